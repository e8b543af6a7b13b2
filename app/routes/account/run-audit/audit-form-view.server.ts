import type { AccountProfile } from "#app/domain/accounts/account.ts";
import { getProfile } from "#app/domain/accounts/profile.server.ts";
import type { Coverage } from "#app/domain/audits/audited-bill.ts";
import { findAuditDraft } from "#app/domain/audits/kept/audit-draft.server.ts";
import { type AuditFactTexts, factTextsOf } from "#app/domain/audits/kept/fact-texts-of.ts";
import { findAudit, listAudits } from "#app/domain/audits/kept/find-audits.server.ts";
import { likelySetting } from "#app/domain/audits/likely-setting.ts";
import { auditFactFields } from "#app/domain/audits/read-audit-facts.ts";
import { billDateOf } from "#app/domain/bills/kept/arrange-bills.ts";
import type { FoundBill, KeptBill } from "#app/domain/bills/kept/kept-bill.ts";
import { summariseBill } from "#app/domain/bills/kept/summarise-bill.ts";
import {
  type ConfirmedClaim,
  findClaimsOfBill,
} from "#app/domain/explanations/kept/claims-of-bill.server.ts";
import { findHospital } from "#app/domain/hospitals/find-hospital.server.ts";
import { isNonprofit } from "#app/domain/hospitals/is-nonprofit.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import type { AccountAccess } from "../gate.server.ts";

/** A bill as the form for its audit shows it, and what stands in the fields: what was saved for later, else what was
 *  said for its latest audit, else what bill, hospital and the owner's profile say. */
export async function viewAuditForm(db: Database, { billId, state, bill }: FoundBill, access: AccountAccess) {
  const summary = summariseBill(bill);
  const [said, ownership, profile, claims] = await Promise.all([
    findSaid(db, access, billId),
    findOwnership(db, bill),
    access.role === "authorised" ? null : getProfile(db, access.account),
    findClaimsOfBill(db, access.account, billId),
  ]);
  const likely = likelySetting(
    bill.lines.map(({ serviceCode, revenueCode }) => ({
      serviceCode: serviceCode?.value ?? null,
      revenueCode: revenueCode?.value ?? null,
    })),
  );
  const nonprofit = isNonprofit(ownership);
  const known: Partial<AuditFactTexts> = {
    setting: likely?.setting ?? "",
    coverage: coverageOf(profile?.profile ?? null) ?? "",
    householdState: profile?.profile.state ?? "",
    isNonprofit: nonprofit === null ? "" : nonprofit ? "yes" : "no",
  };
  const empty = Object.fromEntries(auditFactFields.map((name) => [name, ""])) as Record<
    keyof AuditFactTexts,
    string
  >;
  return {
    billId,
    state,
    providerName: summary.providerName ?? summary.hospital?.name ?? null,
    billDate: billDateOf(summary),
    chargesCents: summary.chargesCents,
    lineCount: summary.lineCount,
    withoutAmountCount: bill.lines.filter(({ amountCents }) => amountCents === null).length,
    settingSign: said === null ? (likely?.sign ?? null) : null,
    ownership: nonprofit === null ? null : ownership,
    papers: access.permissions.has("view-bills") ? papersOf(billId, bill, access) : [],
    explained: access.permissions.has("view-bills") ? explainedBy(claims) : [],
    isExplained: claims.length > 0,
    texts: said ?? { ...empty, ...known },
  };
}

/** The explanations, once each, that what the plan decided is taken from. */
function explainedBy(claims: readonly ConfirmedClaim[]) {
  return [
    ...new Map(
      claims.map(({ explanationId, explanation }) => [
        explanationId,
        { explanationId, planName: explanation.plan?.value ?? null },
      ]),
    ).values(),
  ];
}

export type AuditFormView = Awaited<ReturnType<typeof viewAuditForm>>;

/** Null: nothing was so far, or who asks may not see what the owner said. */
async function findSaid(
  db: Database,
  { account, permissions }: AccountAccess,
  billId: string,
): Promise<AuditFactTexts | null> {
  if (!permissions.has("view-bills")) return null;
  const draft = await findAuditDraft(db, account, billId);
  if (draft) return draft;
  const [latest] = await listAudits(db, account, { billId, limit: 1 });
  const found = latest && (await findAudit(db, account, latest.auditId));
  return found ? factTextsOf(found.kept.auditedBill) : null;
}

async function findOwnership(db: Database, { hospital }: KeptBill): Promise<string | null> {
  if (!hospital) return null;
  const found = await findHospital(db, { name: hospital.name, id: hospital.shortId });
  return found.outcome === "found" ? found.hospital.ownership : null;
}

/** Null: the profile does not say, or the kind has no rules of its own here. */
function coverageOf(profile: AccountProfile | null): Coverage | null {
  switch (profile?.insuranceKind) {
    case undefined:
    case null:
      return null;
    case "none":
      return "self-pay";
    case "medicare":
      return "medicare";
    default:
      return "other-plan";
  }
}

/** The pictures of explanations of benefits and estimates, for who copies from them. */
function papersOf(billId: string, { documents }: KeptBill, { address }: AccountAccess) {
  return documents.flatMap(({ kind, pages }) =>
    kind === "bill"
      ? []
      : pages.map(({ fileId }, index) => ({
          kind,
          page: index + 1,
          address: address(`/account/bills/${billId}/pages/${fileId}`),
        })),
  );
}
