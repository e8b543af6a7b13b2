import type { AmountRole } from "#app/domain/reading/labels/amount-labels.ts";
import { bothEnds } from "#app/domain/reading/page/both-ends.ts";
import type { LabeledValue } from "#app/domain/reading/pairs/labelled-values.ts";
import type { PrintedAmount } from "#app/domain/reading/values/amounts.ts";
import { provenCents } from "../lines/charge-line.ts";
import type { Charges } from "../lines/find-charges.ts";
import { type BalanceChain, findBalanceChains } from "../tokens/balance-chains.ts";
import { offersLess } from "../tokens/offers.ts";
import type { Tokens } from "../tokens/tokens.ts";
import type { AmountContext } from "./amount-candidates.ts";

/** More than any bill has outside its lines. */
const MAX_AMOUNTS = 250;

/** The amounts of a document, of which one may be its total and one what is due, with what speaks for either. */
export function amountsToWeigh({ rows, all }: Tokens, { lines, outside, amounts }: Charges): AmountContext {
  const others = bothEnds(
    outside.flatMap(({ charged }) => charged),
    MAX_AMOUNTS,
  );
  const asked = outside.filter(({ row }) => !offersLess(row)).flatMap(({ charged }) => charged);
  return {
    rows,
    amounts: others,
    allAmounts: bothEnds(
      all.flatMap(({ charged }) => charged),
      2 * MAX_AMOUNTS,
    ),
    labelled: bothEnds(amounts, MAX_AMOUNTS),
    chains: [...settlementsIn(amounts), ...findBalanceChains(bothEnds(asked, MAX_AMOUNTS))],
    sumOfLinesCents: lines.length > 0 ? provenCents(lines) : null,
  };
}

const withRole = (amounts: readonly LabeledValue<PrintedAmount>[], ...roles: (AmountRole | undefined)[]) =>
  amounts.flatMap(({ label, value }) => (roles.includes(label.roles.amount) ? [value] : []));

const isBelow = ({ row }: PrintedAmount, other: PrintedAmount) => row.index > other.row.index;

/** Returns what was due, was paid and leaves nothing, as receipts print it without a minus: "Total due 82.00, Paid by card 82.00,
 *  Balance 0.00". Labels must say so: next to ages of a debt, or in columns, the same three amounts say something else. */
function settlementsIn(amounts: readonly LabeledValue<PrintedAmount>[]): BalanceChain[] {
  const [due, paid] = [withRole(amounts, "amount-due"), withRole(amounts, "payment", "tendered")];
  return due.flatMap((owed) => {
    const payment = paid.find((value) => value.cents === owed.cents && isBelow(value, owed));
    const nothing = payment && due.find((value) => value.cents === 0 && isBelow(value, payment));
    if (owed.cents <= 0 || !payment || !nothing) return [];
    return [{ amounts: [owed, payment, nothing], signedCents: [owed.cents, -payment.cents], resultCents: 0 }];
  });
}
