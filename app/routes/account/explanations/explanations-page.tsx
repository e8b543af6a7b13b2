import { useLoaderData } from "@remix-run/react";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { listClaimLinks } from "#app/domain/explanations/kept/claim-links.server.ts";
import { keptExplanations } from "#app/domain/explanations/kept/kept-explanations.server.ts";
import { say } from "#app/domain/language/say.ts";
import { ActionLink } from "#app/ui/page/action-link.tsx";
import { MainContent } from "#app/ui/page/main-content.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { useAccountAddress } from "../frame/account-address.ts";
import { accountMeta } from "../frame/account-meta.ts";
import { accountLoader } from "../frame/gate.server.ts";
import { ExplanationRows } from "./explanation-rows.tsx";

export const meta = accountMeta((words) => words.explanations.list);

export const loader = accountLoader("view-bills", async ({ request, context, access }) => {
  const { account, role, ownerName, permissions } = access;
  const [listed, links] = await Promise.all([
    keptExplanations.list(context.db, account),
    listClaimLinks(context.db, account),
  ]);
  const linked = new Set(
    links.filter(({ state }) => state === "confirmed").map(({ explanationId }) => explanationId),
  );
  return {
    ownerName: role === "authorised" ? ownerName : null,
    explanations: listed.map(({ explanationId, state, summary }) => {
      return { explanationId, state, summary, isLinked: linked.has(explanationId) };
    }),
    mayAdd: permissions.has("add-bills"),
    isDeleted: new URL(request.url).searchParams.get("done") === "deleted",
  };
});

export default function ExplanationsPage() {
  const { ownerName, explanations, mayAdd, isDeleted } = useLoaderData<typeof loader>();
  const words = useWords().explanations.list;
  const language = useLanguage();
  const address = useAccountAddress();
  const none = ownerName === null ? words.none : say(language, words.noneOfOwner, { owner: ownerName });
  return (
    <MainContent>
      <div className={stack.page}>
        <h1>{ownerName === null ? words.title : say(language, words.titleOf, { owner: ownerName })}</h1>
        {isDeleted ? <p role="status">{words.deleted}</p> : null}
        <p className={stack.lead}>{words.lead}</p>
        {mayAdd ? (
          <div>
            <ActionLink href={address("/account/add-bill/upload-document")}>{words.add}</ActionLink>
          </div>
        ) : null}
        {explanations.length === 0 ? <p>{none}</p> : null}
        {explanations.length === 0 ? null : (
          <ExplanationRows
            caption={say(language, words.caption, { count: explanations.length })}
            explanations={explanations}
            mayAdd={mayAdd}
          />
        )}
      </div>
    </MainContent>
  );
}
