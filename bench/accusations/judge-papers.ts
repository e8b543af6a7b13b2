import { type Audit, auditBill } from "#app/domain/audits/audit-bill.ts";
import { auditedKeptBill } from "#app/domain/audits/kept/audited-kept-bill.ts";
import { likelySetting } from "#app/domain/audits/likely-setting.ts";
import { matchPlanClaims } from "#app/domain/audits/match-plan-claims.ts";
import { nothingSaid } from "#app/domain/audits/read-audit-facts.ts";
import { billOfReading } from "#app/domain/bills/kept/bill-of-reading.ts";
import { emptyDirectory } from "#app/domain/bills/read/hospital-directory.ts";
import { openStarterEdits } from "#app/domain/coding-edits/starter/open-starter-edits.server.ts";
import { understandDocument } from "#app/domain/documents/understand-document.ts";
import { SURE_MATCH } from "#app/domain/explanations/matching/match-explanations.ts";
import type { KeptDocument } from "#app/domain/kept/kept-document.ts";
import type { DocumentText } from "#app/platform/ocr/layout/document-text.ts";

const edits = openStarterEdits();

/** The audit of a bill that was saved as read, compared with the explanations among the documents; null: none of them is read as
 *  a bill. */
export async function judgePapers(papers: readonly (DocumentText | null)[]): Promise<Audit | null> {
  const read = await Promise.all(
    papers.map(async (words) => ({
      words,
      content: words && (await understandDocument(words, emptyDirectory)),
    })),
  );
  const billed = read.find(({ content }) => content?.bill);
  if (!billed?.words || !billed.content?.bill) return null;
  const { bill } = billed.content;
  const kept = billOfReading(bill, null, [documentOf(billed.words)]);
  const setting = likelySetting(
    kept.lines.map(({ serviceCode, revenueCode }) => ({
      serviceCode: serviceCode?.value ?? null,
      revenueCode: revenueCode?.value ?? null,
    })),
  );
  const explanations = read.flatMap(({ content }) => content?.explanation ?? []);
  const { auditedBill } = auditedKeptBill(kept, {
    ...nothingSaid,
    setting: setting?.setting ?? null,
    coverage: explanations.length > 0 ? "other-plan" : null,
  });
  const { bills } = matchPlanClaims([{ bill: auditedBill, hospitalNames: [] }], explanations, SURE_MATCH);
  return auditBill({ bill: bills[0] ?? auditedBill, edits, prices: null, isHospitalKnown: false });
}

/** As an upload keeps it, with a picture of each page. */
function documentOf({ pages }: DocumentText): KeptDocument {
  return {
    fileId: "file",
    kind: "bill",
    name: "bill.pdf",
    type: "pdf",
    sizeBytes: 0,
    pages: pages.map(({ widthPx, heightPx }, at) => ({
      fileId: `page-${at}`,
      widthPx,
      heightPx,
      sizeBytes: 0,
    })),
  };
}
