import { type SaidStep, sayAnswer, sayStep } from "#app/content/words/say-case.ts";
import { sayCollectorRights } from "#app/content/words/say-collector-rights.ts";
import { wordsIn } from "#app/content/words/words.ts";
import type { Audit } from "#app/domain/audits/audit-bill.ts";
import type { AuditedBill } from "#app/domain/audits/audited-bill.ts";
import { answerOf } from "#app/domain/cases/case-answer.ts";
import { askedCentsOf } from "#app/domain/cases/case-facts.ts";
import { caseOfAudit } from "#app/domain/cases/case-of-audit.ts";
import type { CaseStep } from "#app/domain/cases/case-step.ts";
import { judgeSteps, nextStepOf } from "#app/domain/cases/judge-steps.ts";
import { mayComeOff } from "#app/domain/cases/may-come-off.ts";
import type { Language } from "#app/domain/language/language.ts";
import type { PlanInAudit } from "./audit-form-sent.server.ts";

interface AuditTold {
  bill: AuditedBill;
  audit: Audit;
  plan: PlanInAudit | null;
  isChecked: boolean;
  /** Whether the page has a letter about the errors that were found. */
  hasLetter: boolean;
  /** Of the hospital, two letters; null: not known. */
  hospitalState: string | null;
}

/** A step with the place on the page where it is taken; null: it is not taken here. */
export interface StoryStep extends SaidStep {
  href: string | null;
}

/** Where on the page a bill is taken into an account. */
export const keepId = "keep";

/** Whether a person has checked these lines, now or before: the form's own button says so. */
export function isLookedThrough(
  texts: Readonly<Record<string, string>>,
  { areSumsDoubted }: Pick<AuditedBill, "areSumsDoubted">,
): boolean {
  return (texts.check === "yes" || texts.checked === "yes") && areSumsDoubted === undefined;
}

/** The story of an unsaved bill: one sentence, the next step and the others, and the possible reduction. `today`: an
 *  ISO day. */
export function buildStory(
  language: Language,
  { bill, audit, plan, isChecked, hasLetter, hospitalState }: AuditTold,
  today: string,
) {
  const facts = caseOfAudit({
    today,
    bill,
    audit,
    isChecked,
    claims: plan?.claims ?? [],
    isPaperUnmatched: plan !== null && !plan.isCompared,
  });
  const steps = judgeSteps(facts);
  const next = nextStepOf(steps);
  const tell = (step: CaseStep): StoryStep => {
    const said = sayStep(language, step);
    return { ...said, href: step.state === "open" ? placeOf(step, hasLetter) : null };
  };
  return {
    collectorRights:
      facts.collection === null || hospitalState === null
        ? null
        : sayCollectorRights(language, { state: hospitalState, from: "hospital" }, today),
    answer: sayAnswer(language, answerOf(facts, steps)),
    next: next && tell(next),
    others: steps.filter((step) => step !== next).map(tell),
    askedCents: askedCentsOf(facts),
    comesOff: mayComeOff(facts).map((part) => ({
      ...part,
      title: wordsIn(language).audits.rules[part.rule],
    })),
  };
}

export type StoryView = ReturnType<typeof buildStory>;

/** Whether a step asks for what a bill does not say. */
export function asksMore({ next, others }: StoryView): boolean {
  const isAsking = ({ id, state }: StoryStep) =>
    state === "open" && (id === "say-who-pays" || id === "screen-household");
  return others.some(isAsking) || (next !== null && isAsking(next));
}

/** Letters, applications and offers are an account's: the bill is kept first. */
function placeOf({ id }: CaseStep, hasLetter: boolean): string | null {
  switch (id) {
    case "check-reading":
      return "#lines";
    case "say-who-pays":
      return "#coverage";
    case "screen-household":
      return "#householdSize";
    case "match-plan-paper":
      return "#plan";
    case "pay":
    case "answer-court":
    case "answer-plan":
    case "call-before-collection":
    case "keep-plan":
    case "keep-receipt":
    case "keep-estimate":
      return null;
    case "dispute-errors":
      return hasLetter ? "#letter" : `#${keepId}`;
    default:
      return `#${keepId}`;
  }
}
