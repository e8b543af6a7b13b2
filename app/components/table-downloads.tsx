import { note } from "#app/ui/page/stack.css.ts";

/** The page's table as files, by the same filters. `query` is the page's own, '?state=TX'. */
export function TableDownloads({ path, query }: { path: string; query: string }) {
  return (
    <p className={note}>
      Download this table: <a href={`${path}.csv${query}`}>CSV</a> or{" "}
      <a href={`${path}.json${query}`}>JSON</a>.
    </p>
  );
}
