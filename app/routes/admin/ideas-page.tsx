import { useLoaderData } from "@remix-run/react";
import { useWords } from "#app/components/use-words.ts";
import { acceptIdea, listHeldIdeas, rejectIdea } from "#app/domain/roadmap/moderate.server.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { deskMeta } from "./desk-meta.ts";
import { DeskPage } from "./desk-page.tsx";
import { DoneLine } from "./done-line.tsx";
import { deskLoader } from "./gate.server.ts";
import { RowAct } from "./row-act.tsx";
import { rowAction } from "./row-action.server.ts";

export const meta = deskMeta((words) => words.ideas);

export const loader = deskLoader(async ({ context }) => ({ ideas: await listHeldIdeas(context.db) }));

const ideaIn = (text = "") => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0);

export const action = rowAction({
  path: "/admin/ideas",
  acts: {
    "accept-idea": async ({ db, clock }, { idea }) => {
      const accepted = await acceptIdea(db, ideaIn(idea), "idea", clock);
      return accepted && { about: accepted.title };
    },
    "erase-idea": async ({ db }, { idea }) => {
      const erased = await rejectIdea(db, ideaIn(idea));
      return erased && { about: erased.title };
    },
  },
});

export { actionHeaders as headers } from "./action-headers.ts";

export default function IdeasPage() {
  const { ideas } = useLoaderData<typeof loader>();
  const words = useWords().admin.ideas;
  const { columns } = words;
  return (
    <DeskPage title={words.title} current="ideas">
      <p className={stack.lead}>{words.lead}</p>
      <DoneLine />
      {ideas.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <DataTable
          caption={words.caption}
          rows={ideas}
          keyOf={({ ideaId }) => ideaId}
          columns={[
            { heading: columns.day, cell: ({ sentAt }) => sentAt.toISOString().slice(0, 10) },
            {
              heading: columns.idea,
              cell: ({ title, description }) => (
                <>
                  <strong>{title}</strong>
                  <p>{description}</p>
                </>
              ),
            },
            { heading: columns.email, cell: ({ email }) => email ?? "" },
            {
              heading: columns.act,
              cell: ({ ideaId, title }) => (
                <div className={stack.buttons}>
                  <RowAct intent="accept-idea" about={{ idea: ideaId }} label={words.accept} of={title} />
                  <RowAct intent="erase-idea" about={{ idea: ideaId }} label={words.erase} of={title} />
                </div>
              ),
            },
          ]}
        />
      )}
    </DeskPage>
  );
}
