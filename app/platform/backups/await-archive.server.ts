import { stat } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import { firstRow } from "#app/platform/db/first-row.ts";
import { placeOfSegment } from "./backup-folder.server.ts";

/** PostgreSQL waits up to ten seconds before it restarts the process that knows the archive. */
const TRIED_FOR_MS = 60_000;
const TRY_AGAIN_MS = 2_000;
const LOOK_EVERY_MS = 25;

/** Waits until PostgreSQL archives into `walFolder`, since the setting may have just changed. Throws if it can't. */
export async function awaitArchiving(client: pg.Client, walFolder: string): Promise<void> {
  const { failures } = await readArchiver(client);
  const deadline = Date.now() + TRIED_FOR_MS;
  while (Date.now() < deadline) {
    await client.query("select pg_logical_emit_message(true, 'backup', 'begins')");
    const { rows } = await client.query<{ name: string }>(
      "select pg_walfile_name(pg_current_wal_lsn()) as name, pg_switch_wal()",
    );
    const { name } = firstRow(rows);
    const tryAgainAt = Date.now() + TRY_AGAIN_MS;
    while (Date.now() < tryAgainAt) {
      if (await isArchived(client, walFolder, name, failures)) return;
      await pause(LOOK_EVERY_MS);
    }
  }
  throw new Error(`PostgreSQL writes nothing into ${walFolder}; its server.log may say why.`);
}

/** Waits until a segment of the log is in the archive. Throws where PostgreSQL cannot write it. */
export async function awaitSegment(client: pg.Client, walFolder: string, segment: string): Promise<void> {
  const { failures } = await readArchiver(client);
  while (!(await isArchived(client, walFolder, segment, failures))) await pause(LOOK_EVERY_MS);
}

/** Throws where PostgreSQL has failed more often than before. */
async function isArchived(
  client: pg.Client,
  walFolder: string,
  segment: string,
  failuresBefore: number,
): Promise<boolean> {
  const { failures, lastArchived } = await readArchiver(client);
  if (failures > failuresBefore) {
    throw new Error(
      `PostgreSQL cannot write its log into ${walFolder}. Look for room on that disk, for the right to write there and for files of the same name; its server.log says more.`,
    );
  }
  if (lastArchived === null || placeOfSegment(lastArchived) < placeOfSegment(segment)) return false;
  return stat(path.join(walFolder, segment)).then(
    () => true,
    () => false, // it went where the log was archived before
  );
}

async function readArchiver(client: pg.Client): Promise<{ failures: number; lastArchived: string | null }> {
  const { rows } = await client.query<{ failed_count: string; last_archived: string | null }>(
    "select failed_count, left(last_archived_wal, 24) as last_archived from pg_stat_archiver",
  );
  const archiver = firstRow(rows);
  return { failures: Number(archiver.failed_count), lastArchived: archiver.last_archived };
}
