import type { Label } from "#app/domain/reading/labels/find-labels.ts";
import { squash } from "#app/domain/reading/labels/fold-text.ts";
import { boxAround, cellStart, type Row, textOf } from "#app/domain/reading/page/rows.ts";
import type { LabeledValue } from "#app/domain/reading/pairs/labelled-values.ts";
import type { PrintedAmount } from "#app/domain/reading/values/amounts.ts";
import { type PrintedValue, printedAt } from "#app/domain/reading/values/printed-at.ts";
import { type Column, columnOfAmount } from "../tokens/columns.ts";
import type { ListedPayment } from "../tokens/listed-payment.ts";
import { isSmallPrint, isThanks, offersLess } from "../tokens/offers.ts";
import { readOrganisation } from "../tokens/organisation-words.ts";
import type { TokenRow } from "../tokens/token-row.ts";
import type { Tokens } from "../tokens/tokens.ts";
import { addedIn } from "./added-amounts.ts";
import { type Credit, type CreditRole, type Credits, placeOf, takenOffCentsOf } from "./credit.ts";
import { settleCredits } from "./settle-credits.ts";
import { unreadCredits } from "./unread-credits.ts";

interface StatedAmounts {
  chargesCents: number | null;
  dueCents: number | null;
}

/** Returns the reductions of the charges before the patient is asked to pay, by who bears them: the amounts that labels name, and
 *  those of the row of totals below a table with such columns. */
export function findCredits(
  amounts: LabeledValue<PrintedAmount>[],
  tokens: Tokens,
  { chargesCents, dueCents }: StatedAmounts,
  { payments, lineRows }: { payments: readonly ListedPayment[]; lineRows: ReadonlySet<Row> },
): Credits {
  const listed = new Set(payments.map(({ amount }) => amount));
  const offered = tokens.all.filter(({ row }) => offersLess(row)).flatMap(({ charged }) => charged);
  const isOfOffer = ({ amount }: Credit) =>
    offered.some(({ cents }) => dueCents !== null && cents === dueCents - Math.abs(amount.cents));
  const isThanked = ({ amount }: Credit) => isThanks(amount.row) && !listed.has(amount);
  const all = [...amounts.flatMap(creditOfLabel), ...listColumnTotals(amounts, tokens)].filter(
    (credit) =>
      (chargesCents === null || Math.abs(credit.amount.cents) <= chargesCents) &&
      !isOfOffer(credit) &&
      !(isSmallPrint(credit.amount.row) && !listed.has(credit.amount)),
  );
  // What the bill thanks for is the last of the payments that it lists, unless it lists none.
  const isPaidBeside = all.some((credit) => credit.role !== "adjustmentsCents" && !isThanked(credit));
  const credits = isPaidBeside ? all.filter((credit) => !isThanked(credit)) : all;
  const read = sumsByRole(withoutListedOfTotal(credits, listed), listed);
  const isTotal = credits.some(
    ({ role, name, amount }) =>
      role === "otherPaidCents" && TOTAL.test(name) && Math.abs(amount.cents) === read.otherPaidCents?.value,
  );
  const previousCents = amounts.flatMap(({ label, value }) =>
    label.roles.amount === "previous-balance" ? [value.cents] : [],
  );
  const isNone = isNoneOfThem(read, { chargesCents, dueCents, isTotal, previousCents });
  const told = isNone ? { ...read, otherPaidCents: null } : read;
  if (chargesCents === null || dueCents === null) return told;
  const takenOffCents = chargesCents - dueCents;
  const taken = new Set(credits.map(({ amount }) => placeOf(amount)));
  const unread = unreadCredits(tokens, lineRows).filter(({ amount }) => !taken.has(placeOf(amount)));
  return takenOffCentsOf(told) === takenOffCents
    ? told
    : (settleCredits(told, { all: credits, unread, takenOffCents, addedCents: addedIn(amounts) }) ?? told);
}

