import { type Dollars, dollarsOfCents } from "#app/domain/money/dollars.ts";
import { parseAmount } from "#app/domain/money/parse-amount.ts";

/** No one is asked for more for one service. */
const MAX_CENTS = 10_000_000_00;

/** What someone was asked to pay, as they wrote it. */
export type AskedPrice =
  | { outcome: "none" }
  | { outcome: "asked"; dollars: Dollars }
  /** No amount, none above zero, or more than anyone is asked for. */
  | { outcome: "unreadable" };

/** Reads the field "What were you asked to pay?". */
export function readAsked(written: string): AskedPrice {
  if (written === "") return { outcome: "none" };
  const cents = parseAmount(written);
  if (cents === null || cents <= 0 || cents > MAX_CENTS) return { outcome: "unreadable" };
  return { outcome: "asked", dollars: dollarsOfCents(cents) };
}
