import { createReadStream, type Dirent } from "node:fs";
import { access, readdir, stat } from "node:fs/promises";
import path from "node:path";
import { downloadPriceFile } from "#app/domain/mrf/download-price-file.server.ts";
import { unpackBytes } from "#app/domain/mrf/unpack-bytes.server.ts";

/** A file on this machine, for as long as `release` was not called. */
export interface LocalFile {
  path: string;
  /** Where it was published or lies, without what is signed behind '?': what the file is known by. */
  address: string;
  release(): Promise<void>;
}

/** Where a run looks for the files that its tables of contents and references name. */
export interface FilePlace {
  /** What was given: files of a folder, one file, or one address. */
  files: LocalFile[];
  /** The file at a location of a table of contents or reference; null: it is not there, or not given away. */
  fetch(location: string): Promise<LocalFile | null>;
}

export interface FetchLimits {
  downloadDirectory: string;
  maxBytes: number;
  signal: AbortSignal;
}

const CHUNK_BYTES = 256 * 1024;
const FILE_NAME = /\.(json|json\.gz|gz|zip)$/i;

/** What is at a target. Files of a folder find each other by the ends of their locations; those of an address are downloaded. */
export async function openFilePlace(target: string, limits: FetchLimits): Promise<FilePlace> {
  if (/^https?:\/\//i.test(target)) {
    const fetch = (location: string) => download(new URL(location, target).href, limits);
    const file = await fetch(target);
    return { files: file === null ? [] : [file], fetch };
  }
  const isFolder = (await stat(target)).isDirectory();
  const root = path.resolve(isFolder ? target : path.dirname(target));
  const files = isFolder ? await filesOf(root) : [localFile(path.resolve(target), path.basename(target))];
  return { files, fetch: (location) => fileAtEndOf(root, location) };
}

async function filesOf(root: string): Promise<LocalFile[]> {
  const entries: Dirent[] = await readdir(root, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && FILE_NAME.test(entry.name))
    .map(({ name }) => localFile(path.join(root, name), name))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** The longest end of a location that is a path below the folder. */
async function fileAtEndOf(root: string, location: string): Promise<LocalFile | null> {
  const segments = addressOf(location)
    .split("/")
    .filter((segment) => segment !== "" && segment !== "." && segment !== "..");
  for (let from = 0; from < segments.length; from++) {
    const file = path.join(root, ...segments.slice(from));
    if (await isFile(file)) return localFile(file, addressOf(location));
  }
  return null;
}

async function isFile(file: string): Promise<boolean> {
  try {
    await access(file);
    return (await stat(file)).isFile();
  } catch {
    return false;
  }
}

function localFile(file: string, address: string): LocalFile {
  return { path: file, address, release: async () => {} };
}

async function download(location: string, limits: FetchLimits): Promise<LocalFile | null> {
  const downloaded = await downloadPriceFile(location, limits);
  if (downloaded.outcome !== "downloaded") return null;
  return { path: downloaded.path, address: addressOf(location), release: downloaded.release };
}

/**
 * What a file is known by: host and path of its location, decoded, without protocol, port and what is signed behind '?'. The same file comes under
 * many signatures and spellings.
 */
export function addressOf(location: string): string {
  const bare = location.trim().replace(/[?#].*$/s, "");
  const [, host, path] = /^[a-z][a-z\d+.-]*:\/\/([^/:]*)(?::\d*)?(.*)$/is.exec(bare) ?? [];
  return host === undefined ? decoded(bare) : host.toLowerCase() + decoded(path ?? "");
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path; // a percent sign that begins no character
  }
}

/** The last part of an address. */
export function fileNameOf(address: string): string {
  return address.slice(address.lastIndexOf("/") + 1);
}

/** The text of a file as bytes, unpacked, without a byte order mark. Throws what `unpackBytes` throws. */
export async function* textOfFile(
  file: string,
  maxBytes: number,
  onPackedBytes: (bytes: Uint8Array) => void = () => {},
): AsyncGenerator<Uint8Array, void, void> {
  async function* packed() {
    for await (const chunk of createReadStream(file, { highWaterMark: CHUNK_BYTES })) {
      onPackedBytes(chunk as Buffer);
      yield chunk as Buffer;
    }
  }
  let isFirst = true;
  for await (const chunk of unpackBytes(packed(), maxBytes)) {
    const hasMark = isFirst && chunk[0] === 0xef && chunk[1] === 0xbb && chunk[2] === 0xbf;
    isFirst = false;
    yield hasMark ? chunk.subarray(3) : chunk;
  }
}
