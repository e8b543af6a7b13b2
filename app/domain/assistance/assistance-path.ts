import { addressOf } from "#app/platform/http/addresses/address-of.ts";

/** The address where somebody sees how their household stands by a hospital's assistance. */
export function assistancePath(hospitalShortId: string): string {
  return addressOf("/assistance", { id: hospitalShortId });
}
