import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { pagesOf } from "#app/domain/bills/kept/kept-bill.ts";
import { keptBills } from "#app/domain/bills/kept/kept-bills.server.ts";
import { orderReading } from "#app/domain/bills/waiting/order-reading.server.ts";
import { keptExplanations } from "#app/domain/explanations/kept/kept-explanations.server.ts";
import { dropFiles } from "#app/domain/kept/drop-files.server.ts";
import type { KeptDocument } from "#app/domain/kept/kept-document.ts";
import type { RecordKeeper } from "#app/domain/kept/record-keeper.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import type { SealedFiles } from "#app/platform/files/sealed-files.server.ts";
import type { DocumentFileType } from "#app/platform/ocr/image/sniff-file-type.ts";

/** A draft that was taken for what it is not. */
export type MistakenPaper = { documents: KeptDocument[] } & ({ billId: string } | { explanationId: string });

/**
 * Has the files of a draft read again as the other kind, a bill or a plan's explanation. Removes the draft in the same
 * transaction; its files stay. Returns the id to look by; null: it isn't a draft of the keeper's any more, or was typed.
 */
export async function rereadPapers(
  { db, accountFiles }: { db: Database; accountFiles: SealedFiles },
  keeper: RecordKeeper,
  paper: MistakenPaper,
): Promise<string | null> {
  const { documents } = paper;
  const files = documents.flatMap(({ fileId, name, type, sizeBytes, pages }) =>
    isPictured(type) ? [{ fileId, name, type, sizeBytes, pageCount: Math.max(1, pages.length) }] : [],
  );
  if (files.length === 0 || files.length < documents.length) return null;
  const isBill = "billId" in paper;
  const which = sql`and state = 'draft'`;
  const waitingId = await db.transaction(async (transaction) => {
    const isRemoved = isBill
      ? await keptBills.remove(transaction, keeper, { id: paper.billId, which })
      : await keptExplanations.remove(transaction, keeper, { id: paper.explanationId, which });
    if (!isRemoved) return null;
    const as = isBill ? ("explanation" as const) : ("bill" as const);
    return orderReading(transaction, keeper, { becomes: "bill", billId: randomUUID(), files, as });
  });
  if (waitingId !== null) {
    const pictures = pagesOf({ documents }).map(({ fileId }) => fileId);
    await dropFiles(accountFiles, keeper, pictures);
  }
  return waitingId;
}

function isPictured(type: KeptDocument["type"]): type is DocumentFileType {
  return type !== "gif" && type !== "json" && type !== "edi";
}
