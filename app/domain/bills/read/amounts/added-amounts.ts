import type { LabeledValue } from "#app/domain/reading/pairs/labelled-values.ts";
import type { PrintedAmount } from "#app/domain/reading/values/amounts.ts";

/** A fee further from its label is in a sentence. */
const MAX_WORDS_BETWEEN = 2;

const MAX_ADDED = 8;

/** What a bill may add to its own charges, in cents: 0, each earlier balance, and all interest and fees. */
export function addedIn(amounts: readonly LabeledValue<PrintedAmount>[]): number[] {
  const of = (...roles: unknown[]) =>
    amounts.flatMap(({ label, value, wordsBetween }) =>
      roles.includes(label.roles.amount) && value.cents > 0 && wordsBetween <= MAX_WORDS_BETWEEN
        ? [value.cents]
        : [],
    );
  const feesCents = [...new Set(of("fee"))].reduce((sum, cents) => sum + cents, 0);
  return [...new Set([0, feesCents, ...of("previous-balance")])].slice(0, MAX_ADDED);
}
