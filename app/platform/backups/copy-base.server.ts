import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type pg from "pg";
import type { ClusterHome } from "#app/platform/db/embedded/cluster-home.server.ts";
import { dataDirectoryOf, passwordFileOf } from "#app/platform/db/embedded/initialise.server.ts";
import { firstRow } from "#app/platform/db/first-row.ts";
import { type Checksum, checksumOf, copyWithChecksum } from "./copy-with-checksum.server.ts";
import type { BaseManifest, Checksums } from "./manifest.server.ts";
import { someAtOnce } from "./some-at-once.ts";

/** What PostgreSQL's manual says to leave out of a base backup: PostgreSQL makes it again at the start, or it belongs to the
 *  running server alone. */
const LEFT_EMPTY = new Set([
  "pg_wal",
  "pg_replslot",
  "pg_dynshmem",
  "pg_notify",
  "pg_serial",
  "pg_snapshots",
  "pg_stat_tmp",
  "pg_subtrans",
]);
const LEFT_OUT = /^(?:postmaster\.(?:pid|opts)|pg_internal\.init.*|pgsql_tmp.*|t\d+_\d.*|archiving\.conf)$/;
const CONTROL_FILE = "global/pg_control";
/** Where a base has what a cluster's home holds. */
const IN_BASE = "postgres";
const FILES_IN_BASE = `${IN_BASE}/files`;

export type CopiedBase = Pick<BaseManifest, "folders" | "files" | "firstWal" | "lastWal" | "endedAt">;

/** Called after each copied file of the database. */
export type OnCopied = (done: number, of: number) => void;

/** Copies the files of a running cluster into `target`, with PostgreSQL's low-level calls in the session of `client`. What
 *  changes in the meantime is in the log from `firstWal` to `lastWal`. */
export async function copyBase(
  home: ClusterHome,
  client: pg.Client,
  target: string,
  onCopied: OnCopied,
): Promise<CopiedBase> {
  const inTarget = (name: string) => path.join(target, FILES_IN_BASE, name);
  const checksums: Record<string, Checksum> = {};
  async function write(name: string, bytes: Buffer | string): Promise<void> {
    await writeFile(inTarget(name), bytes, { mode: 0o600, flush: true });
    checksums[name] = await checksumOf(inTarget(name));
  }

  await client.query("select pg_backup_start('faircharge backup', fast => true)");
  const source = dataDirectoryOf(home);
  const { files, folders } = await listFiles(source);
  for (const folder of ["", ...folders]) await mkdir(inTarget(folder), { recursive: true, mode: 0o700 });
  let copiedCount = 0;
  await someAtOnce(files, async (name) => {
    const copied = await copyWithChecksum(path.join(source, name), inTarget(name)).catch(nullIfMissing);
    if (copied) checksums[name] = copied; // else a table that was dropped in the meantime
    onCopied(++copiedCount, files.length);
  });
  await write(CONTROL_FILE, await readWhole(path.join(source, CONTROL_FILE)));
  const { rows } = await client.query<{ labelfile: string; last_wal: string }>(
    "select labelfile, pg_walfile_name(lsn - 1) as last_wal from pg_backup_stop(wait_for_archive => false)",
  );
  const { labelfile, last_wal: lastWal } = firstRow(rows);
  await write("backup_label", labelfile);
  const endedAt = new Date().toISOString();

  const manifest: Checksums = {
    [`${IN_BASE}/password`]: await copyWithChecksum(
      passwordFileOf(home),
      path.join(target, IN_BASE, "password"),
    ),
  };
  for (const [name, checksum] of Object.entries(checksums)) manifest[`${FILES_IN_BASE}/${name}`] = checksum;
  return {
    folders: [FILES_IN_BASE, ...folders.map((folder) => `${FILES_IN_BASE}/${folder}`)],
    files: manifest,
    firstWal: firstWalOf(labelfile),
    lastWal,
    endedAt,
  };
}

/** The segment of the log that a base begins with, as PostgreSQL's label of the backup names it. */
function firstWalOf(labelfile: string): string {
  const [, segment] = /file ([0-9A-F]{24})\)/.exec(labelfile) ?? [];
  if (segment === undefined) throw new Error("PostgreSQL's backup_label names no segment of its log.");
  return segment;
}

/** What a base takes of a data directory, but for the control file, which is copied last. */
async function listFiles(source: string): Promise<{ files: string[]; folders: string[] }> {
  const files: string[] = [];
  const folders: string[] = [];
  async function list(folder: string): Promise<void> {
    const isLeftEmpty = LEFT_EMPTY.has(folder.replace(/\/.*/s, ""));
    for (const entry of await readdir(path.join(source, folder), { withFileTypes: true })) {
      const name = path.posix.join(folder, entry.name);
      if (entry.isDirectory() && !entry.name.startsWith("pgsql_tmp")) {
        folders.push(name);
        await list(name);
      } else if (entry.isSymbolicLink()) {
        throw new Error(`${path.join(source, name)} is a link: a backup would miss what it leads to.`);
      } else if (!isLeftEmpty && !LEFT_OUT.test(entry.name) && name !== CONTROL_FILE) files.push(name);
    }
  }
  await list("");
  return { files, folders };
}

/** PostgreSQL writes this file in place: read until two readings agree. */
async function readWhole(file: string): Promise<Buffer> {
  for (let former = await readFile(file); ; ) {
    const read = await readFile(file);
    if (read.equals(former)) return read;
    former = read;
  }
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}
