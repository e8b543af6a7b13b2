import { auditDrafts } from "#app/domain/audits/kept/audit-drafts.server.ts";
import type { FoundAudit } from "#app/domain/audits/kept/kept-audit.ts";
import { keptAudits } from "#app/domain/audits/kept/kept-audits.server.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import type { OpenAccount } from "../open-account.server.ts";
import type { ExportedAccount, ExportedAudit } from "./exported-account.ts";

/** `folderOf`: of each bill, in the archive. */
export async function exportAudits(
  { db }: { db: Database },
  account: OpenAccount,
  folderOf: ReadonlyMap<string, string>,
): Promise<ExportedAudit[]> {
  const exported: ExportedAudit[] = [];
  for (const { auditId } of await keptAudits.list(db, account)) {
    const found = await keptAudits.find(db, account, auditId);
    if (found) exported.push(exportAudit(found, folderOf.get(found.billId) ?? null));
  }
  return exported;
}

/** Forms for audits that were saved for later. */
export async function exportAuditDrafts(
  { db }: { db: Database },
  account: OpenAccount,
  folderOf: ReadonlyMap<string, string>,
): Promise<ExportedAccount["auditDrafts"]> {
  const drafts: ExportedAccount["auditDrafts"] = [];
  for (const [billId, billFolder] of folderOf) {
    const fields = await auditDrafts.find(db, account, billId);
    if (fields) drafts.push({ billFolder, fields });
  }
  return drafts;
}

function exportAudit(
  { createdAt, isBillChanged, kept: { auditedBill, audit, editions, disputes } }: FoundAudit,
  billFolder: string | null,
): ExportedAudit {
  const { setting, coverage, explanation, goodFaithEstimate, household, provider } = auditedBill;
  return {
    createdAt,
    billFolder,
    isBillChanged,
    setting,
    coverage,
    explanation,
    goodFaithEstimate,
    household,
    hospital: {
      isNonprofit: provider.isNonprofit,
      freeUpToPercent: provider.assistance?.freeUpToPercent ?? null,
      discountUpToPercent: provider.assistance?.discountUpToPercent ?? null,
    },
    editions,
    chargedCents: audit.chargedCents,
    disputableCents: audit.disputableCents,
    findings: audit.findings.map((finding, index) => {
      const dispute = disputes.find((one) => one.finding === index);
      const { rule, strength, kind, facts, lines, amountAtStakeCents, source } = finding;
      return {
        rule,
        strength,
        kind,
        facts,
        lines: [...lines],
        amountAtStakeCents,
        source: source.url,
        calledWrong: dispute
          ? { reason: dispute.reason, comment: dispute.comment, isShared: dispute.isShared }
          : null,
      };
    }),
    notChecked: audit.notChecked,
  };
}
