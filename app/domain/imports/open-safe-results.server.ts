import { firstRow } from "#app/platform/db/first-row.ts";
import type { PooledDatabase } from "#app/platform/db/open-database.server.ts";
import type { ImportResult } from "./import-found.server.ts";

/**
 * Passes the results of a run on once none of them can be lost: files are committed without a wait for the disk, or for the
 * standby that would take over. In the order in which they came; those that come while others wait go together. `onFailure`
 * hears once that the database could not be asked or has lost a file; what was not passed on by then never is.
 */
export function openSafeResults(
  db: PooledDatabase,
  onResult: (result: ImportResult) => void,
  onFailure: (error: unknown) => void,
) {
  let waiting: ImportResult[] = [];
  let passing: Promise<void> | null = null;

  async function passOn(): Promise<void> {
    while (waiting.length > 0) {
      const results = waiting;
      waiting = [];
      await waitUntilSafe(db, results);
      for (const result of results) onResult(result);
    }
    passing = null;
  }

  return {
    take(result: ImportResult): void {
      waiting.push(result);
      passing ??= passOn().catch(onFailure); // after a failure it stays, and nothing is passed on
    },
    /** When all are passed on, or none will be anymore. */
    async end(): Promise<void> {
      await passing;
    },
  };
}

/** A commit that waits for the disk and the standby waits for all log before it, other processes' too. Throws where the
 *  database that answers has not got an import: another one took over before it had the log. */
async function waitUntilSafe(db: PooledDatabase, results: readonly ImportResult[]): Promise<void> {
  const importIds = results.flatMap(({ result }) =>
    result === null || result.outcome === "refused" ? [] : [result.importId],
  );
  if (importIds.length === 0) return;
  const { rows } = await db.$client.query<{ kept: number[] }>({
    name: "wait-until-safe",
    text: `
      select array(select import_id from imports where import_id = any($1)) as kept
      from pg_logical_emit_message(true, 'faircharge', '')`,
    values: [importIds],
  });
  const kept = new Set(firstRow(rows).kept);
  const lost = importIds.filter((importId) => !kept.has(importId));
  if (lost.length > 0) throw new Error(`the database has lost ${lost.length} files by a failover`);
}
