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
import { dropFiles, type TakenFile } from "./take-bill-file.server.ts";

export interface KeepServices {
  db: Database;
  reader: DocumentReader;
  accountFiles: SealedFiles;
  clock: Clock;
}

export type KeptFiles = { outcome: "kept"; billId: string } | NotKept;

type OnProgress = (progress: ReadProgress) => void;

/** Reads files that were taken and keeps them as one new bill, a draft to be checked; where no bill can be read of them,
 *  one to be typed beside their pictures. Kept under an id that is taken, it is that bill, as it is. What is not kept
 *  leaves no file behind, also where this fails. */
export async function keepNewBill(
  services: KeepServices,
  keeper: BillKeeper,
  { billId, files }: { billId: string; files: TakenFile[] },
  onProgress: OnProgress,
): Promise<KeptFiles> {
  const { db, clock } = services;
  return keepOrDrop(services, keeper, files, async (onPicture) => {
    const read = await readDocuments(services, keeper, files, { kind: "bill", onProgress, onPicture });
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
    const drafted = await draftBill(db, keeper, { billId, bill }, clock);
    return { outcome: drafted === "drafted" ? "kept" : "kept-before", billId };
  });
}

/** Keeps files that were taken as further documents of a bill. A bill that was deleted meanwhile stays so. */
export async function keepDocuments(
  services: KeepServices,
  keeper: BillKeeper,
  { billId, kind, files }: { billId: string; kind: DocumentKind; files: TakenFile[] },
  onProgress: OnProgress,
): Promise<KeptFiles> {
  const { db, clock } = services;
  return keepOrDrop(services, keeper, files, async (onPicture) => {
    const read = await readDocuments(services, keeper, files, { kind, onProgress, onPicture });
    if (read.outcome !== "read") return read;
    const added = await addDocuments(db, keeper, billId, read.documents, clock);
    return { outcome: added === "added" ? "kept" : "kept-before", billId };
  });
}

/** Removes all files again, those that were taken and the pictures of their pages, unless they were kept. */
async function keepOrDrop(
  { accountFiles }: KeepServices,
  keeper: BillKeeper,
  files: TakenFile[],
  keep: (
    onPicture: (fileId: string) => void,
  ) => Promise<KeptFiles | { outcome: "kept-before"; billId: string }>,
): Promise<KeptFiles> {
  const fileIds = files.map(({ fileId }) => fileId);
  let isKept = false;
  try {
    const kept = await keep((fileId) => fileIds.push(fileId));
    isKept = kept.outcome === "kept";
    return kept.outcome === "kept-before" ? { outcome: "kept", billId: kept.billId } : kept;
  } catch (error) {
    if (isDatabaseFull(error)) return { outcome: "not-kept", refusal: { reason: "disk-full" } };
    throw error;
  } finally {
    if (!isKept) await dropFiles(accountFiles, keeper, fileIds);
  }
}
