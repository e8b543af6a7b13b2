import type { HospitalDirectory } from "#app/domain/bills/read/hospital-directory.ts";
import { understandBill } from "#app/domain/bills/read/understand-bill.ts";
import { readTypedBill } from "#app/domain/bills/typed/read-typed-bill.ts";
import {
  readStructuredFile,
  type StructuredKind,
} from "#app/domain/explanations/read-structured-file.server.ts";
import { type PackedPage, unpackPages } from "#app/platform/ocr/layout/packed-pages.ts";
import { type SentPapers, understandPapers } from "../kept/understand-papers.ts";
import { understandDocument } from "../understand-document.ts";

type PackedPapers = Omit<SentPapers, "papers"> & { papers: PackedPage[][] };

/** The time-consuming tasks for documents that strangers send. Each takes and returns plain data. */
export const paperTasks = {
  bill: (pages: PackedPage[], directory: HospitalDirectory) => understandBill(unpackPages(pages), directory),
  document: (pages: PackedPage[], directory: HospitalDirectory) =>
    understandDocument(unpackPages(pages), directory),
  papers: ({ papers, ...sent }: PackedPapers, directory: HospitalDirectory) =>
    understandPapers({ ...sent, papers: papers.map((pages) => unpackPages(pages).pages) }, directory),
  claims: async ({ bytes, kind }: { bytes: Uint8Array; kind: StructuredKind }) =>
    readStructuredFile(bytes, kind),
  typedBill: (typed: string) => readTypedBill(typed),
} satisfies Record<string, (paper: never, directory: HospitalDirectory) => Promise<unknown>>;

export type PaperTasks = typeof paperTasks;
export type PaperKind = keyof PaperTasks;
