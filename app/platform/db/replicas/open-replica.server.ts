import type pg from "pg";
import { timeout } from "remix-utils/promise";
import { firstRow } from "../first-row.ts";
import { isDatabaseAway } from "../is-database-away.server.ts";
import { type LogPosition, parseLogPosition } from "./log-position.ts";

/** What a replica showed when it was looked at last. */
export interface ReplicaState {
  replayed: LogPosition;
  dataVersion: bigint;
}

export interface Replica {
  /** Null: it did not answer. */
  state(): ReplicaState | null;
  look(): Promise<void>;
  /** Asks it. Fails in a way that `isLostToReaders` knows where it is away, breaks or falls silent. */
  read(asked: pg.QueryConfig, values: unknown[]): Promise<pg.QueryResult>;
}

const LOOKING_TIMEOUT_MS = 1_000;
const READ_ONLY = "25006";

/** A replica behind `pool`. Nothing of it is used before it was looked at. */
export function openReplica(pool: pg.Pool): Replica {
  let state: ReplicaState | null = null;
  /** Ends the waiting of those who read from it. */
  const waiting = new Set<(lost: Error) => void>();

  function leave(): void {
    state = null;
    for (const end of waiting) end(new ReplicaLost());
  }

  return {
    state: () => state,
    async look() {
      const found = await timeout(readState(pool), { ms: LOOKING_TIMEOUT_MS }).catch(() => null);
      if (found) state = found;
      else leave();
    },
    async read(asked, values) {
      let end = (_lost: Error) => {};
      const lost = new Promise<never>((_, reject) => {
        end = reject;
      });
      waiting.add(end);
      try {
        return await Promise.race([pool.query(asked, values), lost]);
      } catch (error) {
        if (isLostToReaders(error)) leave();
        throw error;
      } finally {
        waiting.delete(end);
      }
    },
  };
}

class ReplicaLost extends Error {}

/** Whether another server is to be asked. A statement that writes is a bug here, and stays one. */
export function isLostToReaders(error: unknown): boolean {
  if (error instanceof Error && "code" in error && error.code === READ_ONLY) return false;
  return error instanceof ReplicaLost || isDatabaseAway(error);
}

async function readState(pool: pg.Pool): Promise<ReplicaState> {
  // It may have become the primary.
  const { rows } = await pool.query<{ replayed: string; version: string }>(`
    select version, case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end as replayed
    from data_version`);
  const row = firstRow(rows);
  const replayed = parseLogPosition(row.replayed);
  if (replayed === null) throw new Error(`A replica's place in the log is "${row.replayed}", which is none.`);
  return { replayed, dataVersion: BigInt(row.version) };
}
