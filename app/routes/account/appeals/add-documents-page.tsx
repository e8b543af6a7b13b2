import type { AppLoadContext } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { FilesField } from "#app/components/forms/files-field.tsx";
import { useWords } from "#app/components/use-words.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { addAppealDocuments } from "#app/domain/appeals/appeal-documents.server.ts";
import { keptAppeals } from "#app/domain/appeals/kept-appeals.server.ts";
import { measureStorage } from "#app/domain/documents/storage/claim-storage.server.ts";
import { say } from "#app/domain/language/say.ts";
import { refuseWhileAway } from "#app/platform/http/answers/refuse-while-away.server.ts";
import { refuseSubmission, wasRefused } from "#app/platform/http/forms/refuse-submission.server.ts";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { MainContent } from "#app/ui/page/main-content.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { appealsPath } from "../appeal-case/appeal-address.ts";
import { openAppealDesk } from "../appeal-case/open-appeal-desk.server.ts";
import { notKeptReply } from "../documents/not-kept-reply.server.ts";
import { StorageNote } from "../documents/storage-note.tsx";
import { type TakenForm, takeBillFiles } from "../documents/take-bill-files.server.ts";
import { useAccountAddress } from "../frame/account-address.ts";
import { accountMeta } from "../frame/account-meta.ts";
import { actionHeaders } from "../frame/action-headers.ts";
import { accountAction, accountLoader } from "../frame/gate.server.ts";

export const meta = accountMeta((words) => words.appeals.addDocuments);

export const loader = accountLoader("file-appeals", async ({ params, context, access }) => {
  const found = await keptAppeals.find(context.db, access.account, params.appealId ?? "");
  if (!found) throw new Response(null, { status: 404 });
  const storage = await measureStorage(context.db, access.account);
  return { appealId: found.appealId, storage, isRefused: wasRefused(context.form) };
});

/** Seals the files as they arrive and adds them to the appeal; nothing is read of them. */
export const action = accountAction("file-appeals", async ({ request, params, context, access }) => {
  const { form, accountFiles, db } = context;
  const { appealId = "" } = params;
  return refuseWhileAway(form, {}, wordsIn(context.language).forms.databaseAway, async () => {
    if (!(await keptAppeals.find(db, access.account, appealId))) throw new Response(null, { status: 404 });
    const { services } = await openAppealDesk(context, access);
    const taken = await takeBillFiles(context, access.account, request);
    if (taken.outcome !== "taken") return refuse(context, taken);
    const { files } = taken;
    const added = await addAppealDocuments({ ...services, accountFiles }, access.account, {
      appealId,
      files,
    });
    switch (added.outcome) {
      case "added":
        throw redirect(access.address(appealsPath, { appeal: appealId, done: "added" }), 303);
      case "not-kept":
        return refuse(context, { ...added, fileCount: files.length });
      case "too-many-documents":
        return refuseSubmission(form, {}, { files: wordsIn(context.language).appeals.addDocuments.tooMany });
      case "gone":
        throw new Response(null, { status: 404 });
    }
  });
});

export const headers = actionHeaders;

/** What is said of a bill's files holds here, but for how many there may be. */
function refuse({ form, language }: AppLoadContext, taken: Exclude<TakenForm, { outcome: "taken" }>) {
  const { tooManyFiles, tooManyPages } = wordsIn(language).appeals.addDocuments;
  const { message, ...init } = notKeptReply(language, taken, taken.fileCount);
  const refusal = taken.outcome === "not-kept" ? taken.refusal : null;
  switch (refusal?.reason) {
    case "too-many-files":
      return refuseSubmission(form, {}, { files: tooManyFiles }, init);
    case "too-many-pages": {
      const { pageCount } = refusal;
      return refuseSubmission(form, {}, { files: say(language, tooManyPages, { pageCount }) }, init);
    }
    default:
      return refuseSubmission(form, {}, { files: message }, init);
  }
}

export default function AddDocumentsPage() {
  const { appealId, storage } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { addDocuments: words } = useWords().appeals;
  const address = useAccountAddress();
  const problems = Object.entries(refused?.error ?? {}).flatMap(([field, messages]) =>
    messages.map((message) => ({ fieldId: field === "" ? null : field, message })),
  );
  return (
    <MainContent>
      <div className={stack.page}>
        <p>
          <a href={address(appealsPath, { appeal: appealId })}>{words.back}</a>
        </p>
        <h1>{words.title}</h1>
        <p className={stack.lead}>{words.lead}</p>
        <form
          method="post"
          encType="multipart/form-data"
          action={address(`/account/appeals/${appealId}/add-document`)}
          noValidate
          className={stack.part}
        >
          <ErrorSummary id="upload-problems" errors={problems} />
          <FilesField label={words.label} hint={words.hint} error={refused?.error.files?.[0]} />
          <p className={stack.note}>{words.promise}</p>
          <StorageNote storage={storage} />
          <div>
            <SubmitButton>{words.submit}</SubmitButton>
          </div>
        </form>
      </div>
    </MainContent>
  );
}
