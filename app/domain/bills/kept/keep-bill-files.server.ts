import type { Clock } from "#app/platform/clock.ts";
import { isDatabaseFull } from "#app/platform/db/is-database-full.server.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import type { SealedFiles } from "#app/platform/files/sealed-files.server.ts";
import type { DocumentReader } from "#app/platform/ocr/document-reader.ts";
import { openHospitalDirectory } from "../open-hospital-directory.server.ts";
import { billOfDocument } from "../read/bill-of-document.ts";
import { layOutRows } from "../read/layout/lay-out-rows.ts";
import type { ReadProgress } from "../upload-progress.ts";
import { addDocuments } from "./add-documents.server.ts";
import type { BillKeeper } from "./bill-keeper.ts";
import { billOfReading } from "./bill-of-reading.ts";
import { draftBill } from "./draft-bill.server.ts";
import { findLinkedHospital } from "./find-linked-hospital.server.ts";
import { printsForeignMoney } from "./is-foreign-bill.ts";
import type { NotKept } from "./keep-refusal.ts";
import { type DocumentKind, MOST_LINES } from "./kept-bill.ts";
import { readDocuments } from "./read-documents.server.ts";
import { dropFiles, type StoredFile } from "./take-bill-file.server.ts";

export interface KeepServices {
  db: Database;
  reader: DocumentReader;
  accountFiles: SealedFiles;
  clock: Clock;
}

/** "kept-before": under this id there is a bill already, which stays as it is, or to which documents cannot be added any more. */
export type KeptFiles = { outcome: "kept" | "kept-before"; billId: string } | NotKept;

/** What accompanies the reading of files. */
export interface Keeping {
  onProgress: (progress: ReadProgress) => void;
  /** Ends it before its time: "cancelled". */
  signal: AbortSignal;
  /** Says, in the transaction that keeps a bill, that it is kept; what it throws undoes it. */
  finish: (transaction: Database, billId: string) => Promise<void>;
}

/** Reads files that were taken and keeps them as one new bill, a draft to be checked; where no bill can be read of them,
 *  one to be typed beside their pictures. What is not kept leaves no picture behind, also where this fails; the files stay. */
export async function keepNewBill(
  services: KeepServices,
  keeper: BillKeeper,
  { billId, files }: { billId: string; files: StoredFile[] },
  { finish, ...reading }: Keeping,
): Promise<KeptFiles> {
  const { db, clock } = services;
  return keepOrDrop(services, keeper, async (onPicture) => {
    const read = await readDocuments(services, keeper, files, { kind: "bill", ...reading, onPicture });
    if (read.outcome !== "read") return read;
    const rows = layOutRows({ pages: read.pages });
    const found = await billOfDocument(rows, openHospitalDirectory(db));
    const lineCount = found?.lines.length ?? 0;
    if (lineCount > MOST_LINES) {
      return { outcome: "not-kept", refusal: { reason: "too-many-lines", lineCount } };
    }
    const hospital = found?.hospitalId ? await findLinkedHospital(db, found.hospitalId) : null;
    const bill = {
      ...billOfReading(found, hospital, read.documents),
      ...(printsForeignMoney(rows) && { isForeign: true as const }),
    };
    return db.transaction(async (transaction) => {
      const drafted = await draftBill(transaction, keeper, { billId, bill }, clock);
      await finish(transaction, billId);
      return { outcome: drafted === "drafted" ? "kept" : "kept-before", billId };
    });
  });
}

/** Keeps files that were taken as further documents of a bill. A bill that was deleted meanwhile stays so. */
export async function keepDocuments(
  services: KeepServices,
  keeper: BillKeeper,
  { billId, kind, files }: { billId: string; kind: DocumentKind; files: StoredFile[] },
  { finish, ...reading }: Keeping,
): Promise<KeptFiles> {
  const { db, clock } = services;
  return keepOrDrop(services, keeper, async (onPicture) => {
    const read = await readDocuments(services, keeper, files, { kind, ...reading, onPicture });
    if (read.outcome !== "read") return read;
    return db.transaction(async (transaction) => {
      const added = await addDocuments(transaction, keeper, billId, read.documents, clock);
      await finish(transaction, billId);
      return { outcome: added === "added" ? "kept" : "kept-before", billId };
    });
  });
}

/** Removes the pictures of pages again unless they were kept. */
async function keepOrDrop(
  { accountFiles }: KeepServices,
  keeper: BillKeeper,
  keep: (onPicture: (fileId: string) => void) => Promise<KeptFiles>,
): Promise<KeptFiles> {
  const pictureIds: string[] = [];
  let isKept = false;
  try {
    const kept = await keep((fileId) => pictureIds.push(fileId));
    isKept = kept.outcome === "kept";
    return kept;
  } catch (error) {
    if (isDatabaseFull(error)) return { outcome: "not-kept", refusal: { reason: "disk-full" } };
    throw error;
  } finally {
    if (!isKept) await dropFiles(accountFiles, keeper, pictureIds);
  }
}
