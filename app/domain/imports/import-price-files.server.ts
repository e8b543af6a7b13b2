import type { KnownServices } from "#app/domain/billing-codes/record-services.server.ts";
import type { FoundPriceFile } from "#app/domain/mrf/find-price-files.server.ts";
import { countAgreements } from "#app/domain/payer-files/agreement/count-agreements.server.ts";
import { refreshServiceNames } from "#app/domain/services/refresh-service-names.server.ts";
import { refreshStatistics } from "#app/domain/statistics/counting/refresh-statistics.server.ts";
import { analyzeGrownTables } from "#app/platform/db/analyze-grown-tables.server.ts";
import { firstRow } from "#app/platform/db/first-row.ts";
import type { PooledDatabase } from "#app/platform/db/open-database.server.ts";
import { postponeIndexes } from "#app/platform/db/postponed-indexes.server.ts";
import { openFileTaker } from "./file-taker.server.ts";
import { hasSampleData } from "./has-sample-data.server.ts";
import { importClaimedFiles } from "./import-claimed-files.server.ts";
import { importFound, type RunOptions } from "./import-found.server.ts";
import { type ImportProcess, openImportProcess } from "./open-import-process.server.ts";
import { openSafeResults } from "./open-safe-results.server.ts";
import { type ImportTurn, openTurns } from "./open-turns.ts";

/** Small files are imported several at once in one transaction, as long as what came in before is ten times as much. */
const MAX_TOGETHER = 16;
const SHARE_TOGETHER = 0.1;

/** While the database loads one file's rows, the next one's are read. More at once only wait for each other. */
const FILES_AT_ONCE = 3;
/** The same in each of several processes, which keep PostgreSQL busy together. */
const FILES_AT_ONCE_OF_SEVERAL = 2;
/** Starting a process takes as long as importing so much. */
const BYTES_WORTH_A_PROCESS = 1_000_000;

/** Statistics of a long run are not left behind for longer, unless counting them would take more than a fifth of it. */
const REFRESH_EVERY_MS = 30_000;
const IMPORTING_FOR_REFRESHING = 4;

/** By which lists find and order prices. Without the last a hospital's are found by their key. */
const INDEXES_OF_LISTS = ["prices_of_service", "prices_of_subcategory", "prices_of_hospital"];
/** So many prices are read through without an index in some ten milliseconds. */
const FEW_PRICES = 50_000;

/**
 * Imports price files, a few at once in each of `jobs` processes, this one among them, then brings the statistics up to
 * date. A file that is missing or refused does not hold up the others. Stops early when the signal aborts: what was imported
 * stays, what was under way is undone. A database that is all but empty gets the indexes of its prices once they are there.
 */
export async function importPriceFiles(
  db: PooledDatabase,
  files: AsyncIterable<FoundPriceFile>,
  wanted: RunOptions & {
    jobs?: number;
    /** The run is long and waits for the web: pages need their indexes meanwhile. */
    keepsIndexes?: boolean;
  },
): Promise<void> {
  const { jobs = 1, signal } = wanted;
  const taker = openFileTaker(files);
  const turns = openTurns();
  const knownServices: KnownServices = new Map();
  const processes: ImportProcess[] = [];
  const works: Promise<void>[] = [];
  const failures: unknown[] = [];
  const safe = openSafeResults(db, wanted.onResult, (error) => void failures.push(error));
  const options = { ...wanted, onResult: safe.take };
  const taken = { count: 0, bytes: 0 };
  let refreshAt = Date.now() + REFRESH_EVERY_MS;
  let isFilling = false;

  /** Takes files and has them imported, here or in another process, until none is left or another worker failed. */
  async function work(importBatch: ImportBatch): Promise<void> {
    while (failures.length === 0 && !signal?.aborted) {
      const maxFiles = isFilling ? Math.min(MAX_TOGETHER, taken.count * SHARE_TOGETHER) : 1;
      const next = await taker.take(maxFiles);
      if (next === null) return;
      const turn = turns.take();
      taken.count += next.files.length;
      taken.bytes += next.sizeBytes;
      if (processes.length === 0 && taken.count > 1 && taken.bytes > BYTES_WORTH_A_PROCESS) startProcesses();
      await importBatch(next.files, turn);
      const startedAt = Date.now();
      if (startedAt < refreshAt) continue;
      refreshAt = Number.POSITIVE_INFINITY;
      await refreshStatistics(db);
      const endedAt = Date.now();
      refreshAt = endedAt + Math.max(REFRESH_EVERY_MS, IMPORTING_FOR_REFRESHING * (endedAt - startedAt));
    }
  }

  /** Where one breaks, the others end the file they are at. */
  function start(importBatch: ImportBatch, ready = Promise.resolve()): void {
    const working = ready.then(() => work(importBatch)).catch((error) => void failures.push(error));
    works.push(working);
  }

  function startProcesses(): void {
    const hereOver = Promise.all(works).then(() => {});
    while (processes.length < jobs - 1) {
      const process = openImportProcess(db, options);
      processes.push(process);
      const ready = Promise.race([process.ready, hereOver]);
      for (let n = 0; n < FILES_AT_ONCE_OF_SEVERAL; n++) start(process.import, ready);
    }
  }

  try {
    // The first real file removes the sample data; nothing else may come in meanwhile.
    while (await hasSampleData(db)) {
      const next = await taker.take(1);
      if (next === null) return;
      const asFirst = { ...options, replacesSampleData: true };
      const [file] = next.files;
      options.onResult(await importFound(db, file, openTurns().take(), asFirst, knownServices));
      signal?.throwIfAborted();
    }
    isFilling = !wanted.keepsIndexes && (await hasFewPrices(db));
    if (isFilling) await postponeIndexes(db, INDEXES_OF_LISTS);
    for (let n = 0; n < (jobs > 1 ? FILES_AT_ONCE_OF_SEVERAL : FILES_AT_ONCE); n++) {
      start((batch, turn) => importClaimedFiles(db, batch, turn, options, knownServices));
    }
    for (const working of works) await working; // some are added meanwhile
  } finally {
    await Promise.all(processes.map((process) => process.close()));
    await taker.close();
    await safe.end();
    await Promise.all([refreshStatistics(db), analyzeGrownTables(db)]);
    await refreshServiceNames(db);
  }
  if (failures.length > 0) throw failures[0];
  if (!signal?.aborted) await countAgreements(db);
}

type ImportBatch = (files: readonly FoundPriceFile[], turn: ImportTurn) => Promise<void>;

/** Nor names of hospitals that were merged, by which a file may be another one's. */
async function hasFewPrices(db: PooledDatabase): Promise<boolean> {
  const { rows } = await db.$client.query<{ isFew: boolean }>(
    `select coalesce(sum(price_count), 0) < $1 and not exists (select from merged_hospitals) as "isFew"
     from hospitals join imports on import_id = current_import_id`,
    [FEW_PRICES],
  );
  return firstRow(rows).isFew;
}
