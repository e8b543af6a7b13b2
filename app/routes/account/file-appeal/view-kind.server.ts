import { sendingDeadline } from "#app/domain/appeals/sending-deadline.ts";
import type { Deadline } from "#app/domain/deadlines/deadline.ts";
import type { LetterKindId } from "#app/domain/letters/letter-kind.ts";
import { letterKinds } from "#app/domain/letters/letter-kinds.ts";
import { type AppealCase, answeredFindings } from "./find-appeal-case.server.ts";

/** A kind of letter as somebody chooses it for a case. */
export function viewKind(appealed: AppealCase, kind: LetterKindId) {
  const { recipient, basis } = letterKinds[kind];
  const { dates, plan, desk } = appealed;
  const deadline = sendingDeadline(kind, dates, { timing: "after-service", plan, today: desk.today });
  return {
    kind,
    recipient,
    basis,
    findingCount: answeredFindings(appealed, kind).length,
    deadline: deadline && viewSendingDeadline(deadline),
  };
}

export type ViewedKind = ReturnType<typeof viewKind>;

export function viewSendingDeadline({ dueOn, daysLeft, remedies }: Deadline) {
  return { dueOn, daysLeft, remedies };
}

export type ViewedSendingDeadline = ReturnType<typeof viewSendingDeadline>;
