import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import { type Dollars, dollarsOfE4 } from "#app/domain/money/dollars.ts";
import { toE4 } from "#app/domain/statistics/values/price-distribution.ts";
import { type NationalAmounts, nameOfAmount } from "./national-amounts.ts";

/** What Medicare pays the doctor for reading an image, or for the work in a hospital (physician fee schedule, facility); null: it
 *  sets no amount, as for anesthesia, which is paid by time. */
export function doctorDollarsOf(amounts: NationalAmounts, service: ServiceCode): Dollars | null {
  const reading = amounts.get(nameOfAmount(service, "26"));
  const amountE4 = (reading ?? amounts.get(nameOfAmount(service, "")))?.doctorE4 ?? null;
  return amountE4 === null ? null : dollarsOfE4(amountE4);
}

/** Doctors ask so many times what Medicare pays them. */
const DOCTORS_ASK = { least: 1, most: 2.5 };

/** What a doctor probably asks, from what Medicare pays, to the cent. */
export function doctorsAsk(medicareDollars: Dollars): { lowDollars: Dollars; highDollars: Dollars } {
  const times = (factor: number) => dollarsOfE4(Math.round((toE4(medicareDollars) * factor) / 100) * 100);
  return { lowDollars: times(DOCTORS_ASK.least), highDollars: times(DOCTORS_ASK.most) };
}
