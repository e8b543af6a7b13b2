import type { Dollars } from "#app/domain/money/dollars.ts";
import type { PlanAmount } from "#app/domain/prices/list-plan-amounts.server.ts";
import { type RateRange, rangeOfRates } from "#app/domain/prices/rate-range.ts";
import { type ChargeLine, priceOf } from "./charge-price.ts";

/** The rates of a payer's plans for a line. */
export type PayerPrice = {
  payer: string;
  payerId: number;
  /** Those of the plan that was asked for, else of all. */
  plans: PlanAmount[];
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
  asked: { payer: string; plan: string; meantIds: readonly number[] },
): AskedPrice {
  if (asked.payer === "") return priceOf(line) ?? { kind: "none" };
  const ofPayer = plansOfPayer(plans, asked);
  const first = ofPayer[0];
  if (!first) return { kind: "unknown payer", payer: asked.payer };
  const named = ofPayer.filter(({ plan }) => plan.toLowerCase() === asked.plan.toLowerCase());
  const chosen = named.length > 0 ? named : ofPayer;
  return {
    kind: "negotiated",
    payer: first.payer,
    payerId: first.payerId,
    plans: chosen,
    plan: named[0]?.plan ?? "",
    range: rangeOfRates(chosen),
  };
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
