import type { Dirent } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import type { DownloadFailure } from "#app/platform/http/downloads/download-attempt.server.ts";
import { type CmsHptProblem, parseCmsHptFile } from "./cms-hpt-file.ts";
import { downloadPriceFile, type PriceFileDownloadOptions } from "./download-price-file.server.ts";
import { finderText } from "./finder-text.server.ts";
import { isArchive, unpackArchive } from "./unpack-archive.server.ts";
import { UnreadableBytesError } from "./unreadable-bytes-error.ts";

export type FoundPriceFile =
  | {
      outcome: "found";
      /** A local file, to be read before `release`. */
      path: string;
      fileName: string;
      /** Where it was downloaded from; null = it lay here. */
      sourceUrl: string | null;
      /** The page that links to it, from a cms-hpt.txt. */
      sourcePageUrl: string | null;
      /** The locations that a cms-hpt.txt names for it. */
      locationNames: readonly string[];
      /** Removes a download; leaves a file that lay here. */
      release: () => Promise<void>;
    }
  | MissingPriceFile;

/** Why a file that was named is not there: on disk, in a cms-hpt.txt, or on the web. */
type MissingReason =
  | "no-such-file"
  | "empty-folder"
  | "empty-archive"
  | "damaged-archive"
  | "unreadable-folder"
  | "unreadable-file"
  | "no-text"
  | CmsHptProblem["reason"]
  | DownloadFailure;

/** `written`: what tells more, such as a status or the name of a server; '' where nothing does. */
export type MissingPriceFile = {
  outcome: "missing";
  target: string;
  reason: MissingReason;
  written: string;
};

const PRICE_FILE = /\.(?:csv|json|gz|zip|tar|tgz)$/i;
/** As 45 CFR 147.212 and NPPES name theirs, which may lie in the same folder: other commands import them. */
const FILES_OF_PAYERS =
  /in-network-rates|allowed-amounts|_index\.(?:json|zip)|^(?:npidata|pl)_pfile|^provider-references$/i;
const CMS_HPT_FILE = /cms-hpt\.txt$/i;
const WEB_ADDRESS = /^[a-z][a-z\d+.-]+:\/\//i;
const CMS_HPT_MAX_BYTES = 5 * 1024 * 1024;

/**
 * The price files that targets name, each found, downloaded or unpacked only when it is asked for: a file; a folder with
 * all .csv, .json, .gz, .zip and .tar files in it, by path, but those of payers by their names; a URL; a cms-hpt.txt, or the root of a site that has one. A tar
 * is all the price files in it. What is not there is "missing" with a reason and holds nothing up. Ends early when the
 * signal aborts.
 */
export async function* findPriceFiles(
  targets: readonly string[],
  options: PriceFileDownloadOptions,
): AsyncGenerator<FoundPriceFile, void, void> {
  try {
    for (const target of targets) {
      if (options.signal?.aborted) return;
      const files = WEB_ADDRESS.test(target) ? findAtAddress(target, options) : findOnDisk(target, options);
      for await (const file of files) {
        if (file.outcome === "found" && isArchive(file.fileName)) yield* findInArchive(file, options);
        else yield file;
      }
    }
  } catch (error) {
    if (!options.signal?.aborted) throw error;
  }
}

async function* findOnDisk(
  target: string,
  options: PriceFileDownloadOptions,
): AsyncGenerator<FoundPriceFile> {
  const found = await stat(target).catch(() => null);
  if (!found) yield missing(target, "no-such-file");
  else if (found.isDirectory()) yield* findInFolder(target);
  else if (CMS_HPT_FILE.test(target)) yield* findInCmsHpt(await readText(target), null, target, options);
  else yield localFile(target);
}

async function* findInFolder(folder: string): AsyncGenerator<FoundPriceFile> {
  let count = 0;
  for await (const found of walk(folder, new Set())) {
    count += 1;
    yield found;
  }
  if (count === 0) yield missing(folder, "empty-folder");
}

type FoundFile = Extract<FoundPriceFile, { outcome: "found" }>;

/** Each file has what is known of the archive: where it came from, who linked to it. */
async function* findInArchive(
  archive: FoundFile,
  { downloadDirectory, signal }: PriceFileDownloadOptions,
): AsyncGenerator<FoundPriceFile> {
  const target = archive.sourceUrl ?? archive.path;
  let count = 0;
  try {
    for await (const file of unpackArchive(archive.path, downloadDirectory, isPriceFile)) {
      count += 1;
      yield { ...archive, ...file };
      if (signal?.aborted) return;
    }
    if (count === 0) yield missing(target, "empty-archive");
  } catch (error) {
    yield missing(target, ...whyNotUnpacked(error));
  } finally {
    await archive.release();
  }
}

/** zlib and tar-stream throw errors that name no call of the system. */
function whyNotUnpacked(error: unknown): [reason: MissingReason, written?: string] {
  const { code, syscall, message } = error as NodeJS.ErrnoException;
  if (code === "ENOSPC") return ["disk-full"];
  return syscall ? ["unreadable-file", message] : ["damaged-archive"];
}

