import type { LoaderFunctionArgs } from "@remix-run/node";
import { type Edition, hasHalvedRows, wasGone } from "#app/domain/editions/edition.ts";
import { caching } from "#app/platform/http/replies/caching.ts";
import type { TableColumn } from "#app/platform/http/replies/table-column.ts";
import { tableFile } from "#app/platform/http/replies/table-file.server.ts";
import { readArchiveQuery } from "./archive-query.ts";
import { findArchive } from "./find-archive.server.ts";

type Row = Edition & { former: Edition | undefined };

const columns: TableColumn<Row>[] = [
  { name: "import", of: ({ importId }) => `/price-files/${importId}` },
  { name: "is_current", of: ({ isCurrent }) => String(isCurrent) },
  { name: "file_name", of: ({ fileName }) => fileName },
  { name: "source_url", of: ({ sourceUrl }) => sourceUrl },
  { name: "sha256", of: ({ sha256 }) => sha256 },
  { name: "size_bytes", of: ({ sizeBytes }) => sizeBytes },
  { name: "template", of: ({ template }) => template },
  { name: "file_date", of: ({ fileDate }) => fileDate },
  { name: "first_seen_at", of: ({ firstSeenAt }) => firstSeenAt },
  { name: "last_seen_at", of: ({ lastSeenAt }) => lastSeenAt },
  { name: "rows", of: ({ rowCount }) => rowCount },
  { name: "charges", of: ({ chargeCount }) => chargeCount },
  { name: "negotiated_charges", of: ({ negotiatedChargeCount }) => negotiatedChargeCount },
  { name: "payers", of: ({ payerCount }) => payerCount },
  { name: "prices", of: ({ priceCount }) => priceCount },
  { name: "compared_prices", of: ({ changes }) => changes?.comparedCount ?? null },
  { name: "prices_up", of: ({ changes }) => changes?.upCount ?? null },
  { name: "prices_down", of: ({ changes }) => changes?.downCount ?? null },
  { name: "median_ratio", of: ({ changes }) => changes?.medianRatio ?? null },
  { name: "halved_rows", of: (row) => String(hasHalvedRows(row, row.former)) },
  { name: "gone_from", of: ({ absences }) => absences.find(wasGone)?.goneAt ?? null },
  { name: "gone_until", of: ({ absences }) => absences.find(wasGone)?.backAt ?? null },
];

/** The editions of /price-files/archive as CSV or JSON, newest first. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { hospital, editions, problems, choices } = await findArchive(
    context.language,
    context.readDb,
    readArchiveQuery(request),
  );
  const reply = tableFile(request, {
    name: "price-file-editions",
    about: {
      hospital: hospital?.name ?? null,
      id: hospital?.shortId ?? null,
      hospitals: choices.map(({ name, shortId, city, state }) => ({ name, id: shortId, city, state })),
      problems,
    },
    columns,
    rows: editions.map((edition, index) => ({ ...edition, former: editions[index + 1] })),
  });
  reply.headers.set("Cache-Control", caching.newest); // a look changes what was seen last, without an import
  return reply;
}
