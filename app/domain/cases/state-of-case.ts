import type { AccountProfile } from "#app/domain/accounts/account.ts";
import type { KeptBill } from "#app/domain/bills/kept/kept-bill.ts";
import { parseUsAddress } from "#app/domain/hospitals/addresses/us-address.ts";

/** Whose law a bill's debt is under, two letters, and how we know. */
export interface CaseState {
  state: string;
  from: "home" | "hospital";
}

interface KnownPlaces {
  bill: Pick<KeptBill, "correspondence"> | null;
  /** Null: it is not the viewer's to see. */
  profile: Pick<AccountProfile, "state"> | null;
  /** The hospital's, two letters; null: not known. */
  hospitalState: string | null;
}

/** Returns the state where the patient lives, as the profile or else the bill has it; else the hospital's. Null: neither is
 *  known. */
export function stateOfCase({ bill, profile, hospitalState }: KnownPlaces): CaseState | null {
  const printed = bill?.correspondence?.patientAddress?.value;
  const home = profile?.state ?? (printed ? parseUsAddress(printed).state : null);
  if (home !== null) return { state: home, from: "home" };
  return hospitalState === null ? null : { state: hospitalState, from: "hospital" };
}
