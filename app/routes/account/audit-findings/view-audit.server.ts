import type { AppLoadContext } from "@remix-run/node";
import { sayAudit } from "#app/content/words/say-audit.ts";
import { sayBreakdown } from "#app/content/words/say-breakdown.ts";
import type { FoundAudit } from "#app/domain/audits/kept/kept-audit.ts";
import { keptAudits } from "#app/domain/audits/kept/kept-audits.server.ts";
import { keptBills } from "#app/domain/bills/kept/kept-bills.server.ts";
import type { Language } from "#app/domain/language/language.ts";
import { PHONE_LANGUAGE } from "#app/domain/language/on-phone.ts";
import { kindsAnswering } from "#app/domain/letters/letter-kinds.ts";
import { openAppealDesk } from "../appeal-case/open-appeal-desk.server.ts";
import type { AccountAccess } from "../frame/gate.server.ts";
import { evidencePages } from "./evidence-pages.ts";

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
  const sayIn = (language: Language) =>
    sayAudit(language, { audit, editions }, { ...auditedBill, today: desk.today });
  return {
    auditId,
    billId,
    createdAt,
    isBillChanged,
    auditedBill,
    said: sayIn(context.language),
    /** Each finding in the words for the phone. */
    onPhone: sayIn(PHONE_LANGUAGE)
      .strengths.flatMap(({ findings }) => findings)
      .map(({ index, message, ask, evidence }) => ({ index, message, ask, evidence })),
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
