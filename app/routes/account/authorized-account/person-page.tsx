import { type HeadersFunction, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { languageIn, pageMeta } from "#app/components/page/page-meta.ts";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { countAccesses, listAccesses } from "#app/domain/accounts/grants/access-log.server.ts";
import { removeGrant, revokeGrant } from "#app/domain/accounts/grants/change-grant.server.ts";
import { isAccepted } from "#app/domain/accounts/grants/grant.ts";
import { findOwnGrant } from "#app/domain/accounts/grants/list-grants.server.ts";
import { keptBills } from "#app/domain/bills/kept/kept-bills.server.ts";
import { say } from "#app/domain/language/say.ts";
import { queryPage, queryText } from "#app/platform/http/addresses/query-value.ts";
import { wasRefused } from "#app/platform/http/forms/refuse-submission.server.ts";
import { notThisForm, takeSubmission } from "#app/platform/http/forms/take-submission.server.ts";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { MainContent } from "#app/ui/page/main-content.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { accountAction, accountLoader } from "../frame/gate.server.ts";
import { ChangeForm } from "./change-form.tsx";
import { InviteAgainForm } from "./invite-again-form.tsx";
import { PersonLog } from "./person-log.tsx";
import { sayGrantState } from "./say-grant.ts";
import { submitChange, submitInvitation } from "./submit-grant.server.ts";

export const meta: MetaFunction<typeof loader> = ({ data, matches, location }) => {
  const language = languageIn(matches);
  const name = data?.grant.person.name ?? "";
  const title = data?.isRefused ? say(language, wordsIn(language).forms.errorTitle, { title: name }) : name;
  const { description } = wordsIn(language).authorizedPersons.person;
  return pageMeta({ title, description, keywords: "", path: location.pathname, noindex: true }, matches);
};

const accessesPerPage = 50;

export const loader = accountLoader("owner", async ({ request, params, context, access }) => {
  const { db, clock, isMailOn } = context;
  const found = await findOwnGrant(db, access.account, params.grantId ?? "", clock);
  if (!found) throw new Response(null, { status: 404 });
  const { invitationToken, ...grant } = found;
  const { origin, searchParams } = new URL(request.url);
  const page = queryPage(searchParams) ?? 1;
  const of = { ownerAccountId: access.account.accountId, grantId: grant.grantId };
  const [accessCount, accesses, bills] = await Promise.all([
    countAccesses(db, of),
    listAccesses(db, of, { limit: accessesPerPage, offset: (page - 1) * accessesPerPage }),
    keptBills.list(db, access.account),
  ]);
  const noted = new Set(accesses.map(({ billId }) => billId));
  return {
    grant,
    /** For as long as it can be followed. */
    invitationLink:
      grant.state === "invited" ? `${origin}/account/invitations?token=${invitationToken}` : null,
    isMailOn,
    log: {
      accesses,
      /** Of the bills that are there. */
      billNames: Object.fromEntries(
        bills
          .filter(({ billId }) => noted.has(billId))
          .map(({ billId, summary }) => [billId, summary.providerName]),
      ),
      page,
      pageCount: Math.ceil(accessCount / accessesPerPage),
    },
    done: queryText(searchParams, "done"),
    isRefused: wasRefused(context.form),
  };
});

/** Changes what a person may do, ends it, or invites them again. */
export const action = accountAction("owner", async ({ request, params, context, access: { account } }) => {
  const fields = await takeSubmission(request);
  const { grantId = "" } = params;
  if (!(await findOwnGrant(context.db, account, grantId, context.clock))) {
    throw new Response(null, { status: 404 });
  }
  switch (fields.intent) {
    case "change":
      return submitChange(context, account, { grantId, fields });
    case "invite":
      return submitInvitation(context, account, { grantId, fields });
    case "revoke":
      await revokeGrant(context.db, account, grantId, context.clock);
      throw redirect(`/account/authorized-account/${grantId}?done=revoked`, 303);
    case "remove": {
      const isRemoved = await removeGrant(context.db, account, grantId, context.clock);
      throw redirect(`/account/authorized-account${isRemoved ? "?done=removed" : `/${grantId}`}`, 303);
    }
    default:
      throw notThisForm();
  }
});

/** When to try again, where a form came back for that. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function PersonPage() {
  const { grant, invitationLink, isMailOn, log, done } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const words = useWords().authorizedPersons.person;
  const language = useLanguage();
  const { name, relationship, email } = grant.person;
  const isInvited = grant.state === "invited";
  const refusedInvitation = refused?.initialValue?.intent === "invite" ? refused : undefined;
  const isDone = done === "invited" || done === "saved" || done === "revoked";
  return (
    <MainContent>
      <div className={stack.page}>
        <p>
          <a href="/account/authorized-account">{words.back}</a>
        </p>
        <h1>{name}</h1>
        {relationship ? <p className={stack.lead}>{relationship}</p> : null}
        {isDone && !refused ? <p role="status">{words.done[done]}</p> : null}
        <p>
          <strong>{words.states[grant.state]}.</strong> {sayGrantState(language, grant)}
        </p>
        {invitationLink ? (
          <div className={stack.part}>
            <p>{say(language, isMailOn ? words.link : words.linkWithoutMail, { email })}</p>
            <p>
              <code className={stack.address}>{invitationLink}</code>
            </p>
          </div>
        ) : null}
        {isAccepted(grant.state) || isInvited ? (
          <>
            <section className={stack.part} aria-labelledby="change">
              <h2 id="change">{words.change.heading}</h2>
              <ChangeForm grant={grant} refused={refusedInvitation ? undefined : refused} />
            </section>
            <section className={stack.part} aria-labelledby="end">
              <h2 id="end">{isInvited ? words.end.takeBack : words.end.heading}</h2>
              {isInvited ? null : <p>{words.end.lead}</p>}
              <form method="post">
                <SubmitButton rank="secondary" name="intent" value="revoke">
                  {isInvited ? words.end.takeBack : say(language, words.end.button, { name })}
                </SubmitButton>
              </form>
            </section>
          </>
        ) : null}
        {isAccepted(grant.state) ? null : (
          <section className={stack.part} aria-labelledby="again">
            <h2 id="again">{words.again.heading}</h2>
            <p>{words.again.lead}</p>
            <InviteAgainForm email={email} refused={refusedInvitation} />
          </section>
        )}
        {isAccepted(grant.state) || isInvited ? null : (
          <section className={stack.part} aria-labelledby="remove">
            <h2 id="remove">{say(language, words.remove.heading, { name })}</h2>
            <p>{words.remove.lead}</p>
            <form method="post">
              <SubmitButton rank="secondary" name="intent" value="remove">
                {words.remove.button}
              </SubmitButton>
            </form>
          </section>
        )}
        <PersonLog name={name} {...log} path={`/account/authorized-account/${grant.grantId}`} />
      </div>
    </MainContent>
  );
}
