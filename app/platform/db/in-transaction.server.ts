import type pg from "pg";
import type { PooledDatabase } from "./open-database.server.ts";

/**
 * Runs `task` in a transaction of its own connection without a statement timeout, for imports: commits what it did, or
 * rolls all back where it throws. A connection that broke is not used again. `isDurable: false`: the commit does not
 * wait for the disk; a power cut may lose it, whole, until the next one that does.
 */
export async function inTransaction<T>(
  db: PooledDatabase,
  task: (client: pg.ClientBase) => Promise<T>,
  { isDurable } = { isDurable: true },
): Promise<T> {
  const client = await db.$client.connect();
  client.on("error", ignoreBreak);
  try {
    await client.query(
      `begin; set local statement_timeout = 0;${isDurable ? "" : " set local synchronous_commit = off"}`,
    );
    const result = await task(client);
    await client.query("commit");
    release(client, true);
    return result;
  } catch (error) {
    const rolledBack = await client.query("rollback").then(
      () => true,
      () => false,
    );
    release(client, rolledBack);
    throw error;
  }
}

/** A connection that breaks shows at the next query; the event alone, without a listener, would end the process. */
function ignoreBreak(): void {}

function release(client: pg.PoolClient, isUsable: boolean): void {
  client.off("error", ignoreBreak);
  client.release(!isUsable);
}
