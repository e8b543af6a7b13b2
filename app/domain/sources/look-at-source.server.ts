import { readFile, rm } from "node:fs/promises";
import { sql } from "drizzle-orm";
import { type CmsHptEntry, parseCmsHptFile } from "#app/domain/mrf/cms-hpt-file.ts";
import { finderText } from "#app/domain/mrf/finder-text.server.ts";
import { UnreadableBytesError } from "#app/domain/mrf/unreadable-bytes-error.ts";
import type {
  DownloadFailure,
  FileValidators,
} from "#app/platform/http/downloads/download-attempt.server.ts";
import { lookAtFile, REASONS_OF_BYTES } from "./look-at-file.server.ts";
import { nameFiles } from "./name-files.server.ts";
import { nextLook } from "./next-look.ts";
import { openDownloadFolder } from "./partial-downloads.server.ts";
import { type SourceReason, type Why, why } from "./source.ts";
import { finderAddress } from "./source-address.ts";
import { readSourceFiles, type SourceFileRow, type SourceRow } from "./source-rows.server.ts";
import type { SourceServices } from "./source-services.ts";

const MAX_FINDER_BYTES = 5 * 1024 * 1024;
/** A health system has some hundred hospitals. */
const MAX_FILES = 500;
const MOST_UNSENT_LOOKS = 6;

/** What the server itself did: its files would meet the same. */
const OF_HOST: ReadonlySet<SourceReason> = new Set<DownloadFailure>([
  "unreachable",
  "unknown-server",
  "bad-certificate",
  "timed-out",
  "private-address",
  "robots-away",
  "asked-to-wait",
]);

/** What a look at a source found, for the caller that watches a round. */
export interface SourceLook {
  address: string;
  /** Why it is not current; null = it is, or a file of it waits for a decision. */
  why: Why | null;
  freshFiles: number;
}

/**
 * Looks at a source: its cms-hpt.txt first, then each file that this names. Writes down what was found and when to look next.
 * Until then the source counts as one that failed: what ends the process every time does not hold up all others.
 */
export async function lookAtSource(services: SourceServices, source: SourceRow): Promise<SourceLook> {
  const { db, clock, signal } = services;
  const claimed = {
    intervalMs: services.intervalMs,
    failures: source.failures + 1,
    notBefore: null,
    random: 0,
  };
  await postpone(db, source, nextLook(clock.now(), claimed), source.failures + 1);
  try {
    return await lookAtClaimed(services, source);
  } catch (error) {
    if (signal.aborted)
      await postpone(db, source, new Date(source.nextLookAt), source.failures).catch(() => {});
    throw error;
  }
}

async function postpone(
  db: SourceServices["db"],
  { sourceId }: SourceRow,
  nextLookAt: Date,
  failures: number,
): Promise<void> {
  await db.execute(sql`
    update sources set next_look_at = ${nextLookAt.toISOString()}, failures = ${failures}
    where source_id = ${sourceId}`);
}

async function lookAtClaimed(services: SourceServices, source: SourceRow): Promise<SourceLook> {
  const { db } = services;
  const finder = source.kind === "finder" ? await readFinder(services, source) : null;
  const found: (Why | null)[] = [];
  let freshFiles = 0;
  for (const file of await readSourceFiles(db, sql`f.source_id = ${source.sourceId} and f.is_named`)) {
    if (finder?.why && OF_HOST.has(finder.why.reason) && haveOneHost(file.address, source.address)) {
      await noteHostAway(services, file, finder.why);
      continue;
    }
    const look = await lookAtMovableFile(services, source, file);
    found.push(look.why);
    if (look.isFresh) freshFiles += 1;
  }
  const failed = [finder?.why ?? null, ...found].filter((one) => one !== null);
  await recordLook(services, source, finder, failed);
  return { address: source.address, why: failed[0] ?? null, freshFiles };
}

/** Its host fails, and so would the file: it is not asked for. What is wrong with its bytes stays what is wrong. */
async function noteHostAway(
  { db, clock }: SourceServices,
  { sourceFileId, reason }: SourceFileRow,
  { reason: ofHost, written }: Why,
): Promise<void> {
  if (reason !== null && REASONS_OF_BYTES.has(reason)) return;
  await db.execute(sql`
    update source_files set reason = ${ofHost}, written = ${written}, refusal = null,
      failing_since = coalesce(failing_since, ${clock.now().toISOString()})
    where source_file_id = ${sourceFileId}`);
}

function haveOneHost(a: string, b: string): boolean {
  return new URL(a).host === new URL(b).host;
}

interface FinderLook {
  why: Why | null;
  /** Null = the server did not send it again. */
  validators: FileValidators | null;
}

