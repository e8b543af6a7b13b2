import type { HowRead } from "../debt-right.ts";
import { SECONDARY } from "../rights/how-read.ts";

export interface Office {
  name: string;
  /** Null: none that we checked. */
  url: string | null;
  phone: string | null;
}

/** Whom a state has for complaints about plans and collectors. */
export interface StateOffices {
  /** Two letters. */
  state: string;
  insurance: Office;
  /** The office that takes consumers' complaints; null: we have checked none. */
  attorneyGeneral: Office | null;
  /** Who runs the external review of a plan's denial; null: our sources differ. */
  externalReview: "state" | "federal" | null;
}

/** How each office was checked: at least two lists agree, or a list and what is generally known. */
export const officesRead = {
  insurance: {
    ...SECONDARY,
    source:
      "the public list state_help.json (fighthealthinsurance, 2025-12-30) and at least one more; the department’s own page was not opened",
  },
  attorneyGeneral: {
    ...SECONDARY,
    source: "a list of attorneys general (2025); the office’s own page was not opened",
  },
  externalReview: {
    ...SECONDARY,
    source: "claimgotdenied.com (2026), and the list of HHS of January 2012",
  },
} as const satisfies Record<string, HowRead & { source: string }>;
