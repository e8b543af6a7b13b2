import { addressOf } from "#app/platform/http/addresses/address-of.ts";

/** Where the feed of changes of a hospital, a service or a state is. */
export function changesPath(
  scope: { hospital: string } | { codeType: string; code: string } | { state: string },
): string {
  if ("hospital" in scope) return addressOf("/changes.atom", { hospital: scope.hospital });
  if ("state" in scope) return addressOf("/changes.atom", { state: scope.state });
  return addressOf("/changes.atom", { code_type: scope.codeType, code: scope.code });
}
