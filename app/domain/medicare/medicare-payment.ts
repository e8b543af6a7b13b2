import { type Dollars, dollarsNumber } from "#app/domain/money/dollars.ts";
import type { MedicareSchedule } from "./national-amounts.ts";

/** What Medicare pays in the nation for the same thing as a price is of, by which schedule and edition of it: its first
 *  month, as 2026-07. */
export type MedicarePayment = { dollars: Dollars; schedule: MedicareSchedule; edition: string };

/** How many times what Medicare pays a price is: 2.4. */
export function timesMedicare(price: Dollars, { dollars }: MedicarePayment): number {
  return dollarsNumber(price) / dollarsNumber(dollars);
}
