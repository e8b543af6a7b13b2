import { sql } from "drizzle-orm";
import type { KeepRefusal } from "#app/domain/bills/kept/keep-refusal.ts";
import type { TakenFile } from "#app/domain/bills/kept/take-bill-file.server.ts";
import { claimStorage } from "#app/domain/documents/storage/claim-storage.server.ts";
import { isUuid } from "#app/domain/is-uuid.ts";
import type { RecordKeeper } from "#app/domain/kept/record-keeper.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import type { SealedFile, SealedFiles } from "#app/platform/files/sealed-files.server.ts";
import type { AppealDocument, FoundAppeal } from "./appeal.ts";
import type { PaperKind } from "./application/application-papers.ts";
import { keptAppeals } from "./kept-appeals.server.ts";
import { type AppealServices, writeAppeal } from "./write-appeal.server.ts";

export const MAX_APPEAL_DOCUMENTS = 50;

type FileServices = AppealServices & { accountFiles: SealedFiles };

export type AddedDocuments =
  | { outcome: "added" | "gone" | "too-many-documents" }
  | { outcome: "not-kept"; refusal: KeepRefusal };

/** Adds files, already sealed on disk (`takeBillFile`), to an appeal; with `paper`, as that document of its application. Deletes
 *  files that could not be added. Needs no version, since adding removes nothing. */
export async function addAppealDocuments(
  services: FileServices,
  keeper: RecordKeeper,
  { appealId, files, paper }: { appealId: string; files: readonly TakenFile[]; paper?: PaperKind },
): Promise<AddedDocuments> {
  const addedAt = services.clock.now().toISOString();
  let isKept = false;
  try {
    const added = await services.db.transaction(async (transaction): Promise<AddedDocuments> => {
      const full = await claimStorage(transaction, keeper, files);
      if (full) return { outcome: "not-kept", refusal: { reason: "account-full", ...full } };
      const found = await keptAppeals.lock(transaction, keeper, appealId);
      if (!found) return { outcome: "gone" };
      const { appeal } = found;
      if (appeal.documents.length + files.length > MAX_APPEAL_DOCUMENTS) {
        return { outcome: "too-many-documents" };
      }
      const documents = files.map(({ fileId, name, type, sizeBytes, pageCount }): AppealDocument => {
        return { fileId, name, type, sizeBytes, pageCount, addedAt, ...(paper && { paper }) };
      });
      for (const document of documents) await recordFile(transaction, keeper, found, document);
      const changed = { ...appeal, documents: [...appeal.documents, ...documents] };
      await writeAppeal({ ...services, db: transaction }, keeper, found, changed);
      return { outcome: "added" };
    });
    isKept = added.outcome === "added";
    return added;
  } finally {
    if (!isKept) {
      for (const { fileId } of files) await services.accountFiles.remove(keeper.accountId, fileId);
    }
  }
}

/** A document as it was sent, with its name and type; null where the appeal has no such one. */
export async function openAppealDocument(
  { db, accountFiles }: Pick<FileServices, "db" | "accountFiles">,
  keeper: RecordKeeper,
  { appealId, fileId }: { appealId: string; fileId: string },
): Promise<(SealedFile & { document: AppealDocument }) | null> {
  const found = isUuid(fileId) ? await keptAppeals.find(db, keeper, appealId) : null;
  const document = found?.appeal.documents.find((one) => one.fileId === fileId);
  const file = document && (await accountFiles.read(keeper, document.fileId));
  return file ? { ...file, document } : null;
}

/** Removes a document for good. False where the appeal has no such one. */
export async function removeAppealDocument(
  services: FileServices,
  keeper: RecordKeeper,
  { appealId, fileId }: { appealId: string; fileId: string },
): Promise<boolean> {
  const isRemoved = await services.db.transaction(async (transaction) => {
    const found = await keptAppeals.lock(transaction, keeper, appealId);
    const documents = found?.appeal.documents.filter((one) => one.fileId !== fileId);
    if (!found || documents?.length === found.appeal.documents.length) return false;
    await transaction.execute(
      sql`delete from account_files where file_id = ${fileId} and appeal_id = ${appealId}`,
    );
    await writeAppeal({ ...services, db: transaction }, keeper, found, {
      ...found.appeal,
      documents: documents ?? [],
    });
    return true;
  });
  if (isRemoved) await services.accountFiles.remove(keeper.accountId, fileId);
  return isRemoved;
}

async function recordFile(
  transaction: Database,
  { accountId }: RecordKeeper,
  { appealId, billId }: Pick<FoundAppeal, "appealId" | "billId">,
  { fileId, sizeBytes, addedAt }: AppealDocument,
): Promise<void> {
  await transaction.execute(sql`
    insert into account_files (file_id, bill_id, account_id, appeal_id, kind, size_bytes, created_at)
    values (${fileId}, ${billId}, ${accountId}, ${appealId}, 'appeal-document', ${sizeBytes}, ${addedAt})`);
}
