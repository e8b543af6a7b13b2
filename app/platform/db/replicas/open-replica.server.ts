import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { timeout } from "remix-utils/promise";
import { isDatabaseAway } from "../is-database-away.server.ts";
import type { Database, PooledDatabase } from "../open-database.server.ts";
import * as schema from "../schema.server.ts";
import { type LogPosition, parseLogPosition } from "./log-position.ts";

/** What a replica showed when it was looked at last. */
export interface ReplicaState {
  replayed: LogPosition;
  dataVersion: bigint;
}

export interface Replica {
  /** Reads here, and where this fails because the replica is away, at the primary. Transactions are the primary's. */
  db: Database;
  /** Null: it did not answer. */
  state(): ReplicaState | null;
  look(): Promise<void>;
}

const LOOKING_TIMEOUT_MS = 1_000;
const READ_ONLY = "25006";

/** A replica behind `pool`, and the `primary` that stands in for it. Nothing of it is used before it was looked at. */
export function openReplica(pool: pg.Pool, primary: PooledDatabase): Replica {
  let state: ReplicaState | null = null;
  /** Ends the waiting of those who read from it. */
  const waiting = new Set<(lost: Error) => void>();

  function leave(): void {
    state = null;
    for (const end of waiting) end(new ReplicaLost());
  }

  async function readHere(asked: pg.QueryConfig, values: unknown[]) {
    let end = (_lost: Error) => {};
    const lost = new Promise<never>((_, reject) => {
      end = reject;
    });
    waiting.add(end);
    try {
      return await Promise.race([pool.query(asked, values), lost]);
    } finally {
      waiting.delete(end);
    }
  }

  async function query(asked: pg.QueryConfig, values: unknown[]) {
    if (state === null) return primary.$client.query(asked, values);
    try {
      return await readHere(asked, values);
    } catch (error) {
      if (!isLostToReaders(error)) throw error;
      leave();
      return primary.$client.query(asked, values);
    }
  }

  const db: Database = drizzle({ client: { query } as unknown as pg.Pool, schema });
  db.transaction = primary.transaction.bind(primary);
  return {
    db,
    state: () => state,
    async look() {
      const found = await timeout(readState(pool), { ms: LOOKING_TIMEOUT_MS }).catch(() => null);
      if (found) state = found;
      else leave();
    },
  };
}

class ReplicaLost extends Error {}

/** A statement that writes is a bug here, and stays one. */
function isLostToReaders(error: unknown): boolean {
  if (error instanceof Error && "code" in error && error.code === READ_ONLY) return false;
  return error instanceof ReplicaLost || isDatabaseAway(error);
}

async function readState(pool: pg.Pool): Promise<ReplicaState> {
  // The proxy in front of replicas may lead to the primary where there is no other.
  const { rows } = await pool.query<{ replayed: string; version: string }>(`
    select version, case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end as replayed
    from data_version`);
  const { replayed, version } = rows[0]!;
  return { replayed: parseLogPosition(replayed)!, dataVersion: BigInt(version) };
}
