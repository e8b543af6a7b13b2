/** What Medicare pays for one unit. Cents may have fractions: files have up to four decimals of a dollar. */
export interface MedicareAmount {
  amountCents: number;
  /** Of which fee schedule. */
  schedule: "physician" | "physician-facility" | "outpatient" | "laboratory" | "drug";
  /** The schedule's edition, as 2026-07. */
  edition: string;
}
