import { readFile } from "node:fs/promises";
import path from "node:path";
import { billOfWords } from "#app/domain/bills/read/bill-of-words.ts";
import { mentionsCare } from "#app/domain/bills/read/mentions-care.ts";
import { findOtherDocument } from "#app/domain/bills/read/other-documents.ts";
import { layOutRows } from "#app/domain/reading/page/lay-out-rows.ts";
import { openDocumentReader } from "#app/platform/ocr/worker/open-document-reader.server.ts";

/** Returns how many real shop receipts are refused, as the upload refuses all files that aren't medical bills. */
export async function printRefusedReceipts(
  folder: string,
  receipts: readonly { file: string }[],
): Promise<void> {
  const reader = openDocumentReader({ workers: 1, queueLength: 1, pageTimeoutMs: 60_000, maxPages: 1 });
  const taken: string[] = [];
  try {
    for (const { file } of receipts) {
      const read = await reader.read(await readFile(path.join(folder, file)));
      if (read.outcome !== "read") continue;
      const rows = layOutRows(read.document);
      const isRefused =
        findOtherDocument(rows) !== null || !mentionsCare(rows) || billOfWords(read.document) === null;
      if (!isRefused) taken.push(file);
    }
  } finally {
    await reader.close();
  }
  const refused = receipts.length - taken.length;
  console.log(`receipts   ${refused} of ${receipts.length} refused   ${taken.join(" ")}`);
}
