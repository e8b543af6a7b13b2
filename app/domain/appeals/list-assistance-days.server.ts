import { addBilledHospital } from "#app/domain/audits/add-billed-hospital.server.ts";
import { assistanceFacts } from "#app/domain/audits/assistance-facts.ts";
import { auditedBillOf } from "#app/domain/audits/audited-bill-of-bill.ts";
import { nothingSaid } from "#app/domain/audits/read-audit-facts.ts";
import type { ListedBill } from "#app/domain/bills/kept/kept-bill.ts";
import type { FindingRight } from "#app/domain/deadlines/right-of-finding.ts";
import { rightOfFinding } from "#app/domain/deadlines/right-of-finding.ts";
import { findHospital } from "#app/domain/hospitals/find-hospital.server.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import type { ListedAppeal } from "./appeal.ts";

/** A bill that financial assistance may help with, and by when to ask for it. */
export interface AssistanceDays {
  billId: string;
  providerName: string | null;
  right: FindingRight;
}

/** The newest bills are enough of a reminder. */
const MOST_BILLS = 20;

/**
 * The bills with something due at a hospital where help is known of, while the days to ask for it last; one whose letters
 * have that deadline already is told of there. Days count from the earliest bill that is known of the same care. `today`: the
 * ISO day where the patient lives.
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
    .slice(0, MOST_BILLS);
  const listed = await Promise.all(open.map((bill) => daysOf(db, bill, bills, today)));
  return listed
    .filter((days) => days !== null)
    .sort((a, b) => (a.right.deadline?.daysLeft ?? Infinity) - (b.right.deadline?.daysLeft ?? Infinity));
}

function isOwed({ hospital, statementDate, amountDueCents }: ListedBill["summary"]): boolean {
  return hospital !== null && statementDate !== null && (amountDueCents ?? 0) > 0;
}

/** Null: no help is known of there, or its days are past. */
async function daysOf(
  db: Database,
  { billId, summary }: ListedBill,
  bills: readonly ListedBill[],
  today: string,
): Promise<AssistanceDays | null> {
  const { providerName, hospital, firstServiceDate, lastServiceDate, amountDueCents } = summary;
  if (!hospital) return null;
  const found = await findHospital(db, { name: hospital.name, id: hospital.shortId });
  if (found.outcome !== "found") return null;
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
  const bill = await addBilledHospital(db, auditedBillOf(bare, nothingSaid), found.hospital);
  const facts = assistanceFacts(bill, today);
  if (facts.linePercent === null && bill.provider.isNonprofit !== true) return null;
  const right = rightOfFinding({ rule: "charity-care", facts }, { statementDate, today });
  if (right === null || (right.deadline && right.deadline.daysLeft < 0)) return null;
  return { billId, providerName: providerName ?? hospital.name, right };
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
