import type { AmountRole } from "#app/domain/reading/labels/amount-labels.ts";
import { heightOf, type Row } from "#app/domain/reading/page/rows.ts";
import type { PrintedAmount } from "#app/domain/reading/values/amounts.ts";
import { collectFeatures, type FeatureAdder, type Features } from "../choice/scored-choice.ts";
import type { BalanceChain } from "../tokens/balance-chains.ts";
import { conceptsIn, type LabelConcept } from "../tokens/label-concepts.ts";
import { headingText, nearText } from "../tokens/near-text.ts";
import { type AmountCandidate, type AmountContext, listAmountCandidates } from "./amount-candidates.ts";
import {
  explainsBalance,
  growsIntoDebt,
  includesPreviousBalance,
  isAddedToPreviousBalance,
  sumsOtherTotals,
  wasDiscounted,
} from "./labelled-balances.ts";

/** What is said of an amount, whatever it is weighed for. */
export type AmountFeature =
  | `label ${AmountRole}${"" | " of something"}`
  | "no label"
  | "label not beside"
  | `says ${LabelConcept}`
  | "says total charge"
  | "says charge before"
  | "says due now"
  | "says insurer payment"
  | "says estimated total"
  | `ends column of ${LabelConcept}`
  | ChainFeature
  | "sum of lines"
  | "below sum of lines"
  | "far above sum of lines"
  | "in lines alone"
  | "sum of column above"
  | "largest"
  | "small"
  | "repeats"
  | "last of balances"
  | "labelled credits leave balance"
  | "grows into debt"
  | "includes previous balance"
  | "is added to previous balance"
  | "sums other totals"
  | "was discounted";

/** The place of an amount in a chain of amounts that add up. */
type ChainFeature =
  | `begins ${ChainLength} balance${"" | " with minus"}`
  | `ends ${ChainLength} balance`
  | `is taken off in ${ChainLength} balance`
  | `is added in ${ChainLength} balance`
  | `is ${ChainLength} sum`
  | `is part of ${ChainLength} sum`;

type ChainLength = "long" | "short";

/** What is said of a total: an amount, or the sum of the lines where none is printed. */
export type TotalFeature = AmountFeature | "unprinted sum of lines";

/** An amount with the features for and against it, for any role it is weighed for: each role has its own weights. */
export interface WeighedAmount extends AmountCandidate {
  features: Features<AmountFeature>;
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
    largestCents: allAmounts.reduce((most, { cents }) => Math.max(most, cents), Number.NEGATIVE_INFINITY),
    charged: labelled.filter(({ value }) => value.cents > 0),
    lastBalances: new Set(
      takingOff.map(({ resultCents }) => resultCents).filter((cents) => !takenFrom.has(cents)),
    ),
  };
}

type SummarizedAmounts = AmountContext & ReturnType<typeof summarise>;

type AddFeature = FeatureAdder<AmountFeature>;

function featuresOfAmount(amount: AmountCandidate, context: SummarizedAmounts): Features<AmountFeature> {
  return collectFeatures((add) => {
    addLabels(amount, add);
    for (const printed of amount.printed) addWords(printed, context, add);
    for (const chain of context.chains) addPlaceInChain(amount.cents, chain, add);
    addLines(amount, context, add);
    addOthers(amount, context, add);
  });
}

function addLabels({ labels }: AmountCandidate, add: AddFeature): void {
  for (const { label, wordsBefore, wordsBetween, placement } of labels) {
    const role = label.roles.amount;
    if (role) add(`label ${role}${wordsBefore + wordsBetween === 0 ? "" : " of something"}`);
    add("label not beside", placement !== "right");
  }
  add("no label", labels.length === 0);
}

