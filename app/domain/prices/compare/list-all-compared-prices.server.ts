import type { Database } from "#app/platform/db/open-database.server.ts";
import { rowsInBlocks } from "#app/platform/db/rows-in-blocks.ts";
import { type ComparedPrice, compareHospitals } from "./compare-hospitals.server.ts";

const PRICES_PER_READ = 5000;

type WholeComparison = Omit<Parameters<typeof compareHospitals>[1], "page" | "pageSize">;

/** All prices of a comparison in the order of its pages, read as they are taken. */
export function listAllComparedPrices(db: Database, query: WholeComparison): AsyncIterable<ComparedPrice> {
  return rowsInBlocks(PRICES_PER_READ, async (blockNo) => {
    const { rows } = await compareHospitals(db, { ...query, page: blockNo + 1, pageSize: PRICES_PER_READ });
    return rows;
  });
}
