import path from "node:path";
import type { PooledDatabase } from "#app/platform/db/open-database.server.ts";
import { backupFolderAt, listBases } from "./backup-folder.server.ts";

/** Where the built-in database writes its log, and when the last backup there ended: null: this user finds none whole. */
export interface LastBackup {
  folder: string;
  endedAt: string | null;
}

/** Null: the database writes its log into no folder of backups, as one of the operator's own. */
export async function findLastBackup({ $client }: PooledDatabase): Promise<LastBackup | null> {
  const { rows } = await $client.query<{ wal: string | null }>(
    "select current_setting('basic_archive.archive_directory', true) as wal",
  );
  const wal = rows[0]?.wal;
  if (!wal) return null;
  const folder = path.dirname(wal);
  const last = (await listBases(backupFolderAt(folder))).at(-1);
  return { folder, endedAt: last?.manifest.endedAt ?? null };
}
