import type { KeptBill } from "#app/domain/bills/kept/kept-bill.ts";
import type { RecordKeeper } from "#app/domain/kept/record-keeper.ts";
import type { SealedFiles } from "#app/platform/files/sealed-files.server.ts";
import type { PageDrawer } from "#app/platform/ocr/document-reader.ts";
import type { Appeal } from "../appeal.ts";
import { type PaperKind, paperKinds } from "./application-papers.ts";

/** A document as it is included: a JPEG of each page. */
export interface GatheredPaper {
  paper: PaperKind | "bill";
  name: string;
  pages: Uint8Array[];
}

/** `left`: names of files that could not be drawn, or are one page too many; they have to be printed by themselves. */
export type GatheredPapers =
  | { outcome: "gathered"; papers: GatheredPaper[]; left: string[] }
  | { outcome: "busy"; retryAfterSeconds: number };

/** More than anyone faxes. */
const MAX_PAGES = 75;
/** 150 dots an inch of a letter page. */
const PAGE_PICTURE = { maxSidePx: 1650, quality: 0.6 };

/** Returns the pages of a bill and of the documents of its application, in the order in which they are included. One file is in
 *  memory at a time. */
export async function gatherPapers(
  { reader, accountFiles }: { reader: PageDrawer; accountFiles: SealedFiles },
  keeper: RecordKeeper,
  { bill, documents }: { bill: KeptBill; documents: Appeal["documents"] },
  signal: AbortSignal,
): Promise<GatheredPapers> {
  const papers: GatheredPaper[] = [];
  const left: string[] = [];
  let roomPages = MAX_PAGES;

  function take(paper: GatheredPaper): void {
    if (paper.pages.length === 0 || paper.pages.length > roomPages) left.push(paper.name);
    else papers.push(paper);
    if (papers.at(-1) === paper) roomPages -= paper.pages.length;
  }

  for (const { kind, name, pages } of bill.documents) {
    if (kind !== "bill") continue;
    const read = await Promise.all(pages.map(({ fileId }) => readFile(fileId)));
    take({ paper: "bill", name, pages: read.filter((page) => page !== null) });
  }
  for (const paper of paperKinds) {
    for (const { fileId, name } of documents.filter((document) => document.paper === paper)) {
      const bytes = roomPages > 0 ? await readFile(fileId) : null;
      const rule = { ...PAGE_PICTURE, maxPages: roomPages + 1 };
      const drawn = bytes && (await reader.drawPages(bytes, rule, { signal }));
      if (drawn?.outcome === "busy") return drawn;
      take({ paper, name, pages: drawn?.outcome === "drawn" ? drawn.pages : [] });
    }
  }
  return { outcome: "gathered", papers, left };

  async function readFile(fileId: string): Promise<Uint8Array | null> {
    const file = await accountFiles.read(keeper, fileId);
    if (!file) return null;
    const chunks: Uint8Array[] = [];
    for await (const chunk of file.chunks) chunks.push(chunk);
    return Buffer.concat(chunks);
  }
}
