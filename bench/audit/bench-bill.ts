import type { AuditedBill, BillSetting, Coverage } from "#app/domain/audits/audited-bill.ts";
import type { LinePriceContext } from "#app/domain/audits/line-price-context.ts";
import type { RuleId } from "#app/domain/audits/rule-ids.ts";

/** Who sends a bill. */
export type BillKind = "outpatient" | "emergency" | "inpatient" | "physician" | "laboratory";

/** A line while its bill is made. */
export interface DraftLine {
  /** ISO. */
  day: string;
  /** Null: a revenue code and words alone. */
  code: string | null;
  revenueCode: string | null;
  words: string;
  modifiers: string[];
  units: number;
  unitCents: number;
  /** The whole line's. */
  cents: number;
  /** Charged, and taken back in full. */
  isTakenBack: boolean;
  /** What a price file, a state or Medicare says of it. */
  published: Partial<Record<"gross" | "cash" | "state" | "medicare", number>>;
}

/** Something that an audit must find. */
export interface DraftTruth {
  rule: RuleId;
  lines: readonly DraftLine[];
  /** Any one of these accompanies it. */
  beside?: readonly DraftLine[];
  amountCents: number;
  /** Which amount is on which lines; no lines: the balance. */
  targets: readonly { lines: readonly DraftLine[]; cents: number }[];
  /** The whole bill comes down by it. */
  ofWhole?: true;
  /** What rests on a price of the hospital's own file: judged when the totals are known. */
  ownPrice?: { kind: "gross" | "cash"; line: DraftLine; priceCents: number };
  /** Why it is there, where it was not planted for itself. */
  impliedBy?: string;
}

/** A bill while it is made: errors are planted in it, then it is written out. */
export interface Draft {
  kind: BillKind;
  setting: BillSetting;
  coverage: Coverage;
  /** The days of care, ISO. */
  days: string[];
  statementDate: string;
  lines: DraftLine[];
  /** Lines that an error or a near miss uses: no other one touches them. */
  taken: Set<DraftLine>;
  truths: DraftTruth[];
  /** What was planted, and what nearly looks like an error, by name. */
  planted: string[];
  nearMisses: string[];
  printsLineDays: boolean;
  printsUnitPrices: boolean;
  /** Lines that a price was looked up for. */
  hasPrices: boolean;
  /** Of the whole: filled in when the lines are done. */
  totals: { chargesCents: number; adjustmentsCents: number; paymentsCents: number; balanceCents: number };
  payments: { date: string; amountCents: number }[] | null;
  explanation: AuditedBill["explanation"];
  goodFaithEstimate: AuditedBill["goodFaithEstimate"];
  household: AuditedBill["household"];
  provider: AuditedBill["provider"];
}

/** A finding that an audit of the bill must have. */
export interface Truth {
  rule: RuleId;
  /** Indexes of the lines that it is about, in order. */
  lines: number[];
  /** One of these is evidence, too; null: nothing else is. */
  beside: number[] | null;
  amountCents: number;
  impliedBy: string | null;
}

/** A bill of the benchmark, and what is wrong with it. */
export interface BenchBill {
  name: string;
  kind: BillKind;
  planted: readonly string[];
  nearMisses: readonly string[];
  bill: AuditedBill;
  prices: LinePriceContext[] | null;
  truths: Truth[];
  /** The possible reduction in total. */
  disputableCents: number;
}
