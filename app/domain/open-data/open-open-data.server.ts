import { createHash, randomUUID } from "node:crypto";
import { type FileHandle, open, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import { firstRow } from "#app/platform/db/first-row.ts";
import { inTransaction } from "#app/platform/db/in-transaction.server.ts";
import type { PooledDatabase } from "#app/platform/db/open-database.server.ts";
import { isDiskFull } from "#app/platform/files/is-disk-full.server.ts";
import { makeOwnedFolder } from "#app/platform/files/owned-files.server.ts";
import type { DiskWatch } from "#app/platform/files/watch-disk.server.ts";
import { logFailure } from "#app/platform/log/log-failure.ts";
import type { FoundOpenData, OpenDataFile, OpenDataFiles } from "./open-data-files.ts";
import { openTables } from "./open-tables.server.ts";
import { writeTableFile } from "./write-table-file.server.ts";

/** The files of /data/downloads, kept in a folder of their own. */
export interface OpenData {
  /** The operator's terms, a sentence or more. */
  terms: string;
  /** The files as they are; makes those of the present data where they are not there, and waits two seconds for them. */
  find(): Promise<FoundOpenData>;
  /** One of the files to read from, to be closed; null: it is not there, as `find` may tell. */
  openFile(fileName: string): Promise<{ file: OpenDataFile; handle: FileHandle } | null>;
  close(): Promise<void>;
}

const MAX_WAIT_MS = 2000;
const MANIFEST = "files.json";
const MAKING = "making-";
/** What another process began longer ago was left behind by one that died. */
const MAX_MAKING_MS = 60 * 60 * 1000;

/** Files of one state of the data, and the name of their folder. */
type Edition = { name: string; files: OpenDataFiles };

/** Files are made once for each state of the data, when somebody asks for them; those of former ones are removed. */
export function openOpenData({
  db,
  folder,
  terms,
  disk,
}: {
  db: PooledDatabase;
  folder: string;
  terms: string;
  disk: Pick<DiskWatch, "noteFull">;
}): OpenData {
  let making: Promise<Edition | null> | null = null;

  function make(): Promise<Edition | null> {
    making ??= makeFiles(db, folder)
      .catch(async (error: unknown) => {
        if (isDiskFull(error)) await disk.noteFull();
        else logFailure("The files of the open data could not be made", error);
        return null;
      })
      .finally(() => {
        making = null;
      });
    return making;
  }

  async function locate(): Promise<{ outcome: FoundOpenData["outcome"]; edition: Edition | null }> {
    const present = await readEdition(folder, await namePresentEdition(db.$client));
    if (present) return { outcome: "present", edition: present };
    const made = await Promise.race([make(), wait(MAX_WAIT_MS, "being-made" as const, { ref: false })]);
    if (made !== null && made !== "being-made") return { outcome: "present", edition: made };
    return { outcome: made ?? "failed", edition: await findNewestEdition(folder) };
  }

  return {
    terms,
    async find() {
      const { outcome, edition } = await locate();
      return { outcome, files: edition?.files ?? null };
    },
    async openFile(fileName) {
      const { edition } = await locate();
      const file = edition?.files.files.find((known) => known.fileName === fileName);
      if (!edition || !file) return null;
      const handle = await open(path.join(folder, edition.name, fileName)).catch(() => null); // replaced meanwhile
      return handle && { file, handle };
    },
    async close() {
      await making;
    },
  };
}

/** Another version of the program may have other tables, or other rules in one that isn't in the database. */
const TABLES = createHash("sha256").update(JSON.stringify(openTables)).digest("hex").slice(0, 8);

/** Names a state of the data. The time tells databases apart that were begun anew beside the old files. */
async function namePresentEdition(client: pg.Pool | pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ edition: string }>(`
    select prices_version || '-' || coalesce((
      select floor(extract(epoch from max(imported_at)) * 1000)::bigint from imports), 0) as edition
    from data_version`);
  return `${firstRow(rows).edition}-${TABLES}`;
}

/** The files of the data as one moment saw them, put in place whole; what is there of other states is removed. */
async function makeFiles(db: PooledDatabase, folder: string): Promise<Edition> {
  const begun = path.join(folder, `${MAKING}${randomUUID()}`);
  await makeOwnedFolder(begun);
  try {
    const edition = await inTransaction(db, async (client) => {
      await client.query("set transaction isolation level repeatable read, read only");
      const name = await namePresentEdition(client);
      const { rows } = await client.query<{ date: string | null }>(
        "select to_char(max(imported_at) at time zone 'UTC', 'YYYY-MM-DD') as date from imports",
      );
      const files: OpenDataFile[] = [];
      for (const table of openTables) {
        const fileName = `${table.name}.csv.gz`;
        files.push({ fileName, ...(await writeTableFile(client, table, path.join(begun, fileName))) });
      }
      return { name, files: { date: firstRow(rows).date, files } };
    });
    await writeFile(path.join(begun, MANIFEST), JSON.stringify(edition.files));
    await rename(begun, path.join(folder, edition.name)).catch(async (error: unknown) => {
      if (!(await readEdition(folder, edition.name))) throw error; // else another process was faster
    });
    await removeOthers(folder, edition.name);
    return edition;
  } finally {
    await rm(begun, { recursive: true, force: true });
  }
}

/** null: there are no files of this state. */
async function readEdition(folder: string, name: string): Promise<Edition | null> {
  const text = await readFile(path.join(folder, name, MANIFEST), "utf8").catch(() => null);
  return text === null ? null : { name, files: JSON.parse(text) as OpenDataFiles };
}

async function findNewestEdition(folder: string): Promise<Edition | null> {
  const names = await readdir(folder).catch(() => []);
  const editions = names.filter((name) => !name.startsWith(MAKING));
  const newest = editions.sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10)).at(-1);
  return newest === undefined ? null : readEdition(folder, newest);
}

async function removeOthers(folder: string, present: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name === present) continue;
    const other = path.join(folder, name);
    const { mtimeMs } = await stat(other).catch(() => ({ mtimeMs: Date.now() }));
    if (name.startsWith(MAKING) && Date.now() - mtimeMs < MAX_MAKING_MS) continue;
    await rm(other, { recursive: true, force: true }).catch(() => {}); // Windows keeps what is being read
  }
}
