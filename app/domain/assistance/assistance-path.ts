import { addressOf } from "#app/platform/http/addresses/address-of.ts";

/** Returns the address where a person sees whether their household qualifies under a hospital's assistance. */
export function assistancePath(hospitalShortId: string): string {
  return addressOf("/assistance", { id: hospitalShortId });
}
