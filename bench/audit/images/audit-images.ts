import { type Audit, auditBill } from "#app/domain/audits/audit-bill.ts";
import type { CodingEdits } from "#app/domain/coding-edits/coding-edits.ts";
import { openSeededRandom } from "#app/domain/sample-data/seeded-random.ts";
import { loadPdfium } from "#app/platform/ocr/pdf/load-pdfium.server.ts";
import { openDocumentReader } from "#app/platform/ocr/worker/open-document-reader.server.ts";
import type { BenchBill } from "../bench-bill.ts";
import { type Layout, printsAllOf } from "./layout.ts";
import { layouts } from "./layouts.ts";
import { type ReadBill, readRendered } from "./read-rendered.ts";
import { renderBill } from "./render-bill.ts";
import { scanPages } from "./scan-pages.ts";

/** A PDF with text, or an office's scan of its printout. */
export const pictureSources = ["PDF", "scan"] as const;
export type PictureSource = (typeof pictureSources)[number];

const NOTHING: Audit = {
  findings: [],
  notChecked: [],
  chargedCents: 0,
  disputableCents: 0,
  assistance: null,
};

/** How bills were read from one kind of picture. */
export interface ReadAudits {
  source: PictureSource;
  /** Each with its layout in its name. */
  bills: BenchBill[];
  audits: Audit[];
  linesRead: number;
  seconds: number;
}

/** The audits of bills that were printed in all layouts and read again; findings are of the typed bills' lines. */
export async function auditImages(
  bills: readonly BenchBill[],
  edits: CodingEdits,
  source: PictureSource,
): Promise<ReadAudits> {
  const reader = openDocumentReader({ workers: 1, queueLength: 1, pageTimeoutMs: 60_000, maxPages: 25 });
  const openPdfium = await loadPdfium();
  const read: ReadAudits = { source, bills: [], audits: [], linesRead: 0, seconds: 0 };
  const startedAt = performance.now();
  try {
    for (const [index, { bench, layout }] of withLayouts(bills).entries()) {
      const printed = await renderBill(bench.bill, layout);
      const bytes =
        source === "scan" ? await scanPages(openPdfium, printed, openSeededRandom(index)) : printed;
      const again = await readRendered(reader, bytes, bench);
      read.bills.push({ ...bench, name: `${bench.name}, ${layout.name}` });
      read.audits.push(again ? auditAgain(again, edits) : NOTHING);
      read.linesRead += again?.typedIndexes.filter((at) => at !== null).length ?? 0;
    }
    return { ...read, seconds: (performance.now() - startedAt) / 1000 };
  } finally {
    await reader.close();
  }
}

/** Each bill with the layout that was used least among those that print all it says. */
function withLayouts(bills: readonly BenchBill[]): { bench: BenchBill; layout: Layout }[] {
  const uses = new Map(layouts.map((layout) => [layout, 0]));
  return bills.map((bench) => {
    const fitting = layouts.filter((layout) => printsAllOf(layout, bench.bill));
    const layout = fitting.reduce((least, other) => (uses.get(other)! < uses.get(least)! ? other : least));
    uses.set(layout, uses.get(layout)! + 1);
    return { bench, layout };
  });
}

/** A line that was never printed counts as none of the typed ones. */
function auditAgain({ bench: { bill, prices }, typedIndexes }: ReadBill, edits: CodingEdits): Audit {
  const audit = auditBill({ bill, edits, prices, isHospitalKnown: true });
  const typedAs = (lines: readonly number[]) => lines.map((line) => typedIndexes[line] ?? -1);
  return {
    ...audit,
    findings: audit.findings.map((finding) => ({ ...finding, lines: typedAs(finding.lines) })),
  };
}
