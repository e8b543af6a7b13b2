import type { Dollars } from "#app/domain/money/dollars.ts";
import { PLAN_KINDS, type PlanKind } from "#app/domain/payers/plan-kinds.ts";
import { wantedPlanKind } from "#app/domain/payers/wanted-plan-kind.ts";
import type { PlanAmount } from "#app/domain/prices/rates/list-plan-amounts.server.ts";
import { type RateRange, rangeOfRates } from "#app/domain/prices/rates/rate-range.ts";
import { type ChargeLine, priceOf } from "./charge-price.ts";

/** The rates of a payer's plans for a line. */
export type PayerPrice = {
  payer: string;
  payerId: number;
  /** Those of the plan that was asked for, else of all of one kind. */
  plans: PlanAmount[];
  /** How many plans they are: those that differ by setting or class alone are one. */
  planCount: number;
  planKind: PlanKind;
  /** The kind that was asked for, where the payer has none of it here; else null. */
  missingKind: PlanKind | null;
  /** The kinds of all the payer's plans here, commercial first. */
  kinds: { kind: PlanKind; planCount: number }[];
  /** '': of all plans. */
  plan: string;
  /** Null where none of the rates is in dollars. */
  range: RateRange | null;
};

/** A person's price at a line: without insurance, or by what their payer agreed on. */
export type AskedPrice =
  | { kind: "cash" | "gross"; dollars: Dollars }
  | ({ kind: "negotiated" } & PayerPrice)
  /** The line has no price for people without insurance. */
  | { kind: "none" }
  /** None of the line's rates is of such a payer. */
  | { kind: "unknown payer"; payer: string };

/** The price that an address asks for; `meantIds` are the payers that its name for one may mean. */
export function askedPrice(
  line: ChargeLine,
  plans: readonly PlanAmount[],
  asked: { payer: string; plan: string; planKind: PlanKind | ""; meantIds: readonly number[] },
): AskedPrice {
  if (asked.payer === "") return priceOf(line) ?? { kind: "none" };
  const ofPayer = plansOfPayer(plans, asked);
  const first = ofPayer[0];
  if (!first) return { kind: "unknown payer", payer: asked.payer };
  const named = ofPayer.filter(({ plan }) => plan.toLowerCase() === asked.plan.toLowerCase());
  const wanted = wantedPlanKind(asked);
  const planKind = shownKind(ofPayer, named[0]?.planKind ?? wanted);
  const chosen = named.length > 0 ? named : ofPayer.filter((plan) => plan.planKind === planKind);
  return {
    kind: "negotiated",
    payer: first.payer,
    payerId: first.payerId,
    plans: chosen,
    planCount: countPlans(chosen),
    planKind,
    missingKind: named.length > 0 || planKind === wanted ? null : wanted,
    kinds: PLAN_KINDS.flatMap((kind) => {
      const ofKind = ofPayer.filter((plan) => plan.planKind === kind);
      return ofKind.length > 0 ? [{ kind, planCount: countPlans(ofKind) }] : [];
    }),
    plan: named[0]?.plan ?? "",
    range: rangeOfRates(chosen),
  };
}

/** The kind that was asked for, else the first that the payer has, one with an amount before others. */
function shownKind(ofPayer: readonly PlanAmount[], wanted: PlanKind): PlanKind {
  const isThere = (kind: PlanKind) => ofPayer.some(({ planKind }) => planKind === kind);
  const isPriced = (kind: PlanKind) =>
    ofPayer.some(({ planKind, negotiatedDollars }) => planKind === kind && negotiatedDollars !== null);
  if (isThere(wanted)) return wanted;
  return PLAN_KINDS.find(isPriced) ?? PLAN_KINDS.find(isThere) ?? wanted;
}

function countPlans(plans: readonly PlanAmount[]): number {
  return new Set(plans.map(({ shortName }) => shortName.toLowerCase())).size;
}

/** Of several payers that a name may mean the one that comes first. */
function plansOfPayer(
  plans: readonly PlanAmount[],
  { payer, meantIds }: { payer: string; meantIds: readonly number[] },
): PlanAmount[] {
  const isCalled = (plan: PlanAmount) => plan.payer.toLowerCase() === payer.toLowerCase();
  const id = (plans.find(isCalled) ?? plans.find(({ payerId }) => meantIds.includes(payerId)))?.payerId;
  return plans.filter(({ payerId }) => payerId === id);
}
