import type { Remedy } from "#app/domain/deadlines/deadline.ts";
import type { LetterKindId } from "#app/domain/letters/letter-kind.ts";
import { stateOf } from "./appeal.ts";
import { type AppealCourse, type AppealDeadline, deadlinesOfAppeal } from "./appeal-deadlines.ts";

/** What is to be done next. `until`: the deadline for it; null: none that we know. */
export type NextStep =
  | { step: "send"; until: AppealDeadline | null }
  /** The last day to send it has passed: what is left. */
  | { step: "too-late"; missed: AppealDeadline; remedies: readonly Remedy[] }
  | { step: "wait-for-answer"; until: AppealDeadline | null }
  /** The day to ask about the status has passed, and no law sets a deadline for the other side's answer. */
  | { step: "follow-up"; missed: AppealDeadline; remedies: readonly Remedy[] }
  /** The other side has let its day pass. */
  | { step: "answer-overdue"; missed: AppealDeadline; remedies: readonly Remedy[] }
  | { step: "send-more" }
  | { step: "note-result" }
  | { step: "check-corrected-bill" }
  | { step: "ask-for-external-review"; until: AppealDeadline | null }
  | { step: "try-otherwise"; remedies: readonly Remedy[] }
  | { step: "nothing" };

/** What is left after a kind was lost, or won in part. */
const afterLoss: Record<LetterKindId, readonly Remedy[]> = {
  "billing-error": ["insurance-regulator", "apply-for-charity-care", "negotiate", "payment-plan"],
  coding: ["insurance-regulator", "apply-for-charity-care", "negotiate", "payment-plan"],
  "internal-appeal": ["insurance-regulator", "negotiate"],
  "external-review": ["court-with-lawyer", "apply-for-charity-care", "negotiate", "payment-plan"],
  "good-faith-estimate": ["apply-for-charity-care", "negotiate", "payment-plan"],
  "surprise-billing": ["insurance-regulator", "negotiate"],
  "charity-care": ["ask-to-review-refusal", "negotiate", "payment-plan"],
  negotiation: ["apply-for-charity-care", "payment-plan"],
  "debt-validation": ["complain-to-cfpb", "negotiate"],
  "records-access": ["complain-to-civil-rights-office"],
  "itemised-bill": ["request-records", "insurance-regulator"],
  "payment-plan": ["apply-for-charity-care", "negotiate"],
};

/** The next step of an appeal, by the state that it is in and the deadlines that it has. `today`: an ISO day. */
export function nextStepOf(appeal: AppealCourse, today: string): NextStep {
  const deadlines = deadlinesOfAppeal(appeal, today).filter(({ isMet }) => !isMet);
  const state = stateOf(appeal);
  switch (state) {
    case "draft": {
      const until = deadlines.find(({ actor, kind }) => actor === "patient" && kind === appeal.kind) ?? null;
      return until && until.daysLeft < 0
        ? { step: "too-late", missed: until, remedies: until.remedies }
        : { step: "send", until };
    }
    case "sent": {
      const answers = deadlines.filter(
        ({ actor, kind }) => actor !== "patient" && kind !== "collection-pause",
      );
      const missed = answers.findLast(({ daysLeft, remedies }) => daysLeft < 0 && remedies.length > 0);
      if (missed) return { step: "answer-overdue", missed, remedies: missed.remedies };
      const answer = answers.find(({ daysLeft }) => daysLeft >= 0) ?? null;
      const followUp = deadlines.find(({ kind }) => kind === "follow-up") ?? null;
      return answer === null && followUp !== null && followUp.daysLeft < 0
        ? { step: "follow-up", missed: followUp, remedies: followUp.remedies }
        : { step: "wait-for-answer", until: answer ?? followUp };
    }
    case "more-asked":
      return { step: "send-more" };
    case "answered":
      return { step: "note-result" };
    case "won":
      return { step: "check-corrected-bill" };
    case "withdrawn":
      return { step: "nothing" };
    case "partly":
    case "lost": {
      if (appeal.followedBy !== null) return { step: "nothing" };
      const review = deadlines.find(({ kind }) => kind === "external-review");
      if (appeal.kind !== "internal-appeal" || !review) {
        return { step: "try-otherwise", remedies: afterLoss[appeal.kind] };
      }
      return review.daysLeft < 0
        ? { step: "too-late", missed: review, remedies: review.remedies }
        : { step: "ask-for-external-review", until: review };
    }
  }
}
