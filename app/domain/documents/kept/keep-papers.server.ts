import { addDocuments } from "#app/domain/bills/kept/add-documents.server.ts";
import { billOfPapers } from "#app/domain/bills/kept/bill-of-papers.server.ts";
import type { NotKept } from "#app/domain/bills/kept/keep-refusal.ts";
import type { KeptBill } from "#app/domain/bills/kept/kept-bill.ts";
import { keptBills } from "#app/domain/bills/kept/kept-bills.server.ts";
import { type ReadPaper, readDocuments, readTaken } from "#app/domain/bills/kept/read-documents.server.ts";
import type { ReadProgress } from "#app/domain/bills/upload-progress.ts";
import type { BillOrder, KeptPapers } from "#app/domain/bills/waiting/waiting-bill.ts";
import type { KeptExplanation } from "#app/domain/explanations/kept/kept-explanation.ts";
import { keptExplanations } from "#app/domain/explanations/kept/kept-explanations.server.ts";
import { dropFiles } from "#app/domain/kept/drop-files.server.ts";
import { type ClaimFileType, claimFileTypes, type KeptDocument } from "#app/domain/kept/kept-document.ts";
import type { RecordKeeper } from "#app/domain/kept/record-keeper.ts";
import type { Clock } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isRecordsFull } from "#app/platform/db/records-full.server.ts";
import { isDiskFull } from "#app/platform/files/is-disk-full.server.ts";
import type { SealedFiles } from "#app/platform/files/sealed-files.server.ts";
import type { DocumentReader } from "#app/platform/ocr/document-reader.ts";
import type { PaperReader } from "../process/paper-reader.ts";
import { kindOfType } from "./claim-file-type.server.ts";
import { explanationOfPapers } from "./explanation-of-papers.ts";
import { explanationsOfClaimFile } from "./explanations-of-claim-file.server.ts";
import { isNewBill, sortOrder } from "./sort-order.server.ts";

export interface KeepServices {
  db: Database;
  reader: DocumentReader;
  papers: PaperReader;
  accountFiles: SealedFiles;
  clock: Clock;
}

/** What accompanies the reading of files. */
export interface Keeping {
  onProgress: (progress: ReadProgress) => void;
  /** Ends it before its time: "cancelled". */
  signal: AbortSignal;
  /** Runs in the transaction that saves documents, with what was saved; what it throws undoes the transaction. */
  finish: (transaction: Database, kept: KeptPapers) => Promise<void>;
}

/** "kept-before": under this id there is one already, which stays as it is, or to which documents cannot be added any more. */
export type KeptOrder = ({ outcome: "kept" | "kept-before" } & KeptPapers) | NotKept;

/**
 * Reads files that were taken and keeps them as what they are: a new bill or further documents of one, and explanations of
 * benefits, each a draft to be checked. What is not kept leaves no picture behind, also where this fails; the files stay.
 */
export async function keepPapers(
  services: KeepServices,
  keeper: RecordKeeper,
  order: BillOrder,
  { finish, ...reading }: Keeping,
): Promise<KeptOrder> {
  return keepOrDrop(services, keeper, async (onPicture) => {
    const read = await readDocuments(services, keeper, order.files, { ...reading, onPicture });
    if (read.outcome !== "read") return read;
    const { printed, claimFiles } = splitPapers(read.papers);
    const sorted = await sortOrder(services, order, printed, reading.signal);
    if (sorted.outcome !== "sorted") return sorted;
    const { ofBill, ofPlan } = sorted;
    const givenWithBillId = order.becomes === "documents" ? order.billId : null;
    const told = explanationOfPapers(ofPlan, sorted, givenWithBillId);
    if (told.outcome === "not-kept") return told;
    const filed = await explanationsOfClaimFiles(services, keeper, {
      order,
      claimFiles,
      givenWithBillId,
      signal: reading.signal,
    });
    if (filed.outcome !== "made") return filed;
    const made =
      isNewBill(order) && ofBill.length > 0
        ? await billOfPapers(services.db, sorted, documentsOf(ofBill))
        : null;
    if (made && made.outcome !== "made") return made;
    return services.db.transaction(async (transaction) => {
      const papers = {
        bill: made?.bill ?? null,
        documents: documentsOf(ofBill),
        explanations: [...told.kept, ...filed.kept],
      };
      const { isKept, ...ids } = await keepAll(transaction, keeper, order, papers, services.clock);
      await finish(transaction, ids);
      return { outcome: isKept ? "kept" : "kept-before", ...ids };
    });
  });
}

