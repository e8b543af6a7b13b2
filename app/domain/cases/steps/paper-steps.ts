import type { PaperKind } from "#app/domain/bills/bill.ts";
import { daysBetween } from "#app/domain/dates/calendar-days.ts";
import { type CaseFacts, isEstimate, isSettledReceipt } from "../case-facts.ts";
import type { CaseStepId, LastDay, StepStatus } from "../case-step.ts";
import type { StepRule } from "./step-rule.ts";

const notThisPaper: StepStatus = { state: "not-for-you", reason: "not-this-paper" };

/** Who doesn't answer a court loses, whatever is owed. */
export const answerCourt: StepRule = {
  id: "answer-court",
  minutes: 60,
  letter: null,
  judge(facts) {
    const { paper, told } = facts.bill;
    if (paper !== "court-paper") return notThisPaper;
    const by = ahead(dayToAnswer(facts));
    const days = told?.answerDays ?? null;
    return by === null && days !== null
      ? { state: "open", reason: "court-sued-days", by, facts: { days } }
      : { state: "open", reason: "court-sued", by };
  },
};

/** A call keeps a bill from a collector. */
export const callBeforeCollection: StepRule = {
  id: "call-before-collection",
  minutes: 15,
  letter: null,
  judge: (facts) =>
    facts.bill.paper === "final-notice"
      ? { state: "open", reason: "final-notice", by: ahead(dayToAnswer(facts)) }
      : notThisPaper,
};

/** The plan decides nothing before it has its answer. */
export const answerPlan: StepRule = {
  id: "answer-plan",
  minutes: 10,
  letter: null,
  judge: (facts) =>
    facts.bill.paper === "plan-question"
      ? { state: "open", reason: "plan-asks", by: ahead(dayToAnswer(facts)) }
      : notThisPaper,
};

/** Help may forgive what a payment plan only spreads. */
export const checkPlanTerms: StepRule = {
  id: "check-plan-terms",
  minutes: 10,
  letter: null,
  judge: ({ bill: { paper, told } }) =>
    paper === "payment-plan" && !told?.isAgreed
      ? { state: "open", reason: "plan-terms", by: null }
      : notThisPaper,
};

/** What was agreed on is kept, or changed before its day. */
export const keepPlan: StepRule = {
  id: "keep-plan",
  minutes: 5,
  letter: null,
  judge: (facts) => {
    const { paper, told } = facts.bill;
    return paper === "payment-plan" && told?.isAgreed
      ? { state: "open", reason: "plan-agreed", by: ahead(lastDayOn(told.firstPaymentOn, facts)) }
      : notThisPaper;
  },
};

/** It proves the payment. */
export const keepReceipt: StepRule = {
  id: "keep-receipt",
  minutes: 1,
  letter: null,
  judge: (facts) =>
    isSettledReceipt(facts) ? { state: "open", reason: "receipt-kept", by: null } : notThisPaper,
};

/** The bill is compared with it. */
export const keepEstimate: StepRule = {
  id: "keep-estimate",
  minutes: 5,
  letter: null,
  judge: (facts) => (isEstimate(facts) ? { state: "open", reason: "estimate-kept", by: null } : notThisPaper),
};

/** The steps for documents that aren't bills, besides checking what was read. */
const STEPS_OF_PAPERS: Partial<Record<PaperKind, readonly CaseStepId[]>> = {
  estimate: ["keep-estimate", "match-plan-paper"],
  receipt: ["keep-receipt", "apply-assistance", "screen-household", "payment-plan", "ask-refund"],
  "court-paper": ["answer-court"],
  "plan-question": ["answer-plan"],
  "payment-plan": ["check-plan-terms", "keep-plan", "apply-assistance", "screen-household"],
};

/** Returns the status of a step that doesn't apply to the document; null: it may apply. */
export function notOfPaper({ bill: { paper } }: Pick<CaseFacts, "bill">, id: CaseStepId): StepStatus | null {
  const steps = paper && STEPS_OF_PAPERS[paper];
  return !steps || id === "check-reading" || steps.includes(id) ? null : notThisPaper;
}

/** Whether the document says by itself what it is: then its story needs no amount. */
export function isToldPaper({ bill: { paper } }: Pick<CaseFacts, "bill">): boolean {
  return paper !== undefined && paper !== "estimate" && paper in STEPS_OF_PAPERS;
}

/** Returns the day by which such a document wants its answer; the day may have passed. Null: not read. */
export function dayToAnswer(facts: CaseFacts): LastDay | null {
  return lastDayOn(facts.bill.told?.answerBy ?? null, facts);
}

function lastDayOn(dueOn: string | null, { today }: CaseFacts): LastDay | null {
  return dueOn === null ? null : { dueOn, daysLeft: daysBetween(today, dueOn) };
}

const ahead = (day: LastDay | null) => (day !== null && day.daysLeft >= 0 ? day : null);