function sumsByRole(credits: readonly Credit[], listed: ReadonlySet<PrintedAmount>): Credits {
  const of = (role: CreditRole) =>
    totalOf(
      credits.filter((credit) => credit.role === role),
      listed,
    );
  return {
    adjustmentsCents: of("adjustmentsCents"),
    insurancePaidCents: of("insurancePaidCents"),
    patientPaidCents: of("patientPaidCents"),
    otherPaidCents: of("otherPaidCents"),
  };
}

/** Removes payments that are listed one by one if their sum is printed as paid by an insurer or the patient. The
 *  sum already includes them, no matter who made them. */
function withoutListedOfTotal(
  credits: readonly Credit[],
  listed: ReadonlySet<PrintedAmount>,
): readonly Credit[] {
  const listedCents = [...listed].reduce((sum, { cents }) => sum + Math.abs(cents), 0);
  const others = credits.filter(({ amount }) => !listed.has(amount));
  const isTotal = ({ role, amount }: Credit) =>
    role !== "adjustmentsCents" && Math.abs(amount.cents) === listedCents;
  return listed.size > 1 && others.some(isTotal) ? others : credits;
}

/** Whether a payment without a named payer adds nothing to the others. "Insurance paid 80.00, You paid 20.00,
 *  Total payments 100.00": called a total, it is the sum of the others. If the others alone lead to the amount
 *  due, it is their sum or a payment for an earlier bill. If neither, the bill lists a payment without counting it,
 *  and the audit should find that. */
function isNoneOfThem(
  { adjustmentsCents, insurancePaidCents, patientPaidCents, otherPaidCents }: Credits,
  {
    chargesCents,
    dueCents,
    isTotal,
    previousCents,
  }: StatedAmounts & { isTotal: boolean; previousCents: readonly number[] },
): boolean {
  if (!otherPaidCents?.value) return false;
  const othersCents = (insurancePaidCents?.value ?? 0) + (patientPaidCents?.value ?? 0);
  const isSum = otherPaidCents.value === othersCents;
  if (isSum && isTotal) return true;
  const isOfEarlier = previousCents.some((cents) => cents >= otherPaidCents.value);
  if (!(isSum || isOfEarlier) || chargesCents === null || dueCents === null) return false;
  return chargesCents - (adjustmentsCents?.value ?? 0) - othersCents === dueCents;
}

function creditOfLabel({ label, value, wordsBetween }: LabeledValue<PrintedAmount>): Credit[] {
  // "Payment 06/20/2026 by check": what stands far from its label may be another's.
  if (wordsBetween > 2) return [];
  const before = textOf(label.row.words.slice(cellStart(label.row, label.start), label.start));
  const role = roleOf(label.roles.amount ?? null, label.key, before);
  return role ? [{ role, name: squash(before + label.key), amount: value }] : [];
}

/** "Totals  470.00  260.00  140.00  70.00" below columns for the charge, the insurer's part, the discount and the rest. */
function listColumnTotals(amounts: LabeledValue<PrintedAmount>[], { all, labels }: Tokens): Credit[] {
  const totals = amounts.filter(
    ({ label: { roles } }) => roles.amount === "total" || roles.amount === "total-charges",
  );
  return totals.flatMap(({ label }) => {
    const token = all[label.row.index];
    const inRow = token?.charged.filter((value) => value.start >= label.end) ?? [];
    if (!token || inRow.length < 2) return [];
    const columns = [...token.columns, ...otherColumns(token, labels)];
    return inRow.flatMap((amount): Credit[] => {
      const column = columnOfAmount(columns, amount.box);
      const role = column && roleOf(column.amountRole, column.key, "");
      return role ? [{ role, name: column.key, amount }] : [];
    });
  });
}

