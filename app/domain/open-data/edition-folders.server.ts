import { createHash } from "node:crypto";
import { readdir, readFile, rm, stat } from "node:fs/promises";
import path from "node:path";
import type pg from "pg";
import { firstRow } from "#app/platform/db/first-row.ts";
import { openTables } from "./open-tables.server.ts";

/** What a folder of files says of itself. */
export const EDITION_FILE = "files.json";
/** With which the names of folders begin that are not whole yet. */
export const MAKING = "making-";
/** What another process began longer ago was left behind by one that died. */
const MAX_MAKING_MS = 60 * 60 * 1000;

/** Another version of the program may have other tables, or other rules in one that isn't in the database. */
const TABLES = createHash("sha256").update(JSON.stringify(openTables)).digest("hex").slice(0, 8);

/** Names a state of the data. The time tells databases apart that were begun again next to the old files. */
export async function namePresentEdition(client: pg.Pool | pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ edition: string }>(`
    select prices_version || '-' || coalesce((
      select floor(extract(epoch from max(imported_at)) * 1000)::bigint from imports), 0) as edition
    from data_version`);
  return `${firstRow(rows).edition}-${TABLES}`;
}

/** What a state's folder says of itself; null: there is none. `read` throws where it cannot be so. */
export async function readEditionFile<Files>(
  folder: string,
  name: string,
  read: (text: string) => Files,
): Promise<Files | null> {
  const text = await readFile(path.join(folder, name, EDITION_FILE), "utf8").catch(() => null);
  if (text === null) return null;
  try {
    return read(text);
  } catch {
    return null; // damaged: it is made again
  }
}

/** The name of the newest state that is there; null: none is. */
export async function findNewestEdition(folder: string): Promise<string | null> {
  const names = await readdir(folder).catch(() => []);
  const editions = names.filter((name) => !name.startsWith(MAKING));
  return editions.sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10)).at(-1) ?? null;
}

/** Removes all states but one, and what was left behind. */
export async function removeOtherEditions(folder: string, present: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name === present) continue;
    const other = path.join(folder, name);
    const { mtimeMs } = await stat(other).catch(() => ({ mtimeMs: Date.now() }));
    if (name.startsWith(MAKING) && Date.now() - mtimeMs < MAX_MAKING_MS) continue;
    await rm(other, { recursive: true, force: true }).catch(() => {}); // Windows keeps what is being read
  }
}

/** Removes what processes that died had begun. No other process may be at work. */
export async function removeUnfinished(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((one) => one.startsWith(MAKING)))
    await rm(path.join(folder, name), { recursive: true, force: true });
}
