import { centsOfDecimal } from "../decimal-cents.ts";
import type { Adjustment, AmountKind } from "../explanation.ts";
import { findReasonCode } from "../reason-codes/reason-codes.ts";
import type { Segment } from "./split-segments.ts";

const GROUPS = ["CO", "PR", "OA", "PI", "CR"] as const;
/** A segment has up to six reasons, each with its amount and a count. */
const REASONS = [2, 5, 8, 11, 14, 17];

/** The adjustments (CAS) among segments; null cents are told by `onBad` and left out. */
export function readAdjustments(segments: readonly Segment[], onBad: (text: string) => void): Adjustment[] {
  return segments
    .filter(([name]) => name === "CAS")
    .flatMap((segment) =>
      REASONS.flatMap((at) => {
        const [reasonCode = "", amount = ""] = segment.slice(at, at + 2);
        if (reasonCode === "") return [];
        const amountCents = centsOfDecimal(amount);
        if (amountCents === null) {
          onBad(amount);
          return [];
        }
        const group = GROUPS.find((one) => one === segment[1]) ?? null;
        return [{ group, reasonCode: reasonCode.slice(0, 5), amountCents }];
      }),
    );
}

const SHARES: ReadonlyMap<string, AmountKind> = new Map([
  ["1", "deductible"],
  ["2", "coinsurance"],
  ["3", "copay"],
]);

/**
 * Returns the column of an adjustment. The patient's shares go by their reason, and another plan's payment (OA 23) is
 * other insurance. A provider's write-off by contract or law is discount. Everything else is not covered.
 */
export function columnOfAdjustment({ group, reasonCode }: Adjustment): AmountKind {
  if (group === "PR") return SHARES.get(reasonCode ?? "") ?? "notCovered";
  if (group === "OA" && reasonCode === "23") return "otherInsurance";
  if (group !== "CO") return "notCovered";
  const reason = reasonCode === null ? null : findReasonCode(reasonCode);
  return reason === null || (reason.ask === "write-off" && reason.fault === null) ? "discount" : "notCovered";
}

/** Amounts in cents by column, what the patient owes among them: all of group PR. */
export function columnsOfAdjustments(
  adjustments: readonly Adjustment[],
): Record<
  "discount" | "notCovered" | "otherInsurance" | "deductible" | "coinsurance" | "copay" | "youOwe",
  number
> {
  const columns = {
    discount: 0,
    notCovered: 0,
    otherInsurance: 0,
    deductible: 0,
    coinsurance: 0,
    copay: 0,
    youOwe: 0,
  };
  for (const adjustment of adjustments) {
    const column = columnOfAdjustment(adjustment);
    if (column in columns) columns[column as keyof typeof columns] += adjustment.amountCents;
    if (adjustment.group === "PR") columns.youOwe += adjustment.amountCents;
  }
  return columns;
}
