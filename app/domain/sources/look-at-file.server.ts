import { open, rm } from "node:fs/promises";
import path from "node:path";
import type { SQL } from "drizzle-orm";
import { sql } from "drizzle-orm";
import { noteLook } from "#app/domain/editions/note-look.server.ts";
import type { HeldCounts, Hold, HoldReason } from "#app/domain/imports/hold.ts";
import type { ImportResult } from "#app/domain/imports/import-found.server.ts";
import { removeImport } from "#app/domain/imports/remove-import.server.ts";
import { isWebPage } from "#app/domain/mrf/cms-hpt-file.ts";
import { listZippedPriceFiles } from "#app/domain/mrf/list-zipped-price-files.server.ts";
import { firstRow } from "#app/platform/db/first-row.ts";
import type { FileValidators } from "#app/platform/http/downloads/download-attempt.server.ts";
import { type Expected, judgeNewFile, mayBeNamed } from "./judge-new-file.server.ts";
import {
  findHeldFile,
  holdFile,
  noteBegun,
  openDownloadFolder,
  readBegun,
  sha256OfFile,
} from "./partial-downloads.server.ts";
import { type SourceReason, type Why, why } from "./source.ts";
import type { SourceFileRow } from "./source-rows.server.ts";
import type { SourceServices } from "./source-services.ts";

/** A server's word that a file is the same is believed so often in a row, and so long: some say so whatever changed. */
const MOST_UNSENT_LOOKS = 6;
const MOST_UNSENT_MS = 14 * 24 * 3600 * 1000;
const SNIFFED_BYTES = 1024;

/** Reasons that belong to the bytes, and stay while these do: nothing is to be had by asking sooner. */
export const REASONS_OF_BYTES: ReadonlySet<string> = new Set<SourceReason>([
  "page-in-place",
  "not-imported",
  "rejected",
]);

/** What a look found. `isFresh`: other bytes than before came. */
export type FileLook = { why: Why | null; isFresh: boolean };

/** Bytes that came, or lay here since they were held. */
interface Arrived {
  path: string;
  fileName: string;
  sha256: string;
  validators: FileValidators | null;
}

/** Asks for a price file, imports it where it is new and nothing speaks against it, and writes down what came of it. */
export async function lookAtFile(services: SourceServices, file: SourceFileRow): Promise<FileLook> {
  const { web, folder, maxFileBytes, keepFreeBytes } = services;
  const accepted = file.acceptedSha256 && (await findHeldFile(folder, file.acceptedSha256));
  if (accepted) {
    const arrived = {
      path: accepted,
      fileName: path.basename(accepted),
      sha256: file.acceptedSha256 ?? "",
      validators: null,
    };
    return takeIn(services, file, arrived);
  }
  const directory = await openDownloadFolder(folder, file.sourceFileId);
  const isSettled = file.importId !== null || file.hold !== null || REASONS_OF_BYTES.has(file.reason ?? "");
  const known = { etag: file.etag, lastModified: file.lastModified };
  const unsentMs = services.clock.now().getTime() - Date.parse(file.sentAt ?? "");
  const isBelieved = file.unsentLooks < MOST_UNSENT_LOOKS && unsentMs < MOST_UNSENT_MS;
  const mayBeUnsent = isSettled && file.acceptedSha256 === null && isBelieved;
  const download = await web.download(file.address, await readBegun(directory, file.address), {
    directory,
    maxBytes: maxFileBytes,
    keepFreeBytes,
    ...(mayBeUnsent && { known }),
    onBegun: (partial) => noteBegun(directory, file.address, partial),
  });
  if (download.outcome === "unchanged") {
    await writeFile(services, file, sql`unsent_looks = unsent_looks + 1`, ofBytes(file));
    return { why: ofBytes(file), isFresh: false };
  }
  if (download.outcome === "failed") {
    const { failure, written } = download;
    if (failure !== "cut-short" && failure !== "timed-out" && failure !== "unreachable")
      await drop(directory);
    await writeFile(services, file, sql`unsent_looks = 0`, why(failure, written));
    return { why: why(failure, written), isFresh: false };
  }
  try {
    const arrived = { ...download, sha256: await sha256OfFile(download.path) };
    if (isSettled && arrived.sha256 === file.sha256 && file.acceptedSha256 === null) {
      await writeFile(services, file, setValidators(services, arrived), ofBytes(file));
      return { why: ofBytes(file), isFresh: false };
    }
    return await takeIn(services, file, arrived);
  } finally {
    await drop(directory);
  }
}

