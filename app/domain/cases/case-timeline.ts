import type { AppealStep, ListedAppeal } from "#app/domain/appeals/appeal.ts";
import type { FoundAudit } from "#app/domain/audits/kept/kept-audit.ts";
import type { FoundBill } from "#app/domain/bills/kept/kept-bill.ts";
import { dayInZone } from "#app/domain/dates/day-in-zone.ts";
import type { WaitingReminder } from "#app/domain/deadlines/list-waiting-reminders.server.ts";
import type { ConfirmedClaim } from "#app/domain/explanations/kept/claims-of-bill.server.ts";
import type { LetterKindId } from "#app/domain/letters/letter-kind.ts";
import { type CaseStep, type CaseStepId, lastDayOfStep } from "./case-step.ts";
import type { CallNote } from "./kept/case-file.ts";

/** Something that happened with a bill, or a mail that reminds or a last day that are still to come. `on`: the ISO day. */
export type CaseEvent = { on: string } & (
  | { event: "bill-written" }
  | { event: "bill-added" }
  | { event: "plan-decided"; explanationId: string; planName: string | null }
  | { event: "checked"; auditId: string }
  | { event: "letter-begun"; appealId: string; kind: LetterKindId }
  | { event: "letter-step"; appealId: string; kind: LetterKindId; step: AppealStep }
  | { event: "called"; note: CallNote }
  | { event: "reminder"; appealId: string; kind: LetterKindId; dueOn: string }
  | { event: "last-day"; stepId: CaseStepId; isOthers: boolean }
);

interface HappenedWith {
  found: FoundBill;
  audit: FoundAudit | null;
  claims: readonly ConfirmedClaim[];
  appeals: readonly ListedAppeal[];
  notes: readonly CallNote[];
  steps: readonly CaseStep[];
  /** Mail that will come to who reads this. */
  reminders: readonly WaitingReminder[];
}

/** All events of a bill, future reminders and deadlines of its steps, by day. Events of one day are in their
 *  natural order. */
export function timelineOfCase(
  { found, audit, claims, appeals, notes, steps, reminders }: HappenedWith,
  timeZone: string,
): CaseEvent[] {
  const dayOf = (time: string) => dayInZone(timeZone, new Date(time));
  const statementDate = found.bill.statementDate?.value ?? null;
  const explained = new Map(claims.map(({ explanationId, explanation }) => [explanationId, explanation]));
  const events: CaseEvent[] = [
    ...(statementDate === null ? [] : [{ event: "bill-written" as const, on: statementDate }]),
    ...[...explained].flatMap(([explanationId, { issueDate, plan }]) =>
      issueDate === null
        ? []
        : [
            {
              event: "plan-decided" as const,
              on: issueDate.value,
              explanationId,
              planName: plan?.value ?? null,
            },
          ],
    ),
    { event: "bill-added", on: dayOf(found.createdAt) },
    ...(audit ? [{ event: "checked" as const, on: dayOf(audit.createdAt), auditId: audit.auditId }] : []),
    ...appeals.flatMap(({ appealId, createdAt, summary: { kind, steps } }) => [
      { event: "letter-begun" as const, on: dayOf(createdAt), appealId, kind },
      ...steps.map((step) => ({ event: "letter-step" as const, on: step.on, appealId, kind, step })),
    ]),
    ...notes.map((note) => ({ event: "called" as const, on: note.on, note })),
    ...reminders.flatMap(({ appealId, remindAt, dueOn }): CaseEvent[] => {
      const appeal = appeals.find((one) => one.appealId === appealId);
      const { kind } = appeal?.summary ?? {};
      return kind ? [{ event: "reminder", on: dayOf(remindAt), appealId, kind, dueOn }] : [];
    }),
    ...steps.flatMap(eventOfLastDay),
  ];
  return events.sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0));
}

function eventOfLastDay(step: CaseStep): CaseEvent[] {
  const { id: stepId, state } = step;
  const day = lastDayOfStep(step);
  return day === null ? [] : [{ event: "last-day", on: day.dueOn, stepId, isOthers: state === "waiting" }];
}
