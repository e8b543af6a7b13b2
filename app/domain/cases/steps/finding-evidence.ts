import type { RuleId } from "#app/domain/audits/rule-ids.ts";
import { letterKinds } from "#app/domain/letters/letter-kinds.ts";
import { askedCentsOf, type CaseFacts, type CaseFinding } from "../case-facts.ts";

type AuditedFacts = Pick<CaseFacts, "audit">;

/** Separate steps answer these. */
const OF_OTHER_STEPS: ReadonlySet<RuleId> = new Set([
  "good-faith-estimate",
  "surprise-emergency",
  "charity-care",
]);
/** On most bills of an emergency room or of a few words: worth a sentence on the phone, not a letter. */
const MINOR: ReadonlySet<RuleId> = new Set(["em-level", "vague-line", "facility-and-professional"]);
/** The letters that ask. */
export const ASKING = ["coding", "billing-error", "surprise-billing"] as const;

/** Returns what the bill, or a document next to it, contradicts, read with confidence. */
export function errorsAmong({ audit }: AuditedFacts): CaseFinding[] {
  return (audit?.findings ?? []).filter(({ strength, unsure }) => strength === "error" && !unsure);
}

/** Returns sums that don't agree, possibly because a number was misread. We ask the bill's owner about them before anyone else is
 *  asked. */
export function doubtedSumsAmong({ audit }: AuditedFacts): CaseFinding[] {
  return (audit?.findings ?? []).filter(({ unsure }) => unsure === "sums");
}

/** Returns the errors that no law has a separate procedure for. */
export function billingErrorsAmong(facts: AuditedFacts): CaseFinding[] {
  return errorsAmong(facts).filter(({ rule }) => !OF_OTHER_STEPS.has(rule));
}

/** Returns care out of the network in a facility that was in it that day: only a signed consent allows another provider there to
 *  bill more. */
export function likelySurprisesAmong({ audit }: AuditedFacts): CaseFinding[] {
  return (audit?.findings ?? []).filter(isLikelySurprise);
}

/** What a letter can ask about, what is worth one first; what only helps to bargain is none of it. */
export function questionsAmong({ audit }: AuditedFacts): CaseFinding[] {
  const questions = (audit?.findings ?? []).filter(
    (finding) =>
      (finding.strength === "rule conflict" || finding.strength === "question") &&
      finding.unsure !== "sums" &&
      !OF_OTHER_STEPS.has(finding.rule) &&
      !isLikelySurprise(finding) &&
      ASKING.some((kind) => letterKinds[kind].answers.includes(finding.rule)),
  );
  return [...questions.filter(isWorthALetter), ...questions.filter((finding) => !isWorthALetter(finding))];
}

/** What was not read surely is looked at on the bill first. */
export function isWorthALetter({ rule, unsure }: Pick<CaseFinding, "rule" | "unsure">): boolean {
  return !unsure && !MINOR.has(rule);
}

function isLikelySurprise({ rule, kind }: CaseFinding): boolean {
  return rule === "surprise-out-of-network" && kind === "facility-in-network";
}

/** Returns the refund due to the patient, in cents: payments above the amount due, as stated by the bill or shown
 *  by an error. */
export function moneyBackCents(facts: CaseFacts): number {
  const stated = Math.max(0, -(askedCentsOf(facts) ?? 0));
  const found = errorsAmong(facts).flatMap(({ stakes }) =>
    stakes.flatMap(({ ofMoneyPaid, amountCents }) => (ofMoneyPaid ? [amountCents] : [])),
  );
  return Math.max(stated, ...found);
}
