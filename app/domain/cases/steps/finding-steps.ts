import { addUpStakes } from "#app/domain/audits/add-up-stakes.ts";
import type { Finding } from "#app/domain/audits/finding.ts";
import type { RuleId } from "#app/domain/audits/rule-ids.ts";
import { daysBetween } from "#app/domain/dates/calendar-days.ts";
import { rightOfFinding } from "#app/domain/deadlines/right-of-finding.ts";
import type { LetterKindId } from "#app/domain/letters/letter-kind.ts";
import { letterKinds } from "#app/domain/letters/letter-kinds.ts";
import { askedCentsOf, type CaseFacts } from "../case-facts.ts";
import type { StepReason, StepStanding } from "../case-step.ts";
import { standingOfLetter } from "./standing-of-letter.ts";
import type { StepRule } from "./step-rule.ts";

/** Steps of their own answer these. */
const OF_OTHER_STEPS: ReadonlySet<RuleId> = new Set([
  "good-faith-estimate",
  "surprise-emergency",
  "charity-care",
]);
/** On most bills of an emergency room or of a few words: worth a sentence on the phone, not a letter. */
const MINOR: ReadonlySet<RuleId> = new Set(["em-level", "vague-line", "facility-and-professional"]);
/** The letters that ask, by which findings they answer. */
const ASKING = ["coding", "billing-error", "surprise-billing"] as const;

/** What the bill, or a document beside it, contradicts. */
export const disputeErrors: StepRule = {
  id: "dispute-errors",
  minutes: 10,
  letter: "billing-error",
  judge(facts) {
    const errors = errorsAmong(facts).filter(({ rule }) => !OF_OTHER_STEPS.has(rule));
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
    const likely = (facts.audit?.findings ?? []).filter(isLikelySurprise);
    return standOn(facts, errors.length > 0 ? errors : likely, {
      letters: ["surprise-billing"],
      found: errors.length > 0 ? "surprise-found" : "surprise-likely",
      none: "no-errors",
    });
  },
};

/** The facility was in the network that day: only a signed consent lets somebody else there bill more. */
function isLikelySurprise({ rule, kind }: Finding): boolean {
  return rule === "surprise-out-of-network" && kind === "facility-in-network";
}

/** At least $400 above a good-faith estimate: the federal dispute has a last day. */
export const disputeEstimate: StepRule = {
  id: "dispute-estimate",
  minutes: 15,
  letter: "good-faith-estimate",
  judge(facts) {
    const errors = errorsAmong(facts).filter(({ rule }) => rule === "good-faith-estimate");
    const standing = standOn(facts, errors, {
      letters: ["good-faith-estimate"],
      found: "estimate-exceeded",
      none: "no-errors",
    });
    if (standing.state !== "open" || standing.appealId !== undefined) return standing;
    const [finding] = errors;
    const { statementDate } = facts.bill;
    const right = finding && rightOfFinding(finding, { statementDate, today: facts.today });
    if (!right?.deadline) return standing;
    const { dueOn } = right.deadline;
    const daysLeft = daysBetween(facts.today, dueOn);
    if (daysLeft < 0) return { state: "not-for-you", reason: "days-past" };
    return { ...standing, by: { dueOn, daysLeft } };
  },
};

/** What may be right: asking costs nothing. */
export const askQuestions: StepRule = {
  id: "ask-questions",
  minutes: 10,
  letter: "coding",
  judge(facts) {
    const questions = questionsAmong(facts);
    const [first] = questions;
    const letter = ASKING.find(
      (kind) => first !== undefined && letterKinds[kind].answers.includes(first.rule),
    );
    const standing = standOn(facts, questions, {
      letters: ["coding", "billing-error"],
      found: questions.some(isWorthALetter) ? "questions-found" : "questions-without-amount",
      none: "no-questions",
    });
    return letter ? { ...standing, letter } : standing;
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

/** What comes back to the patient, in cents: what was paid above what is due, as the bill states it or an error of it shows. */
export function moneyBackCents(facts: CaseFacts): number {
  const stated = Math.max(0, -(askedCentsOf(facts) ?? 0));
  const found = errorsAmong(facts).flatMap(({ stakes }) =>
    stakes.flatMap(({ ofMoneyPaid, amountCents }) => (ofMoneyPaid ? [amountCents] : [])),
  );
  return Math.max(stated, ...found);
}

/** What the bill contradicts, surely read. */
export function errorsAmong({ audit }: Pick<CaseFacts, "audit">): Finding[] {
  return (audit?.findings ?? []).filter(({ strength, unsure }) => strength === "error" && !unsure);
}

/** What a letter can ask about, what is worth one first; what only helps to bargain is none of it. */
export function questionsAmong({ audit }: Pick<CaseFacts, "audit">): Finding[] {
  const questions = (audit?.findings ?? []).filter(
    (finding) =>
      (finding.strength === "rule conflict" || finding.strength === "question") &&
      !OF_OTHER_STEPS.has(finding.rule) &&
      !isLikelySurprise(finding) &&
      ASKING.some((kind) => letterKinds[kind].answers.includes(finding.rule)),
  );
  return [...questions.filter(isWorthALetter), ...questions.filter((finding) => !isWorthALetter(finding))];
}

/** What was not read surely is looked at on the bill first. */
export function isWorthALetter({ rule, unsure }: Finding): boolean {
  return !unsure && !MINOR.has(rule);
}

interface StandWords {
  letters: readonly LetterKindId[];
  found: StepReason;
  none: StepReason;
}

function standOn(
  facts: CaseFacts,
  findings: readonly Finding[],
  { letters, found, none }: StandWords,
): StepStanding {
  if (facts.audit === null) return { state: "not-for-you", reason: "not-audited" };
  const begun = standingOfLetter(facts, ...letters);
  if (findings.length === 0) return begun ?? { state: "done", reason: none };
  if (begun !== null) return begun;
  const amountCents = addUpStakes(findings, askedCentsOf(facts));
  return { state: "open", reason: found, by: null, facts: { count: findings.length, amountCents } };
}
