import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { deleteAppeal } from "#app/domain/appeals/delete-appeal.server.ts";
import { keptAppeals } from "#app/domain/appeals/kept-appeals.server.ts";
import { say } from "#app/domain/language/say.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import { appealIdOf, appealsPath } from "../appeal-case/appeal-address.ts";
import { openAppealDesk } from "../appeal-case/open-appeal-desk.server.ts";
import { deletionAction } from "../forms/deletion-action.server.ts";
import { DeletionForm } from "../forms/deletion-form.tsx";
import { useAccountAddress } from "../frame/account-address.ts";
import { accountMeta } from "../frame/account-meta.ts";
import { accountLoader } from "../frame/gate.server.ts";

export const meta = accountMeta((words) => words.appeals.delete);

export const loader = accountLoader("owner", async ({ request, context, access }) => {
  const asked = appealIdOf(request);
  if (asked === "") throw redirect(access.address(appealsPath));
  const found = await keptAppeals.find(context.db, access.account, asked);
  if (!found) throw new Response(null, { status: 404 });
  const { appealId, appeal } = found;
  const { kind, providerName, hospital, letters, steps, documents, outcomeIds } = appeal;
  return {
    appealId,
    kind: wordsIn(context.language).letters.kinds[kind].name,
    name: providerName ?? hospital?.name ?? null,
    letterCount: letters.length,
    stepCount: steps.length,
    documentCount: documents.length,
    hasOutcome: outcomeIds.length > 0,
  };
});

export const action = deletionAction({
  find: ({ request, context, access }) => keptAppeals.find(context.db, access.account, appealIdOf(request)),
  async remove({ appealId }, { context, access }) {
    const { services } = await openAppealDesk(context, access);
    await deleteAppeal({ ...services, accountFiles: context.accountFiles }, access.account, appealId);
    return access.address(appealsPath, { done: "deleted" });
  },
});

export default function DeleteAppealPage() {
  const { appealId, kind, name, letterCount, stepCount, documentCount, hasOutcome } =
    useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { delete: words, list } = useWords().appeals;
  const language = useLanguage();
  const address = useAccountAddress();
  return (
    <DeletionForm
      words={words}
      backTo={address(appealsPath, { appeal: appealId })}
      heading={say(language, words.heading, { kind, name: name ?? list.unnamed })}
      refused={refused}
    >
      <p>{words.goes}</p>
      <ul className={stack.bullets}>
        {letterCount > 0 ? <li>{say(language, words.letters, { count: letterCount })}</li> : null}
        {stepCount > 0 ? <li>{say(language, words.steps, { count: stepCount })}</li> : null}
        {documentCount > 0 ? <li>{say(language, words.documents, { count: documentCount })}</li> : null}
        <li>{words.reminders}</li>
        {hasOutcome ? <li>{words.outcome}</li> : null}
      </ul>
      <p>{words.forGood}</p>
    </DeletionForm>
  );
}