async function readFinder(services: SourceServices, source: SourceRow): Promise<FinderLook> {
  const { db, clock } = services;
  const read = await fetchFinder(services, finderAddress(source.address), {
    folderNo: -source.sourceId,
    known: source.unsentLooks < MOST_UNSENT_LOOKS && source.reason === null ? source : null,
  });
  if (read.outcome === "unchanged") return { why: null, validators: null };
  if (read.outcome === "failed") return { why: read.why, validators: { etag: null, lastModified: null } };
  await nameFiles(db, source.sourceId, read.entries.slice(0, MAX_FILES), clock.now());
  return { why: null, validators: read.validators };
}

type FetchedFinder =
  | { outcome: "unchanged" }
  | { outcome: "failed"; why: Why }
  | { outcome: "read"; entries: CmsHptEntry[]; validators: FileValidators };

async function fetchFinder(
  { web, folder, keepFreeBytes }: SourceServices,
  address: string,
  { folderNo, known }: { folderNo: number; known: FileValidators | null },
): Promise<FetchedFinder> {
  const directory = await openDownloadFolder(folder, folderNo);
  try {
    const download = await web.download(address, null, {
      directory,
      maxBytes: MAX_FINDER_BYTES,
      keepFreeBytes,
      ...(known && { known }),
    });
    if (download.outcome === "unchanged") return download;
    if (download.outcome === "failed")
      return { outcome: "failed", why: why(download.failure, download.written) };
    const text = readText(await readFile(download.path));
    if (text === null) return { outcome: "failed", why: why("no-text") };
    const { entries, problems } = parseCmsHptFile(text, download.address);
    if (entries.length > 0) return { outcome: "read", entries, validators: download.validators };
    return { outcome: "failed", why: why(problems[0]?.reason ?? "no-price-file") };
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

function readText(bytes: Buffer): string | null {
  try {
    return finderText(bytes);
  } catch (error) {
    if (error instanceof UnreadableBytesError) return null;
    throw error;
  }
}

/** A file that is not at its address any more is looked for in the cms-hpt.txt of its site, once. */
async function lookAtMovableFile(services: SourceServices, source: SourceRow, file: SourceFileRow) {
  const look = await lookAtFile(services, file);
  if (source.kind === "finder" || look.why?.reason !== "not-found") return look;
  const address = new URL("/cms-hpt.txt", file.address).href;
  const read = await fetchFinder(services, address, { folderNo: -source.sourceId, known: null });
  const moved = read.outcome === "read" ? findMoved(file, read.entries) : null;
  if (moved === null || moved.mrfUrl === file.address) return look;
  await services.db.execute(sql`
    update source_files set address = ${moved.mrfUrl}, etag = null, last_modified = null, location_names = ${sql.param(moved.locationNames)},
      source_page_url = ${moved.sourcePageUrl}
    where source_file_id = ${file.sourceFileId}`);
  const [again] = await readSourceFiles(services.db, sql`f.source_file_id = ${file.sourceFileId}`);
  return again ? lookAtFile(services, again) : look;
}

/** The only file of the site, or the one of the hospital's name. */
function findMoved(file: SourceFileRow, entries: readonly CmsHptEntry[]): CmsHptEntry | null {
  const name = file.hospitalName?.toLowerCase();
  const named = entries.filter(({ locationNames }) =>
    locationNames.some((one) => one.toLowerCase() === name),
  );
  const [only, another] = named.length > 0 ? named : entries;
  return only && !another ? only : null;
}

async function recordLook(
  { db, clock, intervalMs, random, web }: SourceServices,
  source: SourceRow,
  finder: FinderLook | null,
  failed: readonly Why[],
): Promise<void> {
  const now = clock.now();
  const isFailing = failed.some(({ reason }) => !REASONS_OF_BYTES.has(reason));
  const failures = isFailing ? source.failures + 1 : 0;
  const waits = failed.find(({ reason }) => reason === "asked-to-wait");
  const notBefore = waits ? new Date(waits.written) : await web.notBefore(source.address);
  const next = nextLook(now, { intervalMs, failures, notBefore, random: random() });
  const { validators = null, why: reason = null } = finder ?? {};
  await db.execute(sql`
    update sources set checked_at = ${now.toISOString()}, next_look_at = ${next.toISOString()}, failures = ${failures},
      failing_since = ${failed.length === 0 ? sql`null` : sql`coalesce(failing_since, ${now.toISOString()})`},
      reason = ${reason?.reason ?? null}, written = ${reason?.written ?? ""},
      ${
        validators === null
          ? sql`unsent_looks = unsent_looks + 1`
          : sql`unsent_looks = 0, etag = ${validators.etag}, last_modified = ${validators.lastModified}`
      }
    where source_id = ${source.sourceId}`);
}
