import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import type { Postmaster } from "./postmaster-file.server.ts";

/** A running PostgreSQL and the connection that marks a process as its user; `lost` when the connection ends. */
export type JoinedPostgres = { postmaster: Postmaster; presence: pg.Client; lost: Promise<void> };

const RETRY_AFTER_MS = 500;

/** Joins PostgreSQL, and joins again whenever it was lost, starting it if no other process did. `announce` gets a line when it is
 * lost, can't start, and is back. `end()` stops this and returns the last membership, to leave with. */
export async function keepDatabaseConnected(
  join: () => Promise<JoinedPostgres>,
  announce: (line: string) => void,
): Promise<{ postmaster: Postmaster; presence(): pg.Client; end(): Promise<JoinedPostgres> }> {
  let joined = await join();
  const { postmaster } = joined;
  const leaving = new AbortController();
  const left = new Promise<void>((resolve) => leaving.signal.addEventListener("abort", () => resolve()));

  async function watch() {
    for (;;) {
      await Promise.race([joined.lost, left]);
      if (leaving.signal.aborted) return;
      announce("PostgreSQL has ended. It is started again.");
      const back = await joinAgain();
      if (!back) return;
      joined = back;
      announce("PostgreSQL is back.");
    }
  }

  async function joinAgain(): Promise<JoinedPostgres | null> {
    let told = "";
    while (!leaving.signal.aborted) {
      try {
        return await join();
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        if (reason !== told) announce(`PostgreSQL cannot be started: ${reason}`);
        told = reason;
        await pause(RETRY_AFTER_MS, undefined, { signal: leaving.signal }).catch(() => {});
      }
    }
    return null;
  }

  const watching = watch();
  return {
    postmaster,
    presence: () => joined.presence,
    async end() {
      leaving.abort();
      await watching;
      return joined;
    },
  };
}
