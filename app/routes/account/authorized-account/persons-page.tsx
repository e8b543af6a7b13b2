import { type HeadersFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { problemsInWords } from "#app/components/problem-words.ts";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { readNewGrant } from "#app/domain/accounts/grants/grant-fields.server.ts";
import { invitePerson } from "#app/domain/accounts/grants/invite.server.ts";
import { listGrants } from "#app/domain/accounts/grants/list-grants.server.ts";
import { easternDay } from "#app/domain/dates/eastern-day.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import { say } from "#app/domain/language/say.ts";
import { refuseWhileAway } from "#app/platform/http/answers/refuse-while-away.server.ts";
import { refuseSubmission, wasRefused } from "#app/platform/http/forms/refuse-submission.server.ts";
import { takeSubmission } from "#app/platform/http/forms/take-submission.server.ts";
import { MainContent } from "#app/ui/page/main-content.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";
import { accountMeta } from "../frame/account-meta.ts";
import { accountAction, accountLoader } from "../frame/gate.server.ts";
import { InviteForm } from "./invite-form.tsx";
import { notInvitedReply } from "./not-invited.server.ts";

export const meta = accountMeta((words) => words.authorizedPersons.list);

export const loader = accountLoader("owner", async ({ request, context, access }) => ({
  persons: (await listGrants(context.db, access.account, context.clock)).map(
    ({ invitationToken: _, ...grant }) => grant,
  ),
  today: easternDay(context.clock.now()),
  isRemoved: new URL(request.url).searchParams.get("done") === "removed",
  isRefused: wasRefused(context.form),
}));

/** Keeps a new person and sends the invitation. */
export const action = accountAction("owner", async ({ request, context, access }) => {
  const { language } = context;
  const fields = await takeSubmission(request);
  const { problems } = wordsIn(language).authorizedPersons.list;
  const read = readNewGrant(fields, context.clock);
  if (read.outcome === "invalid") {
    return refuseSubmission(context.form, fields, problemsInWords(read.problems, problems));
  }
  return refuseWhileAway(context.form, fields, wordsIn(language).forms.databaseAway, async () => {
    const { person, terms } = read.value;
    const invited = await invitePerson(context, access.account, { person, terms });
    if (invited.outcome !== "invited") return notInvitedReply(language, context.form, fields, invited);
    throw redirect(`/account/authorized-account/${invited.grantId}?done=invited`, 303);
  });
});

/** When to try again, where a form came back for that. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function PersonsPage() {
  const { persons, today, isRemoved } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const words = useWords().authorizedPersons;
  const language = useLanguage();
  const { list } = words;
  return (
    <MainContent>
      <div className={stack.page}>
        <h1>{list.title}</h1>
        <p className={stack.lead}>{list.lead}</p>
        {isRemoved && !refused ? <p role="status">{list.removed}</p> : null}
        {persons.length === 0 ? (
          <p>{list.none}</p>
        ) : (
          <DataTable
            caption={say(language, list.caption, { count: persons.length })}
            columns={
              [
                {
                  heading: list.columns.name,
                  cell: ({ grantId, person: { name, relationship } }) => (
                    <>
                      <a href={`/account/authorized-account/${grantId}`}>{name}</a>
                      {relationship ? <div className={stack.note}>{relationship}</div> : null}
                    </>
                  ),
                },
                { heading: list.columns.state, cell: ({ state }) => words.person.states[state] },
                {
                  heading: list.columns.may,
                  cell: ({ permissions }) => (
                    <ul className={stack.plainList}>
                      {permissions.map((permission) => (
                        <li key={permission}>{words.permissions[permission].label}</li>
                      ))}
                    </ul>
                  ),
                },
                {
                  heading: list.columns.dates,
                  cell: ({ startsOn, endsOn }) =>
                    endsOn === null
                      ? say(language, list.since, { from: formatDate(language, startsOn) })
                      : say(language, list.fromTo, {
                          from: formatDate(language, startsOn),
                          to: formatDate(language, endsOn),
                        }),
                },
              ] satisfies Column<(typeof persons)[number]>[]
            }
            rows={persons}
            keyOf={({ grantId }) => grantId}
          />
        )}
        <section className={stack.part} aria-labelledby="add-person">
          <h2 id="add-person">{list.add.heading}</h2>
          <InviteForm today={today} refused={refused} />
        </section>
      </div>
    </MainContent>
  );
}
