import type { AmountRole } from "#app/domain/reading/labels/amount-labels.ts";
import type { ColumnRole } from "#app/domain/reading/labels/column-labels.ts";
import { misalignment } from "#app/domain/reading/page/geometry.ts";
import { type Row, textOf } from "#app/domain/reading/page/rows.ts";
import { type LabeledValue, pairLabelsWithValues } from "#app/domain/reading/pairs/labelled-values.ts";
import type { PrintedAmount } from "#app/domain/reading/values/amounts.ts";
import type { WordedValue } from "#app/domain/reading/values/said.ts";
import { columnOfAmount } from "../tokens/columns.ts";
import type { TokenRow } from "../tokens/token-row.ts";
import type { Tokens } from "../tokens/tokens.ts";
import { withDetailsOfSummary } from "./account-details.ts";
import type { ChargeLine } from "./charge-line.ts";
import { findLines } from "./find-lines.ts";
import { reconcileLines } from "./reconcile-lines.ts";

/** The charges of a document, and the amounts that it prints outside them. */
export interface Charges {
  lines: ChargeLine[];
  /** The rows of charges and of their headings. */
  tableRows: Set<Row>;
  /** The other rows, and the amounts in them that labels name. */
  outside: readonly TokenRow[];
  amounts: LabeledValue<PrintedAmount>[];
}

export function findCharges(tokens: Tokens): Charges {
  const { lines: found, possible } = findLines(tokens);
  const above = new Set(found.map(({ row }) => tokens.all[row.index]?.heading));
  const headings = tokens.all.flatMap(({ row, heading, isHeading }) =>
    isHeading && above.has(heading) ? [row] : [],
  );
  const mayBeTable = new Set([...headings, ...found.flatMap(({ row, amount }) => [row, amount.row])]);
  const outside = tokens.all.filter(({ row }) => !mayBeTable.has(row));
  const amounts = nameAmounts(outside, tokens);
  const totals = listTotals(amounts);
  const itemised = withDetailsOfSummary(found, possible, [...totals, tokens.largestCents]);
  const lines = withRevenueCodesOfSections(reconcileLines(itemised, possible, totals, tokens), tokens);
  // Sums prove more rows to be charges, and some to be none: a remittance slip's.
  const tableRows = new Set([...headings, ...lines.flatMap((line) => listRowsOfLine(line, tokens))]);
  return { lines, tableRows, outside, amounts };
}

/** The amounts of rows that labels name, no offers among them, each total with the amount of its column. */
function nameAmounts(outside: readonly TokenRow[], tokens: Tokens): LabeledValue<PrintedAmount>[] {
  const labels = outside.filter(({ isOffer }) => !isOffer).flatMap((token) => token.labels);
  const paired = pairLabelsWithValues(
    labels.filter(({ roles }) => roles.amount),
    outside.flatMap(({ charged }) => charged),
    tokens.rows,
  );
  return alignTotalsWithColumns(askingPastDue(paired), tokens);
}

/** A reminder prints nothing but what is past due: then that is what it asks for, and no balance of an earlier statement. */
function askingPastDue(amounts: LabeledValue<PrintedAmount>[]): LabeledValue<PrintedAmount>[] {
  const isPastDue = ({ label: { key } }: LabeledValue<PrintedAmount>) => PAST_DUE.test(key);
  if (!amounts.every(isPastDue)) return amounts;
  return amounts.map((one) => ({
    ...one,
    label: { ...one.label, roles: { ...one.label.roles, amount: "amount-due" } },
  }));
}

const PAST_DUE = /pastdue|overdue/;

type LabelledAmount = LabeledValue<PrintedAmount>;

/** Returns totals below a table of several amounts, each with the amount of its column: the charge for a total, and what the
 *  patient owes as a separate amount due. */
function alignTotalsWithColumns(amounts: LabelledAmount[], { all }: Tokens): LabelledAmount[] {
  const saysDue = amounts.some(({ label }) => label.roles.amount === "amount-due");
  return amounts.flatMap((amount) => {
    const { label, placement } = amount;
    const token = all[label.row.index];
    const inRow = token?.charged.filter((value) => value.start >= label.end) ?? [];
    const isTotal = label.roles.amount === "total" || label.roles.amount === "total-charges";
    if (placement !== "right" || !isTotal || inRow.length < 2) return [amount];
    const inColumn = (role: ColumnRole) =>
      inRow.flatMap((value) => {
        const column = columnOfAmount(token?.columns ?? [], value.box);
        return column?.role === role ? [{ value, off: misalignment(column.box, value.box) }] : [];
      });
    // A column whose heading no dictionary lists lends its amount to the next one.
    const [due] = saysDue ? [] : inColumn("balance").sort((one, other) => one.off - other.off);
    const dueLabel = { ...label, roles: { amount: "amount-due" as const } };
    return [
      { ...amount, value: inColumn("charge")[0]?.value ?? amount.value },
      ...(due ? [{ ...amount, label: dueLabel, value: due.value }] : []),
    ];
  });
}

/** The amounts that may be the sum of the charges, in cents. */
function listTotals(amounts: LabelledAmount[]): number[] {
  const sums: (AmountRole | undefined)[] = ["total-charges", "charges", "subtotal", "total"];
  return amounts
    .filter(({ label, value }) => sums.includes(label.roles.amount) && value.cents > 0)
    .map(({ value }) => value.cents);
}

/** Adds the revenue code of the heading above to charges without one. Hospitals list services by revenue code
 *  (UB-04 form locator 42) and print each code once. */
function withRevenueCodesOfSections(lines: readonly ChargeLine[], { all }: Tokens): ChargeLine[] {
  const rowsOfLines = new Set(lines.map(({ row }) => row));
  const sectionOf = new Map<Row, WordedValue<string> | null>();
  let open: WordedValue<string> | null = null;
  for (const { row, section } of all) {
    if (rowsOfLines.has(row)) sectionOf.set(row, open);
    else if (section !== null) open = section === "ends" ? null : section;
  }
  return lines.map((line) => ({ ...line, revenueCode: line.revenueCode ?? sectionOf.get(line.row) ?? null }));
}

/** The rows that a charge takes: what was done may stand above its amount. */
function listRowsOfLine({ row, amount, description }: ChargeLine, tokens: Tokens): Row[] {
  const above = tokens.rows[row.index - 1];
  return [row, amount.row, ...(above && textOf(above.words) === description?.value ? [above] : [])];
}
