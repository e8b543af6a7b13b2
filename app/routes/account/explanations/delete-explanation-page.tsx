import { useActionData, useLoaderData } from "@remix-run/react";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { keptExplanations } from "#app/domain/explanations/kept/kept-explanations.server.ts";
import { say } from "#app/domain/language/say.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import { deletionAction } from "../forms/deletion-action.server.ts";
import { DeletionForm } from "../forms/deletion-form.tsx";
import { accountMeta } from "../frame/account-meta.ts";
import { accountLoader } from "../frame/gate.server.ts";
import { getOwnExplanation } from "./get-own-explanation.server.ts";

export const meta = accountMeta((words) => words.explanations.delete);

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
export const action = deletionAction({
  find: getOwnExplanation,
  async remove({ explanationId }, { context, access }) {
    await keptExplanations.delete(context, access.account, explanationId);
    return "/account/explanations?done=deleted";
  },
});

export default function DeleteExplanationPage() {
  const { explanationId, planName, claimCount, documentCount } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { delete: words, view } = useWords().explanations;
  const language = useLanguage();
  return (
    <DeletionForm
      words={words}
      backTo={`/account/explanations/${explanationId}`}
      heading={say(language, words.heading, { name: planName ?? view.untitled })}
      refused={refused}
    >
      <p>{words.goes}</p>
      <ul className={stack.bullets}>
        <li>{say(language, words.claims, { count: claimCount })}</li>
        {documentCount > 0 ? <li>{say(language, words.documents, { count: documentCount })}</li> : null}
      </ul>
      <p>{words.stays}</p>
      <p>{words.forGood}</p>
    </DeletionForm>
  );
}
