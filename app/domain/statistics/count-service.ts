import { billingClassesOf, settingsOf } from "#app/domain/billing-codes/comparable-key.ts";
import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import type { Implausibility } from "#app/domain/charges/implausibility.ts";
import { isSound, type LikePrices } from "./like-prices.ts";
import { distributionOf, isFarFrom, middleToJudgeBy, type PriceDistribution } from "./price-distribution.ts";
import type { ChargeKind, CountedKind, CountedRow } from "./statistics-tables.server.ts";

/** The prices of one service: its rows of statistics and, list by list, why each price is implausible, null = it is not. */
export type CountedService = { rows: CountedRow[]; verdicts: (Implausibility | null)[][] };

/** The prices of a setting, billing class, modifiers and drug unit, by state. */
type Group = { key: string[]; states: Map<string, LikePrices[]> };

type Kinds = Record<ChargeKind, CountedKind>;

/**
 * Counts all prices of a service, each in every setting and billing class that it applies to, in its state and in the
 * nation, and judges each by the middle of its like.
 */
export function countService({ code, codeType }: ServiceCode, prices: readonly LikePrices[]): CountedService {
  const groups = new Map<string, Group>();
  for (const list of prices) {
    for (const setting of settingsOf(list.setting)) {
      for (const billingClass of billingClassesOf(list.billingClass)) {
        const likeness = [setting, billingClass, list.modifiers, list.drugUnit];
        const name = likeness.join("\t");
        const group = groups.get(name) ?? { key: [code, codeType, ...likeness], states: new Map() };
        groups.set(name, group);
        group.states.set(list.state, [...(group.states.get(list.state) ?? []), list]);
      }
    }
  }
  const rows: CountedRow[] = [];
  const judges = new Map<LikePrices, Kinds[]>(prices.map((list) => [list, []]));
  const distributions = openDistributions(prices);
  for (const { key, states } of groups.values()) {
    const inNation = [...states.values()].flat();
    const nation = countKinds(distributions, inNation, NOBODY);
    rows.push({ key: [...key, ""], hospitals: countHospitals(inNation), kinds: nation });
    for (const [state, lists] of states) {
      const kinds = countKinds(distributions, lists, nation);
      rows.push({ key: [...key, state], hospitals: countHospitals(lists), kinds });
      for (const list of lists) judges.get(list)!.push(kinds);
    }
  }
  return { rows, verdicts: prices.map((list) => judge(list, judges.get(list)!)) };
}

/** Of each setting and class a hospital has one price. */
const countHospitals = (lists: readonly LikePrices[]) => ({
  hospital_count: lists.reduce((sum, { chargeNos }) => sum + chargeNos.length, 0),
});

const NO_PRICES: PriceDistribution = { amountsE4: [], counts: [] };
const NO_KIND: CountedKind = { prices: NO_PRICES, ownMiddle: null, judgedBy: null };
const NOBODY: Kinds = { gross: NO_KIND, cash: NO_KIND, negotiated: NO_KIND };

function countKinds(distribution: Distributions, lists: readonly LikePrices[], beyond: Kinds): Kinds {
  const countKind = (kind: ChargeKind): CountedKind => {
    const prices = distribution(lists, kind);
    const ownMiddle = middleToJudgeBy(prices);
    return { prices, ownMiddle, judgedBy: ownMiddle ?? beyond[kind].ownMiddle };
  };
  return { gross: countKind("gross"), cash: countKind("cash"), negotiated: countKind("negotiated") };
}

type Distributions = (lists: readonly LikePrices[], kind: ChargeKind) => PriceDistribution;

/** Distributions of lists together. Most prices apply to both settings: what the first has worked out serves the second. */
function openDistributions(all: readonly LikePrices[]): Distributions {
  const numbers = new Map(all.map((list, number) => [list, number]));
  const known = new Map<string, PriceDistribution>();
  return (lists, kind) => {
    const name = `${kind} ${lists.map((list) => numbers.get(list)).join()}`;
    const distribution = known.get(name) ?? distributionOf(lists.map((list) => countingAmounts(list, kind)));
    known.set(name, distribution);
    return distribution;
  };
}

/** What cannot be a price by itself counts in no statistics of cash prices and gross charges. */
function countingAmounts({ amountsE4, implausible }: LikePrices, kind: ChargeKind): Float64Array {
  return amountsE4[kind].filter(
    (amount, index) => !Number.isNaN(amount) && (kind === "negotiated" || isSound(implausible[index]!)),
  );
}

/** Each setting and billing class judges by itself; a negotiated charge is nobody's price. */
function judge(list: LikePrices, judges: readonly Kinds[]): (Implausibility | null)[] {
  const middlesOf = (kind: ChargeKind) =>
    judges.map((kinds) => kinds[kind].judgedBy).filter((middle) => middle !== null);
  const middles = { gross: middlesOf("gross"), cash: middlesOf("cash") };
  return list.implausible.map((former, index) => {
    const kind = Number.isNaN(list.amountsE4.cash[index]!) ? "gross" : "cash";
    const amount = list.amountsE4[kind][index]!;
    if (Number.isNaN(amount) || !isSound(former)) return former;
    const far = middles[kind].filter((middle) => isFarFrom(middle, amount));
    if (far.length === 0) return null;
    return far.some((middle) => amount < middle) ? "far-below-its-like" : "far-above-its-like";
  });
}
