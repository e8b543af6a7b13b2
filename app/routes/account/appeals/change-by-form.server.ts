import { type AppLoadContext, redirect } from "@remix-run/node";
import { sayChangeProblems, sayChangeRefusal } from "#app/content/words/say-change-problems.ts";
import { sayList } from "#app/content/words/say-list.ts";
import { sayEvent } from "#app/content/words/say-timeline.ts";
import { wordsIn } from "#app/content/words/words.ts";
import type { FoundAppeal } from "#app/domain/appeals/appeal.ts";
import { removeAppealDocument } from "#app/domain/appeals/appeal-documents.server.ts";
import { changeKeptAppeal } from "#app/domain/appeals/change-kept-appeal.server.ts";
import { keptAppeals } from "#app/domain/appeals/kept-appeals.server.ts";
import { readAppealChange } from "#app/domain/appeals/read-appeal-change.ts";
import { timelineOf } from "#app/domain/appeals/timeline.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import { refuseSubmission } from "#app/platform/http/forms/refuse-submission.server.ts";
import { notThisForm, type SentFields } from "#app/platform/http/forms/take-submission.server.ts";
import { appealsPath } from "../appeal-case/appeal-address.ts";
import { type AppealDesk, openAppealDesk } from "../appeal-case/open-appeal-desk.server.ts";
import type { AccountAccess } from "../frame/gate.server.ts";

interface SentChange {
  appealId: string;
  fields: SentFields;
}

/** Does what a form of an appeal's page asks for, and leads back to it; or sends the form back with what is wrong. */
export async function changeByForm(context: AppLoadContext, access: AccountAccess, sent: SentChange) {
  const { form, db, language } = context;
  const { appealId, fields } = sent;
  const { change: name = "" } = fields;
  const desk = await openAppealDesk(context, access);
  if (name === "remove-document") return removeDocument(context, access, desk, sent);
  const read = readAppealChange(fields, desk.today);
  const version = /^\d{1,9}$/.test(fields.version ?? "") ? Number(fields.version) : null;
  if (read.outcome === "unknown" || version === null) throw notThisForm();
  if (read.outcome === "invalid") {
    if (!(await keptAppeals.find(db, access.account, appealId))) throw new Response(null, { status: 404 });
    return refuseSubmission(form, fields, sayChangeProblems(language, name, read.problems));
  }
  const { change } = read;
  const saved = await changeKeptAppeal(desk.services, access.account, { appealId, version, change });
  switch (saved.outcome) {
    case "saved":
      throw redirect(access.address(appealsPath, { appeal: appealId, done: "noted" }), 303);
    case "conflict": {
      const problem = sayConflict(language, saved.present, fields.seenAt ?? "", desk);
      return refuseSubmission(form, fields, { "": problem }, { status: 409 });
    }
    case "refused": {
      const found = await keptAppeals.find(db, access.account, appealId);
      const steps = found?.appeal.steps ?? [];
      return refuseSubmission(form, fields, sayChangeRefusal(language, name, saved.reason, { steps }));
    }
    case "gone":
      throw new Response(null, { status: 404 });
  }
}

async function removeDocument(
  { accountFiles }: AppLoadContext,
  { account, address }: AccountAccess,
  { services }: AppealDesk,
  { appealId, fields: { fileId = "" } }: SentChange,
) {
  const isRemoved = await removeAppealDocument({ ...services, accountFiles }, account, { appealId, fileId });
  if (!isRemoved) throw new Response(null, { status: 404 });
  throw redirect(address(appealsPath, { appeal: appealId, done: "removed" }), 303);
}

/** What another window did since this form was opened. `seenAt`: the ISO time of the version in it. */
function sayConflict(
  language: Language,
  { appeal, createdAt }: FoundAppeal,
  seenAt: string,
  { services }: AppealDesk,
): string {
  const { conflict, conflictOther } = wordsIn(language).appeals.forms;
  const since = timelineOf(appeal, createdAt).filter(({ at }) => at > seenAt);
  const said = since.map((event) => sayEvent(language, event, services.timeZone).what);
  return say(language, conflict, { changes: said.length > 0 ? sayList(language, said) : conflictOther });
}
