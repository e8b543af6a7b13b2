import {
  type AllowedOutOfNetwork,
  answerRates,
  type RateAnswer,
} from "#app/domain/payer-files/ask/answer-rates.server.ts";
import { findRatedPlan, type RatedPlan } from "#app/domain/payer-files/ask/find-plan.server.ts";
import { type RatedCode, ratedCode } from "#app/domain/payer-files/read/service-of-rates.ts";
import type { Gazetteer } from "#app/domain/places/open-gazetteer.server.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import type { BillingIdentity, Explanation, StatedPlanId } from "../explanation.ts";
import { listNewestClaims, type PlacedClaim } from "../matching/newest-claims.ts";
import {
  type AgreedRate,
  type AllowedLine,
  type ContractedLine,
  compareWithRates,
} from "./contracted-line.ts";

/** A line of a claim whose plan and provider are stated, with its place among the explanations; indexes from 0. */
interface StatedLine extends AllowedLine {
  explanationIndex: number;
  claimIndex: number;
  lineIndex: number;
  planIds: readonly StatedPlanId[];
  billedBy: BillingIdentity;
  network: "in" | "out" | null;
  service: RatedCode;
  /** Sorted capitals. */
  modifiers: readonly string[];
}

/** A line that was compared, or why it was not. */
export interface PlacedContractedLine extends StatedLine {
  /** Null: no plan of the stated ids is loaded. */
  plan: RatedPlan | null;
  result: ContractedLine;
}

interface RateSources {
  db: Database;
  gazetteer: Gazetteer;
}

/** What the files of a plan say of a provider's service. */
type ServiceRates =
  | { outcome: "rates"; agreed: AgreedRate[]; isIncomplete: boolean }
  | { outcome: "history"; allowed: AllowedOutOfNetwork[]; updatedOn: string | null }
  | Extract<RateAnswer, { outcome: "refused" }>;

/** Each asks the files two to four times; explanations of one visit have some ten. */
const MAX_SERVICES = 50;
/** A claim doesn't always say which of the two it is; a provider seldom has rates of both. */
const BILLING_CLASSES = ["professional", "institutional"] as const;
/** No one else knows what a hospital's own codes mean. */
const OWN_CODES: ReadonlySet<string> = new Set(["LOCAL", "CDM"]);

/**
 * Holds each line that has a code and an allowed amount against the published rates of its plan and provider, where a structured file
 * or a program states both. Claims that were replaced are passed over. Empty: nothing is stated.
 */
export async function listContractedLines(
  sources: RateSources,
  explanations: readonly Explanation[],
): Promise<PlacedContractedLine[]> {
  const plans = new Map<string, RatedPlan | null>();
  const rates = new Map<string, ServiceRates>();
  const listed: PlacedContractedLine[] = [];
  for (const line of listNewestClaims(explanations).flatMap((claim) => statedLines(explanations, claim))) {
    const { planIds, billedBy, network, service, modifiers } = line;
    const planKey = JSON.stringify(planIds);
    const knownPlan = plans.get(planKey);
    const plan = knownPlan === undefined ? await findStatedPlan(sources.db, planIds) : knownPlan;
    plans.set(planKey, plan);
    if (plan === null) {
      listed.push({ ...line, plan, result: notCompared("plan_unknown") });
      continue;
    }
    const key = JSON.stringify([plan.id, billedBy, network, service, modifiers]);
    const known = rates.get(key);
    if (known === undefined && rates.size >= MAX_SERVICES) {
      listed.push({ ...line, plan, result: notCompared("past_limit") });
      continue;
    }
    const found = known ?? (await ratesOfService(sources, plan, line));
    rates.set(key, found);
    listed.push({ ...line, plan, result: resultOf(line, found) });
  }
  return listed;
}

