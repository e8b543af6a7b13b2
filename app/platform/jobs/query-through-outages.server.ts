import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import { isDatabaseAway } from "#app/platform/db/is-database-away.server.ts";

const RETRY_AFTER_MS = 500;
/** A statement of pg-boss that tells how many jobs it changed. */
const COUNTS = /select count\(\*\)/i;

/**
 * Queries that wait while the database is away: pg-boss marks work as done without anybody who hears that it failed,
 * which would end the program. Once `signal` aborted, one that fails finds and changes nothing: the pool may be closed by
 * then.
 */
export function queryThroughOutages(pool: pg.Pool, signal: AbortSignal) {
  return async (text: string, values?: unknown[]): Promise<{ rows: unknown[] }> => {
    for (;;) {
      try {
        return await pool.query(text, values);
      } catch (error) {
        if (signal.aborted) return { rows: COUNTS.test(text) ? [{ count: 0 }] : [] };
        if (!isDatabaseAway(error)) throw error;
        await pause(RETRY_AFTER_MS, undefined, { signal }).catch(() => {});
      }
    }
  };
}
