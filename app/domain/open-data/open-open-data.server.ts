import { randomUUID } from "node:crypto";
import { type FileHandle, open, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { firstRow } from "#app/platform/db/first-row.ts";
import { inTransaction } from "#app/platform/db/in-transaction.server.ts";
import type { PooledDatabase } from "#app/platform/db/open-database.server.ts";
import { isDiskFull } from "#app/platform/files/is-disk-full.server.ts";
import { makeOwnedFolder } from "#app/platform/files/owned-files.server.ts";
import type { DiskWatch } from "#app/platform/files/watch-disk.server.ts";
import { logFailure } from "#app/platform/log/log-failure.ts";
import {
  EDITION_FILE,
  findNewestEdition,
  MAKING,
  namePresentEdition,
  readEditionFile,
  removeOtherEditions,
} from "./edition-folders.server.ts";
import type { FoundOpenData, OpenDataFile, OpenDataFiles } from "./open-data-files.ts";
import { openTables } from "./open-tables.server.ts";
import { writeTableFile } from "./write-table-file.server.ts";

/** The files of /data/downloads, stored in a separate folder. */
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

/** Files of one state of the data, and the name of their folder. */
type Edition = { name: string; files: OpenDataFiles };

/** Opens the files, which are made once for each state of the data, when someone asks for them; those of former ones are
 *  removed. */
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
    return { outcome: made ?? "failed", edition: await readEdition(folder, await findNewestEdition(folder)) };
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
    await writeFile(path.join(begun, EDITION_FILE), JSON.stringify(edition.files));
    await rename(begun, path.join(folder, edition.name)).catch(async (error: unknown) => {
      if (!(await readEdition(folder, edition.name))) throw error; // else another process was faster
    });
    await removeOtherEditions(folder, edition.name);
    return edition;
  } finally {
    await rm(begun, { recursive: true, force: true });
  }
}

/** null: this state has no files. */
async function readEdition(folder: string, name: string | null): Promise<Edition | null> {
  if (name === null) return null;
  const files = await readEditionFile(folder, name, (text) => JSON.parse(text) as OpenDataFiles);
  return files && { name, files };
}
