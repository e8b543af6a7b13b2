import { createReadStream } from "node:fs";
import { open, stat } from "node:fs/promises";
import path from "node:path";
import { createGunzip } from "node:zlib";
import { type Entry, fromBufferPromise, openPromise, type ZipFile } from "yauzl";
import { throughZlib } from "#app/domain/mrf/through-zlib.server.ts";
import { CmsFileError } from "./cms-refusal.ts";

export type Bytes = AsyncIterable<Uint8Array>;

/** A file of rows: text, or a workbook with the files that it is made of. */
export type CmsMember = { name: string } & (
  | { format: "text"; open: () => Promise<Bytes> }
  | { format: "workbook"; openPart: (part: string) => Promise<Bytes | null> }
);

const CHUNK_BYTES = 256 * 1024;
/** More than any of CMS's files unpacks to. */
const MAX_BYTES = 1_000_000_000;
const MAX_BYTES_OF_A_WORKBOOK = 200_000_000;
/** Archives of CMS have some ten. */
const MAX_ENTRIES = 1_000;
const WORKBOOK_PART = "xl/workbook.xml";

/** The files of rows at a path: itself, what it packs, or each one inside an archive; what holds no rows is left out.
 *  `task` has them while the path is open; each unpacks to
 *  `maxBytes` at most. Throws `CmsFileError` where the path or an archive cannot be read. */
export async function withCmsMembers<T>(
  filePath: string,
  task: (members: readonly CmsMember[]) => Promise<T>,
  maxBytes = MAX_BYTES,
): Promise<T> {
  const start = await firstBytes(filePath);
  const name = path.basename(filePath);
  if (start.toString("latin1") !== "PK\u0003\u0004") {
    const isPacked = start[0] === 0x1f && start[1] === 0x8b;
    const read = () => createReadStream(filePath, { highWaterMark: CHUNK_BYTES });
    const openRows = async () => bounded(isPacked ? throughZlib(read(), createGunzip) : read(), maxBytes);
    return task([{ name: name.replace(/\.gz$/i, ""), format: "text", open: openRows }]);
  }
  const zip = await orUnreadable(openPromise(filePath, { autoClose: false }));
  try {
    const entries = await orUnreadable(entriesOf(zip));
    return await task(
      entries.has(WORKBOOK_PART) ? [workbookOf(name, zip, entries)] : await membersOf(zip, entries, maxBytes),
    );
  } finally {
    zip.close();
  }
}

async function firstBytes(filePath: string): Promise<Buffer> {
  const file = await orUnreadable(open(filePath));
  try {
    if (!(await stat(filePath)).isFile())
      throw new CmsFileError({ reason: "unreadable", told: "not a file" });
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

type Entries = ReadonlyMap<string, Entry>;

async function entriesOf(zip: ZipFile): Promise<Entries> {
  const entries = new Map<string, Entry>();
  if (zip.entryCount > MAX_ENTRIES)
    throw new CmsFileError({ reason: "unreadable", told: `it packs over ${MAX_ENTRIES} files` });
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
  return entries;
}

/** CMS packs the same rows as text and as a workbook: the text is read. */
async function membersOf(zip: ZipFile, entries: Entries, maxBytes: number): Promise<CmsMember[]> {
  const members: CmsMember[] = [];
  const stems = new Set<string>();
  for (const ending of [".txt", ".csv", ".xlsx"]) {
    for (const entry of entries.values()) {
      const name = path.posix.basename(entry.fileName);
      const stem = name.slice(0, -ending.length).toLowerCase();
      if (!name.toLowerCase().endsWith(ending) || stems.has(stem) || entry.fileName.startsWith("__MACOSX/"))
        continue;
      stems.add(stem);
      if (ending !== ".xlsx") {
        members.push({
          name,
          format: "text",
          open: async () => bounded(await readEntry(zip, entry), maxBytes),
        });
        continue;
      }
      const inner = await orUnreadable(
        bytesOf(await readEntry(zip, entry)).then((bytes) => fromBufferPromise(bytes)),
      );
      members.push(workbookOf(name, inner, await orUnreadable(entriesOf(inner))));
    }
  }
  return members;
}

function workbookOf(name: string, zip: ZipFile, entries: Entries): CmsMember {
  const openPart = async (part: string) => {
    const entry = entries.get(part);
    return entry ? bounded(await readEntry(zip, entry)) : null;
  };
  return { name, format: "workbook", openPart };
}

function readEntry(zip: ZipFile, entry: Entry): Promise<Bytes> {
  return orUnreadable(zip.openReadStreamPromise(entry));
}

async function bytesOf(bytes: Bytes): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bounded(bytes, MAX_BYTES_OF_A_WORKBOOK)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function* bounded(bytes: Bytes, maxBytes = MAX_BYTES): Bytes {
  let total = 0;
  try {
    for await (const chunk of bytes) {
      total += chunk.length;
      if (total > maxBytes) throw new CmsFileError({ reason: "unreadable", told: `over ${maxBytes} bytes` });
      yield chunk;
    }
  } catch (error) {
    throw unreadable(error);
  }
}

async function orUnreadable<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    throw unreadable(error);
  }
}

function unreadable(error: unknown): CmsFileError {
  if (error instanceof CmsFileError) return error;
  return new CmsFileError({
    reason: "unreadable",
    told: error instanceof Error ? error.message : String(error),
  });
}
