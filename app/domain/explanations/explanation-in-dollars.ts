import { dollarsNumber, dollarsOfCents } from "#app/domain/money/dollars.ts";
import { confidenceOfClaim } from "./claim-confidence.ts";
import type {
  AmountKind,
  ExplainedAmounts,
  ExplainedClaim,
  ExplainedLine,
  Explanation,
  PlanKind,
} from "./explanation.ts";

/** An explanation as calls answer it: US dollars and ISO days; null means not printed or not read. Who was cared for, and the member's,
 *  group's and account's numbers are left out. */
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
  };
}

function amountsInDollars(amounts: ExplainedAmounts) {
  const dollars = (kind: AmountKind) => dollarsNumber(dollarsOfCents(amounts[kind]?.value ?? null));
  return {
    billed: dollars("billed"),
    allowed: dollars("allowed"),
    discount: dollars("discount"),
    plan_paid: dollars("planPaid"),
    deductible: dollars("deductible"),
    copay: dollars("copay"),
    coinsurance: dollars("coinsurance"),
    not_covered: dollars("notCovered"),
    other_insurance: dollars("otherInsurance"),
    you_owe: dollars("youOwe"),
  };
}

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
