import type { CaseDenial } from "#app/domain/cases/case-facts.ts";
import type { CaseStep } from "#app/domain/cases/case-step.ts";
import { beginApplicationPath } from "../appeal-case/application-path.ts";
import { fileAppealParameters, fileAppealPath } from "../appeal-case/file-appeal-query.ts";

/** Where a step is taken. */
export interface StepLink {
  path: string;
  parameters?: Record<string, string | number | null>;
}

interface OfBill {
  billId: string;
  auditId: string | null;
  denial: CaseDenial | null;
  /** The first of the plan's documents that wait; null: none. */
  waitingExplanationId: string | null;
}

/** The page on which a step is taken; null: it is answered on the bill's own page, or there is nothing to open. */
export function linkOfStep(step: CaseStep, of: OfBill): StepLink | null {
  const { billId } = of;
  if (step.appealId !== undefined) {
    return { path: "/account/audit/detailed", parameters: { appeal: step.appealId } };
  }
  if (step.reason === "letter-won-still-found") return { path: `/account/bills/${billId}/review` };
  switch (step.id) {
    case "check-reading":
      return { path: `/account/bills/${billId}/review` };
    case "say-who-pays":
    case "screen-household":
    case "answer-court":
    case "answer-plan":
    case "keep-receipt":
      return null;
    case "match-plan-paper": {
      const { waitingExplanationId: id } = of;
      return id === null ? null : { path: `/account/explanations/${id}/review` };
    }
    case "wait-for-plan":
      return { path: `/account/bills/${billId}/add-document` };
    case "apply-assistance":
    case "check-plan-terms":
      return { path: beginApplicationPath, parameters: { bill: billId } };
    case "make-offer":
      return { path: "/account/negotiate", parameters: { bill: billId } };
    case "pay":
    case "call-before-collection":
    case "keep-plan":
    case "keep-estimate":
      return { path: `/account/bills/${billId}/call` };
    default:
      return { path: fileAppealPath, parameters: fileAppealParameters(letterOfStep(step, of)) };
  }
}

function letterOfStep({ id, letter, places }: CaseStep, { billId, auditId, denial }: OfBill) {
  const claim = id === "appeal-plan" ? denial : null;
  return {
    billId,
    kind: letter,
    ...(claim && { claim: { explanationId: claim.explanationId, claimIndex: claim.claimIndex } }),
    ...(auditId !== null && places && { auditId, findings: [...places] }),
  };
}
