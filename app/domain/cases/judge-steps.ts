import { type CaseFacts, hasPlan } from "./case-facts.ts";
import type { CaseStep, CaseStepId, StepStatus } from "./case-step.ts";
import { applyAssistance, screenHousehold } from "./steps/assistance-steps.ts";
import { disputeDebt } from "./steps/collection-steps.ts";
import {
  askQuestions,
  askRefund,
  disputeErrors,
  disputeEstimate,
  disputeSurprise,
} from "./steps/finding-steps.ts";
import { makeOffer, pay, paymentPlan } from "./steps/money-steps.ts";
import {
  answerCourt,
  answerPlan,
  callBeforeCollection,
  checkPlanTerms,
  keepEstimate,
  keepPlan,
  keepReceipt,
  notOfPaper,
} from "./steps/paper-steps.ts";
import { appealPlan, matchPlanPaper, waitForPlan } from "./steps/plan-steps.ts";
import { askWhoPays, checkReading, itemizedBill } from "./steps/reading-steps.ts";
import type { StepRule } from "./steps/step-rule.ts";

/** Of documents that say by themselves what to do. */
const ofPapers: readonly StepRule[] = [
  answerCourt,
  callBeforeCollection,
  answerPlan,
  checkPlanTerms,
  keepPlan,
  keepReceipt,
  keepEstimate,
];

/** With a plan: what it decided comes first, and what a household may be forgiven is asked late, unless it is known to be. */
const orderWithPlan: readonly StepRule[] = [
  checkReading,
  ...ofPapers,
  disputeDebt,
  askWhoPays,
  matchPlanPaper,
  waitForPlan,
  applyAssistance,
  disputeSurprise,
  disputeErrors,
  itemizedBill,
  appealPlan,
  askQuestions,
  askRefund,
  screenHousehold,
  makeOffer,
  pay,
  paymentPlan,
  disputeEstimate,
];

/** Without a plan: assistance may reduce the bill more than all that follows, and two answers show whether it may. */
const orderWithoutPlan: readonly StepRule[] = [
  checkReading,
  ...ofPapers,
  disputeDebt,
  askWhoPays,
  applyAssistance,
  screenHousehold,
  disputeEstimate,
  disputeErrors,
  itemizedBill,
  askQuestions,
  askRefund,
  makeOffer,
  pay,
  paymentPlan,
  matchPlanPaper,
  waitForPlan,
  disputeSurprise,
  appealPlan,
];

/** They take minutes, and all others rest on them: no deadline goes before them. */
const ALWAYS_FIRST: ReadonlySet<CaseStepId> = new Set([
  "check-reading",
  "answer-court",
  "call-before-collection",
  "dispute-debt",
  "say-who-pays",
]);
/** From so many days on a last day goes before the order. */
const SOON_DAYS = 30;

/** Returns every step of a bill on a day, in the order to take them, each with its status: ready, waiting, done
 *  or not applicable. */
export function judgeSteps(facts: CaseFacts): CaseStep[] {
  const rules = hasPlan(facts) === true ? orderWithPlan : orderWithoutPlan;
  const judged = rules.map(({ id, minutes, letter, judge }): CaseStep => {
    const isForeign = facts.isForeign && id !== "check-reading";
    const standing = isForeign ? foreign : (notOfPaper(facts, id) ?? judge(facts));
    return { ...standing, id, minutes, letter: standing.letter ?? letter };
  });
  const settled = judged.map((step) => (step.id === "pay" && mayComeDown(judged) ? payLater(step) : step));
  return ["open", "waiting", "done", "not-for-you"].flatMap((state) =>
    inOrder(settled.filter((step) => step.state === state && step.reason !== "not-this-paper")),
  );
}

/** Whether something that can be done, or that is waited for, may lower what is due. */
function mayComeDown(steps: readonly CaseStep[]): boolean {
  return steps.some(
    (step) => (step.state === "open" || step.state === "waiting") && !isOnlyMoney(step.id) && !isMinor(step),
  );
}

function payLater({ id, minutes, letter, state, reason }: CaseStep): CaseStep {
  const why = state === "open" ? "other-steps-first" : reason;
  return { id, minutes, letter, state: "not-for-you", reason: why };
}

/** The one to take now: the first that is open, else the first that is waited for; null: there is nothing to do. */
export function nextStepOf(steps: readonly CaseStep[]): CaseStep | null {
  const open = steps.filter((step) => step.state === "open" && !isMinor(step));
  const waiting = steps.filter(({ state }) => state === "waiting");
  const first = open.find(({ id }) => waiting.length === 0 || !isOnlyMoney(id));
  return first ?? waiting[0] ?? open[0] ?? null;
}

const isMinor = ({ reason }: CaseStep) => reason === "questions-without-amount";

/** While an answer is awaited, no one pays what it may remove. */
function isOnlyMoney(id: CaseStepId): boolean {
  return id === "pay" || id === "payment-plan" || id === "make-offer";
}

const foreign: StepStatus = { state: "not-for-you", reason: "other-currency" };

/** Stable, but for last days that are near, and an appeal that ends before an application does. */
function inOrder(steps: readonly CaseStep[]): CaseStep[] {
  const soon = steps.filter((step) => !ALWAYS_FIRST.has(step.id) && isSoon(step));
  const others = steps.filter((step) => !soon.includes(step));
  const first = others.filter(({ id }) => ALWAYS_FIRST.has(id));
  const rest = others.filter((step) => !ALWAYS_FIRST.has(step.id) && !isMinor(step));
  const byDay = [...soon].sort((a, b) => daysLeftOf(a) - daysLeftOf(b));
  return [...first, ...byDay, ...withEarlierAppealFirst(rest), ...others.filter(isMinor)];
}

function isSoon(step: CaseStep): boolean {
  return step.state === "open" && daysLeftOf(step) <= SOON_DAYS;
}

function withEarlierAppealFirst(steps: readonly CaseStep[]): CaseStep[] {
  const appeal = steps.find(({ id }) => id === "appeal-plan");
  const at = steps.findIndex(
    (step) => step.id === "apply-assistance" && appeal !== undefined && daysLeftOf(appeal) < daysLeftOf(step),
  );
  if (appeal === undefined || at < 0) return [...steps];
  const others = steps.filter((step) => step !== appeal);
  return [...others.slice(0, at), appeal, ...others.slice(at)];
}

function daysLeftOf(step: CaseStep): number {
  return step.state === "open" && step.by !== null ? step.by.daysLeft : Number.POSITIVE_INFINITY;
}
