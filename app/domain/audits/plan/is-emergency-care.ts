import type { AuditedBill } from "../audited-bill.ts";
import { likelySetting } from "../likely-setting.ts";
import type { PlanClaim } from "../plan-claim.ts";

/** Emergency department visits. */
const EMERGENCY_VISIT = /^9928[1-5]$/;
const EMERGENCY_WORDS = /\bemergency (?:room|care|department|services?|visit|physician)\b/i;
const PROTECTED_WORDS = /\bno surprises act\b|\bsurprise bill/i;

/** Whether a claim is about emergency care, which federal law protects out of the network, too: the plan says so, by itself, in a remark of its lines or by
 *  the service, or the bill does, by a visit's code or the emergency room's revenue code. */
export function isEmergencyCare(bill: AuditedBill, { isEmergency, lines, remarks }: PlanClaim): boolean {
  const ofLines = new Set(lines.flatMap(({ remarkCodes }) => remarkCodes));
  return (
    isEmergency ||
    remarks.some(({ code, words }) => ofLines.has(code) && PROTECTED_WORDS.test(words)) ||
    lines.some(
      ({ code, description }) => EMERGENCY_VISIT.test(code ?? "") || EMERGENCY_WORDS.test(description ?? ""),
    ) ||
    likelySetting(bill.lines)?.sign === "emergency"
  );
}
