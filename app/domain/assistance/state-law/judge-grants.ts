import type { StateGrant } from "./state-grant.ts";
import { stateGrants } from "./state-grants.ts";

/** What is known of the hospital that a law may bind. Null = not known. */
export interface BoundHospital {
  /** Two letters. */
  state: string;
  isNonprofit: boolean | null;
  isCriticalAccess: boolean | null;
  /** Its county is in a metropolitan statistical area. Null also where no law of its state asks. */
  isMetropolitan: boolean | null;
}

/** Whom a law would have to help. Null = not known. */
export interface HelpedPerson {
  isInsured: boolean | null;
  livesInState: boolean | null;
}

/** Why a law of the hospital's state is not counted: it binds other hospitals or may do so, does not help the insured, helps
 *  residents alone, is not in force yet or not any more. */
export type NotCounted =
  | "other-hospitals"
  | "maybe-other-hospitals"
  | "uninsured-only"
  | "residents-only"
  | "later"
  | "former";

export interface JudgedGrant {
  grant: StateGrant;
  /** Null: it counts. */
  notCounted: NotCounted | null;
}

/**
 * Returns the laws of a hospital's state, each with whether it helps this person there on a day (ISO). Where a law has a limit
 * for each class of hospitals and the hospital's class is not known, the lower limit counts. A person whose insurance is not
 * known counts as insured, and a person whose home is not known as a resident.
 */
export function judgeGrants(hospital: BoundHospital, person: HelpedPerson, day: string): JudgedGrant[] {
  return stateGrants
    .filter(({ state }) => state === hospital.state)
    .map((grant) => ({ grant, notCounted: whyNotCounted(grant, hospital, person, day) }));
}

function whyNotCounted(
  grant: StateGrant,
  hospital: BoundHospital,
  person: HelpedPerson,
  day: string,
): NotCounted | null {
  if (grant.inForceFrom !== null && day < grant.inForceFrom) return "later";
  if (grant.inForceUntil !== null && day > grant.inForceUntil) return "former";
  const binds = bindsHospital(grant, hospital);
  if (binds !== "yes") return binds === "no" ? "other-hospitals" : "maybe-other-hospitals";
  if (grant.helpsInsured === "no" && person.isInsured !== false) return "uninsured-only";
  if (grant.isForResidentsOnly && person.livesInState === false) return "residents-only";
  return null;
}

/** Whether a law binds a hospital of its state; maybe: what is known of the hospital does not say. */
export function bindsHospital(
  { binds }: StateGrant,
  { isNonprofit, isCriticalAccess, isMetropolitan }: BoundHospital,
): "yes" | "no" | "maybe" {
  switch (binds) {
    case "nonprofit":
      return isNonprofit === null ? "maybe" : isNonprofit ? "yes" : "no";
    // Its rural hospitals are small ones of small towns, which counties alone do not tell.
    case "every-less-if-rural":
      return isCriticalAccess === true || isMetropolitan === false ? "maybe" : "yes";
    case "not-rural":
      if (isCriticalAccess === true || isMetropolitan === false) return "no";
      return isCriticalAccess === false && isMetropolitan === true ? "yes" : "maybe";
    case "large-system":
      return "maybe";
    // The lower limits of those two laws; these laws help people above them, too.
    case "rural":
    case "not-large-system":
    case "in-program":
    case "every":
      return "yes";
  }
}
