import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { openCluster } from "./embedded/cluster.server.ts";
import { migrateDatabase } from "./migrate.server.ts";
import * as schema from "./schema.server.ts";
import { withClient } from "./with-client.server.ts";

/** What domain functions take first: the database, or a transaction in it. */
export type Database = NodePgDatabase<typeof schema>;

/** A database with its pool, for what needs a connection of its own, such as COPY. */
export type PooledDatabase = Database & { $client: pg.Pool };

export type DatabaseOptions = {
  /** Null: the built-in PostgreSQL, its files under `dataDir`/postgres. */
  databaseUrl: string | null;
  dataDir: string;
  /** How long a statement may take; 0 sets no limit (imports). */
  statementTimeoutMs: number;
};

/** The name of the site's database in a built-in PostgreSQL. */
export const BUILT_IN_DATABASE = "faircharge";
/** Of what waits for a connection: whoever has one may be busy with a statement, or with two. */
const LEAST_CONNECTING_TIMEOUT_MS = 10_000;
/** PostgreSQL 15.0 as `server_version_num` writes it. */
export const OLDEST_VERSION = 150_000;

/**
 * Opens the database, migrated to this version's tables. Without `databaseUrl` the built-in PostgreSQL is started,
 * or joined where another process runs it. Throws with what to mend when there is no usable database.
 */
export async function openDatabase(
  options: DatabaseOptions,
): Promise<{ db: PooledDatabase; close(): Promise<void> }> {
  if (options.databaseUrl !== null) {
    await checkServer(options.databaseUrl);
    await migrateDatabase(options.databaseUrl);
    return connect(options.databaseUrl, options.statementTimeoutMs);
  }
  const cluster = await openCluster({ dataDir: options.dataDir });
  try {
    await createDatabase(cluster.urlOf("postgres"), BUILT_IN_DATABASE);
    const databaseUrl = cluster.urlOf(BUILT_IN_DATABASE);
    await migrateDatabase(databaseUrl);
    const { db, close } = connect(databaseUrl, options.statementTimeoutMs);
    return {
      db,
      close: async () => {
        await close();
        await cluster.close();
      },
    };
  } catch (error) {
    await cluster.close();
    throw error;
  }
}

/** A pool on a database that is there and migrated. */
export function connect(databaseUrl: string, statementTimeoutMs: number) {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    connectionTimeoutMillis: Math.max(LEAST_CONNECTING_TIMEOUT_MS, 2 * statementTimeoutMs),
    statement_timeout: statementTimeoutMs,
  });
  // Without a listener a connection that breaks while idle would end the process; the pool replaces it.
  // The same for a connection that somebody holds: its next query fails, and that is for whoever holds it.
  pool.on("connect", (client) => client.on("error", () => {}));
  pool.on("error", (error) => console.error(`Lost a database connection: ${error.message}`));
  const db: PooledDatabase = drizzle({ client: pool, schema });
  // drizzle's own would keep its connection from the pool for good where already `begin` fails, as in an outage.
  db.transaction = async (task, config) => {
    const client = await pool.connect();
    try {
      return await drizzle({ client, schema }).transaction(task, config);
    } finally {
      client.release();
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

async function checkServer(databaseUrl: string): Promise<void> {
  const version = await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ server_version_num: string }>("show server_version_num");
    return Number(rows[0]?.server_version_num);
  }).catch((cause: Error) => {
    throw new Error(
      `No connection to the database that DATABASE_URL names: ${cause.message || (cause as NodeJS.ErrnoException).code}\n` +
        "It takes postgres://user:password@host:5432/database; without it the built-in PostgreSQL is used.",
      { cause },
    );
  });
  if (version < OLDEST_VERSION) {
    throw new Error(`DATABASE_URL names PostgreSQL ${Math.floor(version / 10_000)}; it takes 15 or later.`);
  }
}
