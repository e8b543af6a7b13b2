import type { KnownServices } from "#app/domain/billing-codes/record-services.server.ts";
import type { FoundPriceFile } from "#app/domain/mrf/find-price-files.server.ts";
import { refreshServiceNames } from "#app/domain/services/refresh-service-names.server.ts";
import { refreshStatistics } from "#app/domain/statistics/refresh-statistics.server.ts";
import { analyzeGrownTables } from "#app/platform/db/analyze-grown-tables.server.ts";
import type { PooledDatabase } from "#app/platform/db/open-database.server.ts";
import { postponeIndexes } from "#app/platform/db/postponed-indexes.server.ts";
import { hasSampleData } from "./has-sample-data.server.ts";
import { importFound, importFoundTogether, type RunOptions } from "./import-found.server.ts";
import { type TakenFiles, takeFiles } from "./take-files.server.ts";

/** Small files are imported several at once in one transaction, as long as what came in before is ten times as much. */
const MOST_TOGETHER = 16;
const SHARE_TOGETHER = 0.1;

/** While the database loads one file's rows, the next one's are read. More at once only wait for each other. */
const FILES_AT_ONCE = 3;

/** Statistics of a long run are not left behind for longer, unless counting them would take more than a fifth of it. */
const REFRESH_EVERY_MS = 30_000;
const IMPORTING_FOR_REFRESHING = 4;

/** By which lists find and order prices: each new price has its place in them among all others. */
const INDEXES_OF_LISTS = ["prices_of_service", "prices_of_subcategory"];
/** So many prices are read through without an index in some ten milliseconds. */
const FEW_PRICES = 50_000;

/**
 * Imports price files, a few at once, then brings the statistics up to date. A file that is missing or refused does
 * not hold up the others. Stops early when the signal aborts: what was imported stays, what was under way is undone. A
 * database that is all but empty gets the indexes of its prices once they are there.
 */
export async function importPriceFiles(
  db: PooledDatabase,
  files: AsyncIterable<FoundPriceFile>,
  options: RunOptions,
): Promise<void> {
  const iterator = files[Symbol.asyncIterator]();
  let refreshAt = Date.now() + REFRESH_EVERY_MS;
  let isBroken = false;
  let isFilling = false;
  let takenCount = 0;
  const knownServices: KnownServices = new Map();
  const importNext = (file: FoundPriceFile, replacesSampleData: boolean) =>
    importFound(db, file, { ...options, replacesSampleData }, knownServices);

  async function importTaken({ together, alone }: TakenFiles): Promise<void> {
    const waiting: FoundPriceFile[] = [...together, ...(alone ? [alone] : [])];
    takenCount += waiting.length;
    try {
      if (together.length > 1) {
        const results = await importFoundTogether(db, together, options, knownServices);
        waiting.splice(0, results?.length ?? 0);
        for (const result of results ?? []) options.onResult(result);
      }
      for (let file = waiting.shift(); file; file = waiting.shift()) {
        options.onResult(await importNext(file, false));
      }
    } finally {
      for (const file of waiting) if (file.outcome === "found") await file.release();
    }
  }

  async function work(): Promise<void> {
    while (!isBroken && !options.signal?.aborted) {
      const most = isFilling ? Math.min(MOST_TOGETHER, takenCount * SHARE_TOGETHER) : 1;
      const taken = await takeFiles(iterator, most);
      if (taken === null) return;
      await importTaken(taken);
      const startedAt = Date.now();
      if (startedAt < refreshAt) continue;
      refreshAt = Number.POSITIVE_INFINITY;
      await refreshStatistics(db);
      const endedAt = Date.now();
      refreshAt = endedAt + Math.max(REFRESH_EVERY_MS, IMPORTING_FOR_REFRESHING * (endedAt - startedAt));
    }
  }

  try {
    // The first real file removes the sample data; nothing else may come in meanwhile.
    while (await hasSampleData(db)) {
      const next = await iterator.next();
      if (next.done) return;
      options.onResult(await importNext(next.value, true));
      options.signal?.throwIfAborted();
    }
    isFilling = await hasFewPrices(db);
    if (isFilling) await postponeIndexes(db, INDEXES_OF_LISTS);
    const works = Array.from({ length: FILES_AT_ONCE }, () =>
      work().catch((error) => {
        isBroken = true;
        throw error;
      }),
    );
    // Where one breaks, the others end the file they are at before the statistics are brought up to date.
    await Promise.allSettled(works);
    await Promise.all(works);
  } finally {
    await iterator.return?.();
    await Promise.all([refreshStatistics(db), analyzeGrownTables(db)]);
    await refreshServiceNames(db);
  }
}

/** Nor names of hospitals that were merged, by which a file may be another one's. */
async function hasFewPrices(db: PooledDatabase): Promise<boolean> {
  const { rows } = await db.$client.query<{ isFew: boolean }>(
    `select coalesce(sum(price_count), 0) < $1 and not exists (select from merged_hospitals) as "isFew"
     from hospitals join imports on import_id = current_import_id`,
    [FEW_PRICES],
  );
  return rows[0]!.isFew;
}
