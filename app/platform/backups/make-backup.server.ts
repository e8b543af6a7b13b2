import { chown, mkdir, open, readdir, rm } from "node:fs/promises";
import path from "node:path";
import type pg from "pg";
import { archiveInto, configureArchiving } from "#app/platform/db/embedded/archiving.server.ts";
import { openCluster } from "#app/platform/db/embedded/cluster.server.ts";
import { type ClusterHome, findClusterHome } from "#app/platform/db/embedded/cluster-home.server.ts";
import { dataDirectoryOf } from "#app/platform/db/embedded/initialise.server.ts";
import { findPostmaster } from "#app/platform/db/embedded/postmaster-file.server.ts";
import { canEnter } from "#app/platform/db/embedded/unprivileged-user.server.ts";
import { firstRow } from "#app/platform/db/first-row.ts";
import { withClient } from "#app/platform/db/with-client.server.ts";
import { awaitArchiving, awaitSegment } from "./await-archive.server.ts";
import {
  type BackupFolder,
  backupFolderAt,
  claimBackupFolder,
  isSegment,
  listBases,
  nameOfBase,
  placeOfSegment,
} from "./backup-folder.server.ts";
import { copyAccountFiles } from "./copy-account-files.server.ts";
import { copyBase, type OnCopied } from "./copy-base.server.ts";
import { mirrorKeys } from "./copy-keys.server.ts";
import { checksumOf } from "./copy-with-checksum.server.ts";
import { type BaseManifest, type Checksums, writeManifest } from "./manifest.server.ts";

/** "busy": another backup of this database is under way. "not-ours": the folder holds something else. */
export type BackupResult =
  | { outcome: "made"; base: string; manifest: BaseManifest; keyCount: number; dropped: string[] }
  | { outcome: "no-database" | "not-ours" | "busy" }
  | { outcome: "out-of-reach"; user: string };

export interface BackupWish {
  dataDir: string;
  /** The folder of sealed files and the keys of accounts. */
  filesFolder: string;
  folder: string;
  /** The number of bases to keep, including this one, with the log since the oldest of them. */
  keep: number;
  onCopied: OnCopied;
}

/** An advisory lock is a number that all agree on: 'back' in ASCII. */
const BACKUP_LOCK = 0x6261636b;

/** Backs up the site of a data folder, whether it runs or not, and has its database archive its log there from now on. */
export async function makeBackup({
  dataDir,
  filesFolder,
  folder,
  keep,
  onCopied,
}: BackupWish): Promise<BackupResult> {
  const home = await findClusterHome(dataDir, () => {});
  const systemIdentifier = await readOwnIdentifier(home);
  if (systemIdentifier === null) return { outcome: "no-database" };
  const backups = backupFolderAt(path.resolve(folder));
  if (!(await claimBackupFolder(backups, systemIdentifier))) return { outcome: "not-ours" };
  if (home.user) {
    await chown(backups.walFolder, home.user.uid, home.user.gid);
    if (!(await canEnter(home.user, backups.walFolder))) {
      return { outcome: "out-of-reach", user: home.user.name };
    }
  }
  const archiving = archiveInto(backups.walFolder);
  // One that runs takes ten seconds to change its archive; one that doesn't begins with it.
  if (!(await findPostmaster(dataDirectoryOf(home)))) await configureArchiving(home, archiving);
  const cluster = await openCluster({ dataDir });
  try {
    return await withClient(cluster.urlOf("postgres"), async (client) => {
      const { rows } = await client.query("select pg_try_advisory_lock($1) as locked", [BACKUP_LOCK]);
      if (!rows[0].locked) return { outcome: "busy" };
      await configureArchiving(home, archiving);
      await startArchiving(client, backups);
      return makeBase(client, { home, filesFolder, backups, keep, onCopied, systemIdentifier });
    });
  } finally {
    await cluster.close();
  }
}

