/** Why a new file of a source waits for a person's decision. */
export const HOLD_REASONS = [
  "other-hospital", // it names another hospital than its source is known for
  "other-ein", // its name has another EIN than the former file's
  "hospital-of-another-source", // another source gives this hospital's prices already
  "fewer-charges", // more than half of the charges are gone
  "fewer-payers", // more than half of the payers are gone
  "prices-moved", // the median price of services that both files have moved by more than 3 ×
  "older", // its date is before that of the file in force
  "format", // it breaks rules of the format that the file in force keeps, or many rows are unreadable
  "several-files", // a zip of more than one price file, of which one alone would be read
] as const;

export type HoldReason = (typeof HOLD_REASONS)[number];

/** What tells one file of a hospital from another. `fileDate`: ISO day; null where it gives none. */
export interface HeldCounts {
  hospitalName: string;
  fileDate: string | null;
  rows: number;
  charges: number;
  negotiatedCharges: number;
  payers: number;
}

/** A price that the file in force and the held file have alike, in dollars as text. */
export interface HeldMove {
  codeType: string;
  code: string;
  description: string;
  setting: string;
  former: string;
  next: string;
}

/** What a person needs to decide on a file that is held. */
export interface Hold {
  reasons: HoldReason[];
  /** The file in force; null = the source has none. */
  former: HeldCounts | null;
  next: HeldCounts | null;
  /** The hospital that the source is known for, or what its cms-hpt.txt calls it; null = neither. */
  expectedHospital: string | null;
  /** How many prices both files have, and by which factor their median moved; null = none. */
  comparedCount: number;
  medianRatio: number | null;
  /** The largest moves first. */
  moves: HeldMove[];
  /** The first prices of the held file. */
  samples: Omit<HeldMove, "former">[];
  /** Rules of the format that it breaks, with how often. */
  brokenRules: { rule: string; count: number }[];
  rowsLeftOut: number;
}
