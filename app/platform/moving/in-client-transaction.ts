import type pg from "pg";

/** Runs `task` between begin and commit on one connection; where it throws, nothing of it stays. */
export async function inClientTransaction<T>(client: pg.Client, task: () => Promise<T>): Promise<T> {
  await client.query("begin");
  try {
    const result = await task();
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback").catch(() => {}); // the connection may be gone
    throw error;
  }
}
