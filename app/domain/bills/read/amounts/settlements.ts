import type { AmountRole } from "#app/domain/reading/labels/amount-labels.ts";
import type { Labelled } from "#app/domain/reading/pairs/labelled-values.ts";
import type { PrintedAmount } from "#app/domain/reading/values/amounts.ts";
import type { BalanceChain } from "../tokens/balance-chains.ts";

/** What was due, was paid and leaves nothing, as receipts print it without a minus: "Total due 82.00, Paid by card 82.00,
 *  Balance 0.00". Labels must say so: beside ages of a debt, or in columns, the same three amounts say something else. */
export function settlementsIn(amounts: readonly Labelled<PrintedAmount>[]): BalanceChain[] {
  const [due, paid] = [withRole(amounts, "amount-due"), withRole(amounts, "payment", "tendered")];
  return due.flatMap((owed) => {
    const payment = paid.find((value) => value.cents === owed.cents && isBelow(value, owed));
    const nothing = payment && due.find((value) => value.cents === 0 && isBelow(value, payment));
    if (owed.cents <= 0 || !payment || !nothing) return [];
    return [{ amounts: [owed, payment, nothing], signedCents: [owed.cents, -payment.cents], resultCents: 0 }];
  });
}

const withRole = (amounts: readonly Labelled<PrintedAmount>[], ...roles: (AmountRole | undefined)[]) =>
  amounts.flatMap(({ label, value }) => (roles.includes(label.roles.amount) ? [value] : []));

const isBelow = ({ row }: PrintedAmount, other: PrintedAmount) => row.index > other.row.index;
