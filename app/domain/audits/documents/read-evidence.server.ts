import type { Bill } from "#app/domain/bills/bill.ts";
import type { BillFile, FileNotRead } from "#app/domain/bills/read/check-file.ts";
import type { DocumentKind } from "#app/domain/documents/document-kinds.ts";
import { type FileReader, readDocument } from "#app/domain/documents/read-document.ts";
import type { Explanation } from "#app/domain/explanations/explanation.ts";
import { structuredKindOf } from "#app/domain/explanations/read-structured-file.server.ts";
import type { FileProblem, StructuredRefusal } from "#app/domain/explanations/structured-file.ts";

/** A file that is held against others: a bill, or what a plan decided. */
export interface Evidence {
  outcome: "read";
  kind: DocumentKind;
  /** How sure the kind is, 0 to 1. */
  sureness: number;
  bill: Bill | null;
  /** A structured file may have those of several plans. */
  explanations: readonly Explanation[];
  problems: readonly FileProblem[];
}

export type EvidenceReading =
  | Evidence
  | { outcome: "not-read"; reason: StructuredRefusal }
  /** A picture or a PDF; "busy" and "cancelled" are of the whole request. */
  | FileNotRead;

/** Reads one file of whatever kind. Nothing is stored. */
export async function readEvidence(
  reader: FileReader,
  file: BillFile,
  signal: AbortSignal,
): Promise<EvidenceReading> {
  const structured = structuredKindOf(file.bytes);
  if (structured !== null) {
    const read = await reader.papers.read("claims", { bytes: file.bytes, kind: structured }, { signal });
    if (read.outcome !== "read") return read;
    const { made } = read;
    if (made.outcome === "refused") return { outcome: "not-read", reason: made.reason };
    const { explanations, problems } = made;
    return { outcome: "read", kind: "explanation", sureness: 1, bill: null, explanations, problems };
  }
  const read = await readDocument(reader, file, { downscale: false, picture: null, signal });
  if (read.outcome !== "read") return read;
  const { kind, sureness, bill, explanation } = read;
  return {
    outcome: "read",
    kind,
    sureness,
    bill,
    explanations: explanation ? [explanation] : [],
    problems: [],
  };
}
