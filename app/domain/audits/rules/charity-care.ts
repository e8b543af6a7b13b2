import { assistanceOf } from "../assistance.ts";
import type { AuditRule } from "../audit-rule.ts";
import { charityCareSource } from "../sources.ts";

/** A nonprofit hospital whose policy forgives this household its bill, or a part of it. */
export const charityCare: AuditRule = {
  id: "charity-care",
  strength: "question",
  source: charityCareSource,
  find({ bill }) {
    if (bill.provider.isNonprofit !== true) return { notChecked: "not-nonprofit" };
    if (bill.household === null) return { notChecked: "no-household" };
    if (bill.provider.assistance === null) {
      return { findings: [{ lines: [], stakes: [], kind: "ask-for-policy", facts: {} }] };
    }
    if (bill.statementDate === null) return { notChecked: "no-statement-date" };
    const assistance = assistanceOf(bill);
    if (assistance === null) return { notChecked: "no-poverty-guidelines" };
    if (assistance.tier === "none") return { findings: [] };
    const facts = { percent: assistance.percentOfPovertyLevel };
    return { findings: [{ lines: [], stakes: [], kind: assistance.tier, facts }] };
  },
};
