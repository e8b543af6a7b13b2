import { useLoaderData } from "@remix-run/react";
import { useWords } from "#app/components/use-words.ts";
import { eraseAskedDemo, listAskedDemos } from "#app/domain/operators/asked-demos.server.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { deskMeta } from "./desk-meta.ts";
import { DeskPage } from "./desk-page.tsx";
import { DoneLine } from "./done-line.tsx";
import { deskLoader } from "./gate.server.ts";
import { RowAct } from "./row-act.tsx";
import { rowAction } from "./row-action.server.ts";

const MAX_REQUESTS_SHOWN = 200;

export const meta = deskMeta((words) => words.demoRequests);

export const loader = deskLoader(async ({ context }) => ({
  requests: await listAskedDemos(context.db, MAX_REQUESTS_SHOWN),
}));

export const action = rowAction({
  path: "/admin/demo-requests",
  acts: {
    "answer-demo-request": async ({ db }, { id = "" }) =>
      (await eraseAskedDemo(db, id)) ? { about: id } : null,
  },
});

export { actionHeaders as headers } from "./action-headers.ts";

export default function DemoRequestsPage() {
  const { requests } = useLoaderData<typeof loader>();
  const words = useWords().admin.demoRequests;
  const { columns } = words;
  return (
    <DeskPage title={words.title} current="demoRequests">
      <p className={stack.lead}>{words.lead}</p>
      <DoneLine />
      {requests.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <DataTable
          caption={words.caption}
          rows={requests}
          keyOf={({ id }) => id}
          columns={[
            { heading: columns.day, cell: ({ requestedAt }) => requestedAt.slice(0, 10) },
            {
              heading: columns.who,
              cell: ({ name, email, organization }) => (
                <>
                  {[name, organization].filter(Boolean).join(", ")}
                  <p>
                    <a href={`mailto:${email}`}>{email}</a>
                  </p>
                </>
              ),
            },
            { heading: columns.message, cell: ({ message }) => message ?? "" },
            {
              heading: columns.act,
              cell: ({ id, name }) => (
                <RowAct intent="answer-demo-request" about={{ id }} label={words.erase} of={name} />
              ),
            },
          ]}
        />
      )}
    </DeskPage>
  );
}
