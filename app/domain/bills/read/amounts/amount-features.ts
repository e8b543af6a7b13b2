import { conceptsIn } from "../choice/label-concepts.ts";
import { headingText, nearText } from "../choice/near-text.ts";
import type { Features } from "../choice/scored-choice.ts";
import { heightOf, type Row } from "../layout/rows.ts";
import type { PrintedAmount } from "../tokens/amounts.ts";
import { type AmountCandidate, type AmountContext, listAmountCandidates } from "./amount-candidates.ts";
import {
  explainsBalance,
  findPaidCents,
  growsIntoDebt,
  includesPreviousBalance,
  isAddedToPreviousBalance,
  isRounded,
  sumsOtherTotals,
  wasDiscounted,
} from "./labelled-balances.ts";

/** An amount with what speaks for and against it, for whatever role it is weighed: each role has weights of its own. */
export interface WeighedAmount extends AmountCandidate {
  features: Features;
}

/** Every amount that is printed, once, with its features. */
export function weighAmounts(context: AmountContext): WeighedAmount[] {
  const whole = { ...context, ...summarise(context) };
  return listAmountCandidates(context).map((one) => ({ ...one, features: featuresOfAmount(one, whole) }));
}

/** What is the same for every amount of a document. */
function summarise({ amounts, allAmounts, labelled, chains }: AmountContext) {
  const takingOff = chains.filter(({ signedCents }) => signedCents.some((signed) => signed < 0));
  const takenFrom = new Set(takingOff.map(({ signedCents }) => Math.max(...signedCents)));
  return {
    rowsOutside: new Set(amounts.map(({ row }) => row)),
    largestCents: Math.max(...allAmounts.map(({ cents }) => cents)),
    charged: labelled.filter(({ value }) => value.cents > 0),
    lastBalances: new Set(
      takingOff.map(({ resultCents }) => resultCents).filter((cents) => !takenFrom.has(cents)),
    ),
  };
}

type Whole = AmountContext & ReturnType<typeof summarise>;

function featuresOfAmount({ cents, printed, labels }: AmountCandidate, context: Whole): Features {
  const features: Record<string, number> = {};
  const say = (name: string, value = 1) => {
    features[name] = Math.max(features[name] ?? 0, value);
  };
  const { chains, charged, labelled, saysRetail, rowsOutside, largestCents, lastBalances } = context;
  if (!printed.some(({ row }) => rowsOutside.has(row))) say("in lines alone");
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
  if (cents === largestCents) say("largest");
  if (largestCents > 20 * cents) say("small");
  if (lastBalances.has(cents)) say("last of balances");
  say("repeats", Math.min(2, 0.5 * (printed.length - 1)));
  if (explainsBalance(cents, labelled)) say("labelled credits leave balance");
  if (growsIntoDebt(cents, labelled)) say("grows into debt");
  if (includesPreviousBalance(cents, charged, labelled)) say("includes previous balance");
  if (isAddedToPreviousBalance(cents, charged, labelled)) say("is added to previous balance");
  if (labels.some((one) => sumsOtherTotals(one, charged))) say("sums other totals");
  if (wasDiscounted(cents, labelled)) say("was discounted");
  if (saysRetail && findPaidCents(labelled) === cents) say("paid in cash");
  if (saysRetail && isRounded(cents, charged, labelled)) say("rounded");
  return features;
}

/** Whether no amount stands below it in its column: the place of a column's total. */
function isLastOfColumn({ row, box }: PrintedAmount, all: readonly PrintedAmount[]): boolean {
  const inColumn = (other: PrintedAmount) =>
    other.row.pageIndex === row.pageIndex &&
    Math.abs(other.box.right - box.right) < 0.9 * heightOf(box) &&
    !isProse(other.row);
  const others = all.filter(inColumn);
  return others.length > SHORTEST_COLUMN && others.every((other) => other.box.top <= box.top);
}

const MOST_WORDS_OF_A_CELL = 8;

const isProse = ({ cellStarts, words }: Row) =>
  cellStarts.length === 1 && words.length > MOST_WORDS_OF_A_CELL;

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

/** The sum of the lines, where no printed amount is the total. */
export const featuresOfSum: Features = { "unprinted sum of lines": 1 };
