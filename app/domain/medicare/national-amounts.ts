import type { Likeness } from "#app/domain/billing-codes/comparable-key.ts";
import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";

/** Which part of a service: the whole, or a professional's reading of it (modifier 26). */
export type ServicePart = "" | "26";

/** By what Medicare pays a hospital: outpatient prospective payment, the schedules of laboratories and physicians in its
 *  place (42 CFR 419.22), or the MS-DRG of a stay. */
export const medicareSchedules = ["outpatient", "laboratory", "physician", "stay"] as const;
export type MedicareSchedule = (typeof medicareSchedules)[number];

/** What Medicare pays for a service in the nation, in ten-thousandths of a dollar; null: it sets no separate amount. */
export type NationalAmount = ServiceCode & {
  part: ServicePart;
  hospitalE4: number | null;
  /** Of the hospital's amount; null where there is none. */
  schedule: MedicareSchedule | null;
  /** A professional's, for work in a hospital. */
  doctorE4: number | null;
};

/** National amounts by service and part. */
export type NationalAmounts = ReadonlyMap<string, NationalAmount>;

export function nameOfAmount({ codeType, code }: ServiceCode, part: ServicePart): string {
  return `${codeType} ${code} ${part}`;
}

/** What Medicare pays for the priced service, by which schedule; and for the doctor's work, if the price is the
 *  hospital's. In ten-thousandths of a dollar. */
export type Yardstick = { medicareE4: number; doctorE4: number | null; schedule: MedicareSchedule | null };

/** Sides of the body change no amount; other modifiers do. */
const WHOLE = new Set(["", "LT", "RT"]);

/**
 * Returns what Medicare pays for what is priced under a key, a hospital's price by the hospital's amount and a
 * professional's by the physician fee schedule. Null where Medicare sets none, and for drugs by unit: prices are per vial.
 */
export function findYardstick(
  amounts: NationalAmounts,
  service: ServiceCode,
  { billingClass, modifiers, drugUnit }: Omit<Likeness, "setting">,
): Yardstick | null {
  if (drugUnit !== "") return null;
  const part = modifiers === "26" ? "26" : "";
  if (part === "" && !WHOLE.has(modifiers)) return null;
  const amount = amounts.get(nameOfAmount(service, part));
  if (!amount) return null;
  const isProfessional = part === "26" || billingClass === "professional";
  const medicareE4 = isProfessional ? amount.doctorE4 : amount.hospitalE4;
  if (medicareE4 === null) return null;
  return {
    medicareE4,
    doctorE4: isProfessional ? null : amount.doctorE4,
    schedule: isProfessional ? "physician" : amount.schedule,
  };
}
