import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { pack } from "tar-stream";
import { ZipFile } from "yazl";
import { readReturn } from "#app/domain/assistance/filings/read-return.server.ts";
import { memberOfFile, membersOfZip } from "#app/domain/assistance/filings/return-members.server.ts";
import { importCmsFile } from "#app/domain/cms-files/import-cms-file.server.ts";
import { removeCmsFile } from "#app/domain/cms-files/remove-cms-file.server.ts";
import {
  readStructuredFile,
  structuredKindOf,
} from "#app/domain/explanations/read-structured-file.server.ts";
import { checkPriceFile } from "#app/domain/file-checks/check-price-file.server.ts";
import { findPriceFiles } from "#app/domain/mrf/find-price-files.server.ts";
import { openSeededRandom } from "#app/domain/sample-data/seeded-random.ts";
import type { PooledDatabase } from "#app/platform/db/open-database.server.ts";
import { breakBytes } from "../../tests/support/fuzz/break-bytes.ts";
import {
  filesOf,
  planFiles,
  priceFiles,
  returnFiles,
  type WholeFile,
} from "../../tests/support/fuzz/fuzz-files.ts";

interface FileReader {
  name: string;
  files: readonly WholeFile[];
  /** Throws only what is a bug. */
  read(filePath: string, bytes: Buffer): Promise<unknown>;
}

const MAX_READ_MS = 5_000;
const MAX_UNPACKED_BYTES = 50_000_000;

/** The readers of files that commands import: what operators are sent by others. */
export async function openFileReaders(db: PooledDatabase, folder: string): Promise<FileReader[]> {
  const prices = priceFiles().slice(0, 6);
  const archives = [
    { name: "prices.zip", bytes: await zipOf(prices) },
    { name: "prices.tar", bytes: await tarOf(prices) },
  ];
  const returns = returnFiles();
  return [
    { name: "rules", files: filesOf("rules"), read: (file) => readRules(db, file) },
    { name: "returns", files: returns, read: readOneReturn },
    { name: "zips of returns", files: [{ name: "irs.zip", bytes: await zipOf(returns) }], read: readZip },
    { name: "prices", files: prices, read: check },
    { name: "archives of prices", files: archives, read: (file) => readArchive(file, folder) },
    { name: "claims", files: planFiles, read: async (_, bytes) => readClaims(bytes) },
  ];
}

/** Gives one broken file to the reader that is next; what is wrong with what it does, or null. */
export async function readBrokenFile(
  readers: readonly FileReader[],
  { seed, nth, folder }: { seed: number; nth: number; folder: string },
): Promise<string | null> {
  const random = openSeededRandom(seed, nth, 2);
  const reader = random.pick(readers);
  const { name, bytes } = random.pick(reader.files);
  const broken = breakBytes(bytes, random);
  const place = path.join(folder, `input-${nth}`);
  await mkdir(place, { recursive: true });
  const filePath = path.join(place, name);
  await writeFile(filePath, broken);
  const startedAt = performance.now();
  try {
    await reader.read(filePath, broken);
    const ms = performance.now() - startedAt;
    return ms > MAX_READ_MS ? `${reader.name}, ${name}: took ${ms.toFixed(0)} ms` : null;
  } catch (error) {
    return `${reader.name}, ${name}: ${error instanceof Error ? error.stack?.slice(0, 300) : error}`;
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

async function readRules(db: PooledDatabase, filePath: string): Promise<void> {
  const imported = await importCmsFile(db, filePath, { edition: null, table: null });
  if (imported.outcome !== "imported") return;
  for (const { cmsFileId } of imported.files) await removeCmsFile(db, cmsFileId);
}

async function readOneReturn(filePath: string): Promise<void> {
  const member = await memberOfFile(filePath);
  if (member.outcome === "candidate") await readReturn(await member.open());
}

async function readZip(zipPath: string): Promise<void> {
  try {
    for await (const member of membersOfZip(zipPath, new Set())) {
      if (member.outcome === "candidate") await readReturn(await member.open());
    }
  } catch (error) {
    // A zip that cannot be opened is told so by its reader's own error; anything of JavaScript's is a bug.
    if (!(error instanceof Error) || error.constructor !== Error) throw error;
  }
}

async function check(filePath: string): Promise<void> {
  await checkPriceFile(filePath, path.basename(filePath), { maxBytes: MAX_UNPACKED_BYTES });
}

async function readArchive(filePath: string, folder: string): Promise<void> {
  const options = { downloadDirectory: folder, maxBytes: MAX_UNPACKED_BYTES };
  for await (const found of findPriceFiles([filePath], options)) {
    if (found.outcome !== "found") continue;
    await check(found.path);
    await found.release();
  }
}

function readClaims(bytes: Buffer): void {
  const kind = structuredKindOf(bytes);
  if (kind) readStructuredFile(bytes, kind);
}

async function zipOf(files: readonly WholeFile[]): Promise<Buffer> {
  const zip = new ZipFile();
  for (const { name, bytes } of files) zip.addBuffer(Buffer.from(bytes), name);
  zip.end();
  return buffer(zip.outputStream);
}

async function tarOf(files: readonly WholeFile[]): Promise<Buffer> {
  const tar = pack();
  for (const { name, bytes } of files) tar.entry({ name }, Buffer.from(bytes));
  tar.finalize();
  return buffer(tar);
}
