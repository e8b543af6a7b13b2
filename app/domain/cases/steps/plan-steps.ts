import { isGroundAmbulance } from "#app/domain/audits/ground-ambulance.ts";
import { daysBetween } from "#app/domain/dates/calendar-days.ts";
import { type CaseFacts, hasPaid, hasPlan, isNothingDue, networkOf } from "../case-facts.ts";
import { standingOfLetter } from "./status-of-letter.ts";
import { nothingDue, type StepRule } from "./step-rule.ts";

/** A plan decides about care that was given within 30 days of the claim (29 CFR 2560.503-1(f)(2)(iii)); hospitals take a while
 *  to send one. */
const USUAL_DAYS = 60;

/** A document from the plan is on hand, and no one has confirmed yet that it is about this bill. */
export const matchPlanPaper: StepRule = {
  id: "match-plan-paper",
  minutes: 3,
  letter: null,
  judge: ({ waitingPaperCount: count }) =>
    count > 0
      ? { state: "open", reason: "plan-paper-unmatched", by: null, facts: { count } }
      : { state: "done", reason: "plan-paper-none-waiting" },
};

/** Until the plan has decided, no one knows what is owed. */
export const waitForPlan: StepRule = {
  id: "wait-for-plan",
  minutes: 5,
  letter: null,
  judge(facts) {
    const { bill, waitingPaperCount } = facts;
    if (hasPlan(facts) === false) return { state: "not-for-you", reason: "no-plan" };
    const isSaid = bill.explanation !== null && bill.explanation.patientResponsibilityCents !== null;
    if ((bill.planClaims ?? []).length > 0 || isSaid || waitingPaperCount > 0) {
      return { state: "done", reason: "plan-paper-here" };
    }
    if (hasPlan(facts) === null) return { state: "not-for-you", reason: "payer-unknown" };
    if (isNothingDue(facts)) return nothingDue;
    if ((bill.totals.insurancePaidCents ?? 0) > 0) return { state: "open", reason: "plan-paid", by: null };
    return { state: "open", reason: isLate(facts) ? "plan-late" : "plan-not-yet", by: null };
  },
};

function isLate({ bill: { serviceTo, serviceFrom, statementDate }, today }: CaseFacts): boolean {
  const care = serviceTo ?? serviceFrom ?? statementDate;
  return care !== null && daysBetween(care, today) > USUAL_DAYS;
}

/** The plan denied something, or paid an ambulance that no one chose as one out of its network. */
export const appealPlan: StepRule = {
  id: "appeal-plan",
  minutes: 20,
  letter: "internal-appeal",
  judge(facts) {
    const begun = standingOfLetter(facts, "external-review", "internal-appeal");
    if (begun !== null) return begun;
    const { denial, bill } = facts;
    if (hasPlan(facts) === false) return { state: "not-for-you", reason: "no-plan" };
    // What was paid already, the plan may give back
    if (isNothingDue(facts) && !hasPaid(facts)) return nothingDue;
    if (denial !== null) {
      const { by, isProvidersFault, isFileFirst } = denial;
      if (by !== null && by.daysLeft < 0) return { state: "not-for-you", reason: "days-past" };
      if (isProvidersFault) return { state: "open", reason: "plan-refused-providers-fault", by };
      return { state: "open", reason: isFileFirst ? "plan-refused-file-first" : "plan-refused", by };
    }
    if (networkOf(facts) === "out" && isGroundAmbulance(bill)) {
      return { state: "open", reason: "ground-ambulance", by: null };
    }
    return { state: "not-for-you", reason: "not-refused" };
  },
};
