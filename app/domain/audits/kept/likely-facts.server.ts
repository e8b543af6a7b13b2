import type { AccountProfile } from "#app/domain/accounts/account.ts";
import type { FoundBill } from "#app/domain/bills/kept/kept-bill.ts";
import { findHospitalOfLink } from "#app/domain/hospitals/finding/find-hospital-of-link.server.ts";
import { isNonprofit } from "#app/domain/hospitals/traits/is-nonprofit.ts";
import type { RecordKeeper } from "#app/domain/kept/record-keeper.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import type { Coverage } from "../audited-bill.ts";
import { likelySetting } from "../likely-setting.ts";
import { auditFactFields } from "../read-audit-facts.ts";
import { auditDrafts } from "./audit-drafts.server.ts";
import { type AuditFactTexts, factTextsOf } from "./fact-texts-of.ts";
import { keptAudits } from "./kept-audits.server.ts";

/** What an audit asks besides a bill, as far as it is known without asking. */
export interface LikelyFacts {
  texts: AuditFactTexts;
  /** Whether the person entered it, for the latest audit or a form that was saved for later; else it comes from bill, hospital
   *  and profile. */
  isSaid: boolean;
  setting: ReturnType<typeof likelySetting>;
  /** Of the hospital, as CMS lists it; null: it does not tell a nonprofit one from others. */
  ownership: string | null;
}

/** Returns the values for the fields of a bill's audit form. First choice: facts saved for later; then the facts
 *  of the latest requested audit; then bill, hospital and profile. `mayLook`: whether former facts may be shown.
 *  Null profile: not allowed, or none exists. */
export async function likelyFactsOf(
  db: Database,
  keeper: RecordKeeper,
  { billId, bill }: FoundBill,
  { profile, mayLook }: { profile: AccountProfile | null; mayLook: boolean },
): Promise<LikelyFacts> {
  const [said, hospital] = await Promise.all([
    mayLook ? findSaid(db, keeper, billId) : null,
    findHospitalOfLink(db, bill.hospital),
  ]);
  const setting = likelySetting(
    bill.lines.map(({ serviceCode, revenueCode }) => ({
      serviceCode: serviceCode?.value ?? null,
      revenueCode: revenueCode?.value ?? null,
    })),
  );
  const nonprofit = isNonprofit(hospital?.ownership ?? null);
  const known: Partial<AuditFactTexts> = {
    setting: setting?.setting ?? "",
    coverage: coverageOf(profile) ?? "",
    householdState: profile?.state ?? "",
    isNonprofit: nonprofit === null ? "" : nonprofit ? "yes" : "no",
  };
  const empty = Object.fromEntries(auditFactFields.map((name) => [name, ""])) as Record<
    keyof AuditFactTexts,
    string
  >;
  return {
    texts: said ?? { ...empty, ...known },
    isSaid: said !== null,
    setting,
    ownership: nonprofit === null ? null : (hospital?.ownership ?? null),
  };
}

/** Null: nothing was so far. */
async function findSaid(db: Database, keeper: RecordKeeper, billId: string): Promise<AuditFactTexts | null> {
  const draft = await auditDrafts.find(db, keeper, billId);
  if (draft) return draft;
  const latest = (await keptAudits.list(db, keeper, { billId })).find(({ isAutomatic }) => !isAutomatic);
  const found = latest && (await keptAudits.find(db, keeper, latest.auditId));
  return found ? factTextsOf(found.kept.auditedBill) : null;
}

/** Null: the profile does not say, or the kind doesn't have separate rules here. */
function coverageOf(profile: AccountProfile | null): Coverage | null {
  switch (profile?.insuranceKind) {
    case undefined:
    case null:
      return null;
    case "none":
      return "self-pay";
    case "medicare":
    case "medicaid":
      return profile.insuranceKind;
    default:
      return "other-plan";
  }
}
