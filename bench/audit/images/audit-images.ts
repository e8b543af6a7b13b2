import { type Audit, auditBill } from "#app/domain/audits/audit-bill.ts";
import type { CodingEdits } from "#app/domain/coding-edits/coding-edits.ts";
import { openSeededRandom } from "#app/domain/sample-data/seeded-random.ts";
import { loadPdfium } from "#app/platform/ocr/load-pdfium.server.ts";
import { openDocumentReader } from "#app/platform/ocr/open-document-reader.server.ts";
import type { BenchBill } from "../bench-bill.ts";
import { type ReadBill, readRendered } from "./read-rendered.ts";
import { layouts, renderBill } from "./render-bill.ts";
import { scanPages } from "./scan-pages.ts";

const NOTHING: Audit = {
  findings: [],
  notChecked: [],
  chargedCents: 0,
  disputableCents: 0,
  assistance: null,
};

/** The audits of bills that were printed and read again, as PDFs and as scans; findings are of the typed bills' lines. */
export async function auditImages(
  bills: readonly BenchBill[],
  edits: CodingEdits,
): Promise<{ name: string; audits: Audit[]; linesRead: number; seconds: number }[]> {
  const reader = openDocumentReader({ workers: 1, queueLength: 1, pageTimeoutMs: 60_000, maxPages: 25 });
  const openPdfium = await loadPdfium();
  try {
    const read: { name: string; audits: Audit[]; linesRead: number; seconds: number }[] = [];
    for (const name of ["PDF", "scan"]) {
      const audits: Audit[] = [];
      const startedAt = performance.now();
      let linesRead = 0;
      for (const [index, bench] of bills.entries()) {
        const printed = await renderBill(bench.bill, layouts[index % layouts.length]!);
        const bytes =
          name === "scan" ? await scanPages(openPdfium, printed, openSeededRandom(index)) : printed;
        const again = await readRendered(reader, bytes, bench);
        audits.push(again ? auditAgain(again, edits) : NOTHING);
        linesRead += again?.typedIndexes.filter((at) => at !== null).length ?? 0;
      }
      read.push({ name, audits, linesRead, seconds: (performance.now() - startedAt) / 1000 });
    }
    return read;
  } finally {
    await reader.close();
  }
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
