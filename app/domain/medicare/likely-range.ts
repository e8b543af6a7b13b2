import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";

/** Amounts between which prices of a thing are likely, in ten-thousandths of a dollar, both included. */
export type LikelyRange = { fromE4: number; toE4: number };

/** What hospitals do alike enough that one multiple of Medicare's amounts bounds it. */
export type ServiceKind = "stay" | "procedure" | "visit" | "imaging" | "laboratory" | "other";

/** Multiples of Medicare's national amount, of a discounted cash price. Chosen from 620,000 prices of 3,306 hospitals:
 *  docs/decisions/037. A change needs a migration that has all prices judged again, as 0022 does. */
const CASH_MULTIPLES: Record<ServiceKind, { minMultiple: number; maxMultiple: number }> = {
  stay: { minMultiple: 0.2, maxMultiple: 15 },
  procedure: { minMultiple: 0.2, maxMultiple: 40 },
  visit: { minMultiple: 0.2, maxMultiple: 40 },
  imaging: { minMultiple: 0.1, maxMultiple: 60 },
  // One price in a hundred is below 0.45: $0.35 for every test isn't a real price.
  laboratory: { minMultiple: 0.3, maxMultiple: 100 },
  other: { minMultiple: 0.1, maxMultiple: 60 },
};

/** Cash is half the gross charge at the median hospital, and Medicaid's rates are below Medicare's. */
const SCALES = {
  cash: { least: 1, most: 1 },
  gross: { least: 1, most: 2 },
  negotiated: { least: 0.5, most: 2 },
};

/**
 * Returns the amounts that a price of a service can be, judged by what Medicare pays for it; in ten-thousandths of a
 * dollar. No published price moves it.
 */
export function rangeByMedicare(
  service: ServiceCode,
  kind: keyof typeof SCALES,
  medicareE4: number,
): LikelyRange {
  const { minMultiple, maxMultiple } = CASH_MULTIPLES[serviceKindOf(service)];
  const scale = SCALES[kind];
  return { fromE4: medicareE4 * minMultiple * scale.least, toE4: medicareE4 * maxMultiple * scale.most };
}

/** Procedures on the heart stand among the tests of the CPT's section on medicine. */
const PROCEDURES_OF_MEDICINE = [
  ["92920", "92998"],
  ["93451", "93583"],
] as const;

/** By the sections of the CPT. */
export function serviceKindOf({ codeType, code }: ServiceCode): ServiceKind {
  if (codeType === "MS-DRG") return "stay";
  if (codeType !== "CPT") return "other";
  if (/[UM]$/.test(code)) return "laboratory";
  if (code.endsWith("T") || (code >= "10004" && code < "70000")) return "procedure";
  if (PROCEDURES_OF_MEDICINE.some(([first, last]) => first <= code && code <= last)) return "procedure";
  if (code >= "70000" && code < "80000") return "imaging";
  if (code >= "80000" && code < "90000") return "laboratory";
  return code >= "99202" && code <= "99499" ? "visit" : "other";
}
