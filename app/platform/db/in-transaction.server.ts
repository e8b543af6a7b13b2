import type pg from "pg";
import { isDatabaseAway } from "./is-database-away.server.ts";
import type { PooledDatabase } from "./open-database.server.ts";

/** Runs `task` in a transaction on a separate connection without a statement timeout, for imports: commits what it did, or rolls
 * all back where it throws. A connection that broke, or leads to a former primary, is not used again, and why it broke is what is
 * thrown (`isDatabaseAway` knows it). `isDurable: false`: the commit does not wait for the disk; a power cut may lose it, whole,
 * until the next one that does. */
export async function inTransaction<T>(
  db: PooledDatabase,
  task: (client: pg.ClientBase) => Promise<T>,
  { isDurable } = { isDurable: true },
): Promise<T> {
  const client = await db.$client.connect();
  let brokenBy: Error | null = null;
  // A connection that breaks shows at the next query; the event alone, without a listener, would end the process.
  const onBreak = (error: Error) => {
    brokenBy ??= error;
  };
  const release = (isUsable: boolean) => {
    client.off("error", onBreak);
    client.release(!isUsable);
  };
  client.on("error", onBreak);
  try {
    await client.query(
      `begin; set local statement_timeout = 0;${isDurable ? "" : " set local synchronous_commit = off"}`,
    );
    const result = await task(client);
    await client.query("commit");
    release(true);
    return result;
  } catch (error) {
    const rolledBack = await client.query("rollback").then(
      () => true,
      () => false,
    );
    release(rolledBack && !isDatabaseAway(error)); // a former primary rolls back too
    throw brokenBy ?? error; // the next query says only that the connection is gone
  }
}