function statedLines(
  explanations: readonly Explanation[],
  { claim, explanationIndex, claimIndex }: PlacedClaim,
): StatedLine[] {
  const planIds = explanations[explanationIndex]?.planIds;
  const { billedBy } = claim;
  if (planIds === undefined || billedBy === undefined) return [];
  return claim.lines.flatMap((line, lineIndex) => {
    const code = line.serviceCode?.value;
    const allowedCents = line.amounts.allowed?.value ?? 0;
    if (code === undefined || OWN_CODES.has(code.codeType) || allowedCents <= 0) return [];
    return [
      {
        explanationIndex,
        claimIndex,
        lineIndex,
        planIds,
        billedBy,
        network: claim.network?.value ?? null,
        service: ratedCode(code.codeType, code.code),
        modifiers: [...new Set(line.modifiers.map((modifier) => modifier.toUpperCase()))].sort(),
        allowedCents,
        units: line.units?.value ?? null,
        day: line.serviceDate?.value ?? claim.serviceDates?.first.value ?? null,
      },
    ];
  });
}

async function findStatedPlan(db: Database, planIds: readonly StatedPlanId[]): Promise<RatedPlan | null> {
  for (const { idType, planId } of planIds) {
    const plan = await findRatedPlan(db, idType, planId);
    if (plan !== null) return plan;
  }
  return null;
}

/** Rates, or for care that was not in the network what the plan published of such care. */
async function ratesOfService(
  { db, gazetteer }: RateSources,
  plan: RatedPlan,
  { billedBy, network, service, modifiers }: StatedLine,
): Promise<ServiceRates> {
  const { npi, taxNumber } = billedBy;
  const isTheirs = (number: string) => taxNumber === null || taxNumber === number;
  const agreed: AgreedRate[] = [];
  const allowed: AllowedOutOfNetwork[] = [];
  let isIncomplete = false;
  const ask = async (kind: "line" | "allowed") => {
    for (const billingClass of BILLING_CLASSES) {
      const answer = await answerRates(db, gazetteer, {
        ...service,
        kind,
        idType: plan.idType,
        planId: plan.planId,
        modifier: modifiers.join() || null,
        billingClass,
        npi,
        taxNumber: null,
      });
      if (answer.outcome === "refused") return answer;
      if (answer.outcome === "allowed") {
        allowed.push(...answer.allowed.filter((one) => isTheirs(one.taxNumber)));
        continue;
      }
      isIncomplete ||= answer.missing.length > 0;
      for (const [list, rates] of answer.lists) {
        // A rate of an NPI without a tax number applies to anyone who bills with that NPI.
        const theirs = rates.filter((rate) => rate.taxKind !== "ein" || isTheirs(rate.taxNumber));
        agreed.push(...theirs.map((rate) => ({ list, rate })));
      }
    }
    return null;
  };
  const refused =
    (network === "out" ? null : await ask("line")) ??
    (network === "in" || agreed.length > 0 ? null : await ask("allowed"));
  if (refused) return refused;
  if (allowed.length === 0) return { outcome: "rates", agreed, isIncomplete };
  const updatedOn = plan.files
    .flatMap((file) => (file.kind === "allowed" && file.updatedOn !== null ? [file.updatedOn] : []))
    .sort()
    .at(-1);
  return { outcome: "history", allowed, updatedOn: updatedOn ?? null };
}

function resultOf(line: StatedLine, found: ServiceRates): ContractedLine {
  switch (found.outcome) {
    case "rates":
      return compareWithRates(line, found.agreed, found.isIncomplete);
    case "history": {
      const { allowed, updatedOn } = found;
      return { outcome: "out_of_network_published", allowed, updatedOn };
    }
    case "refused":
      return notCompared(found.why === "place_unknown" ? "plan_unknown" : found.why);
  }
}

function notCompared(
  why: Extract<ContractedLine, { outcome: "not_compared" }>["why"],
): Extract<ContractedLine, { outcome: "not_compared" }> {
  return { outcome: "not_compared", why, updatedOn: null };
}
