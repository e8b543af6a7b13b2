import pg from "pg";

const CONNECTING_TIMEOUT_MS = 10_000;

/** Runs `task` with one connection, outside any pool and its time limits. */
export async function withClient<T>(
  databaseUrl: string,
  task: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECTING_TIMEOUT_MS,
  });
  // A connection that breaks shows at the next query; the event alone must not end the process.
  client.on("error", () => {});
  try {
    await client.connect();
    return await task(client);
  } finally {
    await client.end().catch(() => {});
  }
}
