import type { LoaderFunctionArgs } from "@remix-run/node";
import { tableFile } from "#app/platform/http/table-file.server.ts";
import { readDataroom } from "./read-dataroom.server.ts";

const columns = ["month", "price_files", "prices_in_files", "new_hospitals", "hospitals", "bills_shared"];

/** The figures of /data/investor-dataroom as CSV (by month) or JSON (all). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { statistics, coverage, newestFileDate, months } = await readDataroom(context.db);
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
    rows: months.map(({ month, files, prices, newHospitals, hospitals, uploads }) => ({
      month,
      price_files: files,
      prices_in_files: prices,
      new_hospitals: newHospitals,
      hospitals,
      bills_shared: uploads,
    })),
  });
  reply.headers.set("X-Robots-Tag", "noindex");
  return reply;
}
