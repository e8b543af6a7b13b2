import type { DocumentKind } from "#app/domain/kept/kept-document.ts";
import type { KeepRefusal } from "../kept/keep-refusal.ts";
import type { StoredFile } from "../kept/take-bill-file.server.ts";

/** What happens to files that are stored sealed and were accepted: a new bill, or further documents of one. Reading may find that
 *  they are a plan's explanation, or a bill, instead: then they get a separate id. */
export type BillOrder = (
  | { becomes: "bill"; billId: string; files: StoredFile[] }
  | { becomes: "documents"; billId: string; kind: DocumentKind; paperId: string; files: StoredFile[] }
) & {
  /** What their owner says they are, whatever reading finds; absent: reading decides. */
  as?: "bill" | "explanation";
};

/** The bill and the explanation that documents were saved as, or added to; null: none was among them. */
export interface KeptPapers {
  billId: string | null;
  explanationId: string | null;
}

/** What came of reading them. */
export type BillOrderResult =
  | ({ outcome: "kept" } & KeptPapers)
  | { outcome: "not-kept"; refusal: KeepRefusal };

export function orderPurpose(waitingId: string): string {
  return `waiting bill ${waitingId}`;
}

/** Where it is told to every process that a bill waits. */
export const BILLS_CHANNEL = "bills_wait";

/** In seconds. The reading process gives a sign of life every three. */
export const READER_DEAD_AFTER_SECONDS = 12;
