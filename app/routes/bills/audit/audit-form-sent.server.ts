import { setImmediate as others } from "node:timers/promises";
import type { AppLoadContext } from "@remix-run/node";
import { addBilledHospital } from "#app/domain/audits/add-billed-hospital.server.ts";
import type { AuditedBill, Coverage } from "#app/domain/audits/audited-bill.ts";
import { auditedBillOf, type BillItself } from "#app/domain/audits/audited-bill-of-bill.ts";
import { likelySetting, type SettingSign } from "#app/domain/audits/likely-setting.ts";
import { matchableBillOf } from "#app/domain/audits/match-plan-claims.ts";
import { type PlanClaim, planClaimOf } from "#app/domain/audits/plan-claim.ts";
import type { AuditFacts } from "#app/domain/audits/read-audit-facts.ts";
import { type RunAudit, runAudit } from "#app/domain/audits/run-audit.server.ts";
import { MAX_CARRIED_CHARACTERS } from "#app/domain/cases/carried/sealed-carried-bill.server.ts";
import { easternDay } from "#app/domain/dates/eastern-day.ts";
import type { Explanation } from "#app/domain/explanations/explanation.ts";
import type { ConfirmedClaim } from "#app/domain/explanations/kept/claims-of-bill.server.ts";
import {
  type MatchReason,
  matchExplanations,
  SURE_MATCH,
} from "#app/domain/explanations/matching/match-explanations.ts";
import type { LongForm } from "#app/platform/http/forms/take-submission.server.ts";
import { type AuditedHospital, findAuditedHospital } from "./find-audited-hospital.server.ts";
import { openPlan } from "./plan-in-form.server.ts";
import { type ReadAuditForm, readAuditForm } from "./read-audit-form.server.ts";

/** A bill with all that is known of it before it is audited. */
export interface BillToAudit {
  bill: AuditedBill;
  hospital: AuditedHospital;
  unread: string[];
  /** What of its lines shows where care was given; null: they do not, or it was said. */
  settingSign: SettingSign | null;
  /** How the plan's decision goes with the bill; null: none was sent. */
  plan: PlanInAudit | null;
}

export type InvalidForm = Extract<ReadAuditForm, { outcome: "invalid" }>;
export type AuditOfForm = ({ outcome: "audited"; run: RunAudit } & BillToAudit) | InvalidForm;

/** What came of holding a plan's decision against a bill: nothing rests on it unless a claim surely fits, or its owner says so. */
export interface PlanInAudit {
  explanations: readonly Explanation[];
  isCompared: boolean;
  /** Of the claims that were compared. */
  reasons: readonly MatchReason[];
  /** Those claims, each explanation by its place as its id. */
  claims: readonly ConfirmedClaim[];
}

/** Room for 5,000 lines, twice over so that more come back to be shortened, and for what a plan decided. */
export const AUDIT_FORM: LongForm = {
  maxBytes: 4_000_000,
  fields: { lines: 600_000, plan: 1_500_000, carried: MAX_CARRIED_CHARACTERS },
};

