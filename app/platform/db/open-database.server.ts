import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { openInTurn } from "#app/platform/processes/open-in-turn.ts";
import { checkWays } from "./check-server.server.ts";
import { openCluster } from "./embedded/cluster.server.ts";
import { isDatabaseAway } from "./is-database-away.server.ts";
import { migrateDatabase } from "./migrate.server.ts";
import { withClient } from "./with-client.server.ts";

/** What domain functions take first: the database, or a transaction in it. */
export type Database = NodePgDatabase;

/** A database with its pool, for work that needs a dedicated connection, such as COPY. */
export type PooledDatabase = Database & { $client: pg.Pool };

export type DatabaseOptions = {
  /** Null: the built-in PostgreSQL, its files under `dataDir`/postgres. */
  databaseUrl: string | null;
  /** The server itself, where `databaseUrl` names a pooler in front of it; null or none: it names the server. */
  directDatabaseUrl?: string | null;
  dataDir: string;
  /** How long a statement may take; 0 sets no limit (imports). */
  statementTimeoutMs: number;
};

export interface OpenedDatabase {
  /** For pages and forms: a statement without an answer in time fails, whether the server lives or not. Behind a pooler
   *  nothing of a session outlasts a transaction here. */
  db: PooledDatabase;
  /** The server itself, for what takes long or needs a session: imports, statistics, LISTEN. */
  sessions: PooledDatabase;
  close(): Promise<void>;
}

/** The name of the site's database in a built-in PostgreSQL. */
export const BUILT_IN_DATABASE = "faircharge";
/** For tasks that wait for a connection: its holder may be busy with one or two statements. */
const MIN_CONNECTING_TIMEOUT_MS = 10_000;
/** How much longer than the server's own limit an answer may take: by then the server is gone, or a pooler waits for one. */
const ANSWER_GRACE_MS = 5_000;
/** An idle connection is probed after this time, then with ten tries one second apart. So a connection to a
 *  vanished machine is dropped after 15 seconds. */
const KEEP_ALIVE_AFTER_MS = 5_000;

/**
 * Opens the database, migrated to this version's tables. Without `databaseUrl` the built-in PostgreSQL is started,
 * or joined where another process runs it. Throws with what to fix if no database is usable.
 */
export async function openDatabase(options: DatabaseOptions): Promise<OpenedDatabase> {
  const { databaseUrl, directDatabaseUrl = null, statementTimeoutMs } = options;
  if (databaseUrl !== null) {
    const { isPooler } = await checkWays(databaseUrl, directDatabaseUrl, statementTimeoutMs);
    const serverUrl = directDatabaseUrl ?? databaseUrl;
    await migrateDatabase(serverUrl);
    return connectBoth({ pagesUrl: databaseUrl, isPooler, serverUrl, statementTimeoutMs });
  }
  const { value: pools, close } = await openInTurn(async (opening) => {
    const cluster = opening.add(await openCluster({ dataDir: options.dataDir }));
    await createDatabase(cluster.urlOf("postgres"), BUILT_IN_DATABASE);
    const serverUrl = cluster.urlOf(BUILT_IN_DATABASE);
    await migrateDatabase(serverUrl);
    return opening.add(connectBoth({ pagesUrl: serverUrl, isPooler: false, serverUrl, statementTimeoutMs }));
  });
  return { ...pools, close };
}

function connectBoth(ways: {
  pagesUrl: string;
  isPooler: boolean;
  serverUrl: string;
  statementTimeoutMs: number;
}): OpenedDatabase {
  const { pagesUrl, isPooler, serverUrl, statementTimeoutMs } = ways;
  const pages = connectForPages(pagesUrl, { statementTimeoutMs, isPooler, isReadOnly: false });
  const sessions = connect(serverUrl, statementTimeoutMs);
  return {
    db: pages.db,
    sessions: sessions.db,
    async close() {
      await pages.close();
      await sessions.close();
    },
  };
}

/** A pool on a database that is there and migrated. A task in it may take as long as it sets itself (`inTransaction`). */
export function connect(databaseUrl: string, statementTimeoutMs: number) {
  return openPool(databaseUrl, statementTimeoutMs, { statement_timeout: statementTimeoutMs });
}

/** The same for pages and forms, which fail in time if nothing answers. A pooler accepts no limit from a connection and
 *  sets it for all (`connect_query`). A read-only connection can change nothing on any server. */
export function connectForPages(
  databaseUrl: string,
  limits: { statementTimeoutMs: number; isPooler: boolean; isReadOnly: boolean },
) {
  const { statementTimeoutMs, isPooler, isReadOnly } = limits;
  return openPool(databaseUrl, statementTimeoutMs, {
    ...(!isPooler && { statement_timeout: statementTimeoutMs }),
    ...(!isPooler && isReadOnly && { options: "-c default_transaction_read_only=on" }),
    ...(statementTimeoutMs > 0 && { query_timeout: statementTimeoutMs + ANSWER_GRACE_MS }),
  });
}

function openPool(databaseUrl: string, statementTimeoutMs: number, limits: pg.PoolConfig) {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    connectionTimeoutMillis: Math.max(MIN_CONNECTING_TIMEOUT_MS, 2 * statementTimeoutMs),
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    ...limits,
  });
  // Without a listener a connection that breaks while idle would end the process; the pool replaces it.
  // The same for a connection in use: its next query fails, and its user handles that.
  pool.on("connect", (client) => client.on("error", () => {}));
  pool.on("error", (error) => {
    // A closed connection may get the server's end before the server gets its own.
    if (!pool.ending) console.error(`Lost a database connection: ${error.message}`);
  });
  const db: PooledDatabase = drizzle({ client: pool });
  // drizzle's own transaction has three faults. If `begin` fails, as in an outage, it never returns its connection to
  // the pool. It returns connections to a former primary as good. On a broken connection, it waits for the rollback
  // to end.
  db.transaction = async (task, config) => {
    const client = await pool.connect();
    let loss: unknown = null;
    const query = async (asked: pg.QueryConfig, values: unknown[]) => {
      if (loss) throw loss;
      try {
        return await client.query(asked, values);
      } catch (error) {
        if (isDatabaseAway(error)) loss = error;
        throw error;
      }
    };
    try {
      return await drizzle({ client: { query } as pg.PoolClient }).transaction(task, config);
    } finally {
      client.release(loss !== null);
    }
  };
  return { db, close: () => pool.end() };
}

/** Creates a database unless it is there. */
export async function createDatabase(adminUrl: string, name: string): Promise<void> {
  await withClient(adminUrl, async (client) => {
    const { rowCount } = await client.query("select from pg_database where datname = $1", [name]);
    if (rowCount) return;
    await client.query(`create database ${pg.escapeIdentifier(name)}`).catch((error: pg.DatabaseError) => {
      const anotherWasFaster = error.code === "42P04" || error.code === "23505";
      if (!anotherWasFaster) throw error;
    });
  });
}