function addWords(amount: PrintedAmount, { rows, allAmounts }: SummarizedAmounts, add: AddFeature): void {
  const concepts = conceptsIn(nearText(amount, rows));
  for (const concept of concepts) add(`says ${concept}`);
  const says = (...all: LabelConcept[]) => all.every((one) => concepts.includes(one));
  add("says total charge", says("total", "charge"));
  add("says charge before", says("charge", "before"));
  add("says due now", says("balance", "now") || says("you", "due"));
  add("says insurer payment", says("insurer", "payment"));
  add("says estimated total", says("estimate", "total"));
  if (!isLastOfColumn(amount, allAmounts)) return;
  for (const concept of conceptsIn(headingText(amount, rows))) add(`ends column of ${concept}`);
}

function addPlaceInChain(cents: number, chain: BalanceChain, add: AddFeature): void {
  const { amounts, signedCents, resultCents } = chain;
  const length = amounts.length > 3 ? "long" : "short";
  if (!signedCents.some((signed) => signed < 0)) {
    if (cents === resultCents) add(`is ${length} sum`);
    else add(`is part of ${length} sum`, signedCents.includes(cents));
    return;
  }
  const printsMinus = amounts.some((amount) => amount.cents < 0);
  if (cents === Math.max(...signedCents)) add(`begins ${length} balance${printsMinus ? " with minus" : ""}`);
  else if (cents === resultCents) add(`ends ${length} balance`);
  else if (signedCents.includes(-cents)) add(`is taken off in ${length} balance`);
  else add(`is added in ${length} balance`, signedCents.includes(cents));
}

function addLines({ cents, printed }: AmountCandidate, context: SummarizedAmounts, add: AddFeature): void {
  const { sumOfLinesCents, rowsOutside } = context;
  add("in lines alone", !printed.some(({ row }) => rowsOutside.has(row)));
  if (sumOfLinesCents === null) return;
  add("sum of lines", cents === sumOfLinesCents);
  add("below sum of lines", cents < sumOfLinesCents);
  add("far above sum of lines", cents > 3 * sumOfLinesCents);
}

function addOthers(
  { cents, printed, labels }: AmountCandidate,
  context: SummarizedAmounts,
  add: AddFeature,
): void {
  const { allAmounts, labelled, charged, largestCents, lastBalances } = context;
  add(
    "sum of column above",
    printed.some((amount) => sumsColumnAbove(amount, allAmounts)),
  );
  add("largest", cents === largestCents);
  add("small", largestCents > 20 * cents);
  add("last of balances", lastBalances.has(cents));
  add("repeats", Math.min(2, 0.5 * (printed.length - 1)));
  add("labelled credits leave balance", explainsBalance(cents, labelled));
  add("grows into debt", growsIntoDebt(cents, labelled));
  add("includes previous balance", includesPreviousBalance(cents, charged, labelled));
  add("is added to previous balance", isAddedToPreviousBalance(cents, charged, labelled));
  add(
    "sums other totals",
    labels.some((one) => sumsOtherTotals(one, charged)),
  );
  add("was discounted", wasDiscounted(cents, labelled));
}

/** Whether no amount stands below it in its column: the place of a column's total. */
function isLastOfColumn({ row, box }: PrintedAmount, all: readonly PrintedAmount[]): boolean {
  const inColumn = (other: PrintedAmount) =>
    other.row.pageIndex === row.pageIndex &&
    Math.abs(other.box.right - box.right) < 0.9 * heightOf(box) &&
    !isProse(other.row);
  const others = all.filter(inColumn);
  return others.length > MIN_COLUMN_LENGTH && others.every((other) => other.box.top <= box.top);
}

const MAX_WORDS_OF_A_CELL = 8;

const isProse = ({ cellStarts, words }: Row) => cellStarts.length === 1 && words.length > MAX_WORDS_OF_A_CELL;

const MIN_COLUMN_LENGTH = 2;

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
    if (sum === cents && index + 1 >= MIN_COLUMN_LENGTH) return true;
  }
  return false;
}

/** The sum of the lines, where no printed amount is the total. */
export const featuresOfSum: Features<TotalFeature> = { "unprinted sum of lines": 1 };
