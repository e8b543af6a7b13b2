import { stat } from "node:fs/promises";
import path from "node:path";
import type { PooledDatabase } from "#app/platform/db/open-database.server.ts";
import { backupFolderAt, listBaseNames, startOfBase } from "./backup-folder.server.ts";
import { manifestOf } from "./manifest.server.ts";

/** Where the built-in database writes its log, and when the last whole backup there began: null: this user finds none. */
export interface LastBackup {
  folder: string;
  /** ISO time. */
  startedAt: string | null;
}

/** Null: the database writes its log into no folder of backups, as one of the operator's own. */
export async function findLastBackup({ $client }: PooledDatabase): Promise<LastBackup | null> {
  const { rows } = await $client.query<{ wal: string | null }>(
    "select current_setting('basic_archive.archive_directory', true) as wal",
  );
  const wal = rows[0]?.wal;
  if (!wal) return null;
  const backups = backupFolderAt(path.dirname(wal));
  for (const name of (await listBaseNames(backups)).reverse()) {
    const startedAt = startOfBase(name);
    // Manifests name every file: they are not read in a process that serves pages.
    const isWhole = await stat(manifestOf(path.join(backups.basesFolder, name))).then(
      () => true,
      () => false,
    );
    if (startedAt && isWhole) return { folder: backups.folder, startedAt };
  }
  return { folder: backups.folder, startedAt: null };
}
