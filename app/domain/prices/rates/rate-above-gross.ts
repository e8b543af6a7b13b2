import type { Dollars } from "#app/domain/money/dollars.ts";

/** Whether a negotiated rate is above the hospital's own list price for the same thing: a mistake of the file, or a rate for
 *  more than one unit. False where either is not published. */
export function isRateAboveGross(rateDollars: Dollars | null, grossDollars: Dollars | null): boolean {
  return rateDollars !== null && grossDollars !== null && Number(rateDollars) > Number(grossDollars);
}
