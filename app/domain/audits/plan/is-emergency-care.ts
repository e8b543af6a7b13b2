import type { AuditedBill } from "../audited-bill.ts";
import { likelySetting } from "../likely-setting.ts";
import type { PlanClaim } from "../plan-claim.ts";

/** Emergency department visits. */
const EMERGENCY_VISIT = /^9928[1-5]$/;
const EMERGENCY_WORDS = /(?<!\bnon-? ?)\bemergency (?:room|care|department|services?|visit|physician)\b/i;
const PROTECTED_WORDS = /\bno surprises act\b|\bsurprise bill/i;
/** What takes the protection back: "does not apply", "isn't protected", "you consented". "May not bill you" is the protection itself. */
const UNPROTECTED_WORDS = /(?:\bnot|n['’]t) (?:appl|protect|subject|cover|qualif)|\bwaive|\bconsent/i;

/** "This emergency service is protected by the No Surprises Act", and not one that says the opposite or is about other care. */
const isOfProtectedEmergency = (words: string) =>
  PROTECTED_WORDS.test(words) &&
  /\bemergency\b/i.test(words) &&
  !/\bnon-?emergency\b/i.test(words) &&
  !UNPROTECTED_WORDS.test(words);

/** Whether a claim is for emergency care, which federal law protects even out of network. The plan may say so for
 *  the claim, in a remark on its lines, or by the service. The bill may show it by a visit's code or the
 *  emergency room's revenue code. */
export function isEmergencyCare(bill: AuditedBill, { isEmergency, lines, remarks }: PlanClaim): boolean {
  const ofLines = new Set(lines.flatMap(({ remarkCodes }) => remarkCodes));
  return (
    isEmergency ||
    remarks.some(({ code, words }) => ofLines.has(code) && isOfProtectedEmergency(words)) ||
    lines.some(
      ({ code, description }) => EMERGENCY_VISIT.test(code ?? "") || EMERGENCY_WORDS.test(description ?? ""),
    ) ||
    likelySetting(bill.lines)?.sign === "emergency"
  );
}
