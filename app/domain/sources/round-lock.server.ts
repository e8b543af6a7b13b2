import type { PooledDatabase } from "#app/platform/db/open-database.server.ts";

/** An advisory lock is a number that all agree on: 'sour' in ASCII. */
const ROUND_LOCK = 0x736f7572;

/** Keeps other processes from making a round; a process that ends, however, lets go of it. Null: another one has it. */
export async function takeRoundLock(db: PooledDatabase): Promise<{ release(): Promise<void> } | null> {
  const client = await db.$client.connect();
  try {
    const { rows } = await client.query<{ taken: boolean }>("select pg_try_advisory_lock($1) as taken", [
      ROUND_LOCK,
    ]);
    if (!rows[0]?.taken) {
      client.release();
      return null;
    }
  } catch (error) {
    client.release(true);
    throw error;
  }
  return {
    async release() {
      const isFree = await client.query("select pg_advisory_unlock($1)", [ROUND_LOCK]).then(
        () => true,
        () => false,
      );
      client.release(!isFree);
    },
  };
}
