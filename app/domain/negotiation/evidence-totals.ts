import type { AuditedBill } from "#app/domain/audits/audited-bill.ts";
import { standingLines } from "#app/domain/audits/standing-lines.ts";
import { itemAt } from "#app/domain/item-at.ts";
import { type Anchor, anchors, anchorsOfLine, type LineEvidence } from "./line-evidence.ts";

/** What the lines that charge more than an anchor come to, by it and as billed. */
export interface EvidenceTotal {
  anchor: Anchor;
  lineCount: number;
  publishedCents: number;
  billedCents: number;
}

/** What can be said to a billing office, anchor by anchor. `evidence`: of the bill's lines, in their order. */
export function evidenceTotals(bill: AuditedBill, evidence: readonly LineEvidence[]): EvidenceTotal[] {
  const lines = standingLines(bill).map(({ index, line }) => ({
    billedCents: line.amountCents,
    published: anchorsOfLine(itemAt(evidence, index)),
  }));
  return anchors.flatMap((anchor) => {
    const above = lines.flatMap(({ billedCents, published }) => {
      const publishedCents = published[anchor];
      return publishedCents !== undefined && publishedCents < billedCents
        ? [{ billedCents, publishedCents }]
        : [];
    });
    if (above.length === 0) return [];
    return [
      {
        anchor,
        lineCount: above.length,
        publishedCents: above.reduce((sum, line) => sum + line.publishedCents, 0),
        billedCents: above.reduce((sum, line) => sum + line.billedCents, 0),
      },
    ];
  });
}
