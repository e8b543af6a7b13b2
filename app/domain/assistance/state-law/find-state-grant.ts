import type { StateGrant } from "./state-grant.ts";
import { stateGrants } from "./state-grants.ts";

/** The law of a key; null: it is not among those that we know (any more). */
export function findStateGrant(key: string): StateGrant | null {
  return stateGrants.find((grant) => grant.key === key) ?? null;
}
