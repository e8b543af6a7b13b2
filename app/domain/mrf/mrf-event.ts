import type { AmountTally, ReadAmounts } from "./amount-tally.ts";
import type { MrfHeader } from "./mrf-header.ts";
import type { MrfProblem, MrfProblemCount } from "./mrf-problem.ts";
import type { RateColumns } from "./rate-columns.ts";
import type { StandardChargeRecord } from "./standard-charge-record.ts";

/**
 * How reading ended. "too-large": past `maxBytes` unpacked; "damaged": packing or JSON broke off; "not-a-price-file":
 * no header of any template; "unreadable-columns": row 3 does not say where the charges are.
 */
export const MRF_OUTCOMES = [
  "checked",
  "too-large",
  "damaged",
  "not-a-price-file",
  "unreadable-columns",
] as const;
export type MrfOutcome = (typeof MRF_OUTCOMES)[number];

export type MrfSummary = {
  outcome: MrfOutcome;
  valid: boolean;
  rows: number;
  /** Rows of which nothing is left once their errors are taken out. */
  rowsLeftOut: number;
  records: number;
  amounts: ReadAmounts;
  errors: number;
  problemsByRule: MrfProblemCount[];
};

/**
 * What checking yields, in this order: one header at most, then records and problems as they come, one summary. The rates
 * of records hold until the next event is asked for.
 */
export type MrfEvent =
  | { kind: "header"; header: MrfHeader }
  | { kind: "records"; records: StandardChargeRecord[]; rates: RateColumns }
  | { kind: "problems"; problems: MrfProblem[] }
  | { kind: "summary"; summary: MrfSummary };

/** What a stage passes on while it reads. `rows` counts CSV rows from row 4 on, or JSON standard charge items. */
export type MrfSink = {
  header: (header: MrfHeader) => void;
  record: (record: StandardChargeRecord) => void;
  problem: (problem: MrfProblem) => void;
  row: () => void;
  amounts: AmountTally;
  /** Where the rates of the next records go. */
  rates: RateColumns;
};

/** A stage that takes the bytes of a text and says when reading on is of no use. */
export type TextReader = { write: (bytes: Buffer) => void; end: () => void; ended: () => MrfOutcome | null };
