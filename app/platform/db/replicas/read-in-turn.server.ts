import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import type { Database, PooledDatabase } from "../open-database.server.ts";
import { isLostToReaders, type Replica, type ReplicaState } from "./open-replica.server.ts";

/**
 * A database for one page: each query is asked of the first of `replicas` that is good. One that is behind, as it may be a
 * moment after a change, is looked at once more; one that is lost leaves it to the next, and all of them to the `primary`,
 * which may be what is lost, and then answers nothing for long. Transactions are the primary's.
 */
export function readInTurn(
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
