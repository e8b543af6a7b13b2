import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { makeOwnedFolder } from "#app/platform/files/owned-files.server.ts";
import type { PartialFile } from "#app/platform/http/downloads/download-attempt.server.ts";

const NOTE = "begun.json";

/** Opens the folder of a file that is downloaded. A partial download outlasts a process that ends during it. */
export async function openDownloadFolder(folder: string, sourceFileId: number): Promise<string> {
  const own = path.join(folder, `file-${sourceFileId}`);
  await makeOwnedFolder(own);
  return own;
}

/** Remembers what it takes to go on with a download. */
export async function noteBegun(folder: string, address: string, partial: PartialFile): Promise<void> {
  await writeFile(path.join(folder, NOTE), JSON.stringify({ ...partial, address }));
}

/** The download that an earlier process began of this address, as far as it came; null = none that can be gone on with. */
export async function readBegun(folder: string, address: string): Promise<PartialFile | null> {
  const text = await readFile(path.join(folder, NOTE), "utf8").catch(() => null);
  if (text === null) return null;
  const note = parseNote(text);
  if (note?.address !== address || path.dirname(note.path) !== folder) return null;
  const { size } = await stat(note.path).catch(() => ({ size: 0 }));
  const { address: _, ...partial } = note;
  return size > 0 && partial.validator !== null ? { ...partial, bytes: size } : null;
}

/** Null where the process ended while it wrote. */
function parseNote(text: string): (PartialFile & { address: string }) | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export async function sha256OfFile(filePath: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(filePath, { highWaterMark: 1024 * 1024 })) hash.update(chunk);
  return hash.digest("hex");
}

const heldFolder = (folder: string) => path.join(folder, "held");

/** Keeps a file that waits for a decision. */
export async function holdFile(folder: string, sha256: string, from: string): Promise<void> {
  const own = path.join(heldFolder(folder), sha256);
  await mkdir(own, { recursive: true });
  await rename(from, path.join(own, path.basename(from)));
}

/** A file that waits, or waited, for a decision; null = it is not on this machine. */
export async function findHeldFile(folder: string, sha256: string): Promise<string | null> {
  const own = path.join(heldFolder(folder), sha256);
  const [name] = await readdir(own).catch(() => []);
  return name === undefined ? null : path.join(own, name);
}

/** Removes what no one looks at any more: held files that are decided on, downloads of sources that are gone. */
export async function removeLeftovers(
  folder: string,
  kept: { sourceFileIds: ReadonlySet<number>; heldSha256: ReadonlySet<string> },
): Promise<void> {
  const gone = [
    ...(await readdir(folder).catch(() => []))
      .filter((name) => /^file--?\d+$/.test(name) && !kept.sourceFileIds.has(Number(name.slice(5))))
      .map((name) => path.join(folder, name)),
    ...(await readdir(heldFolder(folder)).catch(() => []))
      .filter((name) => !kept.heldSha256.has(name))
      .map((name) => path.join(heldFolder(folder), name)),
  ];
  for (const place of gone) await rm(place, { recursive: true, force: true });
}