/** The first bytes of the control file are the number that PostgreSQL gave the database when it was made. */
async function readOwnIdentifier(home: ClusterHome): Promise<string | null> {
  const file = await open(path.join(dataDirectoryOf(home), "global/pg_control")).catch(() => null);
  if (!file) return null;
  const { buffer } = await file.read(Buffer.alloc(8), 0, 8, 0).finally(() => file.close());
  return buffer.readBigUInt64LE().toString();
}

async function startArchiving(client: pg.Client, { walFolder }: BackupFolder): Promise<void> {
  const { rows } = await client.query<{ archive_mode: string }>("show archive_mode");
  if (firstRow(rows).archive_mode === "off") {
    throw new Error(
      "The database was started by a version that kept no archive: restart the site once, then try again.",
    );
  }
  await client.query("select pg_reload_conf()");
  await awaitArchiving(client, walFolder);
}

interface BaseToMake {
  home: ClusterHome;
  filesFolder: string;
  backups: BackupFolder;
  keep: number;
  onCopied: OnCopied;
  systemIdentifier: string;
}

async function makeBase(client: pg.Client, task: BaseToMake): Promise<BackupResult> {
  const { home, filesFolder, backups, keep, onCopied, systemIdentifier } = task;
  const former = await listBases(backups);
  await dropBrokenOff(backups, former);
  const startedAt = new Date().toISOString();
  const base = path.join(backups.basesFolder, nameOfBase(startedAt));
  await mkdir(base, { mode: 0o700 });
  const copied = await copyBase(home, client, base, onCopied);
  // After the database: all files that its rows name exist, unless deleted since.
  const accountFiles = await copyAccountFiles(filesFolder, base, former.at(-1));
  const keyCount = await mirrorKeys(filesFolder, backups.keysFolder);
  await awaitSegment(client, backups.walFolder, copied.lastWal);
  const { rows } = await client.query<{ server_version: string }>("show server_version");
  const manifest: BaseManifest = {
    format: 1,
    systemIdentifier,
    postgresVersion: firstRow(rows).server_version,
    startedAt,
    ...copied,
    files: { ...copied.files, ...accountFiles },
    wal: await checkWal(backups, copied),
  };
  await writeManifest(base, manifest);
  return { outcome: "made", base, manifest, keyCount, dropped: await dropOldBases(backups, keep) };
}

async function checkWal(
  { walFolder }: BackupFolder,
  { firstWal, lastWal }: Pick<BaseManifest, "firstWal" | "lastWal">,
): Promise<Checksums> {
  const wal: Checksums = {};
  for (const name of (await readdir(walFolder)).filter(isSegment)) {
    if (name >= firstWal && name <= lastWal) wal[name] = await checksumOf(path.join(walFolder, name));
  }
  return wal;
}

/** What a backup that was killed has left; the lock says that none is under way. */
async function dropBrokenOff({ basesFolder }: BackupFolder, bases: { folder: string }[]): Promise<void> {
  const whole = new Set(bases.map(({ folder }) => folder));
  for (const name of await readdir(basesFolder)) {
    const folder = path.join(basesFolder, name);
    if (!whole.has(folder)) await rm(folder, { recursive: true });
  }
}

/** Drops all but the newest bases, with what of the log only they needed. */
async function dropOldBases(backups: BackupFolder, keep: number): Promise<string[]> {
  const bases = await listBases(backups);
  const dropped = bases.slice(0, -keep);
  for (const { folder } of dropped) await rm(folder, { recursive: true });
  const [oldest] = bases.slice(-keep);
  if (!oldest) throw new Error(`No backup is whole in ${backups.basesFolder}, not the one just made either.`);
  const first = placeOfSegment(oldest.manifest.firstWal);
  for (const name of await readdir(backups.walFolder)) {
    const segment = name.slice(0, 24); // a .backup file is named after its segment
    if (isSegment(segment) && placeOfSegment(segment) < first) await rm(path.join(backups.walFolder, name));
  }
  return dropped.map(({ folder }) => path.basename(folder));
}
