import { sendingDeadline } from "#app/domain/appeals/sending-deadline.ts";
import type { Deadline, DeadlineCase, DeadlineDates } from "#app/domain/deadlines/deadline.ts";
import { lawsOfAppeals } from "#app/domain/explanations/appeal-deadline.ts";
import type { LetterKindId } from "#app/domain/letters/letter-kind.ts";
import { letterKinds } from "#app/domain/letters/letter-kinds.ts";
import { type AppealCase, answeredFindings } from "../appeal-case/find-appeal-case.server.ts";
import { lawOfLetter } from "../appeal-case/find-appealed-claim.server.ts";

/** A kind of letter as a person chooses it for a case. */
export function viewKind(appealed: AppealCase, kind: LetterKindId) {
  const { recipient, basis } = letterKinds[kind];
  const { dates, plan } = appealed;
  const law = kind === "internal-appeal" ? lawOfLetter(appealed.claim?.planKind ?? null, plan) : "private";
  return {
    kind,
    recipient,
    basis: law === "private" ? basis : law === "unknown" ? [] : [lawsOfAppeals[law].source],
    findingCount: answeredFindings(appealed, kind).length,
    deadline: viewSendingDay(appealed, kind, dates, { timing: "after-service", plan }),
    /** Whether the day comes from the plan's own explanation, so that the law's usual span says nothing more. */
    isFromExplanation: dayOfExplanation(appealed, kind) !== null,
  };
}

export type ViewedKind = ReturnType<typeof viewKind>;

export type ViewedSendingDeadline = Pick<Deadline, "dueOn" | "daysLeft" | "remedies">;

/** The last day to send a letter: the plan's own explanation goes before the law. Null: none is known. */
export function viewSendingDay(
  appealed: AppealCase,
  kind: LetterKindId,
  dates: DeadlineDates,
  about: DeadlineCase,
): ViewedSendingDeadline | null {
  const explained = dayOfExplanation(appealed, kind);
  if (explained) return { ...explained, remedies: ["ask-for-late-appeal"] };
  const deadline = sendingDeadline(kind, dates, { ...about, today: appealed.desk.today });
  if (deadline === null) return null;
  const { dueOn, daysLeft, remedies } = deadline;
  return { dueOn, daysLeft, remedies };
}

function dayOfExplanation({ claim }: AppealCase, kind: LetterKindId) {
  if (kind !== "internal-appeal" || !claim?.deadline) return null;
  const { dueOn, daysLeft, basis } = claim.deadline;
  return basis === "first-law" ? null : { dueOn, daysLeft }; // the form's own dates and kind of plan say more
}