type ClaimFile = ReadPaper["document"] & { type: ClaimFileType };

/** Pages, and files that a plan's computer wrote. */
function splitPapers(papers: ReadPaper[]): { printed: ReadPaper[]; claimFiles: ClaimFile[] } {
  const claimFiles = papers.flatMap(({ document }) => (isClaimFile(document) ? [document] : []));
  return { printed: papers.filter(({ document }) => !isClaimFile(document)), claimFiles };
}

function isClaimFile(document: ReadPaper["document"]): document is ClaimFile {
  return claimFileTypes.some((type) => type === document.type);
}

async function explanationsOfClaimFiles(
  { papers, accountFiles }: KeepServices,
  keeper: RecordKeeper,
  {
    order,
    claimFiles,
    givenWithBillId,
    signal,
  }: {
    order: BillOrder;
    claimFiles: readonly ClaimFile[];
    givenWithBillId: string | null;
    signal: AbortSignal;
  },
): Promise<{ outcome: "made"; kept: KeptExplanation[] } | NotKept> {
  const kept: KeptExplanation[] = [];
  for (const document of claimFiles) {
    const fileNumber = order.files.findIndex(({ fileId }) => fileId === document.fileId) + 1;
    const bytes = await readTaken(accountFiles, keeper, document);
    const read = await papers.read("claims", { bytes, kind: kindOfType[document.type] }, { signal });
    if (read.outcome === "refused") {
      return {
        outcome: "not-kept",
        refusal: { reason: "claims-unreadable", why: "too-long-to-read", fileNumber },
      };
    }
    if (read.outcome !== "read") return read;
    const made = explanationsOfClaimFile(read.made, document, { givenWithBillId, fileNumber });
    if (made.outcome === "not-kept") return made;
    kept.push(...made.kept);
  }
  return { outcome: "made", kept };
}

interface PapersToKeep {
  /** A new one. */
  bill: KeptBill | null;
  documents: KeptDocument[];
  explanations: KeptExplanation[];
}

/** Of explanations the first one bears the order's own id, so that the same files are kept once. */
async function keepAll(
  transaction: Database,
  keeper: RecordKeeper,
  order: BillOrder,
  { bill, documents, explanations }: PapersToKeep,
  clock: Clock,
): Promise<KeptPapers & { isKept: boolean }> {
  const ownId = order.becomes === "bill" ? order.billId : order.paperId;
  let isKept = false;
  for (const [index, kept] of explanations.entries()) {
    const explanationId = index === 0 ? ownId : crypto.randomUUID();
    const drafted = await keptExplanations.draft(transaction, keeper, { id: explanationId, kept }, clock);
    if (drafted === "exists") break;
    isKept = true;
  }
  const explanationId = explanations.length > 0 ? ownId : null;
  if (documents.length === 0) return { billId: null, explanationId, isKept };
  if (bill) {
    const drafted = await keptBills.draft(transaction, keeper, { id: ownId, kept: bill }, clock);
    return { billId: ownId, explanationId, isKept: isKept || drafted === "drafted" };
  }
  const kind = order.becomes === "documents" ? order.kind : "bill";
  const ofKind = documents.map((document) => ({ ...document, kind }));
  const added = await addDocuments(transaction, keeper, order.billId, ofKind, clock);
  return { billId: order.billId, explanationId, isKept: isKept || added === "added" };
}

const documentsOf = (papers: readonly ReadPaper[]) => papers.map(({ document }) => document);

/** Removes the pictures of pages again unless they were kept. */
async function keepOrDrop(
  { accountFiles }: KeepServices,
  keeper: RecordKeeper,
  keep: (onPicture: (fileId: string) => void) => Promise<KeptOrder>,
): Promise<KeptOrder> {
  const pictureIds: string[] = [];
  let isKept = false;
  try {
    const kept = await keep((fileId) => pictureIds.push(fileId));
    isKept = kept.outcome === "kept";
    return kept;
  } catch (error) {
    if (isRecordsFull(error)) return { outcome: "not-kept", refusal: { reason: "records-full" } };
    if (isDiskFull(error)) return { outcome: "not-kept", refusal: { reason: "disk-full" } };
    throw error;
  } finally {
    if (!isKept) await dropFiles(accountFiles, keeper, pictureIds);
  }
}
