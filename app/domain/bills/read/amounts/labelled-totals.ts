import type { AmountRole } from "../labels/amount-labels.ts";
import type { ColumnRole } from "../labels/column-labels.ts";
import type { Labelled } from "../labels/labelled-values.ts";
import type { Row } from "../layout/rows.ts";
import { type Column, columnOfAmount } from "../layout/table-columns.ts";
import type { PrintedAmount } from "./amounts.ts";

type LabelledAmount = Labelled<PrintedAmount>;

/** What the rest of the document says about its total. */
export interface TotalEvidence {
  /** Sum of the charges read, in cents; null when none was read. */
  sumOfLinesCents: number | null;
  /** Whether any charge has a procedure code. */
  hasCodes: boolean;
}

const GROSS_WEIGHTS: Partial<Record<AmountRole, number>> = {
  "total-charges": 10,
  total: 7,
  charges: 6,
  subtotal: 5,
  "amount-due": 2,
};

/** Totals below a table of several amounts, each given the amount of its column: the charge for a total, and what
 *  the patient owes as an amount due of its own. */
export function alignTotalsWithColumns(
  amounts: LabelledAmount[],
  printed: Map<Row, PrintedAmount[]>,
  columnsOf: (row: Row) => Column[],
): LabelledAmount[] {
  const saysDue = amounts.some(({ label }) => label.roles.amount === "amount-due");
  return amounts.flatMap((amount) => {
    const { label, placement } = amount;
    const inRow = printed.get(label.row)?.filter((value) => value.start >= label.end) ?? [];
    const isTotal = label.roles.amount === "total" || label.roles.amount === "total-charges";
    if (placement !== "right" || !isTotal || inRow.length < 2) return [amount];
    const columns = columnsOf(label.row);
    const inColumn = (role: ColumnRole) =>
      inRow.find((value) => columnOfAmount(columns, value.box)?.role === role);
    const due = saysDue ? null : inColumn("balance");
    const dueLabel = { ...label, roles: { amount: "amount-due" as const } };
    return [
      { ...amount, value: inColumn("charge") ?? amount.value },
      ...(due ? [{ ...amount, label: dueLabel, value: due }] : []),
    ];
  });
}

/** The gross total: charges before insurance, adjustments, discounts and payments; null when no total is labelled.
 *  A document that prints only a balance has that balance as its total. */
export function findGrossTotal(amounts: LabelledAmount[], evidence: TotalEvidence): LabelledAmount | null {
  const candidates = amounts.filter(
    (amount) =>
      GROSS_WEIGHTS[amount.label.roles.amount!] && amount.value.cents > 0 && !isTotalOfSomething(amount),
  );
  const retail =
    !evidence.hasCodes &&
    amounts.some(({ label }) => ["tax", "tendered", "change"].includes(label.roles.amount!));
  const paid = retail ? findPaidCents(amounts) : null;
  const largest = Math.max(0, ...candidates.filter(isStrong).map(({ value }) => value.cents));
  return best(candidates, (candidate) => {
    const cents = candidate.value.cents;
    const role = candidate.label.roles.amount!;
    let score = GROSS_WEIGHTS[role]! - partialTotalPenalty(candidate);
    if (evidence.sumOfLinesCents === cents) score += retail ? 2 : 6;
    if (role !== "amount-due" && explainsBalance(cents, amounts)) score += 4;
    if (includesPreviousBalance(cents, candidates, amounts)) score -= 6;
    if (growsIntoDebt(cents, amounts)) score += 9;
    if (isStrong(candidate) && cents === largest) score += 1.5;
    if (sumsOtherTotals(candidate, candidates)) score += 4;
    score += Math.min(
      2,
      0.7 * candidates.filter((other) => other !== candidate && other.value.cents === cents).length,
    );
    if (role === "subtotal" && !retail && wasDiscounted(cents, amounts)) score += 6;
    if (retail && role === "amount-due") score += 4;
    if (retail && role === "charges") score -= 4;
    if (cents === paid) score += 6;
    if (retail && isRounded(cents, candidates, amounts)) score += 3;
    if (candidate.placement === "below") score -= 0.5;
    return score;
  });
}

/** The amounts that may be the sum of the charges, in cents. */
export function listTotals(amounts: LabelledAmount[]): number[] {
  const sums: AmountRole[] = ["total-charges", "charges", "subtotal", "total"];
  return amounts
    .filter(({ label, value }) => sums.includes(label.roles.amount!) && value.cents > 0)
    .map(({ value }) => value.cents);
}

/** What the patient is asked to pay, or null when nothing is asked. */
export function findAmountDue(amounts: LabelledAmount[], totalCents: number | null): LabelledAmount | null {
  const candidates = amounts.filter(
    ({ label, value }) => label.roles.amount === "amount-due" && value.cents >= 0,
  );
  return best(candidates, (candidate) => {
    const cents = candidate.value.cents;
    let score = candidate.wordsBetween > 1 ? 0 : 2;
    score += 0.8 * candidates.filter((other) => other !== candidate && other.value.cents === cents).length;
    if (totalCents !== null && cents > totalCents) score -= 1;
    if (totalCents !== null && cents === totalCents) score -= 0.3;
    return score;
  });
}

const isStrong = ({ label }: LabelledAmount) => label.roles.amount === "total-charges";

/** "Total Med/Surg Supplies", or a dish called "Total indulgence sundae". */
const isTotalOfSomething = ({ label, wordsBetween }: LabelledAmount) => isVague(label) && wordsBetween > 1;

