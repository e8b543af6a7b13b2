import { policyOf, screenBill } from "../assistance.ts";
import { assistanceFacts } from "../assistance-facts.ts";
import type { AuditRule, RuleOutcome } from "../audit-rule.ts";
import type { AuditedBill } from "../audited-bill.ts";
import { charityCareSource } from "../sources.ts";

/** A hospital whose policy, or whose state's law, may forgive this household its bill or a part of it. The possible reduction is
 *  a range, which the finding states and no sum includes. */
export const charityCare: AuditRule = {
  id: "charity-care",
  strength: "question",
  source: charityCareSource,
  find({ bill }) {
    const { isNonprofit } = bill.provider;
    const day = bill.statementDate ?? bill.serviceTo ?? bill.serviceFrom;
    const hasLines = day === null ? policyOf(bill.provider) !== null : linesOn(bill, day);
    if (isNonprofit !== true && !hasLines) return { notChecked: "not-nonprofit" };
    if (bill.household === null) {
      const isKnown = bill.provider.hospital !== undefined && hasLines && day !== null;
      return isKnown ? found("ask-household", bill, day) : { notChecked: "no-household" };
    }
    if (!hasLines) return found("ask-for-policy", bill, day);
    if (bill.statementDate === null) return { notChecked: "no-statement-date" };
    const { answer, ownPercent, isNearLine } = screenBill(bill, bill.statementDate);
    if (ownPercent === null) return { notChecked: "no-poverty-guidelines" };
    if (answer === "free" || answer === "discount") return found(answer, bill, bill.statementDate);
    return isNearLine ? found("near-line", bill, bill.statementDate) : { findings: [] };
  },
};

/** Whether any line is known that a household could be at or below. */
function linesOn(bill: AuditedBill, day: string): boolean {
  const { freeUpToPercent, discountUpToPercent } = screenBill(bill, day);
  return freeUpToPercent !== null || discountUpToPercent !== null;
}

/** Null day: nothing can be told besides. */
function found(kind: string, bill: AuditedBill, day: string | null): RuleOutcome {
  const facts = day === null ? {} : assistanceFacts(bill, day);
  return { findings: [{ lines: [], stakes: [], kind, facts }] };
}
