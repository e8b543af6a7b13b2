import { sayAppealStep } from "#app/content/words/say-appeal-step.ts";
import { sayDeadline } from "#app/content/words/say-deadline.ts";
import { sayNextStep } from "#app/content/words/say-next-step.ts";
import { sayEvent } from "#app/content/words/say-timeline.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { type FoundAppeal, gainedCentsOf, stateOf } from "#app/domain/appeals/appeal.ts";
import { deadlinesOfAppeal } from "#app/domain/appeals/appeal-deadlines.ts";
import { keptAppeals } from "#app/domain/appeals/kept-appeals.server.ts";
import { nextStepOf } from "#app/domain/appeals/next-step.ts";
import { timelineOf } from "#app/domain/appeals/timeline.ts";
import { keptAudits } from "#app/domain/audits/kept/kept-audits.server.ts";
import { dayInZone } from "#app/domain/dates/day-in-zone.ts";
import { noPersonalDays } from "#app/domain/deadlines/personal-days.ts";
import type { Language } from "#app/domain/language/language.ts";
import type { AppealDesk } from "../appeal-case/open-appeal-desk.server.ts";
import type { AccountAccess } from "../frame/gate.server.ts";

/** An appeal as its page shows it. Letters and documents, which have the owner's name and address on them, are for those who
 *  may file appeals. */
export async function viewAppeal(
  language: Language,
  { services, today }: AppealDesk,
  { appealId, billId, version, createdAt, updatedAt, appeal }: FoundAppeal,
  { account, permissions }: AccountAccess,
) {
  const mayFile = permissions.has("file-appeals");
  const { db, timeZone } = services;
  const { kind, auditId, providerName, hospital, findings, askedCents, documents, followedBy } = appeal;
  const [audit, ofBill] = await Promise.all([
    auditId === null ? null : keptAudits.find(db, account, auditId),
    keptAppeals.list(db, account, { billId }),
  ]);
  const last = appeal.steps.at(-1);
  const dayOf = (time: string) => dayInZone(timeZone, new Date(time));
  const rules = new Set(findings.map(({ rule }) => rule));
  return {
    appealId,
    billId,
    version,
    updatedAt,
    today,
    kind,
    name: wordsIn(language).letters.kinds[kind].name,
    providerName: providerName ?? hospital?.name ?? null,
    hasHospital: hospital !== null,
    hasApplication: appeal.application !== undefined,
    begunOn: dayOf(createdAt),
    state: stateOf(appeal),
    askedCents,
    gainedCents: gainedCentsOf(appeal),
    /** Null: it rests on none, or it is deleted. */
    auditId: audit?.auditId ?? null,
    findingCount: findings.length,
    findingNames: [...rules].map((rule) => wordsIn(language).audits.rules[rule]),
    next: sayNextStep(language, nextStepOf(appeal, today), appeal),
    deadlines: deadlinesOfAppeal(appeal, today).map((deadline) => sayDeadline(language, deadline)),
    timeline: timelineOf(appeal, createdAt).map((event) => sayEvent(language, event, timeZone)),
    letters: (mayFile ? appeal.letters : [])
      .map(({ letterNo, writtenAt }) => ({ letterNo, writtenOn: dayOf(writtenAt) }))
      .reverse(),
    documents: (mayFile ? documents : []).map(({ fileId, name, pageCount, addedAt }) => {
      return { fileId, name, pageCount, addedOn: dayOf(addedAt) };
    }),
    dates: appeal.dates,
    personalDays: appeal.personalDays ?? noPersonalDays,
    timing: appeal.timing,
    plan: appeal.plan,
    lastStep: last ? sayAppealStep(language, last) : null,
    mayUndo: last !== undefined && followedBy === null,
    followedBy,
    /** The one that this one continues. */
    follows: ofBill.find(({ summary }) => summary.followedBy === appealId)?.appealId ?? null,
    sharesOutcome: appeal.sharesOutcome,
  };
}

export type ViewedAppeal = Awaited<ReturnType<typeof viewAppeal>>;
