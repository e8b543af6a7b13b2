import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { explanationWords } from "#app/content/words/explanations.ts";
import { formWords } from "#app/content/words/forms.ts";
import { deleteExplanation } from "#app/domain/explanations/kept/delete-explanation.server.ts";
import { say } from "#app/domain/language/say.ts";
import { refuseWhileAway } from "#app/platform/http/refuse-while-away.server.ts";
import { notThisForm, takeSubmission } from "#app/platform/http/take-submission.server.ts";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { MainContent } from "#app/ui/page/main-content.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { accountMeta } from "../account-meta.ts";
import { accountAction, accountLoader } from "../gate.server.ts";
import { getOwnExplanation } from "./get-own-explanation.server.ts";

export const meta = accountMeta(explanationWords.en.delete);

export const loader = accountLoader("owner", async ({ params, context, access }) => {
  const { explanationId, kept } = await getOwnExplanation({ context, params, access });
  return {
    explanationId,
    planName: kept.explanation.plan?.value ?? null,
    claimCount: kept.explanation.claims.length,
    documentCount: kept.documents.length,
  };
});

/** Deletes an explanation for good. */
export const action = accountAction("owner", async ({ request, params, context, access }) => {
  const fields = await takeSubmission(request);
  return refuseWhileAway(context.form, fields, formWords.en.databaseAway, async () => {
    const { explanationId } = await getOwnExplanation({ context, params, access });
    if (fields.intent !== "delete") throw notThisForm();
    await deleteExplanation(context, access.account, explanationId);
    throw redirect("/account/explanations?done=deleted", 303);
  });
});

export default function DeleteExplanationPage() {
  const { explanationId, planName, claimCount, documentCount } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { delete: words, view } = useWords(explanationWords);
  const language = useLanguage();
  const problems = Object.values(refused?.error ?? {}).flat();
  return (
    <MainContent>
      <div className={stack.page}>
        <p>
          <a href={`/account/explanations/${explanationId}`}>{words.back}</a>
        </p>
        <h1>{say(language, words.heading, { name: planName ?? view.untitled })}</h1>
        <ErrorSummary id="delete-problems" errors={problems.map((message) => ({ fieldId: null, message }))} />
        <p>{words.goes}</p>
        <ul className={stack.bullets}>
          <li>{say(language, words.claims, { count: claimCount })}</li>
          {documentCount > 0 ? <li>{say(language, words.documents, { count: documentCount })}</li> : null}
        </ul>
        <p>{words.stays}</p>
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
