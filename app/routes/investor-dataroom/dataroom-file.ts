import type { LoaderFunctionArgs } from "@remix-run/node";
import type { MonthOfGrowth } from "#app/domain/statistics/pricing/growth-by-month.server.ts";
import { caching } from "#app/platform/http/replies/caching.ts";
import type { TableColumn } from "#app/platform/http/replies/table-column.ts";
import { tableFile } from "#app/platform/http/replies/table-file.server.ts";
import { readDataroom } from "./read-dataroom.server.ts";

const columns: TableColumn<MonthOfGrowth>[] = [
  { name: "month", of: ({ month }) => month },
  { name: "price_files", of: ({ files }) => files },
  { name: "prices_in_files", of: ({ prices }) => prices },
  { name: "new_hospitals", of: ({ newHospitals }) => newHospitals },
  { name: "hospitals", of: ({ hospitals }) => hospitals },
  { name: "bills_shared", of: ({ uploads }) => uploads },
];

/** The figures of /data/investor-dataroom as CSV (by month) or JSON (all). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { statistics, coverage, newestFileDate, months } = await readDataroom(context.readDb);
  const reply = tableFile(request, {
    name: "growth-by-month",
    about: {
      hospitals: statistics.hospitals,
      states: statistics.states,
      prices: statistics.prices,
      services: statistics.services,
      payers: statistics.payers,
      bills_shared: statistics.uploads,
      listed_hospitals_without_file: coverage.missingCount,
      newest_file_date: newestFileDate,
      last_updated_on: statistics.lastUpdatedOn,
    },
    columns,
    rows: months,
  });
  reply.headers.set("X-Robots-Tag", "noindex");
  reply.headers.set("Cache-Control", caching.untilDataChange); // it counts shared bills
  return reply;
}
