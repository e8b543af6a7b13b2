import type { Likeness } from "#app/domain/billing-codes/comparable-key.ts";
import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import { isPlaceholderAmount } from "#app/domain/charges/placeholder-amount.ts";
import { isDoctorsPackage } from "#app/domain/medicare/doctors-packages.ts";
import { serviceKindOf } from "#app/domain/medicare/likely-range.ts";
import type { NationalAmounts } from "#app/domain/medicare/national-amounts.ts";
import type { Dollars } from "#app/domain/money/dollars.ts";
import { toE4 } from "#app/domain/statistics/values/price-distribution.ts";
import { type HospitalFit, partProbabilities } from "./fit-hospital.ts";
import { type PartEvidence, partEvidence } from "./part-evidence.ts";
import type { JudgedPart } from "./price-part.ts";

/** An amount below it is in no list, range, median or rank of the service's prices. */
const MIN_FOR_A_WHOLE = 0.5;
/** Less probable kinds are not named. */
const MIN_FOR_A_NAME = 0.5;

/** Returns why a price isn't a price of the whole service; null: it probably is one. */
export function partVerdict(
  price: PartEvidence,
  fit: HospitalFit,
): "professional-fee" | "part-of-service" | null {
  const { whole, fee, part } = partProbabilities(price, fit[price.family]);
  if (whole >= MIN_FOR_A_WHOLE) return null;
  return fee >= part ? "professional-fee" : "part-of-service";
}

/** A charge as the file has it: a blank billing class is none, though such charges are compared as the facility's. */
export type PublishedCharge = Omit<Likeness, "setting"> & {
  description: string;
  cashDollars: Dollars | null;
  grossDollars: Dollars | null;
};

/** What a charge is probably the price of, by the fit of its hospital's prices. */
export function judgePart(
  amounts: NationalAmounts,
  service: ServiceCode,
  { cashDollars, grossDollars, ...charge }: PublishedCharge,
  fit: HospitalFit,
): JudgedPart {
  const [cashE4, grossE4] = [amountE4(cashDollars), amountE4(grossDollars)];
  if (cashE4 === null && grossE4 === null) return { part: "unsure", confidence: null };
  if (charge.billingClass === "professional" || charge.modifiers === "26" || isDoctorsPackage(service)) {
    return { part: "professional", confidence: null };
  }
  const evidence = partEvidence(amounts, service, { ...charge, cashE4, grossE4 });
  if (evidence) return nameOf(evidence, fit);
  const kind = serviceKindOf(service);
  const isWhole = (kind === "laboratory" || kind === "stay") && charge.modifiers === "";
  return { part: isWhole ? "whole-facility" : "unsure", confidence: null };
}

function amountE4(dollars: Dollars | null): number | null {
  return dollars === null || isPlaceholderAmount(dollars) ? null : toE4(dollars);
}

function nameOf(evidence: PartEvidence, fit: HospitalFit): JudgedPart {
  const { whole, fee, part } = partProbabilities(evidence, fit[evidence.family]);
  const confidence = Math.round(Math.max(whole, fee, part) * 1000) / 1000;
  if (confidence < MIN_FOR_A_NAME) return { part: "unsure", confidence };
  if (whole >= fee && whole >= part) return { part: "whole-facility", confidence };
  return { part: fee >= part ? "professional" : "part", confidence };
}
