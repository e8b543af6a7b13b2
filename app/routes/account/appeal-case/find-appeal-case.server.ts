import type { AppLoadContext } from "@remix-run/node";
import { type AccountProfile, newProfile } from "#app/domain/accounts/account.ts";
import type { FoundAppeal } from "#app/domain/appeals/appeal.ts";
import { datesOfAppeal } from "#app/domain/appeals/appeal-deadlines.ts";
import { keptAppeals } from "#app/domain/appeals/kept-appeals.server.ts";
import type { FoundAudit } from "#app/domain/audits/kept/kept-audit.ts";
import { findNewestAudit, keptAudits } from "#app/domain/audits/kept/kept-audits.server.ts";
import { standingFindings } from "#app/domain/audits/kept/standing-findings.ts";
import type { FoundBill, KeptBill } from "#app/domain/bills/kept/kept-bill.ts";
import { keptBills } from "#app/domain/bills/kept/kept-bills.server.ts";
import { addDays } from "#app/domain/dates/calendar-days.ts";
import type { DeadlineDates, PlanKind } from "#app/domain/deadlines/deadline.ts";
import { datesOfBill } from "#app/domain/deadlines/find-deadlines.ts";
import { planOfInsurance } from "#app/domain/deadlines/plan-of-insurance.ts";
import { findHospitalOfLink } from "#app/domain/hospitals/finding/find-hospital-of-link.server.ts";
import { itemAt } from "#app/domain/item-at.ts";
import { fillLetter, type LetterMaterial } from "#app/domain/letters/fill-letter.ts";
import type { LetterKindId } from "#app/domain/letters/letter-kind.ts";
import { letterKinds } from "#app/domain/letters/letter-kinds.ts";
import type { LetterSlots } from "#app/domain/letters/letter-slots.ts";
import type { AccountAccess } from "../frame/gate.server.ts";
import type { FileAppealQuery } from "./file-appeal-query.ts";
import { type AppealedClaim, findAppealedClaim, planOfClaim } from "./find-appealed-claim.server.ts";
import { type AppealDesk, openAppealDesk } from "./open-appeal-desk.server.ts";

const DAYS_TO_DISPUTE = 30;

/** All that is known of what an appeal is to be about. */
export interface AppealCase {
  found: FoundBill;
  audit: FoundAudit | null;
  former: FoundAppeal | null;
  /** What the plan refused of it; null: nothing that was kept and checked. */
  claim: AppealedClaim | null;
  desk: AppealDesk;
  /** The one that pays the patient's claims, as far as who asks may know. */
  plan: PlanKind;
  /** As far as the bill and the former appeal say. */
  dates: DeadlineDates;
  material: Omit<LetterMaterial, "chosenFindings" | "said">;
  /** The findings that were chosen, else all that their owner does not call wrong. */
  findings: number[];
}

/** Returns the bill named by an address, directly or by an audit or appeal, with its saved data; without a named
 *  audit, the newest one. Null: no bill is named. Throws 404 if something is missing, and 403 for users who may
 *  not see bills, since letters quote them. */
