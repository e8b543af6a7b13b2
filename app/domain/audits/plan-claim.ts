import {
  type Adjustment,
  type AmountKind,
  amountKinds,
  type ClaimStatus,
  type ExplainedAmounts,
  type ExplainedClaim,
  type ExplainedLine,
  type ExplainedValue,
  type Explanation,
  type PlanKind,
} from "#app/domain/explanations/explanation.ts";

/** In cents. Null = not told. */
export type PlanAmounts = Readonly<Record<AmountKind, number | null>>;

/** One service as the plan decided it. Null = not told. */
export interface PlanLine {
  /** ISO day. */
  serviceDate: string | null;
  code: string | null;
  description: string | null;
  amounts: PlanAmounts;
  remarkCodes: readonly string[];
  adjustments: readonly Adjustment[];
}

/** One claim that was matched to a bill, as an audit looks at it; nothing in it says whose it is. Null = not told. */
export interface PlanClaim {
  source: Explanation["source"];
  claimNumber: string | null;
  replacesClaimNumber: string | null;
  plan: string | null;
  planKind: PlanKind | null;
  provider: string | null;
  network: "in" | "out" | null;
  /** Emergency care with federal protection, as the plan says it. */
  isEmergency: boolean;
  /** Another provider whose care on these days the plan decided about as in its network; null: none is known. */
  inNetworkThatDay: string | null;
  status: ClaimStatus | null;
  /** ISO days. */
  serviceFrom: string | null;
  serviceTo: string | null;
  processedDate: string | null;
  lines: readonly PlanLine[];
  totals: PlanAmounts;
  adjustments: readonly Adjustment[];
  /** What the provider told the plan that the patient had paid already. */
  patientPaidCents: number | null;
  remarks: Explanation["remarks"];
  /** What the plan's year may take at most as a deductible; null: not told. */
  deductibleLimitCents: number | null;
  /** An amount of it was read less surely than it takes to ask for money; absent: none was. */
  isDoubted?: true;
}

/** From how surely an amount was read on, 0 to 1, it may be held against a bill. */
const SURE_AMOUNT = 0.6;

/** A claim with what an audit needs of its explanation; names of people and their numbers are left behind. */
export function planClaimOf(explanation: Explanation, claim: ExplainedClaim): PlanClaim {
  const { accumulators, remarks } = explanation;
  return {
    source: explanation.source,
    claimNumber: toldOf(claim.claimNumber),
    replacesClaimNumber: toldOf(claim.replacesClaimNumber),
    plan: toldOf(explanation.plan),
    planKind: explanation.planKind,
    provider: toldOf(claim.provider),
    network: toldOf(claim.network),
    isEmergency: claim.isEmergency,
    inNetworkThatDay: inNetworkBeside(explanation, claim),
    status: claim.status,
    serviceFrom: claim.serviceDates?.first.value ?? null,
    serviceTo: claim.serviceDates?.last.value ?? null,
    processedDate: toldOf(claim.processedDate),
    lines: claim.lines.map(planLineOf),
    totals: planAmountsOf(claim.totals),
    adjustments: claim.adjustments,
    patientPaidCents: toldOf(claim.patientPaid ?? null),
    remarks,
    deductibleLimitCents: accumulators.find(({ of }) => of === "deductible")?.limitCents ?? null,
    ...(hasDoubt(claim) ? { isDoubted: true as const } : {}),
  };
}

function inNetworkBeside({ claims }: Explanation, claim: ExplainedClaim): string | null {
  const days = claim.serviceDates;
  if (days === null || claim.network?.value !== "out") return null;
  const beside = claims.find(
    ({ network, serviceDates, provider }) =>
      network?.value === "in" &&
      provider !== null &&
      serviceDates !== null &&
      serviceDates.first.value <= days.last.value &&
      days.first.value <= serviceDates.last.value,
  );
  return toldOf(beside?.provider ?? null);
}

function planLineOf(line: ExplainedLine): PlanLine {
  return {
    serviceDate: toldOf(line.serviceDate),
    code: line.serviceCode?.value.code ?? null,
    description: toldOf(line.description),
    amounts: planAmountsOf(line.amounts),
    remarkCodes: line.remarkCodes,
    adjustments: line.adjustments,
  };
}

function planAmountsOf(amounts: ExplainedAmounts): PlanAmounts {
  return {
    billed: toldOf(amounts.billed),
    discount: toldOf(amounts.discount),
    allowed: toldOf(amounts.allowed),
    notCovered: toldOf(amounts.notCovered),
    planPaid: toldOf(amounts.planPaid),
    otherInsurance: toldOf(amounts.otherInsurance),
    deductible: toldOf(amounts.deductible),
    copay: toldOf(amounts.copay),
    coinsurance: toldOf(amounts.coinsurance),
    youOwe: toldOf(amounts.youOwe),
  };
}

function hasDoubt({ totals, lines }: ExplainedClaim): boolean {
  return [totals, ...lines.map(({ amounts }) => amounts)].some((amounts) =>
    amountKinds.some((kind) => (amounts[kind]?.confidence ?? 1) < SURE_AMOUNT),
  );
}

function toldOf<Value>(told: ExplainedValue<Value> | null): Value | null {
  return told?.value ?? null;
}
