import { useLoaderData } from "@remix-run/react";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { say } from "#app/domain/language/say.ts";
import { listActs } from "#app/domain/operators/operator-acts.server.ts";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { deskMeta } from "./desk-meta.ts";
import { DeskPage } from "./desk-page.tsx";
import { deskLoader } from "./gate.server.ts";

const MOST_SHOWN = 200;

export const meta = deskMeta((words) => words.acts);

export const loader = deskLoader(async ({ context, viewer }) => ({
  acts: await listActs(context.db, MOST_SHOWN),
  ownId: viewer.account.accountId,
}));

export default function LogPage() {
  const { acts, ownId } = useLoaderData<typeof loader>();
  const language = useLanguage();
  const words = useWords().admin.acts;
  const { columns } = words;
  const nameOf = (accountId: string | null) =>
    accountId === null ? words.gone : accountId === ownId ? words.you : accountId.slice(0, 8);
  return (
    <DeskPage title={words.title} current="acts">
      {acts.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <DataTable
          caption={say(language, words.caption, { count: acts.length })}
          rows={acts}
          keyOf={({ actId }) => actId}
          columns={[
            { heading: columns.when, cell: ({ actedAt }) => actedAt.slice(0, 19).replace("T", " ") },
            { heading: columns.who, cell: ({ accountId }) => nameOf(accountId) },
            { heading: columns.act, cell: ({ act }) => words.names[act] },
            { heading: columns.about, cell: ({ about }) => about },
          ]}
        />
      )}
    </DeskPage>
  );
}
