import type { Dollars } from "#app/domain/money/dollars.ts";
import { PLAN_KINDS, type PlanKind } from "#app/domain/payers/plan-kinds.ts";
import { isProgram, readWantedPlan } from "#app/domain/payers/wanted-plan.ts";
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
  /** None of the line's rates is of such a payer, or only rates of other kinds of plans than the one that was asked for. */
  | { kind: "unknown payer"; payer: string; wanted: PlanKind; kinds: PayerPrice["kinds"] };

/** The price that an address asks for. */
export function requestedPrice(
  line: ChargeLine,
  plans: readonly PlanAmount[],
  asked: { payer: string; plan: string; planKind: PlanKind | "" },
): AskedPrice {
  if (asked.payer === "" || readWantedPlan(asked).isSelfPay) return priceOf(line) ?? { kind: "none" };
  const answering = plansThatAnswer(plans, asked);
  const named = answering.filter(({ plan }) => plan.toLowerCase() === asked.plan.toLowerCase());
  const wanted = wantedPlanKind(asked);
  const mayBeUnknown = asked.plan === "" && !isProgram(readWantedPlan(asked).kind);
  const planKind = named[0]?.planKind ?? (mayBeUnknown ? shownKind(answering, wanted) : wanted);
  const chosen = named.length > 0 ? named : closest(answering.filter((plan) => plan.planKind === planKind));
  const lead = chosen.reduce<PlanAmount | null>(cheaper, null);
  if (!lead) return { kind: "unknown payer", payer: asked.payer, wanted, kinds: kindsOf(answering) };
  const isOfPayer = ({ payerId }: PlanAmount) => payerId === lead.payerId;
  const shown = chosen.filter(isOfPayer);
  return {
    kind: "negotiated",
    payer: lead.payer,
    payerId: lead.payerId,
    plans: shown,
    planCount: countPlans(shown),
    planKind,
    missingKind: named.length > 0 || planKind === wanted ? null : wanted,
    kinds: kindsOf(answering.filter(isOfPayer)),
    plan: named[0]?.plan ?? "",
    range: rangeOfRates(shown),
  };
}

/** Of several payers that a name may mean the one that bears it, if one does. */
function plansThatAnswer(plans: readonly PlanAmount[], { payer }: { payer: string }): PlanAmount[] {
  const answering = plans.filter(({ misfit }) => misfit !== null);
  const ofName = answering.filter((plan) => plan.payer.toLowerCase() === payer.toLowerCase());
  return ofName.length > 0 ? ofName : answering;
}

/** Those that are nearest to what was asked for, as in the search. */
function closest(plans: readonly PlanAmount[]): PlanAmount[] {
  const least = Math.min(...plans.map(({ misfit }) => misfit ?? 0));
  return plans.filter(({ misfit }) => misfit === least);
}

const cheaper = (a: PlanAmount | null, b: PlanAmount): PlanAmount =>
  a !== null && dollarsOrMost(a) <= dollarsOrMost(b) ? a : b;
const dollarsOrMost = ({ negotiatedDollars }: PlanAmount) =>
  negotiatedDollars === null ? Number.POSITIVE_INFINITY : Number(negotiatedDollars);

/** The kind that was asked for, else plans of unknown kind: a public program's rate doesn't answer for others, as in the search.
 */
function shownKind(ofPayer: readonly PlanAmount[], wanted: PlanKind): PlanKind {
  const isThere = (kind: PlanKind) => ofPayer.some(({ planKind }) => planKind === kind);
  return !isThere(wanted) && isThere("unknown") ? "unknown" : wanted;
}

/** The kinds of plans, commercial first. */
function kindsOf(plans: readonly PlanAmount[]): PayerPrice["kinds"] {
  return PLAN_KINDS.flatMap((kind) => {
    const ofKind = plans.filter(({ planKind }) => planKind === kind);
    return ofKind.length > 0 ? [{ kind, planCount: countPlans(ofKind) }] : [];
  });
}

function countPlans(plans: readonly PlanAmount[]): number {
  return new Set(plans.map(({ shortName }) => shortName.toLowerCase())).size;
}
