import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { appealsWords } from "#app/content/words/appeals.ts";
import { formWords } from "#app/content/words/forms.ts";
import { lettersWords } from "#app/content/words/letters.ts";
import { deleteAppeal } from "#app/domain/appeals/delete-appeal.server.ts";
import { findAppeal } from "#app/domain/appeals/find-appeals.server.ts";
import { say } from "#app/domain/language/say.ts";
import { refuseWhileAway } from "#app/platform/http/refuse-while-away.server.ts";
import { notThisForm, takeSubmission } from "#app/platform/http/take-submission.server.ts";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { MainContent } from "#app/ui/page/main-content.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { useAccountAddress } from "../account-address.ts";
import { accountMeta } from "../account-meta.ts";
import { appealIdOf, appealsPath } from "../appeal-address.ts";
import { accountAction, accountLoader } from "../gate.server.ts";
import { openAppealDesk } from "../open-appeal-desk.server.ts";

export const meta = accountMeta(appealsWords.en.delete);

export const loader = accountLoader("owner", async ({ request, context, access }) => {
  const asked = appealIdOf(request);
  if (asked === "") throw redirect(access.address(appealsPath));
  const found = await findAppeal(context.db, access.account, asked);
  if (!found) throw new Response(null, { status: 404 });
  const { appealId, appeal } = found;
  const { kind, providerName, hospital, letters, steps, documents, outcomeIds } = appeal;
  return {
    appealId,
    kind: lettersWords.en.kinds[kind].name,
    name: providerName ?? hospital?.name ?? null,
    letterCount: letters.length,
    stepCount: steps.length,
    documentCount: documents.length,
    hasOutcome: outcomeIds.length > 0,
  };
});

export const action = accountAction("owner", async ({ request, context, access }) => {
  const fields = await takeSubmission(request);
  return refuseWhileAway(context.form, fields, formWords.en.databaseAway, async () => {
    if (fields.intent !== "delete") throw notThisForm();
    const { services } = await openAppealDesk(context, access);
    const { accountFiles } = context;
    const isDeleted = await deleteAppeal({ ...services, accountFiles }, access.account, appealIdOf(request));
    if (!isDeleted) throw new Response(null, { status: 404 });
    throw redirect(access.address(appealsPath, { done: "deleted" }), 303);
  });
});

export default function DeleteAppealPage() {
  const { appealId, kind, name, letterCount, stepCount, documentCount, hasOutcome } =
    useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { delete: words, list } = useWords(appealsWords);
  const language = useLanguage();
  const address = useAccountAddress();
  const problems = Object.values(refused?.error ?? {}).flat();
  return (
    <MainContent>
      <div className={stack.page}>
        <p>
          <a href={address(appealsPath, { appeal: appealId })}>{words.back}</a>
        </p>
        <h1>{say(language, words.heading, { kind, name: name ?? list.unnamed })}</h1>
        <ErrorSummary id="delete-problems" errors={problems.map((message) => ({ fieldId: null, message }))} />
        <p>{words.goes}</p>
        <ul className={stack.bullets}>
          {letterCount > 0 ? <li>{say(language, words.letters, { count: letterCount })}</li> : null}
          {stepCount > 0 ? <li>{say(language, words.steps, { count: stepCount })}</li> : null}
          {documentCount > 0 ? <li>{say(language, words.documents, { count: documentCount })}</li> : null}
          <li>{words.reminders}</li>
          {hasOutcome ? <li>{words.outcome}</li> : null}
        </ul>
        <p>{words.forGood}</p>
        <form method="post">
          <SubmitButton name="intent" value="delete">
            {words.submit}
          </SubmitButton>
        </form>
      </div>
    </MainContent>
  );
}
