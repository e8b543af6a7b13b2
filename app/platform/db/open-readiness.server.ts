import { sql } from "drizzle-orm";
import { timeout } from "remix-utils/promise";
import type { Database } from "./open-database.server.ts";

/** Whether a process may be sent visitors. */
export interface Readiness {
  /** Whether the database answers a trivial query in time; never throws. */
  isReady(): Promise<boolean>;
}

/** Asks the database, migrated and open, at each check, and waits `timeoutMs` for its word. Checks share a query that is
 *  under way, so that they hold one connection of the pool however many come while the database hangs. */
export function openReadiness(db: Database, { timeoutMs }: { timeoutMs: number }): Readiness {
  let underWay: Promise<boolean> | null = null;

  function ask(): Promise<boolean> {
    underWay ??= db
      .execute(sql`select 1`)
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        underWay = null;
      });
    return underWay;
  }

  return { isReady: () => timeout(ask(), { ms: timeoutMs }).catch(() => false) };
}
