import { useLoaderData } from "@remix-run/react";
import { useWords } from "#app/components/use-words.ts";
import { easternDay } from "#app/domain/dates/eastern-day.ts";
import { type DeskMatter, readDesk } from "#app/domain/operators/read-desk.server.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { deskMeta } from "./desk-meta.ts";
import { DeskPage } from "./desk-page.tsx";
import { deskLoader } from "./gate.server.ts";
import { SiteFacts } from "./site-facts.tsx";
import { viewSite } from "./view-site.server.ts";

export const meta = deskMeta((words) => words);

export const loader = deskLoader(async ({ context }) => ({
  items: await readDesk(context.db, {
    isDiskFull: await context.disk.isFull(),
    today: easternDay(context.clock.now()),
  }),
  site: await viewSite(context),
}));

/** Where a matter is dealt with, where that is a page. */
const ADDRESSES: Partial<Record<DeskMatter, string>> = {
  "held-files": "/admin/sources?state=quarantined",
  "failing-sources": "/admin/sources?state=failing",
  "disputed-findings": "/admin/findings",
  "twin-hospitals": "/admin/hospitals",
  "unmatched-policies": "/admin/policies",
  "held-ideas": "/admin/ideas",
  "demo-requests": "/admin/demo-requests",
  corrections: "/admin/corrections",
};

export default function DeskHome() {
  const { items, site } = useLoaderData<typeof loader>();
  const words = useWords().admin;
  const { columns } = words;
  return (
    <DeskPage title={words.title} current="desk">
      <p className={stack.lead}>{words.lead}</p>
      {items.length === 0 ? (
        <p>{words.nothing}</p>
      ) : (
        <DataTable
          caption={words.caption}
          rows={items}
          keyOf={({ matter }) => matter}
          columns={[
            { heading: columns.matter, cell: ({ matter }) => words.matters[matter] },
            { heading: columns.count, isNumber: true, cell: ({ count }) => count },
            { heading: columns.since, cell: ({ since }) => since?.slice(0, 10) ?? words.unknownTime },
            {
              heading: columns.way,
              cell: ({ matter }) => {
                const address = ADDRESSES[matter];
                return address ? <a href={address}>{words.ways[matter]}</a> : words.ways[matter];
              },
            },
          ]}
        />
      )}
      <SiteFacts site={site} />
    </DeskPage>
  );
}
