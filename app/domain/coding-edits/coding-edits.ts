/** Whose services a table of edits judges. */
export type EditTable = "hospital" | "practitioner";

/** Of two codes on one day, the second is not paid together with the first (NCCI procedure-to-procedure edits). */
export interface PairEdit {
  column1: string;
  column2: string;
  /** Whether a modifier may say that they were separate (indicator 1). */
  yieldsToModifier: boolean;
  edition: string;
}

/** The most units that are believable (medically unlikely edits). */
export interface UnitLimit {
  units: number;
  /** Adjudication indicator: 1 judges a line, 2 and 3 a code and day. */
  judges: "line" | "day";
  edition: string;
}

/** A code that is billed only together with others. */
export interface AddOnEdit {
  /** The codes that it may be billed with; null: the payer decides, and nothing can be said. */
  primaries: ReadonlySet<string> | null;
  edition: string;
}

/** The available edits that concern a bill's codes. Dates are ISO days. A null edition: none is available for that day, so a
 *  missing edit means nothing. */
export interface CodingEdits {
  pairEdition(table: EditTable, day: string): string | null;
  /** Those of which a bill has both codes on that day. */
  pairsAmong(table: EditTable, codes: ReadonlySet<string>, day: string): readonly PairEdit[];
  limitEdition(table: EditTable, day: string): string | null;
  findLimit(table: EditTable, code: string, day: string): UnitLimit | null;
  addOnEdition(day: string): string | null;
  findAddOn(code: string, day: string): AddOnEdit | null;
  /** Whether a CPT or HCPCS code is in force; null: not known. */
  isInForce(code: string, day: string): boolean | null;
}
