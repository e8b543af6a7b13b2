import {
  type AssistingHospital,
  findScreenedHospital,
} from "#app/domain/assistance/find-screened-hospital.server.ts";
import { withBilledHospital } from "#app/domain/audits/add-billed-hospital.server.ts";
import { assistanceFacts } from "#app/domain/audits/assistance-facts.ts";
import { auditedBillOf } from "#app/domain/audits/audited-bill-of-bill.ts";
import { nothingSaid } from "#app/domain/audits/read-audit-facts.ts";
import type { ListedBill } from "#app/domain/bills/kept/kept-bill.ts";
import type { FindingRight } from "#app/domain/deadlines/right-of-finding.ts";
import { rightOfFinding } from "#app/domain/deadlines/right-of-finding.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import type { ListedAppeal } from "./appeal.ts";

/** A bill that financial assistance may help with, and the deadline to ask for it. */
export interface AssistanceDays {
  billId: string;
  providerName: string | null;
  right: FindingRight;
}

/** The newest bills are enough of a reminder. */
const MAX_BILLS = 20;

/**
 * Lists bills with an amount due, at hospitals with known assistance, while the application deadline is still ahead.
 * Skips bills whose letters already show that deadline. Days count from the earliest known bill for the same care.
 * `today`: the ISO day where the patient lives.
 */
export async function listAssistanceDays(
  db: Database,
  { bills, appeals }: { bills: readonly ListedBill[]; appeals: readonly ListedAppeal[] },
  today: string,
): Promise<AssistanceDays[]> {
  const told = new Set(
    appeals
      .filter(({ summary }) => summary.kind === "charity-care" || summary.dates.firstBillOn !== null)
      .map(({ billId }) => billId),
  );
  const open = bills
    .filter(({ billId, summary }) => !told.has(billId) && isOwed(summary))
    .slice(0, MAX_BILLS);
  const hospitals = await findHospitals(db, open);
  return open
    .map((bill) => daysOf(bill, bills, hospitals, today))
    .filter((days) => days !== null)
    .sort((a, b) => (a.right.deadline?.daysLeft ?? Infinity) - (b.right.deadline?.daysLeft ?? Infinity));
}

function isOwed({ hospital, statementDate, amountDueCents }: ListedBill["summary"]): boolean {
  return hospital !== null && statementDate !== null && (amountDueCents ?? 0) > 0;
}

/** By short id; each once, however many bills it sent. */
async function findHospitals(
  db: Database,
  bills: readonly ListedBill[],
): Promise<ReadonlyMap<string, AssistingHospital | null>> {
  const shortIds = new Set(bills.flatMap(({ summary }) => summary.hospital?.shortId ?? []));
  return new Map(
    await Promise.all([...shortIds].map(async (id) => [id, await findScreenedHospital(db, id)] as const)),
  );
}

/** Null: no help is known there, or the deadline has passed. */
function daysOf(
  { billId, summary }: ListedBill,
  bills: readonly ListedBill[],
  hospitals: ReadonlyMap<string, AssistingHospital | null>,
  today: string,
): AssistanceDays | null {
  const { providerName, hospital, firstServiceDate, lastServiceDate, amountDueCents } = summary;
  const found = hospital && hospitals.get(hospital.shortId);
  if (!found) return null;
  const statementDate = earliestBillOf(summary, bills);
  const bare = {
    providerName,
    statementDate,
    serviceFrom: firstServiceDate,
    serviceTo: lastServiceDate,
    lines: [],
    totals: { chargesCents: null, adjustmentsCents: null, paymentsCents: null, balanceCents: amountDueCents },
    payments: null,
  };
  const bill = withBilledHospital(auditedBillOf(bare, nothingSaid), found);
  const facts = assistanceFacts(bill, today);
  if (facts.linePercent === null && bill.provider.isNonprofit !== true) return null;
  const right = rightOfFinding({ rule: "charity-care", facts }, { statementDate, today });
  if (right === null || (right.deadline && right.deadline.daysLeft < 0)) return null;
  return { billId, providerName: providerName ?? found.name, right };
}

/** The date of the first bill that is known of the same care at the same hospital. */
function earliestBillOf(
  { hospital, statementDate, firstServiceDate }: ListedBill["summary"],
  bills: readonly ListedBill[],
): string | null {
  const ofSameCare = bills.flatMap(({ summary }) =>
    firstServiceDate !== null &&
    summary.hospital?.shortId === hospital?.shortId &&
    summary.firstServiceDate === firstServiceDate &&
    summary.statementDate !== null
      ? [summary.statementDate]
      : [],
  );
  return [...ofSameCare, ...(statementDate === null ? [] : [statementDate])].sort()[0] ?? null;
}
