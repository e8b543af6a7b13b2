import type { Deadline, DeadlineCase, DeadlineDates, DeadlineRule } from "#app/domain/deadlines/deadline.ts";
import { deadlineRules } from "#app/domain/deadlines/deadline-rules.ts";
import { findDeadlines } from "#app/domain/deadlines/find-deadlines.ts";
import type { LetterKindId } from "#app/domain/letters/letter-kind.ts";
import type { LetterSlots, SlotName } from "#app/domain/letters/letter-slots.ts";

/** The law's deadline for sending a kind of letter; null: it has none. */
export function sendingRuleOf(kind: LetterKindId): DeadlineRule | null {
  return deadlineRules.find((rule) => rule.kind === kind && rule.actor === "patient") ?? null;
}

/** The same as it stands today; null where nothing is known that it counts from, or the plan is not one that it binds. */
export function sendingDeadline(
  kind: LetterKindId,
  dates: DeadlineDates,
  { today, ...appealed }: DeadlineCase & { today: string },
): Deadline | null {
  return findDeadlines(dates, appealed, today).find((deadline) => deadline.kind === kind) ?? null;
}

/** The date on a notice. What came with it came no earlier, so counting from it is never too late. */
const NOTICE_DATES: Partial<Record<LetterKindId, SlotName>> = {
  "internal-appeal": "denialDate",
  "external-review": "finalDenialDate",
  "debt-validation": "noticeDate",
};

/** Which slot has the date of the notice that a kind answers; null: none, or the first of several may be another one. */
export function noticeDateOf(kind: LetterKindId): SlotName | null {
  return NOTICE_DATES[kind] ?? null;
}

/** Returns dates with the one that the kind's deadline counts from. If no one entered that date, the date of the notice takes its
 *  place. */
export function datesWithNotice(
  kind: LetterKindId,
  dates: DeadlineDates,
  slots: Partial<LetterSlots>,
): DeadlineDates {
  const rule = sendingRuleOf(kind);
  const notice = noticeDateOf(kind);
  const day = notice === null ? null : slots[notice];
  if (!rule || typeof day !== "string") return dates;
  return { ...dates, [rule.countsFrom]: dates[rule.countsFrom] ?? day };
}
