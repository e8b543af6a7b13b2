import {
  listPublishedOutcomes,
  type PublishedOutcomes,
} from "#app/domain/appeals/outcomes/find-published-outcomes.server.ts";
import { addBilledHospital } from "#app/domain/audits/add-billed-hospital.server.ts";
import { addUpStakes } from "#app/domain/audits/add-up-stakes.ts";
import type { AuditedBill } from "#app/domain/audits/audited-bill.ts";
import { findLinePrices } from "#app/domain/audits/find-line-prices.server.ts";
import { auditedKeptBill } from "#app/domain/audits/kept/audited-kept-bill.ts";
import type { FoundAudit } from "#app/domain/audits/kept/kept-audit.ts";
import { findNewestAudit } from "#app/domain/audits/kept/kept-audits.server.ts";
import { planClaimsOfBill } from "#app/domain/audits/kept/plan-claims-of-bill.server.ts";
import { standingFindings } from "#app/domain/audits/kept/standing-findings.ts";
import { likelySetting } from "#app/domain/audits/likely-setting.ts";
import { nothingSaid } from "#app/domain/audits/read-audit-facts.ts";
import { isForeignBill } from "#app/domain/bills/kept/is-foreign-bill.ts";
import type { FoundBill } from "#app/domain/bills/kept/kept-bill.ts";
import { findHospitalOfLink } from "#app/domain/hospitals/finding/find-hospital-of-link.server.ts";
import type { LinkedHospital } from "#app/domain/hospitals/finding/hospital-link.ts";
import { itemAt } from "#app/domain/item-at.ts";
import type { RecordKeeper } from "#app/domain/kept/record-keeper.ts";
import { listLowestRates } from "#app/domain/prices/rates/list-lowest-rates.server.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import type { LineEvidence } from "./line-evidence.ts";
import { dueCentsOf } from "./what-is-due.ts";

/** What an offer for a bill can rest on. */
export interface OfferEvidence {
  /** With what was said for its latest audit. */
  bill: AuditedBill;
  /** Of the bill's lines, in their order. */
  lines: LineEvidence[];
  /** Whether an audit of the bill says how it is paid. */
  isAudited: boolean;
  /** Null: the hospital is not known, or has no price file here. */
  hospital: (LinkedHospital & { state: string }) | null;
  /** How appeals ended at the hospital. */
  outcomes: PublishedOutcomes[];
  /** Lines of the kept bill that state no amount. */
  withoutAmountCount: number;
  /** What the errors that its latest audit found, and its owner does not call wrong, put in question, in cents; 0: none, or the bill
   *  has changed since. */
  errorCents: number;
  /** Whether it is in another currency than dollars. */
  isForeign: boolean;
}

/** All that is published for the lines of a kept bill, like for like. */
export async function findOfferEvidence(
  db: Database,
  keeper: RecordKeeper,
  { billId, bill }: Pick<FoundBill, "billId" | "bill">,
): Promise<OfferEvidence> {
  const [latest, hospital] = await Promise.all([
    findNewestAudit(db, keeper, billId),
    findHospitalOfLink(db, bill.hospital),
  ]);
  const { auditedBill, lineIds } = auditedKeptBill(bill, nothingSaid);
  const said = latest?.kept.auditedBill ?? null;
  const audited = await addBilledHospital(
    db,
    {
      ...auditedBill,
      setting: said?.setting ?? likelySetting(auditedBill.lines)?.setting ?? null,
      coverage: said?.coverage ?? null,
      explanation: said?.explanation ?? null,
      planClaims: await planClaimsOfBill(db, keeper, billId),
      goodFaithEstimate: said?.goodFaithEstimate ?? null,
      household: said?.household ?? null,
      provider: {
        ...auditedBill.provider,
        isNonprofit: said?.provider.isNonprofit ?? null,
        assistance: said?.provider.assistance ?? null,
      },
    },
    hospital,
  );
  const [prices, outcomes] = await Promise.all([
    findLinePrices(db, audited, hospital, { asOf: "today" }),
    hospital ? listPublishedOutcomes(db, { hospital: hospital.shortId }) : [],
  ]);
  const listed = audited.lines.flatMap(({ serviceCode }, index) => {
    const own = prices[index]?.own;
    return own && serviceCode ? [{ index, ...serviceCode, ...own }] : [];
  });
  const rates = hospital ? await listLowestRates(db, hospital.hospitalId, listed) : [];
  const rateOf = new Map(listed.map(({ index }, at) => [index, rates[at] ?? null]));
  return {
    bill: audited,
    lines: audited.lines.map((line, index) => ({
      line,
      prices: itemAt(prices, index),
      lowestRate: rateOf.get(index) ?? null,
    })),
    isAudited: said !== null,
    hospital: hospital && { name: hospital.name, shortId: hospital.shortId, state: hospital.state },
    outcomes,
    withoutAmountCount: bill.lines.length - lineIds.length,
    errorCents: latest && !latest.isBillChanged ? errorCentsOf(latest, dueCentsOf(audited)) : 0,
    isForeign: isForeignBill(bill),
  };
}

/** What the surest findings of an audit put in question: what contradicts the bill itself or a document. */
function errorCentsOf({ kept }: FoundAudit, dueCents: number | null): number {
  const errors = standingFindings(kept).filter(
    ({ strength, unsure, stakes }) =>
      strength === "error" && !unsure && stakes.every(({ ofMoneyPaid }) => !ofMoneyPaid),
  );
  return addUpStakes(errors, dueCents);
}
