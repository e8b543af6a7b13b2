import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { removeAppealDocument } from "#app/domain/appeals/appeal-documents.server.ts";
import { keptAppeals } from "#app/domain/appeals/kept-appeals.server.ts";
import { measureStorage } from "#app/domain/documents/storage/claim-storage.server.ts";
import { say } from "#app/domain/language/say.ts";
import { refuseWhileAway } from "#app/platform/http/answers/refuse-while-away.server.ts";
import { wasRefused } from "#app/platform/http/forms/refuse-submission.server.ts";
import { notThisForm, takeSubmission } from "#app/platform/http/forms/take-submission.server.ts";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { ActionLink } from "#app/ui/page/action-link.tsx";
import { MainContent } from "#app/ui/page/main-content.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { appealsPath } from "../appeal-case/appeal-address.ts";
import { applicationPath } from "../appeal-case/application-path.ts";
import { SendForm } from "../appeal-case/send-form.tsx";
import { useAccountAddress } from "../frame/account-address.ts";
import { accountMeta } from "../frame/account-meta.ts";
import { actionHeaders } from "../frame/action-headers.ts";
import { accountAction, accountLoader } from "../frame/gate.server.ts";
import { addPaper } from "./add-paper.server.ts";
import { findApplication } from "./find-application.server.ts";
import { FormLinks } from "./form-links.tsx";
import type { HouseholdTexts } from "./household-fields.tsx";
import { HouseholdPart } from "./household-part.tsx";
import { PapersPart } from "./papers-part.tsx";
import { problemsOf } from "./problems-of.ts";
import { saveHousehold } from "./save-household.server.ts";
import { viewApplication } from "./view-application.server.ts";

export const meta = accountMeta((words) => words.assistanceApplication.one);

const documentActions = ["saved", "savedLetter", "savedOwnLetter", "added"] as const;

export const loader = accountLoader("file-appeals", async ({ request, params, context, access }) => {
  const application = viewApplication(
    context.language,
    await findApplication(context, access, params.appealId ?? ""),
  );
  const done = new URL(request.url).searchParams.get("done");
  const isRefused = wasRefused(context.form);
  return {
    application,
    storage: await measureStorage(context.db, access.account),
    done: isRefused ? null : (documentActions.find((known) => known === done) ?? null),
    isRefused,
  };
});

/** Adds or removes a document, or saves a changed household. */
export const action = accountAction("file-appeals", async ({ request, params, context, access }) => {
  const { form, db, accountFiles } = context;
  const { appealId = "" } = params;
  if (request.headers.get("Content-Type")?.startsWith("multipart/")) {
    return refuseWhileAway(form, {}, wordsIn(context.language).forms.databaseAway, async () => {
      const found = await keptAppeals.find(db, access.account, appealId);
      if (!found?.appeal.application) throw new Response(null, { status: 404 });
      return addPaper(context, access, { appealId, request });
    });
  }
  const fields = await takeSubmission(request);
  return refuseWhileAway(form, fields, wordsIn(context.language).forms.databaseAway, async () => {
    const application = await findApplication(context, access, appealId);
    switch (fields.intent) {
      case "save":
        return saveHousehold(context, access, application, fields);
      case "remove": {
        const { services } = application.appealed.desk;
        const of = { appealId, fileId: fields.fileId ?? "" };
        const isRemoved = await removeAppealDocument({ ...services, accountFiles }, access.account, of);
        if (!isRemoved) throw new Response(null, { status: 404 });
        throw redirect(access.address(applicationPath(appealId)), 303);
      }
      default:
        throw notThisForm();
    }
  });
});

export const headers = actionHeaders;

export default function ApplicationPage() {
  const { application, storage, done } = useLoaderData<typeof loader>();
  const returned = useActionData<typeof action>();
  const { one: words, begin } = useWords().assistanceApplication;
  const language = useLanguage();
  const address = useAccountAddress();
  const { appealId, name, state, letterNo } = application;
  const isOpen = state === "draft" || state === "more-asked";
  const typed = returned?.initialValue as HouseholdTexts | undefined;
  return (
    <MainContent>
      <div className={stack.page}>
        <p>
          <a href={address(appealsPath, { appeal: appealId })}>{words.appeal}</a>
        </p>
        <h1>{say(language, words.heading, { name: name ?? begin.unnamed })}</h1>
        {done === null ? null : <p role="status">{words[done]}</p>}
        <ErrorSummary id="application-problems" errors={problemsOf(returned?.error ?? {})} />
        <section className={stack.part} aria-labelledby="print">
          <h2 id="print">{words.print.heading}</h2>
          <p>{words.print.lead}</p>
          <div className={stack.buttons}>
            {letterNo === null ? null : (
              <ActionLink href={address(`${applicationPath(appealId)}.pdf`)}>{words.print.button}</ActionLink>
            )}
            <ActionLink href={address(`/account/appeals/${appealId}/letter`)} rank="secondary">
              {words.print.letter}
            </ActionLink>
          </div>
        </section>
        <FormLinks application={application} />
        <PapersPart application={application} storage={storage} />
        <HouseholdPart
          application={application}
          isOpen={isOpen}
          texts={typed?.intent === "save" ? typed : application.texts}
          problems={returned?.error ?? {}}
        />
        {isOpen ? (
          <section className={stack.part} aria-labelledby="send">
            <h2 id="send">{words.send.heading}</h2>
            <p>{words.send.lead}</p>
            <SendForm appeal={application} refused={undefined} />
          </section>
        ) : null}
      </div>
    </MainContent>
  );
}
