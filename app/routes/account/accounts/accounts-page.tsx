import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import {
  leaveGrantedAccount,
  listGrantedAccounts,
} from "#app/domain/accounts/grants/accounts-of-viewer.server.ts";
import { listInvitations } from "#app/domain/accounts/grants/invitations.server.ts";
import { say } from "#app/domain/language/say.ts";
import { addressOf } from "#app/platform/http/addresses/address-of.ts";
import { queryText } from "#app/platform/http/addresses/query-value.ts";
import { takeSubmission } from "#app/platform/http/forms/take-submission.server.ts";
import { ActionLink } from "#app/ui/page/action-link.tsx";
import { card } from "#app/ui/page/card.css.ts";
import { MainContent } from "#app/ui/page/main-content.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { grantParameter } from "../frame/account-address.ts";
import { accountMeta } from "../frame/account-meta.ts";
import { accountAction, accountLoader } from "../frame/gate.server.ts";
import { Invitation } from "./invitation.tsx";
import { Leaving } from "./leaving.tsx";
import { sayDates, sayPermissions } from "./say-permissions.ts";

const path = "/account/accounts";

export const meta = accountMeta((words) => words.authorizedPersons.accounts);

export const loader = accountLoader("owner", async ({ request, context, access }) => {
  const { accountId } = access.account;
  const [granted, invitations] = await Promise.all([
    listGrantedAccounts(context, accountId),
    listInvitations(context, accountId),
  ]);
  const { searchParams } = new URL(request.url);
  const leaving = granted.find(({ grantId }) => grantId === queryText(searchParams, "leave"));
  return { granted, invitations, leaving, done: queryText(searchParams, "done") };
});

/** Gives up the access that another person gave. */
export const action = accountAction("owner", async ({ request, context, access }) => {
  const { grantId = "" } = await takeSubmission(request);
  const { accountId } = access.account;
  if (!(await leaveGrantedAccount(context, accountId, grantId))) throw new Response(null, { status: 404 });
  throw redirect("/account/accounts?done=left", 303);
});

export default function AccountsPage() {
  const { granted, invitations, leaving, done } = useLoaderData<typeof loader>();
  const words = useWords().authorizedPersons;
  const { accounts } = words;
  const language = useLanguage();
  const isDone = done === "accepted" || done === "declined" || done === "left";
  if (leaving) return <Leaving {...leaving} />;
  return (
    <MainContent>
      <div className={stack.page}>
        <h1>{accounts.title}</h1>
        {isDone ? <p role="status">{accounts.done[done]}</p> : null}
        <p className={stack.lead}>{accounts.lead}</p>
        {invitations.length > 0 ? (
          <section className={stack.part} aria-labelledby="waiting">
            <h2 id="waiting">{words.invitations.waiting}</h2>
            {invitations.map((invitation) => (
              <Invitation key={invitation.grantId} invitation={invitation} headingLevel="h3" />
            ))}
          </section>
        ) : null}
        <ul className={stack.cards}>
          <li className={card}>
            <a href="/account">{accounts.own}</a>
          </li>
          {granted.map((grant) => (
            <li key={grant.grantId} className={card}>
              <h2 className={stack.cardHeading}>
                {grant.state === "active" ? (
                  <a href={addressOf("/account", { [grantParameter]: grant.grantId })}>
                    {say(language, accounts.of, { owner: grant.ownerName })}
                  </a>
                ) : (
                  say(language, accounts.of, { owner: grant.ownerName })
                )}
              </h2>
              <p>
                {sayPermissions(language, accounts.may, grant)} {sayDates(language, grant)}
              </p>
              {grant.state === "active" ? <p className={stack.note}>{accounts.isLogged}</p> : null}
              <div>
                <ActionLink href={addressOf(path, { leave: grant.grantId })} rank="secondary">
                  {say(language, accounts.leave, { owner: grant.ownerName })}
                </ActionLink>
              </div>
            </li>
          ))}
        </ul>
        {granted.length === 0 ? <p>{accounts.none}</p> : null}
      </div>
    </MainContent>
  );
}