/** Audits the bill that a form's texts say. Others have their turn between its parts: of 5,000 lines each takes some 50 ms. */
export async function auditForm(
  context: AppLoadContext,
  texts: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<AuditOfForm> {
  const found = await findBillOfForm(context, texts, signal);
  return found.outcome === "invalid" ? found : audit(context, found.bill);
}

/** The bill in a form's texts, before any audit. */
export async function findBillOfForm(
  context: AppLoadContext,
  texts: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<{ outcome: "found"; bill: BillToAudit } | InvalidForm> {
  if (await isTooOften(context, texts)) return { outcome: "invalid", bill: {}, facts: {}, lines: "tooOften" };
  const { papers, clock } = context;
  const read = await readAuditForm(texts, { today: easternDay(clock.now()), papers, signal });
  if (read.outcome === "invalid") return read;
  await others();
  const bill = await findBill(
    context,
    { ...read, hospitalId: texts.hospitalId ?? "" },
    { explanations: openPlan(context, texts.plan ?? ""), isSaidToFit: texts.together === "yes" },
  );
  return { outcome: "found", bill };
}

/** Some three hundred lines. A whole form of 5,000 takes about two seconds to check. */
const MAX_SHORT_BILL_CHARACTERS = 20_000;

/** Whether the network has sent too many long bills, so that this one has to wait. */
async function isTooOften(
  { longBillLimit, clientAddress }: AppLoadContext,
  { lines = "" }: Readonly<Record<string, string>>,
): Promise<boolean> {
  return lines.length > MAX_SHORT_BILL_CHARACTERS && (await longBillLimit.take(clientAddress)) !== null;
}

/** A bill as it was read of a form or a file. */
export interface ReadToAudit {
  bill: BillItself;
  facts: AuditFacts;
  /** Of the lines, what was left out. */
  unread: string[];
  /** The short id of a hospital that was chosen or found; '': none. */
  hospitalId: string;
}

interface SentPlan {
  explanations: readonly Explanation[];
  /** Its owner says that it is about the bill. */
  isSaidToFit: boolean;
}

const noPlan: SentPlan = { explanations: [], isSaidToFit: false };

export async function auditRead(
  context: AppLoadContext,
  read: ReadToAudit,
  plan = noPlan,
): Promise<Extract<AuditOfForm, { outcome: "audited" }>> {
  return audit(context, await findBill(context, read, plan));
}

async function audit(context: AppLoadContext, found: BillToAudit) {
  await others();
  const run = await runAudit(context, found.bill, found.hospital.hospital);
  await others();
  return { outcome: "audited" as const, run, ...found };
}

async function findBill(
  context: AppLoadContext,
  { bill: read, facts: said, unread, hospitalId }: ReadToAudit,
  { explanations, isSaidToFit }: SentPlan,
): Promise<BillToAudit> {
  const hospital = await findAuditedHospital(context.db, { name: read.providerName, id: hospitalId });
  const likely = said.setting === null ? likelySetting(read.lines) : null;
  const setting = said.setting ?? likely?.setting ?? null;
  const typed = auditedBillOf(read, { ...said, setting });
  const named = await addBilledHospital(context.db, typed, hospital.hospital);
  const { bill, plan } = compare(named, hospital, explanations, isSaidToFit);
  return { bill, hospital, unread, settingSign: likely?.sign ?? null, plan };
}

function compare(
  bill: AuditedBill,
  { hospital }: AuditedHospital,
  explanations: readonly Explanation[],
  isSaidToFit: boolean,
): { bill: AuditedBill; plan: PlanInAudit | null } {
  if (explanations.length === 0) return { bill, plan: null };
  const subject = matchableBillOf(bill, { hospitalNames: hospital ? [hospital.name] : [] });
  const sure = matchExplanations([subject], explanations).filter(
    ({ confidence }) => confidence >= SURE_MATCH,
  );
  const all = explanations.flatMap((explanation, index) =>
    explanation.claims.map((claim, claimIndex) => {
      return { explanationId: String(index), explanation, claimIndex, claim };
    }),
  );
  const found = sure.flatMap(({ explanationIndex, claimIndex }) =>
    all.filter((one) => one.explanationId === String(explanationIndex) && one.claimIndex === claimIndex),
  );
  const claims = found.length === 0 && isSaidToFit ? all : found;
  const planClaims = claims.map(({ explanation, claim }) => planClaimOf(explanation, claim));
  const coverage = bill.coverage ?? (planClaims.length > 0 ? coverageOfPlan(planClaims) : null);
  return {
    bill: { ...bill, planClaims, coverage },
    plan: { explanations, isCompared: claims.length > 0, reasons: sure[0]?.reasons ?? [], claims },
  };
}

/** A plan that decided about a bill says who pays. */
function coverageOfPlan([first]: readonly PlanClaim[]): Coverage {
  return first?.planKind === "medicare" ? "medicare" : "other-plan";
}
