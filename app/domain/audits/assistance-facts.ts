import type { HospitalPolicy } from "#app/domain/assistance/hospital-policy.ts";
import { povertyLevelCents } from "#app/domain/assistance/poverty-level.ts";
import type { Screening } from "#app/domain/assistance/screen-household.ts";
import type { StateGrant } from "#app/domain/assistance/state-law/state-grant.ts";
import { addDays } from "#app/domain/dates/calendar-days.ts";
import { policyOf, screenBill } from "./assistance.ts";
import type { AuditedBill } from "./audited-bill.ts";
import type { FindingFacts } from "./finding.ts";

/** The facts of a financial assistance finding: the limits with their source, those limits in dollars, the amount
 *  due, and the state's application deadline. `day`: the ISO day that counts as today. */
export function assistanceFacts(bill: AuditedBill, day: string): FindingFacts {
  const { provider, totals, household } = bill;
  const screening = screenBill(bill, day);
  const counted = grantsOf(screening, null);
  const typed = policyOf(provider) === provider.assistance ? provider.assistance : null;
  const due = totals.balanceCents ?? 0;
  return {
    percent: screening.ownPercent,
    householdSize: household?.size ?? null,
    guidelinesYear: screening.guidelinesYear,
    dueCents: due > 0 ? due : null,
    hospitalId: provider.hospital?.shortId ?? null,
    isNonprofit: provider.isNonprofit === true ? "yes" : null,
    typedFree: typed?.freeUpToPercent ?? null,
    typedDiscount: typed?.discountUpToPercent ?? null,
    ...(provider.hospital?.policy && policyFacts(provider.hospital.policy)),
    laws: keysOf(counted.filter(hasLine)),
    laterLaws: keysOf(grantsOf(screening, "later").filter(hasLine)),
    ...lineFacts(screening, household?.state ?? provider.hospital?.state ?? null),
    ...timeFacts(counted, bill),
  };
}

function policyFacts({
  freeUpToPercent,
  discountUpToPercent,
  isDoubtful,
  isSample,
  source,
}: HospitalPolicy): FindingFacts {
  return {
    policyKind: source.kind,
    policyFree: freeUpToPercent,
    policyDiscount: discountUpToPercent,
    isPolicyDoubtful: isDoubtful ? "yes" : null,
    isPolicySample: isSample ? "yes" : null,
    isOfOrganisation: source.kind === "filing" && source.facilityName === null ? "yes" : null,
    ...(source.kind === "filing"
      ? { policyYear: source.taxYear, policyDay: source.periodEnd, policySource: source.filerName }
      : { policyYear: null, policyDay: source.asOf, policySource: source.source }),
  };
}

function grantsOf({ grants }: Screening, notCounted: "later" | null): StateGrant[] {
  return grants.filter((judged) => judged.notCounted === notCounted).map(({ grant }) => grant);
}

const hasLine = ({ freeUpToPercent, discountUpToPercent }: StateGrant) =>
  freeUpToPercent !== null || discountUpToPercent !== null;

/** Of laws, by which their words are found; null: none. */
function keysOf(grants: readonly StateGrant[]): string | null {
  return grants.map(({ key }) => key).join() || null;
}

/** The highest lines, and what they are in dollars of a year for one person and for four. */
function lineFacts(
  { freeUpToPercent, discountUpToPercent, guidelinesYear }: Screening,
  state: string | null,
): FindingFacts {
  const linePercent = freeUpToPercent ?? discountUpToPercent;
  const inCents = (size: number) => {
    const levelCents = povertyLevelCents({ size, state }, guidelinesYear);
    return levelCents === null || linePercent === null ? null : Math.round((levelCents * linePercent) / 100);
  };
  return { linePercent, lineForOneCents: inCents(1), lineForFourCents: inCents(4) };
}

/** The law that gives the most time to apply, where one does: until a day, or without an end. */
function timeFacts(counted: readonly StateGrant[], bill: AuditedBill): FindingFacts {
  const endless = counted.find(({ applyWithin }) => applyWithin === "any-time");
  if (endless) return { timeLaw: endless.key, lawLastDay: null };
  const care = bill.serviceTo ?? bill.serviceFrom;
  const ends = counted.flatMap(({ key, applyWithin }) => {
    if (applyWithin === null || applyWithin === "any-time") return [];
    const start = applyWithin.from === "care" ? care : bill.statementDate;
    return start === null ? [] : [{ timeLaw: key, lawLastDay: addDays(start, applyWithin.days) }];
  });
  return ends.sort((a, b) => (a.lawLastDay < b.lawLastDay ? 1 : -1))[0] ?? {};
}