const drop = (directory: string) => rm(directory, { recursive: true, force: true });

/** What is wrong with the bytes that are known. */
function ofBytes({ reason, written, refusal }: SourceFileRow): Why | null {
  return reason !== null && REASONS_OF_BYTES.has(reason)
    ? { reason: reason as SourceReason, written, refusal }
    : null;
}

async function takeIn(services: SourceServices, file: SourceFileRow, arrived: Arrived): Promise<FileLook> {
  const { db, intake } = services;
  const isAccepted = arrived.sha256 === file.acceptedSha256;
  if (await isPage(arrived.path)) return settle(services, file, arrived, why("page-in-place"));
  const zipped = await listZippedPriceFiles(arrived.path);
  if (zipped.length > 1 && !isAccepted && !file.alwaysAccepted.includes("several-files")) {
    return hold(services, file, arrived, ["several-files"], null);
  }
  const found = {
    outcome: "found",
    path: arrived.path,
    fileName: arrived.fileName,
    sourceUrl: file.address,
    sourcePageUrl: file.sourcePageUrl,
    locationNames: file.locationNames,
    release: async () => {},
  } as const;
  const expected: Expected = file;
  const importIt = () =>
    intake.take(found, {
      judge: isAccepted ? undefined : (client, finished) => judgeNewFile(client, finished, expected),
      takesOver: isAccepted,
    });
  const first = await importIt();
  const isKnownHistory =
    isAccepted && first.result?.outcome === "unchanged" && !(await isInForce(db, first.result.importId));
  if (!isKnownHistory || first.result?.outcome !== "unchanged") return record(services, file, arrived, first);
  await removeImport(db, first.result.importId); // accepted as the present one: it is imported again
  return record(services, file, arrived, await importIt());
}

async function record(
  services: SourceServices,
  file: SourceFileRow,
  arrived: Arrived,
  { file: imported, result }: ImportResult,
): Promise<FileLook> {
  if (result === null) {
    const { reason, written } = imported as Extract<typeof imported, { outcome: "missing" }>;
    await writeFile(services, file, sql`unsent_looks = 0`, why(reason, written));
    return { why: why(reason, written), isFresh: false };
  }
  if (result.outcome === "imported") return settle(services, file, arrived, null, result.importId);
  if (result.outcome === "unchanged") {
    const reasons = await judgeKnownFile(services, file, arrived, result.importId);
    if (reasons.length > 0) return hold(services, file, arrived, reasons, result.importId);
    return settle(services, file, arrived, null, result.importId);
  }
  const { refusal } = result;
  if (refusal.reason === "held") {
    await holdFile(services.folder, arrived.sha256, arrived.path);
    await writeFile(
      services,
      file,
      sql`${setBytes(services, arrived)}, ${setHold(services, refusal.hold)}`,
      null,
    );
    return { why: null, isFresh: true };
  }
  if (refusal.reason === "disk-full") {
    await writeFile(services, file, sql`unsent_looks = 0`, why("disk-full"));
    return { why: why("disk-full"), isFresh: false };
  }
  return settle(services, file, arrived, { reason: "not-imported", written: "", refusal });
}

/** Why bytes that are imported already are not to be this source's: they are another hospital's, or were replaced. */
async function judgeKnownFile(
  { db }: SourceServices,
  file: SourceFileRow,
  { sha256 }: Arrived,
  importId: number,
): Promise<HoldReason[]> {
  if (sha256 === file.acceptedSha256) return [];
  const { rows } = await db.$client.query<{ hospitalId: number; names: string[]; isCurrent: boolean }>(
    `select hospital_id as "hospitalId", current_import_id is not distinct from import_id as "isCurrent",
       array(select h.name union all select name from hospital_locations l
         where l.hospital_id = h.hospital_id and name is not null) as names
     from imports join hospitals h using (hospital_id) where import_id = $1`,
    [importId],
  );
  const { hospitalId, names, isCurrent } = firstRow(rows);
  const isOther =
    file.hospitalId === null ? !mayBeNamed(file.locationNames, names) : file.hospitalId !== hospitalId;
  const reasons: [HoldReason, boolean][] = [
    ["other-hospital", isOther],
    ["older", !isCurrent && file.importId !== importId],
  ];
  return reasons.flatMap(([reason, is]) => (is && !file.alwaysAccepted.includes(reason) ? [reason] : []));
}

