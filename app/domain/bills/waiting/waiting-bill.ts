import type { KeepRefusal } from "../kept/keep-refusal.ts";
import type { DocumentKind } from "../kept/kept-bill.ts";
import type { StoredFile } from "../kept/take-bill-file.server.ts";

/** What is to become of files that lie sealed and were accepted: a new bill, or further documents of one. */
export type BillOrder =
  | { becomes: "bill"; billId: string; files: StoredFile[] }
  | { becomes: "documents"; billId: string; kind: DocumentKind; files: StoredFile[] };

/** What came of reading them. */
export type BillOrderResult =
  | { outcome: "kept"; billId: string }
  | { outcome: "not-kept"; refusal: KeepRefusal };

export function orderPurpose(waitingId: string): string {
  return `waiting bill ${waitingId}`;
}

/** Where it is told to every process that a bill waits. */
export const BILLS_CHANNEL = "bills_wait";

/** In seconds. Whoever reads gives a sign of life every three. */
export const READER_DEAD_AFTER_SECONDS = 12;
