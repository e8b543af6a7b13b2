import { dollarsNumber, dollarsOfCents } from "#app/domain/money/dollars.ts";
import { confidenceOfClaim } from "./claim-confidence.ts";
import type {
  AmountKind,
  ExplainedAmounts,
  ExplainedClaim,
  ExplainedLine,
  ExplainedValue,
  Explanation,
  PlanKind,
} from "./explanation.ts";

/** Returns an explanation as calls answer it: US dollars and ISO days; null means not printed or not read. `confidences` give the
 *  confidence of each value, 0 to 1; null for a value that is null. The patient's name, and the member's, group's and account's
 *  numbers are left out. */
export function explanationInDollars(explanation: Explanation) {
  const { plan, planKind, administrator, issueDate, claims, totals, remarks, appeal } = explanation;
  return {
    plan: plan?.value ?? null,
    plan_kind: planKind && PLAN_KINDS[planKind],
    administrator: administrator?.value ?? null,
    issue_date: issueDate?.value ?? null,
    claims: claims.map(claimInDollars),
    totals: amountsInDollars(totals),
    appeal_by_days: appeal.days?.value ?? null,
    appeal_by: appeal.by?.value ?? null,
    appeal_address: appeal.address?.value ?? null,
    accumulators: accumulatorsInDollars(explanation),
    remark_codes: remarks.map(({ code, words }) => ({ code, text: words })),
    confidences: {
      plan: confidenceOf(plan),
      administrator: confidenceOf(administrator),
      issue_date: confidenceOf(issueDate),
      appeal_by_days: confidenceOf(appeal.days),
      appeal_by: confidenceOf(appeal.by),
      appeal_address: confidenceOf(appeal.address),
      ...ofAmounts(totals, confidenceOf),
    },
  };
}

const PLAN_KINDS = {
  insured: "insured",
  "self-funded": "selffunded",
  medicare: "medicare",
  "medicare-advantage": "ma",
  medicaid: "medicaid",
  supplement: "supplement",
  trust: "trust",
} as const satisfies Record<PlanKind, string>;

function claimInDollars(claim: ExplainedClaim) {
  const { claimNumber, replacesClaimNumber, provider, network, isEmergency, serviceDates } = claim;
  return {
    claim_number: claimNumber?.value ?? null,
    replaces_claim: replacesClaimNumber?.value ?? null,
    provider: provider?.value ?? null,
    network: network?.value ?? null,
    emergency: isEmergency,
    dates_of_service: serviceDates && [serviceDates.first.value, serviceDates.last.value],
    processed_date: claim.processedDate?.value ?? null,
    status: claim.status,
    lines: claim.lines.map(lineInDollars),
    totals: amountsInDollars(claim.totals),
    confidence: confidenceOfClaim(claim),
    confidences: {
      claim_number: confidenceOf(claimNumber),
      replaces_claim: confidenceOf(replacesClaimNumber),
      provider: confidenceOf(provider),
      network: confidenceOf(network),
      dates_of_service: serviceDates && leastOf(serviceDates),
      processed_date: confidenceOf(claim.processedDate),
      ...ofAmounts(claim.totals, confidenceOf),
    },
  };
}

function lineInDollars({ serviceDate, serviceCode, description, amounts, remarkCodes }: ExplainedLine) {
  return {
    date: serviceDate?.value ?? null,
    code: serviceCode?.value.code ?? null,
    code_type: serviceCode?.value.codeType ?? null,
    description: description?.value ?? null,
    ...amountsInDollars(amounts),
    remarks: [...remarkCodes],
    confidences: {
      date: confidenceOf(serviceDate),
      code: confidenceOf(serviceCode),
      description: confidenceOf(description),
      ...ofAmounts(amounts, confidenceOf),
    },
  };
}

const amountsInDollars = (amounts: ExplainedAmounts) =>
  ofAmounts(amounts, (told) => dollarsNumber(dollarsOfCents(told?.value ?? null)));

/** What is told of each amount, by the names that calls give them. */
function ofAmounts(amounts: ExplainedAmounts, tell: (told: ExplainedValue<number> | null) => number | null) {
  const of = (kind: AmountKind) => tell(amounts[kind]);
  return {
    billed: of("billed"),
    allowed: of("allowed"),
    discount: of("discount"),
    plan_paid: of("planPaid"),
    deductible: of("deductible"),
    copay: of("copay"),
    coinsurance: of("coinsurance"),
    not_covered: of("notCovered"),
    other_insurance: of("otherInsurance"),
    you_owe: of("youOwe"),
  };
}

/** In hundredths. */
const confidenceOf = (told: Pick<ExplainedValue<unknown>, "confidence"> | null): number | null =>
  told && Math.round(100 * told.confidence) / 100;

const leastOf = ({ first, last }: { first: ExplainedValue<string>; last: ExplainedValue<string> }) =>
  confidenceOf(first.confidence < last.confidence ? first : last);

function accumulatorsInDollars({ accumulators }: Explanation) {
  if (accumulators.length === 0) return null;
  const of = (kind: "deductible" | "out-of-pocket") => accumulators.find((one) => one.of === kind);
  const dollars = (cents: number | null | undefined) => dollarsNumber(dollarsOfCents(cents ?? null));
  return {
    deductible_met: dollars(of("deductible")?.metCents),
    deductible_limit: dollars(of("deductible")?.limitCents),
    oop_met: dollars(of("out-of-pocket")?.metCents),
    oop_limit: dollars(of("out-of-pocket")?.limitCents),
  };
}
