import { findLinkedHospital } from "#app/domain/bills/kept/find-linked-hospital.server.ts";
import type { PlanKind } from "#app/domain/explanations/explanation.ts";
import { type MatchReason, SURE_MATCH } from "#app/domain/explanations/matching/match-explanations.ts";
import type { HospitalDetails } from "#app/domain/hospitals/finding/find-hospital.server.ts";
import { findHospitalOfLink } from "#app/domain/hospitals/finding/find-hospital-of-link.server.ts";
import { addBilledHospital } from "../add-billed-hospital.server.ts";
import type { Audit } from "../audit-bill.ts";
import type { AuditedBill, Coverage } from "../audited-bill.ts";
import { auditedBillOf, billItselfOf } from "../audited-bill-of-bill.ts";
import { matchPlanClaims } from "../match-plan-claims.ts";
import { nothingSaid } from "../read-audit-facts.ts";
import { type AuditServices, lookUpAndAudit } from "../run-audit.server.ts";
import type { Evidence } from "./read-evidence.server.ts";

/** A bill among the files, audited with the claims that surely belong to it. Documents are named by their index. */
export interface AuditedEvidence {
  document: number;
  bill: AuditedBill;
  audit: Audit;
}

/** A claim that was found for a bill. `isCompared`: it surely belongs to it, and the bill was held against it. */
export interface EvidenceMatch {
  bill: number;
  explanation: number;
  /** Index among the claims of its document. */
  claim: number;
  confidence: number;
  isCompared: boolean;
  reasons: readonly MatchReason[];
}

export interface EvidenceAudit {
  audits: AuditedEvidence[];
  matches: EvidenceMatch[];
}

/** Matches the explanations among files to the bills among them, and audits each bill. `files`: null where one was not read. */
export async function auditEvidence(
  services: AuditServices,
  files: readonly (Evidence | null)[],
): Promise<EvidenceAudit> {
  const billed = files.flatMap((file, document) => (file?.bill ? [{ document, bill: file.bill }] : []));
  const explained = files.flatMap((file, document) => {
    let before = 0;
    return (file?.explanations ?? []).map((explanation) => {
      const firstClaim = before;
      before += explanation.claims.length;
      return { document, explanation, firstClaim };
    });
  });
  const subjects = await Promise.all(
    billed.map(async ({ document, bill }) => {
      const hospital = await hospitalOf(services, bill.hospitalId);
      const itself = auditedBillOf(billItselfOf(bill), nothingSaid);
      const named = await addBilledHospital(services.db, itself, hospital);
      return { document, hospital, bill: named, hospitalNames: hospital ? [hospital.name] : [] };
    }),
  );
  const explanations = explained.map(({ explanation }) => explanation);
  const { bills, matches } = matchPlanClaims(subjects, explanations, SURE_MATCH);
  const audits: AuditedEvidence[] = [];
  for (const [index, { document, hospital, bill: alone }] of subjects.entries()) {
    const bill = withCoverage(bills[index] ?? alone);
    const { audit } = await lookUpAndAudit(services, bill, hospital);
    audits.push({ document, bill, audit });
  }
  return {
    audits,
    matches: matches.flatMap(({ billIndex, explanationIndex, claimIndex, confidence, reasons }) => {
      const bill = subjects[billIndex];
      const paper = explained[explanationIndex];
      return bill && paper
        ? [
            {
              bill: bill.document,
              explanation: paper.document,
              claim: paper.firstClaim + claimIndex,
              confidence,
              isCompared: confidence >= SURE_MATCH,
              reasons,
            },
          ]
        : [];
    }),
  };
}

async function hospitalOf({ db }: AuditServices, hospitalId: number | null): Promise<HospitalDetails | null> {
  return hospitalId === null ? null : findHospitalOfLink(db, await findLinkedHospital(db, hospitalId));
}

const COVERAGES: Partial<Record<PlanKind, Coverage>> = {
  medicare: "medicare",
  medicaid: "medicaid",
};

/** A plan that decided about it says who pays. */
function withCoverage(bill: AuditedBill): AuditedBill {
  const [first] = bill.planClaims ?? [];
  if (first === undefined) return bill;
  return { ...bill, coverage: (first.planKind && COVERAGES[first.planKind]) ?? "other-plan" };
}
