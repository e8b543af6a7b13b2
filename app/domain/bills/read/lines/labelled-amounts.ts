import { type Labelled, pairLabelsWithValues } from "#app/domain/reading/pairs/labelled-values.ts";
import type { PrintedAmount } from "#app/domain/reading/values/amounts.ts";
import type { TokenRow } from "../tokens/token-row.ts";
import type { Tokens } from "../tokens/tokens.ts";
import { alignTotalsWithColumns } from "./labelled-totals.ts";

/** The amounts of rows that labels name, no offers among them, each total with the amount of its column. */
export function nameAmounts(outside: readonly TokenRow[], tokens: Tokens): Labelled<PrintedAmount>[] {
  const labels = outside.filter(({ isOffer }) => !isOffer).flatMap((token) => token.labels);
  const paired = pairLabelsWithValues(
    labels.filter(({ roles }) => roles.amount),
    outside.flatMap(({ charged }) => charged),
    tokens.rows,
  );
  return alignTotalsWithColumns(askingPastDue(paired), tokens);
}

/** A reminder prints nothing but what is past due: then that is what it asks for, and no balance of an earlier statement. */
function askingPastDue(amounts: Labelled<PrintedAmount>[]): Labelled<PrintedAmount>[] {
  const isPastDue = ({ label: { key } }: Labelled<PrintedAmount>) => PAST_DUE.test(key);
  if (!amounts.every(isPastDue)) return amounts;
  return amounts.map((one) => ({
    ...one,
    label: { ...one.label, roles: { ...one.label.roles, amount: "amount-due" } },
  }));
}

const PAST_DUE = /pastdue|overdue/;
