import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod/v4";
import { type BaseManifest, readBaseManifest } from "./manifest.server.ts";

/** A folder of backups of one site: `bases`, the database's log since in `wal`, and, to be kept elsewhere, `keys`. */
export interface BackupFolder {
  folder: string;
  basesFolder: string;
  walFolder: string;
  keysFolder: string;
}

/** A base backup that was made to its end. */
export interface Base {
  folder: string;
  manifest: BaseManifest;
}

const SIGN = "faircharge-backup.json";
const sign = z.object({ format: z.literal(1), systemIdentifier: z.string() });

const README = `A backup of a Faircharge site, made by npx faircharge backup.

bases/  base backups of the database with the sealed files of accounts; one without a manifest.json was broken off
wal/    the database's log since the oldest base, written by the running database
keys/   the keys that open accounts. They do not belong here: move this folder to another place, under another lock.
        Whoever has both reads what people keep; without it nobody does. Each backup makes it anew.

npx faircharge restore <this folder> --keys <the folder of keys> puts it all into an empty DATA_DIR.
`;

export function backupFolderAt(folder: string): BackupFolder {
  const inside = (name: string) => path.join(folder, name);
  return { folder, basesFolder: inside("bases"), walFolder: inside("wal"), keysFolder: inside("keys") };
}

/** Null: this isn't a folder of backups. */
export async function readSystemIdentifier({ folder }: BackupFolder): Promise<string | null> {
  const text = await readFile(path.join(folder, SIGN), "utf8").catch(() => "null");
  return sign.safeParse(JSON.parse(text)).data?.systemIdentifier ?? null;
}

/** Makes a folder of backups out of an empty or new one, or takes that of the same database; false: it is another's. */
export async function claimBackupFolder(backups: BackupFolder, systemIdentifier: string): Promise<boolean> {
  await mkdir(backups.folder, { recursive: true, mode: 0o711 });
  const found = await readdir(backups.folder);
  if (found.length > 0) return (await readSystemIdentifier(backups)) === systemIdentifier;
  await mkdir(backups.basesFolder, { mode: 0o700 });
  await mkdir(backups.walFolder, { mode: 0o700 });
  await writeFile(path.join(backups.folder, "README.txt"), README);
  await writeFile(path.join(backups.folder, SIGN), `${JSON.stringify({ format: 1, systemIdentifier })}\n`);
  return true;
}

/** The name of a base that begins now, and when it began: ISO time, without the colons that Windows refuses. */
export function nameOfBase(startedAt: string): string {
  return startedAt.replaceAll(":", "-");
}

/** Null: no base is named so. */
export function startOfBase(name: string): string | null {
  const match = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d\.\d{3}Z)$/.exec(name);
  return match && `${match[1]}:${match[2]}:${match[3]}`;
}

/** Oldest first, including incomplete ones. */
export async function listBaseNames({ basesFolder }: BackupFolder): Promise<string[]> {
  return (await readdir(basesFolder).catch(() => [])).sort();
}

/** Oldest first, without incomplete ones. */
export async function listBases(backups: BackupFolder): Promise<Base[]> {
  const bases = (await listBaseNames(backups)).map(async (name) => {
    const folder = path.join(backups.basesFolder, name);
    const manifest = await readBaseManifest(folder);
    return manifest ? [{ folder, manifest }] : [];
  });
  return (await Promise.all(bases)).flat();
}

/** Whether a file of the archive belongs to the log, and not to what describes it. */
export function isSegment(name: string): boolean {
  return /^[0-9A-F]{24}$/.test(name);
}

/** A segment's place in the log on any timeline, as sortable text. */
export function placeOfSegment(name: string): string {
  return name.slice(8);
}
