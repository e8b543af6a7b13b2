import { offerWork } from "#app/domain/background-work/offer-work.server.ts";
import { importSampleData } from "#app/domain/sample-data/import-sample-data.server.ts";
import { refreshStatistics } from "#app/domain/statistics/counting/refresh-statistics.server.ts";
import { migrateDatabase } from "#app/platform/db/migrate.server.ts";
import { connect } from "#app/platform/db/open-database.server.ts";
import { openQueue } from "#app/platform/jobs/open-queue.server.ts";

/** Migrates it. A site makes the queue's tables when it opens, and writes Medicare's 17,000 amounts when it first counts its
 *  prices: here that is done once for all. */
export async function fillAsOpened(databaseUrl: string): Promise<void> {
  await migrateDatabase(databaseUrl);
  const { db, close } = connect(databaseUrl, 600_000);
  const queue = await openQueue(db);
  await offerWork(queue);
  await queue.close();
  await refreshStatistics(db);
  await close();
}

/** Imports the sample data into a database that is filled as above. */
export async function addSampleData(databaseUrl: string): Promise<void> {
  const { db, close } = connect(databaseUrl, 600_000);
  await importSampleData(db);
  await db.$client.query("analyze"); // else a query is planned by what the background worker came to see by then
  await close();
}
