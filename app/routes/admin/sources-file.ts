import { saySourceState } from "#app/content/words/say-source.ts";
import { hospitalsOf } from "#app/domain/sources/hospitals-of.ts";
import { type ListedSource, listSources } from "#app/domain/sources/list-sources.server.ts";
import type { TableColumn } from "#app/platform/http/replies/table-column.ts";
import { tableFile } from "#app/platform/http/replies/table-file.server.ts";
import { deskLoader } from "./gate.server.ts";
import { readSourcesQuery } from "./sources-query.ts";

/** The sources of /admin/sources as CSV, all of them, by the same filter. */
export const loader = deskLoader(async ({ request, context }) => {
  const { state } = readSourcesQuery(request);
  const sources = await listSources(context.db);
  const columns: TableColumn<ListedSource>[] = [
    { name: "address", of: (source) => source.address },
    { name: "hospital", of: (source) => hospitalsOf(source) },
    { name: "state", of: (source) => source.state },
    { name: "reason", of: (source) => saySourceState(context.language, source) || null },
    { name: "checked_at", of: (source) => source.checkedAt },
    { name: "changed_at", of: (source) => source.changedAt },
    { name: "failing_since", of: (source) => source.failingSince },
    { name: "next_look_at", of: (source) => source.nextLookAt },
  ];
  const rows = sources.filter((source) => state === null || source.state === state);
  return tableFile(request, { name: "sources", about: { state }, columns, rows });
});
