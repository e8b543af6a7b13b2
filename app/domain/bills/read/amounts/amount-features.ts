import { conceptsIn } from "../choice/label-concepts.ts";
import { headingText, nearText } from "../choice/near-text.ts";
import type { Features } from "../choice/scored-choice.ts";
import type { AmountRole } from "../labels/amount-labels.ts";
import type { Labelled } from "../labels/labelled-values.ts";
import { heightOf, type Row } from "../layout/rows.ts";
import type { PrintedAmount } from "./amounts.ts";
import type { BalanceChain } from "./balance-chains.ts";
import {
  explainsBalance,
  findPaidCents,
  growsIntoDebt,
  includesPreviousBalance,
  isRounded,
  sumsOtherTotals,
  wasDiscounted,
} from "./labelled-balances.ts";

/** An amount of the document, with every place where it is printed. */
export interface AmountCandidate {
  cents: number;
  printed: PrintedAmount[];
  labels: Labelled<PrintedAmount>[];
}

/** What the rest of the document says. */
export interface AmountContext {
  rows: Row[];
  /** Of the document, outside its lines. */
  amounts: PrintedAmount[];
  /** With those of the lines. */
  allAmounts: PrintedAmount[];
  labelled: Labelled<PrintedAmount>[];
  chains: BalanceChain[];
  /** Of the charges read; null: none was. */
  sumOfLinesCents: number | null;
  /** A shop's receipt rather than a bill. */
  saysRetail: boolean;
}

/** Every amount that is printed, once. */
export function listAmountCandidates({ allAmounts, labelled }: AmountContext): AmountCandidate[] {
  const found = new Map<number, AmountCandidate>();
  for (const amount of allAmounts) {
    if (amount.cents < 0) continue;
    const one = found.get(amount.cents) ?? { cents: amount.cents, printed: [], labels: [] };
    one.printed.push(amount);
    found.set(amount.cents, one);
  }
  for (const one of labelled) found.get(one.value.cents)?.labels.push(one);
  return [...found.values()];
}

/** The same features for whatever role an amount is weighed for: each role has weights of its own. */
export function featuresOfAmount(
  { cents, printed, labels }: AmountCandidate,
  context: AmountContext,
): Features {
  const features: Record<string, number> = {};
  const say = (name: string, value = 1) => {
    features[name] = Math.max(features[name] ?? 0, value);
  };
  const { chains, amounts, labelled, saysRetail } = context;
  const outside = new Set(amounts.map(({ row }) => row));
  if (!printed.some(({ row }) => outside.has(row))) say("in lines alone");
  const kind = saysRetail ? "retail " : "";
  for (const { label, wordsBefore, wordsBetween, placement } of labels) {
    const role = label.roles.amount!;
    const clean = wordsBefore + wordsBetween === 0;
    say(`${kind}label ${role}${clean ? "" : " of something"}`);
    if (placement !== "right") say("label not beside");
  }
  if (labels.length === 0) say(`${kind}no label`);
  for (const amount of printed) {
    const concepts = conceptsIn(nearText(amount, context.rows));
    for (const concept of concepts) say(`${kind}says ${concept}`);
    const says = (...all: string[]) => all.every((one) => (concepts as string[]).includes(one));
    if (says("total", "charge")) say("says total charge");
    if (says("charge", "before")) say("says charge before");
    if (says("balance", "now") || says("you", "due")) say("says due now");
    if (says("insurer", "payment")) say("says insurer payment");
    if (says("estimate", "total")) say("says estimated total");
    if (isLastOfColumn(amount, context.allAmounts)) {
      for (const concept of conceptsIn(headingText(amount, context.rows))) say(`ends column of ${concept}`);
    }
  }
  for (const { amounts: chained, signedCents, resultCents } of chains) {
    const size = chained.length > 3 ? "long" : "short";
    const hasCredit = signedCents.some((signed) => signed < 0);
    const printedMinus = chained.some((amount) => amount.cents < 0);
    if (hasCredit) {
      const largest = Math.max(...signedCents);
      if (cents === largest) say(`begins ${size} balance${printedMinus ? " with minus" : ""}`);
      else if (cents === resultCents) say(`ends ${size} balance`);
      else if (signedCents.includes(-cents)) say(`is taken off in ${size} balance`);
      else if (signedCents.includes(cents)) say(`is added in ${size} balance`);
    } else if (cents === resultCents) say(`is ${size} sum`);
    else if (signedCents.includes(cents)) say(`is part of ${size} sum`);
  }
  if (cents === context.sumOfLinesCents) say(saysRetail ? "retail sum of lines" : "sum of lines");
  else if (context.sumOfLinesCents !== null && cents < context.sumOfLinesCents) say("below sum of lines");
  if (context.sumOfLinesCents !== null && cents > 3 * context.sumOfLinesCents) say("far above sum of lines");
  if (printed.some((amount) => sumsColumnAbove(amount, context.allAmounts))) say("sum of column above");
  const positive = context.allAmounts.map((amount) => amount.cents);
  const largest = Math.max(...positive);
  if (cents === largest) say("largest");
  if (positive.some((other) => other > 20 * cents)) say("small");
  say("repeats", Math.min(2, 0.5 * (printed.length - 1)));
  if (explainsBalance(cents, labelled)) say("labelled credits leave balance");
  if (growsIntoDebt(cents, labelled)) say("grows into debt");
  const candidates = labelled.filter(({ value }) => value.cents > 0);
  if (includesPreviousBalance(cents, candidates, labelled)) say("includes previous balance");
  if (labels.some((one) => sumsOtherTotals(one, candidates))) say("sums other totals");
  if (wasDiscounted(cents, labelled)) say("was discounted");
  if (saysRetail && findPaidCents(labelled) === cents) say("paid in cash");
  if (saysRetail && isRounded(cents, candidates, labelled)) say("rounded");
  return features;
}