/** Columns whose headings name amounts and are those of no table that is known: "Adjust.", "You paid". */
function otherColumns({ heading }: TokenRow, labels: readonly Label[]): Column[] {
  if (heading === null) return [];
  return labels.flatMap(({ row, start, end, key, roles }): Column[] => {
    const isHeading = row.index >= heading.firstRow && row.index <= heading.lastRow;
    if (!isHeading || roles.column || !roles.amount) return [];
    const box = boxAround(row.words.slice(start, end));
    return [{ role: "other-amount", key, amountRole: roles.amount, box }];
  });
}

// In the form that labels are compared in, where "i" is "l".
const listWords = (words: string) => words.split(" ").map(squash);
const INSURER = listWords(
  "ins plan medicare medicaid primary secondary seguro aseguradora health blue tricare",
);
const PATIENT = listWords(
  "patient you copay cash check card visa amex deposit prepa guarantor paciente usted supago efectivo",
);
const ADJUSTMENT = listWords("adjust ajuste");
const TOTAL = /total|suma/;
/** "Min. payment", "Next payment", "12 payments of": to come. "Balance before payment": what a payment lowered. "Return with
 *  payment": no one has paid yet. */
const TO_COME =
  /\b(?:min|minimum|monthly|next|scheduled|suggested)\b|\b(?:before|after|prior to|with|with your|\d{1,3}) ?$/i;
const holds = (text: string, words: string[]) => words.some((word) => text.includes(word));

function roleOf(amountRole: string | null, key: string, before: string): CreditRole | null {
  switch (amountRole) {
    case "adjustment":
    case "discount":
      return "adjustmentsCents";
    case "tendered":
      return "patientPaidCents";
    case "payment": {
      const text = squash(before + key);
      if (TO_COME.test(before)) return null;
      if (holds(text, ADJUSTMENT)) return null; // payments and adjustments in one sum
      if (holds(text, INSURER) || readOrganisation(before).kind === "payer") return "insurancePaidCents";
      return holds(text, PATIENT) ? "patientPaidCents" : "otherPaidCents";
    }
    default:
      return null;
  }
}

/** The printed total of credits of one kind, else their sum. The same amount under two names is printed twice, unless both are
 *  payments of a list. */
function totalOf(all: Credit[], listed: ReadonlySet<PrintedAmount>): PrintedValue<number> | null {
  // "Payments 0.00" says that nothing was paid, where nothing else says what was.
  const above = all.filter(({ amount }) => amount.cents !== 0);
  const credits = above.length > 0 ? above : all;
  const keyOf = ({ amount }: Credit) => (listed.has(amount) ? amount : Math.abs(amount.cents));
  const distinct = [...new Map(credits.map((credit) => [keyOf(credit), credit])).values()];
  const [first] = distinct;
  if (!first) return null;
  const sumCents = distinct.reduce((sum, { amount }) => sum + Math.abs(amount.cents), 0);
  const total =
    distinct.find(({ name }) => TOTAL.test(name)) ??
    distinct.find(({ amount }) => !listed.has(amount) && 2 * Math.abs(amount.cents) === sumCents) ??
    distinct.find((credit) => isSumOfOthers(credit, credits));
  const parts = total ? [total] : distinct;
  const { row } = (total ?? first).amount;
  const words = parts
    .filter(({ amount }) => amount.row.pageIndex === row.pageIndex)
    .flatMap(({ amount }) => amount.row.words.slice(amount.start, amount.end));
  return printedAt(total ? Math.abs(total.amount.cents) : sumCents, row, words);
}

/** A total below its parts, of which two may be as large: "Adjustment 86.12, Adjustment 86.12, Adjustments 172.24". */
function isSumOfOthers({ amount: { cents } }: Credit, all: readonly Credit[]): boolean {
  const others = [
    ...new Map(all.map(({ amount }) => [placeOf(amount), Math.abs(amount.cents)])).values(),
  ].filter((other) => other !== Math.abs(cents));
  return others.length > 1 && others.reduce((sum, other) => sum + other, 0) === Math.abs(cents);
}