async function isInForce(db: SourceServices["db"], importId: number): Promise<boolean> {
  const { rows } = await db.$client.query("select from hospitals where current_import_id = $1", [importId]);
  return rows.length > 0;
}

/** Holds a file that was not compared with the one in force until someone decides. */
async function hold(
  services: SourceServices,
  file: SourceFileRow,
  arrived: Arrived,
  reasons: HoldReason[],
  importId: number | null,
): Promise<FileLook> {
  const held = {
    reasons,
    former: null,
    next: null,
    expectedHospital: file.hospitalName ?? file.locationNames[0] ?? null,
    comparedCount: 0,
    medianRatio: null,
    moves: [],
    samples: [],
    brokenRules: [],
    rowsLeftOut: 0,
  };
  const next = importId === null ? null : await readCounts(services, importId);
  await holdFile(services.folder, arrived.sha256, arrived.path);
  await writeFile(
    services,
    file,
    sql`${setBytes(services, arrived)}, ${setHold(services, { ...held, next })}`,
    null,
  );
  return { why: null, isFresh: true };
}

async function readCounts({ db }: SourceServices, importId: number): Promise<HeldCounts> {
  const { rows } = await db.$client.query<HeldCounts>(
    `select name as "hospitalName", file_date::text as "fileDate", row_count as rows, charge_count as charges,
       negotiated_charge_count as "negotiatedCharges", payer_count as payers
     from imports join hospitals using (hospital_id) where import_id = $1`,
    [importId],
  );
  return firstRow(rows);
}

/** Writes down what became of other bytes than before; `importId`: their import, where they came in. */
async function settle(
  services: SourceServices,
  file: SourceFileRow,
  arrived: Arrived,
  reason: Why | null,
  importId: number | null = file.importId,
): Promise<FileLook> {
  await writeFile(
    services,
    file,
    sql`${setBytes(services, arrived)}, import_id = ${importId}, hold = null, held_at = null, accepted_sha256 = null`,
    reason,
  );
  return { why: reason, isFresh: true };
}

function setHold({ clock }: SourceServices, held: Hold): SQL {
  return sql`hold = ${JSON.stringify(held)}, held_at = ${clock.now().toISOString()}, accepted_sha256 = null`;
}

function setBytes(services: SourceServices, arrived: Arrived): SQL {
  const now = services.clock.now().toISOString();
  return sql`${setValidators(services, arrived)}, sha256 = ${arrived.sha256},
    changed_at = case when sha256 is distinct from ${arrived.sha256} then ${now} else changed_at end`;
}

function setValidators({ clock }: SourceServices, { validators }: Arrived): SQL {
  const sent = sql`unsent_looks = 0, sent_at = ${clock.now().toISOString()}`;
  return validators === null
    ? sent
    : sql`${sent}, etag = ${validators.etag}, last_modified = ${validators.lastModified}`;
}

async function writeFile(
  { db, clock }: SourceServices,
  { sourceFileId }: SourceFileRow,
  change: SQL,
  reason: Why | null,
): Promise<void> {
  const now = clock.now().toISOString();
  await db.execute(sql`
    update source_files set ${change}, checked_at = ${now}, reason = ${reason?.reason ?? null},
      written = ${reason?.written ?? ""}, refusal = ${reason?.refusal ? JSON.stringify(reason.refusal) : null},
      failures = ${reason === null ? sql`0` : sql`failures + 1`},
      failing_since = ${reason === null ? sql`null` : sql`coalesce(failing_since, ${now})`}
    where source_file_id = ${sourceFileId}`);
  await noteLook(db, sourceFileId, clock.now());
}

async function isPage(filePath: string): Promise<boolean> {
  const file = await open(filePath);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SNIFFED_BYTES), 0, SNIFFED_BYTES, 0);
    return isWebPage(buffer.subarray(0, bytesRead).toString("latin1").replace(/^ï»¿/, ""));
  } finally {
    await file.close();
  }
}