/** Whether no amount stands below it in its column: the place of a column's total. */
function isLastOfColumn({ row, box }: PrintedAmount, all: readonly PrintedAmount[]): boolean {
  const inColumn = (other: PrintedAmount) =>
    other.row.pageIndex === row.pageIndex && Math.abs(other.box.right - box.right) < 0.9 * heightOf(box);
  const others = all.filter(inColumn);
  return others.length > SHORTEST_COLUMN && others.every((other) => other.box.top <= box.top);
}

const SHORTEST_COLUMN = 2;

/** Whether the amounts straight above in its column, two at least, come to it. */
function sumsColumnAbove({ row, box, cents }: PrintedAmount, all: readonly PrintedAmount[]): boolean {
  const above = all
    .filter(
      (other) =>
        other.row.pageIndex === row.pageIndex &&
        other.box.bottom <= box.top + 0.3 * heightOf(box) &&
        Math.abs(other.box.right - box.right) < 0.9 * heightOf(box),
    )
    .sort((a, b) => b.box.top - a.box.top);
  let sum = 0;
  for (const [index, other] of above.entries()) {
    sum += other.cents;
    if (sum === cents && index + 1 >= SHORTEST_COLUMN) return true;
  }
  return false;
}

/** What is due, beside the total that was chosen. */
export function featuresOfDue(
  candidate: AmountCandidate,
  context: AmountContext,
  totalCents: number | null,
): Features {
  const { cents } = candidate;
  const left = totalCents === null ? new Map<number, boolean>() : amountsLeftOf(totalCents, context.chains);
  const isLast = left.get(cents);
  return {
    ...featuresOfAmount(candidate, context),
    ...(isMoreThanTotal(cents, totalCents, context.chains) ? { "the total and more": 1 } : {}),
    ...(isLast === undefined ? {} : { [isLast ? "last left of the total" : "left of the total"]: 1 }),
    ...(cents === 0 ? { zero: 1 } : {}),
    ...(cents === totalCents ? { "is the total": 1 } : {}),
    ...(totalCents !== null && cents > totalCents ? { "above the total": 1 } : {}),
  };
}

/** Whether a balance adds the total to what was owed before and comes to this amount. */
function isMoreThanTotal(cents: number, totalCents: number | null, chains: readonly BalanceChain[]): boolean {
  return chains.some(
    ({ signedCents, resultCents }) =>
      resultCents === cents && totalCents !== null && signedCents.slice(1).includes(totalCents),
  );
}

/** What balances leave of a total, one after the other: billed, less a discount, is allowed; less what the plan paid, is owed.
 *  By amount, whether nothing is taken off it any more. */
function amountsLeftOf(totalCents: number, chains: readonly BalanceChain[]): Map<number, boolean> {
  const reached = new Set([totalCents]);
  const takenFrom = new Set<number>();
  for (let found = -1; found !== reached.size; ) {
    found = reached.size;
    for (const { signedCents, resultCents } of chains) {
      const largest = Math.max(...signedCents);
      if (resultCents >= largest || !reached.has(largest)) continue;
      reached.add(resultCents);
      takenFrom.add(largest);
    }
  }
  reached.delete(totalCents);
  return new Map([...reached].map((cents) => [cents, !takenFrom.has(cents)]));
}

/** The sum of the lines, where no printed amount is the total. */
export const featuresOfSum: Features = { "unprinted sum of lines": 1 };

/** What speaks for nothing being asked. */
export function featuresOfNoDue({ labelled, chains }: AmountContext, totalCents: number | null): Features {
  const saysDue = labelled.some(({ label }) => label.roles.amount === "amount-due");
  const isLeft = totalCents !== null && [...amountsLeftOf(totalCents, chains).values()].includes(true);
  return {
    none: 1,
    ...(saysDue ? { "none, though a label says due": 1 } : {}),
    ...(isLeft ? { "none, though something is left of the total": 1 } : {}),
  };
}

const RETAIL: readonly AmountRole[] = ["tax", "tendered", "change"];

/** Whether a document has taxes, cash or change, and not for half of its lines a billing code. */
export function isRetail(
  labelled: Labelled<PrintedAmount>[],
  lines: readonly { procedure: unknown }[],
): boolean {
  const coded = lines.filter(({ procedure }) => procedure !== null).length;
  return (
    2 * coded < Math.max(1, lines.length) &&
    labelled.some(({ label }) => RETAIL.includes(label.roles.amount!))
  );
}
