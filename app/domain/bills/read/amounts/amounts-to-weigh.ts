import { bothEnds } from "#app/domain/reading/page/both-ends.ts";
import { provenCents } from "../lines/charge-line.ts";
import type { Charges } from "../lines/find-charges.ts";
import { findBalanceChains } from "../tokens/balance-chains.ts";
import { offersLess } from "../tokens/offers.ts";
import type { Tokens } from "../tokens/tokens.ts";
import type { AmountContext } from "./amount-candidates.ts";
import { settlementsIn } from "./settlements.ts";

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
