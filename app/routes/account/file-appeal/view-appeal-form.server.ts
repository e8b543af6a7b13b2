import { randomUUID } from "node:crypto";
import { noticeDateOf, sendingRuleOf } from "#app/domain/appeals/sending-deadline.ts";
import type { DeadlineDate } from "#app/domain/deadlines/deadline.ts";
import type { Language } from "#app/domain/language/language.ts";
import type { LetterKindId } from "#app/domain/letters/letter-kind.ts";
import { letterKinds } from "#app/domain/letters/letter-kinds.ts";
import { slotFieldsOf, slotTextsOf } from "#app/domain/letters/slot-texts.ts";
import { type AppealCase, answeredFindings, knownSlots } from "../appeal-case/find-appeal-case.server.ts";
import { viewCase } from "./view-case.server.ts";
import { viewKind } from "./view-kind.server.ts";

/** The form that begins an appeal of a kind, with what is known of the case. */
export function viewAppealForm(
  language: Language,
  appealed: AppealCase,
  kind: LetterKindId,
  offerCents: number | null,
) {
  const about = viewCase(language, appealed);
  const texts = slotTextsOf(knownSlots(appealed, kind, offerCents));
  const answered = answeredFindings(appealed, kind);
  const date = dateAskedFor(kind);
  const { needs, parts } = letterKinds[kind];
  return {
    about,
    kind: viewKind(appealed, kind),
    /** That the appeal gets, so that a form that is sent twice begins one. */
    appealId: randomUUID(),
    findings: about.findings.filter(({ place }) => answered.includes(place)),
    /** Whether the letter lists each finding, or is only about it. */
    listsFindings: parts.some((part) => "list" in part),
    isAuditFirst: needs.includes("claims") && answered.length === 0,
    fields: slotFieldsOf(kind),
    needs,
    date,
    /** Whether the date of a notice replaces that date if it is unknown. */
    hasNoticeDate: noticeDateOf(kind) !== null,
    asksForPlan: kind === "internal-appeal" || kind === "external-review",
    asksForTiming: kind === "internal-appeal",
    texts: {
      ...texts,
      ...(date && { [date]: appealed.dates[date] ?? "" }),
      plan: appealed.plan,
      timing: appealed.former?.appeal.timing ?? "after-service",
    } as Record<string, string>,
  };
}

export type AppealFormView = ReturnType<typeof viewAppealForm>;

/** The date that the kind's deadline counts from; null: it has none. */
export function dateAskedFor(kind: LetterKindId): DeadlineDate | null {
  return sendingRuleOf(kind)?.countsFrom ?? null;
}
