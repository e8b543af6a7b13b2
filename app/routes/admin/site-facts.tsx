import { Sentence } from "#app/components/sentence.tsx";
import { useWords } from "#app/components/use-words.ts";
import { DataTable } from "#app/ui/table/data-table.tsx";
import type { ViewedSite } from "./view-site.server.ts";

/** How the site is, and while it has sample data alone, the way to real data. */
export function SiteFacts({ site: { facts, isSample } }: { site: ViewedSite }) {
  const { site: words } = useWords().admin;
  return (
    <>
      {isSample ? (
        <p>
          <Sentence of={words.fresh} as={{ steps: (text) => <a href="/first-steps">{text}</a> }} />
        </p>
      ) : null}
      <DataTable
        isNarrow
        caption={words.caption}
        rows={facts}
        keyOf={({ what }) => what}
        columns={[
          { heading: words.columns.what, cell: ({ what }) => words.rows[what] },
          {
            heading: words.columns.value,
            cell: ({ values }) => (values.length === 0 ? words.none : values.join("; ")),
          },
        ]}
      />
    </>
  );
}
