import { emptyDirectory } from "#app/domain/bills/read/hospital-directory.ts";
import { understandBill } from "#app/domain/bills/read/understand-bill.ts";
import type { DocumentText } from "#app/platform/ocr/layout/document-text.ts";
import { billReply } from "#app/routes/bills/upload/bill-reply.ts";
import type { Reply } from "../bills/post-files.ts";

/** What one way of reading made of a file. */
export interface Reading {
  /** Null: it could not be read. */
  document: DocumentText | null;
  seconds: number;
  processorSeconds: number;
}

/** What the words of a file come to, in the shape that is scored. */
export async function replyOf(
  file: { bytes: Uint8Array; name: string },
  { document, seconds }: Reading,
): Promise<Reply> {
  const pages = document?.pages.length ?? 1;
  const reply = { file: file.name, pages, seconds, statusCode: 200 };
  const nothing = { hospital_name: null, total: null, date: null, line_items: [] };
  if (!document) return { ...reply, ...nothing, status: "error" };
  const reading = await understandBill(document, emptyDirectory);
  if (reading.outcome !== "understood") return { ...reply, ...nothing, status: "error" };
  const { hospital_name, total_price, date, line_items } = billReply(reading.bill);
  return { ...reply, hospital_name, total: total_price.total, date, line_items, status: "success" };
}
