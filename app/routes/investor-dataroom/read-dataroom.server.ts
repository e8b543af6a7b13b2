import { readCoverageTotals } from "#app/domain/coverage/list-coverage.server.ts";
import { listGrowthByMonth } from "#app/domain/statistics/pricing/growth-by-month.server.ts";
import {
  findNewestFileDate,
  readSiteStatistics,
} from "#app/domain/statistics/pricing/site-statistics.server.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";

/** The live figures of the page and of its files. */
export async function readDataroom(db: Database) {
  const [statistics, coverage, newestFileDate, months] = await Promise.all([
    readSiteStatistics(db),
    readCoverageTotals(db),
    findNewestFileDate(db),
    listGrowthByMonth(db),
  ]);
  return { statistics, coverage, newestFileDate, months };
}
