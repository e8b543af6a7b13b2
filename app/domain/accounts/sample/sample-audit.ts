import type { AuditFacts } from "#app/domain/audits/read-audit-facts.ts";
import { sampleBills } from "./sample-documents.ts";

const [emergencyVisit] = sampleBills;

/** The audit of the sample account's first bill, with what its person would say for it. */
export const sampleAudit: { auditId: string; billId: string; facts: AuditFacts } = {
  auditId: "5a3b1e00-0000-4000-8000-000000000011",
  billId: emergencyVisit.billId,
  facts: {
    setting: "emergency",
    coverage: "other-plan",
    explanation: { network: "in", isEmergency: true, patientResponsibilityCents: 64_554, lines: [] },
    goodFaithEstimate: null,
    household: { size: 3, annualIncomeCents: 5_200_000, state: "CA" },
    isNonprofit: null,
    assistance: null,
  },
};
