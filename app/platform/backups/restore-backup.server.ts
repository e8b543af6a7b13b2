import { randomBytes } from "node:crypto";
import { chown, mkdir, readdir, readlink, rename, rm } from "node:fs/promises";
import path from "node:path";
import { type ClusterHome, findClusterHome } from "#app/platform/db/embedded/cluster-home.server.ts";
import { dataDirectoryOf } from "#app/platform/db/embedded/initialise.server.ts";
import {
  type BackupFolder,
  type Base,
  backupFolderAt,
  isSegment,
  placeOfSegment,
} from "./backup-folder.server.ts";
import { chooseBase, type Window } from "./choose-base.server.ts";
import type { OnCopied } from "./copy-base.server.ts";
import { copyKeys, listKeys } from "./copy-keys.server.ts";
import { copyWithChecksum, isSame, NoFile } from "./copy-with-checksum.server.ts";
import { type Checksums, readKeysManifest } from "./manifest.server.ts";
import { recoverCluster } from "./recover-cluster.server.ts";
import { someAtOnce } from "./some-at-once.ts";

/** "damaged": that file of the backup is missing or not what its manifest says. "no-keys": the folder holds none. */
export type RestoreResult =
  | { outcome: "restored"; base: string; fileCount: number; sizeBytes: number; keyCount: number }
  | { outcome: "not-empty" | "no-base" | "no-keys" }
  | { outcome: "damaged"; file: string }
  | { outcome: "outside"; window: Window };

export interface RestoreWish {
  folder: string;
  dataDir: string;
  keysFolder: string;
  /** Null: as late as the log goes. */
  moment: Date | null;
  onCopied: OnCopied;
}

class Damaged extends Error {
  constructor(readonly file: string) {
    super(`${file} is not what its manifest says.`);
  }
}

/** Puts a backup into an empty data folder; if anything fails, the folder is empty again. */
export async function restoreBackup(wish: RestoreWish): Promise<RestoreResult> {
  await mkdir(wish.dataDir, { recursive: true, mode: 0o700 });
  if ((await readdir(wish.dataDir)).length > 0) return { outcome: "not-empty" };
  const backups = backupFolderAt(path.resolve(wish.folder));
  const choice = await chooseBase(backups, wish.moment);
  if (choice.outcome !== "chosen") return choice;
  try {
    const result = await restoreBase(wish, backups, choice.base, choice.window);
    if (result.outcome !== "restored") await emptyDataFolder(wish.dataDir);
    return result;
  } catch (error) {
    await emptyDataFolder(wish.dataDir);
    if (error instanceof Damaged) return { outcome: "damaged", file: error.file };
    throw error;
  }
}

async function restoreBase(
  { dataDir, keysFolder, moment, onCopied }: RestoreWish,
  backups: BackupFolder,
  base: Base,
  window: Window,
): Promise<RestoreResult> {
  const { files, folders, wal } = base.manifest;
  const keyNames = await listKeys(keysFolder);
  if (keyNames.length === 0) return { outcome: "no-keys" };
  const keys = await copyKeys(keysFolder, keyNames, dataDir);
  checkKeys(keysFolder, keys, (await readKeysManifest(keysFolder))?.files ?? {});

  const home = await findClusterHome(dataDir, console.error); // what is printed may be JSON
  const unfinished = {
    ...home,
    folder: `${home.folder}.new-${process.pid}-${randomBytes(3).toString("hex")}`,
  };
  try {
    const placeOf = (name: string) =>
      name.startsWith("postgres/")
        ? path.join(unfinished.folder, name.slice("postgres/".length))
        : path.join(dataDir, name);
    for (const folder of folders) await mkdir(placeOf(folder), { recursive: true, mode: 0o700 });
    await copyChecked(base.folder, Object.keys(files), files, placeOf, onCopied);
    const pgWal = path.join(dataDirectoryOf(unfinished), "pg_wal");
    const placeOfLog = (name: string) => path.join(pgWal, name);
    await copyChecked(backups.walFolder, await listLog(backups, base), wal, placeOfLog, onCopied);
    await giveTo(unfinished);
    const recovery = await recoverCluster(unfinished, moment);
    if (recovery.outcome === "log-ends-before") {
      return { outcome: "outside", window: { ...window, until: recovery.lastCommit ?? window.from } };
    }
    await rename(unfinished.folder, home.folder);
  } finally {
    await rm(unfinished.folder, { recursive: true, force: true });
  }
  const sizes = [...Object.values(files), ...Object.values(wal)].map(({ sizeBytes }) => sizeBytes);
  return {
    outcome: "restored",
    base: path.basename(base.folder),
    fileCount: sizes.length,
    sizeBytes: sizes.reduce((sum, size) => sum + size, 0),
    keyCount: Object.keys(keys).length,
  };
}

/** Keys from a data folder have no manifest. */
function checkKeys(keysFolder: string, copied: Checksums, manifest: Checksums): void {
  for (const [name, checksum] of Object.entries(manifest)) {
    const key = copied[name];
    if (!key || !isSame(key, checksum)) throw new Damaged(path.join(keysFolder, name));
  }
}

/** Lists the log segments that a base backup needs, all later ones, and the timeline history files. */
async function listLog({ walFolder }: BackupFolder, { manifest }: Base): Promise<string[]> {
  const first = placeOfSegment(manifest.firstWal);
  const later = (await readdir(walFolder)).filter(
    (name) => name.endsWith(".history") || (isSegment(name) && placeOfSegment(name) >= first),
  );
  return [...new Set([...Object.keys(manifest.wal), ...later])];
}

/** What a manifest does not know yet, PostgreSQL checks record by record. */
async function copyChecked(
  source: string,
  names: string[],
  manifest: Checksums,
  placeOf: (name: string) => string,
  onCopied: OnCopied,
): Promise<void> {
  let copiedCount = 0;
  await someAtOnce(names, async (name) => {
    const file = path.join(source, name);
    await mkdir(path.dirname(placeOf(name)), { recursive: true, mode: 0o700 });
    const copied = await copyWithChecksum(file, placeOf(name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT" || error instanceof NoFile) throw new Damaged(file);
      throw error;
    });
    const known = manifest[name];
    if (known && !isSame(known, copied)) throw new Damaged(file);
    onCopied(++copiedCount, names.length);
  });
}

async function giveTo({ folder, user }: ClusterHome): Promise<void> {
  if (!user) return;
  await chown(folder, user.uid, user.gid);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    await chown(path.join(entry.parentPath, entry.name), user.uid, user.gid);
  }
}

/** Removes all that is in a data folder. The database's folder may be a link to where its user reaches it. */
export async function emptyDataFolder(dataDir: string): Promise<void> {
  const linked = await readlink(path.join(dataDir, "postgres")).catch(() => null);
  if (linked) await rm(linked, { recursive: true, force: true });
  for (const name of await readdir(dataDir)) await rm(path.join(dataDir, name), { recursive: true });
}
