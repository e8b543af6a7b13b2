import type { KnownServices } from "#app/domain/billing-codes/record-services.server.ts";
import type { FoundPriceFile } from "#app/domain/mrf/find-price-files.server.ts";
import type { PooledDatabase } from "#app/platform/db/open-database.server.ts";
import {
  importFound,
  importFoundTogether,
  type PresentFile,
  type RunOptions,
} from "./import-found.server.ts";
import type { ImportTurn } from "./open-turns.ts";

/**
 * Imports files that were claimed together, in one transaction if possible, and reports each result. The files look
 * up their hospitals when their turn comes. The turn is passed on when all are done, at the latest.
 */
export async function importClaimedFiles(
  db: PooledDatabase,
  files: readonly FoundPriceFile[],
  turn: ImportTurn,
  options: RunOptions,
  knownServices: KnownServices,
): Promise<void> {
  const waiting = [...files];
  try {
    if (files.length > 1) {
      // A worker that takes small files takes none that is missing.
      const results = await importFoundTogether(db, files as PresentFile[], turn, options, knownServices);
      waiting.splice(0, results?.length ?? 0);
      for (const result of results ?? []) options.onResult(result);
    }
    // Several that go one by one keep their turn until all are done.
    const turnOfEach = files.length > 1 ? { ...turn, pass: () => {} } : turn;
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      const forOne = { ...options, replacesSampleData: false };
      options.onResult(await importFound(db, file, turnOfEach, forOne, knownServices));
    }
  } finally {
    turn.pass();
    for (const file of waiting) if (file.outcome === "found") await file.release();
  }
}
