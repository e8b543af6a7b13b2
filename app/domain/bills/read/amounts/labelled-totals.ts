import type { Labelled } from "../labels/labelled-values.ts";
import { type Column, columnOfAmount, misalignment } from "../layout/columns.ts";
import type { Row } from "../layout/rows.ts";
import type { AmountRole } from "../vocabulary/amount-labels.ts";
import type { ColumnRole } from "../vocabulary/column-labels.ts";
import type { PrintedAmount } from "./amounts.ts";

type LabelledAmount = Labelled<PrintedAmount>;

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
      inRow.flatMap((value) => {
        const column = columnOfAmount(columns, value.box);
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
export function listTotals(amounts: LabelledAmount[]): number[] {
  const sums: AmountRole[] = ["total-charges", "charges", "subtotal", "total"];
  return amounts
    .filter(({ label, value }) => sums.includes(label.roles.amount!) && value.cents > 0)
    .map(({ value }) => value.cents);
}

const GROSS: readonly AmountRole[] = ["total-charges", "total", "charges", "subtotal", "amount-due"];

/** Whether a label says of some amount that it is what was charged, or what is owed. */
export function saysTotal(amounts: readonly LabelledAmount[]): boolean {
  return amounts.some(
    (amount) =>
      GROSS.includes(amount.label.roles.amount!) && amount.value.cents > 0 && !isTotalOfSomething(amount),
  );
}

/** "Total Med/Surg Supplies", or a dish called "Total indulgence sundae". */
const isTotalOfSomething = ({ label, wordsBetween }: LabelledAmount) =>
  (label.roles.amount === "total" || label.roles.amount === "subtotal") && wordsBetween > 1;
