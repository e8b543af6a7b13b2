import type { HospitalDirectory } from "#app/domain/bills/read/hospital-directory.ts";
import { understandBill } from "#app/domain/bills/read/understand-bill.ts";
import { readTypedBill } from "#app/domain/bills/typed/read-typed-bill.ts";
import {
  readStructuredFile,
  type StructuredKind,
} from "#app/domain/explanations/read-structured-file.server.ts";
import { understandPapers } from "../kept/understand-papers.ts";
import { understandDocument } from "../understand-document.ts";

/** What is made of papers that strangers send, by what takes its time with them. Each takes and gives plain data. */
export const paperTasks = {
  bill: understandBill,
  document: understandDocument,
  papers: understandPapers,
  claims: async ({ bytes, kind }: { bytes: Uint8Array; kind: StructuredKind }) =>
    readStructuredFile(bytes, kind),
  typedBill: (typed: string) => readTypedBill(typed),
} satisfies Record<string, (paper: never, directory: HospitalDirectory) => Promise<unknown>>;

export type PaperTasks = typeof paperTasks;
export type PaperKind = keyof PaperTasks;
