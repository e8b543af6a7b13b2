import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { giveToOwner } from "#app/platform/files/owned-files.server.ts";

/** In DATA_DIR, since the place of backups may be what failed. faircharge-nightly.service writes it, too, when the copy to
 *  another machine fails. */
const placeOf = (dataDir: string) => path.join(dataDir, "backup-failed");

/** Records that a backup has just failed, for the site's health figures. */
export async function noteFailedBackup(dataDir: string): Promise<void> {
  await writeFile(placeOf(dataDir), `${new Date().toISOString()}\n`, { mode: 0o600 });
  await giveToOwner(placeOf(dataDir));
}

export async function forgetFailedBackup(dataDir: string): Promise<void> {
  await rm(placeOf(dataDir), { force: true });
}

/** When the last backup failed, as ISO time; null: it did not. */
export async function findFailedBackup(dataDir: string): Promise<string | null> {
  const text = await readFile(placeOf(dataDir), "utf8").catch(() => null);
  const time = text === null ? Number.NaN : Date.parse(text.trim());
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}
