import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import { serviceKindOf } from "#app/domain/medicare/likely-range.ts";
import { findYardstick, type NationalAmounts, nameOfAmount } from "#app/domain/medicare/national-amounts.ts";

/** Services for which Medicare pays the hospital and the doctor separately, each with a separate fit. */
export const FITTED_FAMILIES = ["operation", "imaging", "visit"] as const;
export type FittedFamily = (typeof FITTED_FAMILIES)[number];

/** What tells whose fee an amount is. */
export type PartEvidence = {
  family: FittedFamily;
  /** Natural logarithm of the price over what Medicare pays the hospital for the whole. */
  overHospital: number;
  /** The same over what Medicare pays the doctor: for the operation, or for reading the image. */
  overDoctor: number;
  /** Whose the file says it is; null: it does not say. */
  statedClass: "facility" | "professional" | null;
};

/** A published charge, as far as it tells; amounts in ten-thousandths of a dollar, null = none. */
export type ChargeToJudge = {
  billingClass: string;
  modifiers: string;
  drugUnit: string;
  description: string;
  cashE4: number | null;
  grossE4: number | null;
};

/** The discounted cash price is half the gross charge at the median hospital. */
const CASH_OF_GROSS = 0.5;

/** Prefixes of Epic's charge descriptions: hospital charge, professional charge. */
const FACILITY_PREFIX = /^(?:HC|HCHG|HB) /;
const PROFESSIONAL_PREFIX = /^(?:PR|PB|PF) /;

/** Null where nothing can show it: Medicare does not pay both for it, it is a part by its modifier, or the amount is missing. */
export function partEvidence(
  amounts: NationalAmounts,
  service: ServiceCode,
  charge: ChargeToJudge,
): PartEvidence | null {
  const reading = amounts.get(nameOfAmount(service, "26"))?.doctorE4;
  const family = fittedFamilyOf(service, Boolean(reading));
  const priceE4 = charge.cashE4 ?? (charge.grossE4 === null ? null : charge.grossE4 * CASH_OF_GROSS);
  if (family === null || priceE4 === null || priceE4 <= 0) return null;
  const yardstick = findYardstick(amounts, service, { ...charge, billingClass: "facility" });
  const doctorE4 = reading ?? yardstick?.doctorE4;
  if (!yardstick || !doctorE4) return null;
  return {
    family,
    overHospital: Math.log(priceE4 / yardstick.medicareE4),
    overDoctor: Math.log(priceE4 / doctorE4),
    statedClass: statedClassOf(charge),
  };
}

/** Tests that a doctor reads, such as those of the heart, are priced as images are. */
function fittedFamilyOf(service: ServiceCode, isRead: boolean): FittedFamily | null {
  const kind = serviceKindOf(service);
  if (kind === "procedure") return "operation";
  if (kind === "other" && isRead) return "imaging";
  return kind === "imaging" || kind === "visit" ? kind : null;
}

function statedClassOf({ billingClass, description }: ChargeToJudge): PartEvidence["statedClass"] {
  if (billingClass === "facility" || billingClass === "professional") return billingClass;
  if (FACILITY_PREFIX.test(description)) return "facility";
  return PROFESSIONAL_PREFIX.test(description) ? "professional" : null;
}