export async function findAppealCase(
  context: AppLoadContext,
  access: AccountAccess,
  query: FileAppealQuery & { billId: string },
): Promise<AppealCase>;
export async function findAppealCase(
  context: AppLoadContext,
  access: AccountAccess,
  query: FileAppealQuery,
): Promise<AppealCase | null>;
export async function findAppealCase(
  context: AppLoadContext,
  access: AccountAccess,
  query: FileAppealQuery,
): Promise<AppealCase | null> {
  const { db } = context;
  const { account, permissions, role } = access;
  const former = query.follows === null ? null : await keptAppeals.find(db, account, query.follows);
  const auditId = query.auditId ?? former?.appeal.auditId ?? null;
  const named = auditId === null ? null : await keptAudits.find(db, account, auditId);
  const billId = query.billId ?? former?.billId ?? named?.billId ?? null;
  if (billId === null && query.follows === null && query.auditId === null) return null;
  const found = await keptBills.find(db, account, billId ?? "");
  const isOfBill = (other: { billId: string } | null) => other?.billId === billId;
  if (
    !found ||
    (query.follows !== null && !isOfBill(former)) ||
    (query.auditId !== null && !isOfBill(named))
  ) {
    throw new Response(null, { status: 404 });
  }
  if (!permissions.has("view-bills")) throw Response.json({ refusal: "view-bills" }, { status: 403 });
  const audit = named ?? (await findNewestAudit(context.db, access.account, found.billId));
  const findings = findingsOf(query, former, audit);
  if (!findings) throw new Response(null, { status: 404 });
  const desk = await openAppealDesk(context, access);
  const claim = await findAppealedClaim(context, access, {
    billId: found.billId,
    claim: query.claim,
    today: desk.today,
  });
  const isOwners = role !== "authorised";
  return {
    found,
    audit,
    former,
    claim,
    desk,
    plan:
      former?.appeal.plan ??
      planOfClaim(claim?.planKind ?? null) ??
      planOfInsurance(isOwners ? desk.profile.insuranceKind : null),
    dates: former ? datesOfAppeal(former.appeal) : datesOfKeptBill(found.bill),
    material: {
      bill: found.bill,
      audit: audit?.kept ?? null,
      profile: isOwners ? desk.profile : senderAlone(desk.profile),
      providerAddress: await findAddress(context, found.bill),
    },
    findings,
  };
}

/** Those among the findings that a kind of letter brings forward. */
export function answeredFindings({ audit, findings }: AppealCase, kind: LetterKindId): number[] {
  if (audit === null) return [];
  const { answers } = letterKinds[kind];
  return findings.filter((place) => answers.includes(itemAt(audit.kept.audit.findings, place).rule));
}

/** What is known of the case by itself. */
export function knownSlots(
  { material, former, claim, dates, desk }: AppealCase,
  kind: LetterKindId,
  offerCents: number | null,
): LetterSlots {
  const { slots } = fillLetter(kind, desk.today, { ...material, chosenFindings: [], said: {} });
  return {
    ...slots,
    ...(kind === "internal-appeal" && claim ? claim.slots : {}),
    offerCents,
    finalDenialDate: former === null ? null : dates.finalDenialReceivedOn,
  };
}

/** A collector prints the last day to dispute 30 days after the one on which it takes its notice to come (12 CFR 1006.34(b)(5)). */
function datesOfKeptBill({ statementDate, correspondence }: KeptBill): DeadlineDates {
  const disputeBy = correspondence?.disputeBy?.value ?? null;
  return {
    ...datesOfBill(statementDate?.value ?? null),
    collectorNoticeReceivedOn: disputeBy === null ? null : addDays(disputeBy, -DAYS_TO_DISPUTE),
  };
}

/** Null: the audit has no such finding. */
function findingsOf(
  { auditId, findings }: FileAppealQuery,
  former: FoundAppeal | null,
  audit: FoundAudit | null,
): number[] | null {
  const count = audit?.kept.audit.findings.length ?? 0;
  const standing = audit ? standingFindings(audit.kept).map(({ place }) => place) : [];
  const isSame = former !== null && former.appeal.auditId === audit?.auditId;
  const appealed = isSame && auditId === null ? former.appeal.findings.map(({ finding }) => finding) : null;
  const chosen = findings ?? appealed ?? standing;
  return chosen.every((place) => place < count) ? [...new Set(chosen)] : null;
}

/** A letter shows its sender and their address; the rest of a profile is the owner's alone. */
function senderAlone({ name, streetAddress, city, state, zip }: AccountProfile): AccountProfile {
  return { ...newProfile({ name, email: "" }), streetAddress, city, state, zip };
}

async function findAddress({ db }: AppLoadContext, { hospital }: KeptBill): Promise<string | null> {
  const found = await findHospitalOfLink(db, hospital);
  return found?.address ?? null;
}