/** Whether a path is that of a price file, not hidden and not what macOS adds. */
function isPriceFile(entryPath: string): boolean {
  const names = entryPath.split("/").filter((name) => name !== "" && name !== ".");
  return names.every(isWanted) && PRICE_FILE.test(names.at(-1) ?? "");
}

const isWanted = (name: string) =>
  !name.startsWith(".") && name !== "__MACOSX" && !FILES_OF_PAYERS.test(name);

/** One folder is listed at a time and no file is looked at. `entered` keeps links from going in circles. */
async function* walk(folder: string, entered: Set<string>): AsyncGenerator<FoundPriceFile> {
  const { dev, ino } = await stat(folder);
  if (entered.has(`${dev}/${ino}`)) return;
  entered.add(`${dev}/${ino}`);
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => null);
  if (!entries) {
    yield missing(folder, "unreadable-folder");
    return;
  }
  const wanted = entries.filter(({ name }) => isWanted(name));
  for (const { entry, isFolder } of await sortByPath(folder, wanted)) {
    const entryPath = path.join(folder, entry.name);
    if (isFolder) yield* walk(entryPath, entered);
    else if (PRICE_FILE.test(entry.name)) yield localFile(entryPath);
  }
}

/** In the order of whole paths by code unit, as if the folder had been listed with all it holds. */
async function sortByPath(folder: string, entries: readonly Dirent[]) {
  const sorted: { key: string; entry: Dirent; isFolder: boolean }[] = [];
  for (const entry of entries) {
    const isFolder = entry.isSymbolicLink() ? await leadsToFolder(folder, entry) : entry.isDirectory();
    sorted.push({ key: isFolder ? `${entry.name}/` : entry.name, entry, isFolder });
  }
  return sorted.sort((a, b) => (a.key < b.key ? -1 : 1));
}

async function leadsToFolder(folder: string, link: Dirent): Promise<boolean> {
  const found = await stat(path.join(folder, link.name)).catch(() => null);
  return found?.isDirectory() ?? false;
}

async function* findAtAddress(
  address: string,
  options: PriceFileDownloadOptions,
): AsyncGenerator<FoundPriceFile> {
  const cmsHptUrl = cmsHptAddress(address);
  if (!cmsHptUrl) {
    yield await download(address, options);
    return;
  }
  const got = await downloadPriceFile(cmsHptUrl, { ...options, maxBytes: CMS_HPT_MAX_BYTES });
  if (got.outcome === "failed") {
    yield missing(cmsHptUrl, got.failure, got.written);
    return;
  }
  const text = await readText(got.path).finally(got.release);
  // The author of a public one must not lead to what only this machine reaches.
  yield* findInCmsHpt(text, cmsHptUrl, cmsHptUrl, { ...options, isPublic: !got.isPrivate });
}

/** Returns the cms-hpt.txt that an address is, or that is at the root of the site it is; null = another address. */
function cmsHptAddress(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (CMS_HPT_FILE.test(url.pathname)) return url.href;
  return url.pathname === "/" && url.search === "" ? new URL("/cms-hpt.txt", url).href : null;
}

async function* findInCmsHpt(
  text: string | null,
  fileUrl: string | null,
  target: string,
  options: PriceFileDownloadOptions,
): AsyncGenerator<FoundPriceFile> {
  if (text === null) {
    yield missing(target, "no-text");
    return;
  }
  const { entries, problems } = parseCmsHptFile(text, fileUrl);
  for (const { line, reason } of problems) yield missing(`${target} line ${line}`, reason);
  for (const { mrfUrl, sourcePageUrl, locationNames } of entries) {
    if (options.signal?.aborted) return;
    const found = await download(mrfUrl, options);
    yield found.outcome === "found" ? { ...found, sourcePageUrl, locationNames } : found;
  }
}

async function readText(filePath: string): Promise<string | null> {
  try {
    return finderText(await readFile(filePath));
  } catch (error) {
    if (error instanceof UnreadableBytesError) return null;
    throw error;
  }
}

async function download(address: string, options: PriceFileDownloadOptions): Promise<FoundPriceFile> {
  const got = await downloadPriceFile(address, options);
  if (got.outcome === "failed") return missing(address, got.failure, got.written);
  const { path: filePath, fileName, release } = got;
  return {
    outcome: "found",
    path: filePath,
    fileName,
    sourceUrl: address,
    sourcePageUrl: null,
    locationNames: [],
    release,
  };
}

function localFile(filePath: string): FoundPriceFile {
  return {
    outcome: "found",
    path: filePath,
    fileName: path.basename(filePath),
    sourceUrl: null,
    sourcePageUrl: null,
    locationNames: [],
    release: async () => {},
  };
}

function missing(target: string, reason: MissingReason, written = ""): MissingPriceFile {
  return { outcome: "missing", target, reason, written };
}
