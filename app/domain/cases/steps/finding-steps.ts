import { addUpStakes } from "#app/domain/audits/add-up-stakes.ts";
import { rightOfFinding } from "#app/domain/deadlines/right-of-finding.ts";
import type { LetterKindId } from "#app/domain/letters/letter-kind.ts";
import { letterKinds } from "#app/domain/letters/letter-kinds.ts";
import { askedCentsOf, type CaseFacts, type CaseFinding, isEstimate, kindOfFinding } from "../case-facts.ts";
import type { LastDay, StepReason, StepStatus } from "../case-step.ts";
import {
  ASKING,
  billingErrorsAmong,
  errorsAmong,
  isWorthALetter,
  likelySurprisesAmong,
  moneyBackCents,
  questionsAmong,
} from "./finding-evidence.ts";
import { standingOfAppeal } from "./status-of-letter.ts";
import { nothingDue, type StepRule } from "./step-rule.ts";

/** What the bill, or a document next to it, contradicts; an estimate, too, once the deadline of an estimate's dispute has
 *  passed. */
export const disputeErrors: StepRule = {
  id: "dispute-errors",
  minutes: 10,
  letter: "billing-error",
  judge(facts) {
    const late = estimatesAmong(facts).filter((finding) => isPast(dayOfEstimate(facts, finding)));
    const errors = [...billingErrorsAmong(facts), ...late];
    return standOn(facts, errors, { letters: ["billing-error"], found: "errors-found", none: "no-errors" });
  },
};

/** Care out of the network that federal law lets a patient owe no more for than in it. */
export const disputeSurprise: StepRule = {
  id: "dispute-surprise",
  minutes: 10,
  letter: "surprise-billing",
  judge(facts) {
    const errors = errorsAmong(facts).filter(({ rule }) => rule === "surprise-emergency");
    return standOn(facts, errors.length > 0 ? errors : likelySurprisesAmong(facts), {
      letters: ["surprise-billing"],
      found: errors.length > 0 ? "surprise-found" : "surprise-likely",
      none: "no-errors",
    });
  },
};

/** At least $400 above a good-faith estimate: the federal dispute has a last day. */
export const disputeEstimate: StepRule = {
  id: "dispute-estimate",
  minutes: 15,
  letter: "good-faith-estimate",
  judge(facts) {
    const estimates = estimatesAmong(facts);
    const standing = standOn(facts, estimates, {
      letters: ["good-faith-estimate"],
      found: "estimate-exceeded",
      none: "no-errors",
    });
    const [estimate] = estimates;
    if (standing.reason !== "estimate-exceeded" || estimate === undefined) return standing;
    const by = dayOfEstimate(facts, estimate);
    return isPast(by) ? { state: "not-for-you", reason: "days-past" } : { ...standing, state: "open", by };
  },
};

/** What may be right: asking costs nothing. */
export const askQuestions: StepRule = {
  id: "ask-questions",
  minutes: 10,
  letter: "coding",
  judge(facts) {
    if (isEstimate(facts)) return nothingDue;
    const questions = questionsAmong(facts);
    const standing = standOn(facts, questions, {
      letters: ASKING,
      found: questions.some(isWorthALetter) ? "questions-found" : "questions-without-amount",
      none: "no-questions",
    });
    const open = questions.filter(({ place }) => standing.places?.includes(place));
    const letter = ASKING.find((kind) => open[0] && letterKinds[kind].answers.includes(open[0].rule));
    if (letter === undefined) return standing;
    const answered = open.filter(({ rule }) => letterKinds[letter].answers.includes(rule));
    return { ...standing, letter, places: answered.map(({ place }) => place) };
  },
};

/** What was paid above what was due comes back to who asks for it. */
export const askRefund: StepRule = {
  id: "ask-refund",
  minutes: 5,
  letter: "billing-error",
  judge(facts) {
    const backCents = moneyBackCents(facts);
    if (backCents <= 0) return { state: "not-for-you", reason: "nothing-to-refund" };
    return { state: "open", reason: "overpaid", by: null, facts: { amountCents: backCents } };
  },
};

function estimatesAmong(facts: CaseFacts): CaseFinding[] {
  return errorsAmong(facts).filter(({ rule }) => rule === "good-faith-estimate");
}

/** Null: the bill has no date to count from. */
function dayOfEstimate({ bill: { statementDate }, today }: CaseFacts, estimate: CaseFinding): LastDay | null {
  const deadline = rightOfFinding(estimate, { statementDate, today })?.deadline ?? null;
  return deadline && { dueOn: deadline.dueOn, daysLeft: deadline.daysLeft };
}

const isPast = (day: LastDay | null) => day !== null && day.daysLeft < 0;

interface StandWords {
  letters: readonly LetterKindId[];
  found: StepReason;
  none: StepReason;
}

/** By the findings that no letter brings forward yet; where each has one, or before there are any, by the newest letter. */
function standOn(
  facts: CaseFacts,
  findings: readonly CaseFinding[],
  { letters, found, none }: StandWords,
): StepStatus {
  const begun = facts.appeals.filter(({ kind, next }) => letters.includes(kind) && next.step !== "nothing");
  const [newest] = begun;
  if (facts.audit === null) {
    return newest ? standingOfAppeal(newest) : { state: "not-for-you", reason: "not-audited" };
  }
  const open = findings.filter(
    (finding) => !begun.some(({ findingKinds }) => findingKinds?.has(kindOfFinding(finding)) ?? true),
  );
  if (open.length > 0) {
    const amountCents = addUpStakes(open, askedCentsOf(facts));
    const places = open.map(({ place }) => place);
    return { state: "open", reason: found, by: null, facts: { count: open.length, amountCents }, places };
  }
  if (newest === undefined) return { state: "done", reason: none };
  const standing = standingOfAppeal(newest);
  return standing.state === "done" && findings.length > 0 ? stillFound(standing) : standing;
}

/** The letter has its answer, and the bill as it is kept has not changed. */
function stillFound(answered: StepStatus): StepStatus {
  return answered.reason === "letter-won"
    ? { state: "open", reason: "letter-won-still-found", by: null }
    : { ...answered, state: "open", reason: "letter-lost-still-found", by: null };
}
