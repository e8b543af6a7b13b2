import { firstRow } from "../first-row.ts";
import type { PooledDatabase } from "../open-database.server.ts";

/** Looks whether PostgreSQL can write its log into the archive, and sends `announce` a line when it can't, and when it can again.
 *  What it cannot write stays on its own disk, and grows. */
export function openArchiveWatch(
  { $client }: PooledDatabase,
  announce: (line: string) => void,
): () => Promise<void> {
  let wasFailing = false;
  return async () => {
    const { rows } = await $client.query<{ failing: boolean | null; segment: string }>(
      `select last_failed_wal as segment, last_failed_time > coalesce(last_archived_time, '-infinity') as failing
       from pg_stat_archiver`,
    );
    const { failing, segment } = firstRow(rows);
    if (failing && !wasFailing) {
      announce(
        `The database cannot write its log (${segment}) into the folder of backups: look for room there and for the right to write. Until then a restore ends before it, and the log grows in DATA_DIR.`,
      );
    }
    if (!failing && wasFailing) announce("The database writes its log into the folder of backups again.");
    wasFailing = failing ?? false;
  };
}
