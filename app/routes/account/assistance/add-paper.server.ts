import { type AppLoadContext, redirect } from "@remix-run/node";
import { wordsIn } from "#app/content/words/words.ts";
import { addAppealDocuments } from "#app/domain/appeals/appeal-documents.server.ts";
import { paperKinds } from "#app/domain/appeals/application/application-papers.ts";
import type { NotKept } from "#app/domain/bills/kept/keep-refusal.ts";
import { dropFiles } from "#app/domain/kept/drop-files.server.ts";
import type { Language } from "#app/domain/language/language.ts";
import { type FormState, refuseSubmission } from "#app/platform/http/forms/refuse-submission.server.ts";
import { notThisForm } from "#app/platform/http/forms/take-submission.server.ts";
import { applicationPath } from "../appeal-case/application-path.ts";
import { openAppealDesk } from "../appeal-case/open-appeal-desk.server.ts";
import { notKeptReply } from "../documents/not-kept-reply.server.ts";
import { takeBillFiles } from "../documents/take-bill-files.server.ts";
import type { AccountAccess } from "../frame/gate.server.ts";

/** Seals the files of a document as they arrive and adds them to the application. Throws a redirect back. */
export async function addPaper(
  context: AppLoadContext,
  access: AccountAccess,
  { appealId, request }: { appealId: string; request: Request },
) {
  const { form, accountFiles, language } = context;
  const { services } = await openAppealDesk(context, access);
  const taken = await takeBillFiles(context, access.account, request);
  if (taken.outcome !== "taken") return refuseFiles(language, form, taken, taken.fileCount);
  const { files, fields } = taken;
  const paper = paperKinds.find((kind) => kind === fields.get("paper"));
  if (!paper) {
    await dropFiles(
      accountFiles,
      access.account,
      files.map(({ fileId }) => fileId),
    );
    throw notThisForm();
  }
  const added = await addAppealDocuments({ ...services, accountFiles }, access.account, {
    appealId,
    files,
    paper,
  });
  switch (added.outcome) {
    case "added":
      throw redirect(access.address(applicationPath(appealId), { done: "added" }), 303);
    case "not-kept":
      return refuseFiles(language, form, added, files.length);
    case "too-many-documents":
      return refuseSubmission(form, {}, { "": wordsIn(language).appeals.addDocuments.tooMany });
    case "gone":
      throw new Response(null, { status: 404 });
  }
}

function refuseFiles(language: Language, form: FormState, result: NotKept, fileCount: number) {
  const { message, ...init } = notKeptReply(language, result, fileCount);
  return refuseSubmission(form, {}, { "": message }, init);
}
