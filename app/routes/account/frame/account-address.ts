import { useRouteLoaderData } from "@remix-run/react";
import type { Permission } from "#app/domain/accounts/account.ts";
import { addressOf } from "#app/platform/http/addresses/address-of.ts";

/** The parameter in which an authorized person names the account they view. */
export const grantParameter = "for";

/** Why a page of an account does not open: the sample is not changed, the owner alone may, a grant ended, or it lacks a
 *  permission. */
export type AccountRefusal = "sample" | "owner-only" | "ended" | Permission;

/** The grant of an authorized person; null for the owner. */
export function useGrantId(): string | null {
  const frame = useRouteLoaderData<{ grantId: string | null }>("routes/account/frame/account-layout");
  return frame?.grantId ?? null;
}

/** Makes the addresses of an account's pages, in components: they keep saying whose account it is. */
export function useAccountAddress() {
  const grantId = useGrantId();
  return (path: string, parameters: Record<string, string | number | null> = {}) =>
    addressOf(path, { ...parameters, [grantParameter]: grantId });
}
