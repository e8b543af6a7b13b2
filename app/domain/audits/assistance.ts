import { percentOfPovertyLevel } from "#app/domain/assistance/poverty-level.ts";
import type { AuditedBill } from "./audited-bill.ts";

/** What a hospital's own policy promises a household. */
export interface Assistance {
  percentOfPovertyLevel: number;
  tier: "free" | "discount" | "none";
}

/** Null where household, hospital or policy are not known, or the hospital need not have one. */
export function assistanceOf({ household, provider, statementDate }: AuditedBill): Assistance | null {
  const { assistance, isNonprofit } = provider;
  if (!household || !assistance || isNonprofit !== true || statementDate === null) return null;
  const percent = percentOfPovertyLevel(household, Number(statementDate.slice(0, 4)));
  if (percent === null) return null;
  const { freeUpToPercent, discountUpToPercent } = assistance;
  const tier =
    freeUpToPercent !== null && percent <= freeUpToPercent
      ? "free"
      : discountUpToPercent !== null && percent <= discountUpToPercent
        ? "discount"
        : "none";
  return { percentOfPovertyLevel: percent, tier };
}
