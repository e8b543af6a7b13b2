import type { PrintedAmount } from "../tokens/amounts.ts";
import { type Labelled, pairLabelsWithValues } from "../tokens/labelled-values.ts";
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
  return alignTotalsWithColumns(paired, tokens);
}
