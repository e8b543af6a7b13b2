import type { AppLoadContext } from "@remix-run/node";
import { sayAudit } from "#app/content/words/say-audit.ts";
import { sayBreakdown } from "#app/content/words/say-breakdown.ts";
import type { FoundAudit } from "#app/domain/audits/kept/kept-audit.ts";
import { keptAudits } from "#app/domain/audits/kept/kept-audits.server.ts";
import { placesOf } from "#app/domain/bills/kept/bill-fields.ts";
import type { KeptBill } from "#app/domain/bills/kept/kept-bill.ts";
import { keptBills } from "#app/domain/bills/kept/kept-bills.server.ts";
import { placeOfLine } from "#app/domain/bills/kept/place-of-line.ts";
import { kindsAnswering } from "#app/domain/letters/letter-kinds.ts";
import type { AccountAccess } from "../gate.server.ts";
import { openAppealDesk } from "../open-appeal-desk.server.ts";
import type { Mark, ShownPage } from "../shown-page.ts";

/** An audit as its page shows it, with the pictures of the lines that its findings are about. */
export async function viewAudit(context: AppLoadContext, found: FoundAudit, access: AccountAccess) {
  const { db } = context;
  const { auditId, billId, createdAt, isBillChanged, kept } = found;
  const { auditedBill, audit, lines, editions, lineIds, disputes } = kept;
  const [bill, audits, desk] = await Promise.all([
    keptBills.find(db, access.account, billId),
    keptAudits.list(db, access.account, { billId }),
    openAppealDesk(context, access),
  ]);
  const pages =
    bill === null
      ? []
      : evidencePages(
          bill.bill,
          { lineIds, wanted: new Set(audit.findings.flatMap(({ lines }) => lines)) },
          (fileId) => access.address(`/account/bills/${billId}/pages/${fileId}`),
        );
  return {
    auditId,
    billId,
    createdAt,
    isBillChanged,
    auditedBill,
    said: sayAudit(context.language, { audit, editions }, { ...auditedBill, today: desk.today }),
    breakdown: sayBreakdown(context.language, lines),
    lineIds,
    /** By finding: the one kind of letter that answers it; null: there are several to choose from, or none. */
    letterKinds: audit.findings.map(({ rule }) => {
      const [kind = null, ...others] = kindsAnswering(rule);
      return others.length === 0 ? kind : null;
    }),
    disputes: disputes.map(({ disputeId: _, ...dispute }) => dispute),
    otherAuditCount: audits.length - 1,
    pages,
    /** Of the lines that a picture shows. */
    marks: pages.flatMap((page) => page.marks.map(({ name }) => name)),
  };
}

export type ViewedAudit = Awaited<ReturnType<typeof viewAudit>>;

/**
 * The pictures on which lines of an audit are printed, each with its mark. `lineIds`: of the audit's lines in their order,
 * by which they are numbered; `wanted`: indexes of those that findings are about. `pageAddress`: of a page's picture.
 */
function evidencePages(
  bill: KeptBill,
  { lineIds, wanted }: { lineIds: readonly number[]; wanted: ReadonlySet<number> },
  pageAddress: (fileId: string) => string,
): ShownPage[] {
  const places = placesOf(bill);
  const marks = new Map<string, Mark[]>();
  for (const [index, lineId] of lineIds.entries()) {
    const place = wanted.has(index) ? placeOfLine(places, lineId) : null;
    if (!place) continue;
    const mark = { name: `line-${lineId}`, number: `L${index + 1}`, box: place.box };
    marks.set(place.fileId, [...(marks.get(place.fileId) ?? []), mark]);
  }
  return bill.documents.flatMap(({ kind, pages }) =>
    pages.flatMap(({ fileId, widthPx, heightPx }) => {
      const onPage = marks.get(fileId);
      return onPage ? [{ address: pageAddress(fileId), kind, widthPx, heightPx, marks: onPage }] : [];
    }),
  );
}
