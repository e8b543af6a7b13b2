import { data, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import {
  answerInvitation,
  findInvitation,
  listInvitations,
} from "#app/domain/accounts/grants/invitations.server.ts";
import { say } from "#app/domain/language/say.ts";
import { addressOf } from "#app/platform/http/addresses/address-of.ts";
import { queryText } from "#app/platform/http/addresses/query-value.ts";
import { notThisForm, takeSubmission } from "#app/platform/http/forms/take-submission.server.ts";
import { MainContent } from "#app/ui/page/main-content.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { grantParameter } from "../frame/account-address.ts";
import { accountMeta } from "../frame/account-meta.ts";
import { accountAction, accountLoader } from "../frame/gate.server.ts";
import { Invitation } from "./invitation.tsx";

export const meta = accountMeta((words) => words.authorizedPersons.invitations);

/** The invitation of a link for the signed-in person; without a link, all their open invitations. */
export const loader = accountLoader("owner", async ({ request, context, access }) => {
  const token = queryText(new URL(request.url).searchParams, "token");
  const { accountId } = access.account;
  if (token === "") {
    return { outcome: "listed" as const, invitations: await listInvitations(context, accountId) };
  }
  return findInvitation(context, accountId, token);
});

/** Accepts or declines. */
export const action = accountAction("owner", async ({ request, context, access }) => {
  const { grantId = "", answer } = await takeSubmission(request);
  if (answer !== "accept" && answer !== "decline") throw notThisForm();
  const isAnswered = await answerInvitation(context, access.account.accountId, { grantId, answer });
  if (!isAnswered) return data({ isOver: true }, { status: 409 });
  const done = answer === "accept" ? "accepted" : "declined";
  throw redirect(addressOf("/account/accounts", { done }), 303);
});

export default function InvitationsPage() {
  const found = useLoaderData<typeof loader>();
  const isOver = useActionData<typeof action>()?.isOver ?? false;
  const words = useWords().authorizedPersons.invitations;
  return (
    <MainContent>
      <div className={stack.page}>
        {found.outcome === "open" ? null : <h1>{words.title}</h1>}
        {isOver ? <p role="alert">{words.notOpen}</p> : null}
        <Found found={found} />
        <p>
          <a href="/account/accounts">{words.accounts}</a>
        </p>
      </div>
    </MainContent>
  );
}

function Found({ found }: { found: ReturnType<typeof useLoaderData<typeof loader>> }) {
  const words = useWords().authorizedPersons.invitations;
  const language = useLanguage();
  switch (found.outcome) {
    case "open":
      return <Invitation invitation={found.invitation} headingLevel="h1" />;
    case "listed":
      if (found.invitations.length === 0) return <p>{words.none}</p>;
      return found.invitations.map((invitation) => (
        <Invitation key={invitation.grantId} invitation={invitation} headingLevel="h2" />
      ));
    case "accepted": {
      const { ownerName: owner, grantId } = found.invitation;
      return (
        <>
          <p>{say(language, words.accepted, { owner })}</p>
          <p>
            <a href={addressOf("/account", { [grantParameter]: grantId })}>
              {say(language, words.open, { owner })}
            </a>
          </p>
        </>
      );
    }
    case "ended":
      return <p>{say(language, words.ended, { owner: found.invitation.ownerName })}</p>;
    case "for-another":
      return <p>{words.forAnother}</p>;
    case "unknown":
      return <p>{words.unknown}</p>;
  }
}
