import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import type { Database, PooledDatabase } from "../open-database.server.ts";
import { isLostToReaders, type Replica, type ReplicaState } from "./open-replica.server.ts";

/**
 * Returns a database for one page: each query goes to the first good one of `replicas`. A replica that is behind, as
 * may happen right after a change, is checked once more. If it is lost, the next one is asked, and finally the
 * `primary`, which may itself be lost and slow to answer. Transactions use the primary.
 */
export function readFromReplicas(
  replicas: readonly Replica[],
  primary: PooledDatabase,
  isGood: (state: ReplicaState) => boolean,
): Database {
  const isGoodNow = (replica: Replica) => {
    const state = replica.state();
    return state !== null && isGood(state);
  };

  async function query(asked: pg.QueryConfig, values: unknown[]): Promise<pg.QueryResult> {
    const goodFirst = [...replicas.filter(isGoodNow), ...replicas.filter((replica) => !isGoodNow(replica))];
    for (const replica of goodFirst) {
      if (replica.state() !== null && !isGoodNow(replica)) await replica.look();
      if (!isGoodNow(replica)) continue;
      try {
        return await replica.read(asked, values);
      } catch (error) {
        if (!isLostToReaders(error)) throw error;
      }
    }
    return primary.$client.query(asked, values);
  }

  const db: Database = drizzle({ client: { query } as unknown as pg.Pool });
  db.transaction = primary.transaction.bind(primary);
  return db;
}