const isVague = ({ roles }: LabelledAmount["label"]) =>
  roles.amount === "total" || roles.amount === "subtotal";

/** "Total Pharmacy" and "Visit 1 total charges" are totals of a part. */
function partialTotalPenalty({ label, wordsBefore, wordsBetween }: LabelledAmount): number {
  const vague = isVague(label);
  return (wordsBetween > 0 ? (vague ? 3.5 : 0.5) : 0) + (wordsBefore > 0 ? (vague ? 2.5 : 1.5) : 0);
}

/** Whether the amount is another candidate with the balance of the last statement added. */
function includesPreviousBalance(
  cents: number,
  candidates: LabelledAmount[],
  amounts: LabelledAmount[],
): boolean {
  return amounts.some(
    ({ label, value }) =>
      label.roles.amount === "previous-balance" &&
      value.cents > 0 &&
      candidates.some((other) => other.value.cents === cents - value.cents),
  );
}

// A notice itemises few entries; every one doubles the sums to try.
const MAX_DEBT_ENTRIES = 6;

/** Whether interest and fees, less what was paid, turn the amount into another that is owed: the original balance of a debt (12 CFR 1006.34). */
function growsIntoDebt(cents: number, amounts: LabelledAmount[]): boolean {
  const of = (...roles: AmountRole[]) => amounts.filter(({ label }) => roles.includes(label.roles.amount!));
  const fees = distinct(of("fee")).map(Math.abs).slice(0, MAX_DEBT_ENTRIES);
  if (!fees.some((fee) => fee > 0)) return false;
  const credits = distinct(of("payment", "tendered", "adjustment", "discount"))
    .map(Math.abs)
    .slice(0, MAX_DEBT_ENTRIES);
  const owed = new Set(of("amount-due", "total").map(({ value }) => value.cents));
  owed.delete(cents);
  return subsetSums(fees).some(
    (fee) => fee > 0 && subsetSums(credits).some((credit) => owed.has(cents + fee - credit)),
  );
}

/** Cash given less the change. */
function findPaidCents(amounts: LabelledAmount[]): number | null {
  const of = (role: AmountRole) => amounts.find(({ label }) => label.roles.amount === role)?.value.cents;
  const tendered = of("tendered");
  return tendered === undefined ? null : Math.abs(tendered) - Math.abs(of("change") ?? 0);
}

/** Whether the amount is another total rounded to the coin (by less than five cents, as a line about rounding says). */
function isRounded(cents: number, candidates: LabelledAmount[], amounts: LabelledAmount[]): boolean {
  if (cents % 5 !== 0) return false;
  return amounts.some(
    ({ label, value }) =>
      label.roles.amount === "tax" &&
      Math.abs(value.cents) > 0 &&
      Math.abs(value.cents) < 5 &&
      candidates.some((other) => Math.abs(cents - other.value.cents) === Math.abs(value.cents)),
  );
}

/** Whether charges less the printed payments and adjustments leave a printed balance. */
function explainsBalance(cents: number, amounts: LabelledAmount[]): boolean {
  const due = new Set(
    amounts.filter(({ label }) => label.roles.amount === "amount-due").map(({ value }) => value.cents),
  );
  due.delete(cents);
  if (due.size === 0) return false;
  const credits = distinct(
    amounts.filter(({ label }) =>
      ["payment", "tendered", "adjustment", "discount"].includes(label.roles.amount!),
    ),
  ).map(Math.abs);
  return subsetSums(credits).some((credit) => credit > 0 && due.has(cents - credit));
}

function distinct(amounts: LabelledAmount[]): number[] {
  const seen = new Map<string, number>();
  for (const { label, value } of amounts) seen.set(`${label.key} ${value.cents}`, value.cents);
  return [...seen.values()];
}

// Payments and adjustments of a summary are few; past ten the sums would prove anything.
function subsetSums(values: number[]): number[] {
  return values.slice(0, 10).reduce((sums, value) => sums.concat(sums.map((sum) => sum + value)), [0]);
}

function sumsOtherTotals(candidate: LabelledAmount, all: LabelledAmount[]): boolean {
  const parts = all.filter(
    ({ label, value }) =>
      label.roles.amount !== "amount-due" &&
      value.cents < candidate.value.cents &&
      label.row !== candidate.label.row,
  );
  const values = [
    ...new Map(
      parts.map(({ label, value }) => [`${label.row.box.top} ${value.cents}`, value.cents]),
    ).values(),
  ];
  if (values.length < 2 || candidate.label.roles.amount === "amount-due") return false;
  return values.reduce((sum, cents) => sum + cents, 0) === candidate.value.cents;
}

function wasDiscounted(cents: number, amounts: LabelledAmount[]): boolean {
  return amounts.some(
    ({ label, value }) =>
      (label.roles.amount === "discount" || label.roles.amount === "adjustment") &&
      amounts.some((other) => other.value.cents === cents - Math.abs(value.cents) && value.cents !== 0),
  );
}

function best(
  candidates: LabelledAmount[],
  scoreOf: (candidate: LabelledAmount) => number,
): LabelledAmount | null {
  let winner: LabelledAmount | null = null;
  let highest = Number.NEGATIVE_INFINITY;
  for (const candidate of candidates) {
    const score = scoreOf(candidate);
    if (score >= highest) {
      winner = candidate;
      highest = score;
    }
  }
  return winner;
}
