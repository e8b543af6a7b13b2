import pg from "pg";

/** The connections of this process to each server: a new one costs PostgreSQL 30 ms of work. */
const pools = new Map<string, pg.Pool>();

/** Asks something of a server, as to make and drop databases, by connections that stay but keep no process alive. */
export async function askPostgres<T>(
  serverUrl: string,
  task: (client: pg.ClientBase) => Promise<T>,
): Promise<T> {
  const pool = pools.get(serverUrl) ?? openPool(serverUrl);
  pools.set(serverUrl, pool);
  const client = await pool.connect();
  try {
    return await task(client);
  } finally {
    client.release();
  }
}

function openPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString, allowExitOnIdle: true, idleTimeoutMillis: 0 });
  pool.on("error", () => {}); // PostgreSQL ended: the next to ask connects again
  return pool;
}
