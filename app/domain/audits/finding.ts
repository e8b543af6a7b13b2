import type { BillTotals } from "#app/domain/bills/bill.ts";
import type { ExcessCause } from "./plan/explain-excess.ts";
import type { RuleId } from "./rule-ids.ts";

/** Strongest first: the bill contradicts itself or a document; it breaks a coding rule; something to ask about; a price compared
 *  with others. */
export const strengths = ["error", "rule conflict", "question", "price context"] as const;

export type Strength = (typeof strengths)[number];

/** An amount that may be removed from the bill: of a charge, of charges that are judged together, or of the balance as a
 *  whole. */
export interface Stake {
  /** Indexes of lines; none: the balance. */
  lines: readonly number[];
  amountCents: number;
  /** The whole bill comes down by it, whatever is wrong with its lines. */
  ofWhole?: true;
  /** A part of what is asked for above what the plan says is owed: such parts add up, and the whole bill comes down by
   *  their sum. */
  ofExcess?: ExcessCause;
  /** It was paid, and comes back whatever is due. */
  ofMoneyPaid?: true;
}

/** A number that may have been misread: a total, a charge's amount, or another amount of the document by its place among
 *  these. */
export type Suspect =
  | { of: "total"; role: keyof BillTotals }
  | { of: "line"; index: number }
  | { of: "other"; index: number };

/** What a rule puts into its sentence. */
export type FindingFacts = Readonly<Record<string, string | number | null>>;

/** Something that a rule found, before it is told in words. */
export interface Finding {
  rule: RuleId;
  strength: Strength;
  /** The evidence: indexes of lines, in their order. */
  lines: readonly number[];
  stakes: readonly Stake[];
  /** Which of the rule's sentences holds. */
  kind: string;
  facts: FindingFacts;
  /** The input of the finding that was not read with confidence: a charge, sums or the plan's document. "rule": the operator has
   *  the rule asked as a question (`listAskedRules`). The finding then asks, and puts no amount in question. */
  unsure?: "line" | "sums" | "plan" | "rule";
  /** The likeliest two of these numbers, where it rests on sums; absent: none stands out. */
  suspects?: readonly Suspect[];
}

/** Why a rule said nothing. */
export const notCheckedReasons = [
  "no-lines",
  "no-codes",
  "no-revenue-codes",
  "no-dates",
  "no-units",
  "no-unit-prices",
  "unlike-unit-prices",
  "no-charges-total",
  "no-balance",
  "no-deductions",
  "no-statement-date",
  "no-service-dates",
  "no-payments-listed",
  "no-setting",
  "no-hospital",
  "two-heaps",
  "paid-by-the-stay",
  "not-for-inpatients",
  "not-a-bill",
  "days-not-printed",
  "no-explanation-of-benefits",
  "no-plan-claims",
  "ground-ambulance",
  "no-estimate",
  "not-self-pay",
  "no-household",
  "no-poverty-guidelines",
  "not-nonprofit",
  "no-edition-for-date",
  "no-published-prices",
  "no-medicare-prices",
] as const;

export type NotCheckedReason = (typeof notCheckedReasons)[number];

/** What would let more be checked, what helps most first. */
export const missingThings = [
  "not-a-bill",
  "plan",
  "setting",
  "codes",
  "prices",
  "sums",
  "days",
  "household",
  "estimate",
  "law",
] as const;

export type MissingThing = (typeof missingThings)[number];

const missingOf: Record<NotCheckedReason, MissingThing> = {
  "no-lines": "codes",
  "no-codes": "codes",
  "no-revenue-codes": "codes",
  "no-dates": "days",
  "no-units": "codes",
  "no-unit-prices": "codes",
  "unlike-unit-prices": "codes",
  "no-charges-total": "sums",
  "no-balance": "sums",
  "no-deductions": "sums",
  "no-statement-date": "days",
  "no-service-dates": "days",
  "no-payments-listed": "sums",
  "no-setting": "setting",
  "no-hospital": "prices",
  "two-heaps": "prices",
  "paid-by-the-stay": "prices",
  "not-for-inpatients": "codes",
  "not-a-bill": "not-a-bill",
  "days-not-printed": "days",
  "no-explanation-of-benefits": "plan",
  "no-plan-claims": "plan",
  "ground-ambulance": "law",
  "no-estimate": "estimate",
  "not-self-pay": "estimate",
  "no-household": "household",
  "no-poverty-guidelines": "household",
  "not-nonprofit": "household",
  "no-edition-for-date": "codes",
  "no-published-prices": "prices",
  "no-medicare-prices": "prices",
};

/** What is missing for the rules that did not run, each once. */
export function missingAmong(notChecked: readonly { reason: NotCheckedReason }[]): MissingThing[] {
  const missing = new Set(notChecked.map(({ reason }) => missingOf[reason]));
  return missingThings.filter((thing) => missing.has(thing));
}
