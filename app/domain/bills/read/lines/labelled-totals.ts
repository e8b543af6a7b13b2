import type { AmountRole } from "#app/domain/reading/labels/amount-labels.ts";
import type { ColumnRole } from "#app/domain/reading/labels/column-labels.ts";
import { misalignment } from "#app/domain/reading/page/geometry.ts";
import type { Labelled } from "#app/domain/reading/pairs/labelled-values.ts";
import type { PrintedAmount } from "#app/domain/reading/values/amounts.ts";
import { columnOfAmount } from "../tokens/columns.ts";
import type { Tokens } from "../tokens/tokens.ts";

type LabelledAmount = Labelled<PrintedAmount>;

/** Totals below a table of several amounts, each given the amount of its column: the charge for a total, and what
 *  the patient owes as an amount due of its own. */
export function alignTotalsWithColumns(amounts: LabelledAmount[], { all }: Tokens): LabelledAmount[] {
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
export function listTotals(amounts: LabelledAmount[]): number[] {
  const sums: (AmountRole | undefined)[] = ["total-charges", "charges", "subtotal", "total"];
  return amounts
    .filter(({ label, value }) => sums.includes(label.roles.amount) && value.cents > 0)
    .map(({ value }) => value.cents);
}
