import { billingClassesOf, settingsOf } from "#app/domain/billing-codes/comparable-key.ts";
import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import { IMPLAUSIBILITIES, type Implausibility, isUnsound } from "#app/domain/charges/implausibility.ts";
import type { LikelyRange } from "#app/domain/medicare/likely-range.ts";
import type { NationalAmounts } from "#app/domain/medicare/national-amounts.ts";
import type { PriceLists } from "#app/domain/price-lists/refresh-price-lists.server.ts";
import type { ComparablePrices } from "../tables/comparable-prices.ts";
import type { CountedKind } from "../tables/kind-cells.server.ts";
import type { ChargeKind, CountedRow } from "../tables/statistics-tables.server.ts";
import { countedPrices } from "../values/counted-prices.ts";
import {
  distributionOf,
  isOutside,
  middleToJudgeBy,
  type PriceDistribution,
  rangeAround,
} from "../values/price-distribution.ts";
import { type JudgeByMedicare, judgeByMedicare } from "./judge-by-medicare.ts";

/** The prices of one service: its rows of statistics and, list by list, why each price is implausible, null = it is not. */
type CountedService = { rows: CountedRow[]; verdicts: (Implausibility | null)[][] };

/** The prices of a setting, billing class, modifiers and drug unit, by state. */
type Group = { key: string[]; states: Map<string, ComparablePrices[]>; medicare: JudgeByMedicare | null };

type Kinds = Record<ChargeKind, CountedKind>;

/** Who judges a list: where its prices are likely, and what those that are not are called. */
type Judge = { kinds: Kinds; medicare: JudgeByMedicare | null };

/**
 * Counts all prices of a service by setting and billing class, in the state and the nation. Judges each by Medicare's
 * amount, else by the median of comparable prices.
 */
export function countService(
  { code, codeType }: ServiceCode,
  prices: readonly ComparablePrices[],
  { amounts, priceLists }: { amounts: NationalAmounts; priceLists: PriceLists },
): CountedService {
  const groups = new Map<string, Group>();
  for (const list of prices) {
    for (const setting of settingsOf(list.setting)) {
      for (const billingClass of billingClassesOf(list.billingClass)) {
        const likeness = [setting, billingClass, list.modifiers, list.drugUnit];
        const name = likeness.join("\t");
        const group = groups.get(name) ?? {
          key: [code, codeType, ...likeness],
          states: new Map(),
          medicare: judgeByMedicare(amounts, { code, codeType }, { ...list, billingClass }),
        };
        groups.set(name, group);
        group.states.set(list.state, [...(group.states.get(list.state) ?? []), list]);
      }
    }
  }
  const rows: CountedRow[] = [];
  const judges = new Map<ComparablePrices, Judge[]>();
  const distributions = openDistributions(prices, priceLists);
  for (const { key, states, medicare } of groups.values()) {
    const medicareE4 = medicare?.medicareE4 ?? null;
    const inNation = [...states.values()].flat();
    const nation = countKinds(distributions, inNation, { medicare, beyond: NOBODY });
    rows.push({ key: [...key, ""], hospitals: countHospitals(inNation), medicareE4, kinds: nation });
    for (const [state, lists] of states) {
      const kinds = countKinds(distributions, lists, { medicare, beyond: nation });
      rows.push({ key: [...key, state], hospitals: countHospitals(lists), medicareE4, kinds });
      for (const list of lists) {
        const known = judges.get(list);
        if (known) known.push({ kinds, medicare });
        else judges.set(list, [{ kinds, medicare }]);
      }
    }
  }
  return { rows, verdicts: prices.map((list) => judge(list, judges.get(list) ?? [])) };
}

/** Of each setting and class a hospital has one price. */
const countHospitals = (lists: readonly ComparablePrices[]) => ({
  hospital_count: lists.reduce((sum, { chargeNos }) => sum + chargeNos.length, 0),
});

const NO_PRICES = { amountsE4: [], counts: [] };
const NO_KIND: CountedKind = { each: NO_PRICES, repeats: NO_PRICES, ownMiddle: null, likely: null };
const NOBODY: Kinds = { gross: NO_KIND, cash: NO_KIND, negotiated: NO_KIND };

function countKinds(
  distribution: Distributions,
  lists: readonly ComparablePrices[],
  { medicare, beyond }: { medicare: JudgeByMedicare | null; beyond: Kinds },
): Kinds {
  const countKind = (kind: ChargeKind): CountedKind => {
    const { each, repeats } = distribution(lists, kind);
    if (medicare) return { each, repeats, ownMiddle: null, likely: medicare.rangeOf(kind) };
    const ownMiddle = middleToJudgeBy(countedPrices(each, repeats).once);
    return { each, repeats, ownMiddle, likely: rangeAround(ownMiddle ?? beyond[kind].ownMiddle) };
  };
  return { gross: countKind("gross"), cash: countKind("cash"), negotiated: countKind("negotiated") };
}

type Cell = Pick<CountedKind, "each" | "repeats">;
type Distributions = (lists: readonly ComparablePrices[], kind: ChargeKind) => Cell;

/** Distributions of lists together. Most prices apply to both settings: what the first has worked out serves the second. */
function openDistributions(all: readonly ComparablePrices[], priceLists: PriceLists): Distributions {
  const numbers = new Map(all.map((list, number) => [list, number]));
  const known = new Map<string, Cell>();
  return (lists, kind) => {
    const name = `${kind} ${lists.map((list) => numbers.get(list)).join()}`;
    const amountsOf = (list: ComparablePrices) => countingAmounts(list, kind);
    const cell = known.get(name) ?? {
      each: distributionOf(lists.map((list) => amountsOf(list).filter((amount) => !Number.isNaN(amount)))),
      repeats: repeatedPrices(lists, amountsOf, priceLists),
    };
    known.set(name, cell);
    return cell;
  };
}

/** What cannot be a price by itself counts in no statistics of cash prices and gross charges: NaN. */
function countingAmounts({ amountsE4, implausible }: ComparablePrices, kind: ChargeKind): Float64Array {
  if (kind === "negotiated") return amountsE4.negotiated;
  return amountsE4[kind].map((amount, index) =>
    isUnsound(implausible[index] ?? null) ? Number.NaN : amount,
  );
}

/** Each setting and billing class judges by itself; a negotiated charge isn't a price. */
function judge(list: ComparablePrices, judges: readonly Judge[]): (Implausibility | null)[] {
  return list.implausible.map((former, index) => {
    const kind = Number.isNaN(list.amountsE4.cash[index] ?? Number.NaN) ? "gross" : "cash";
    const amount = list.amountsE4[kind][index] ?? Number.NaN;
    if (Number.isNaN(amount) || isUnsound(former)) return former;
    const verdicts = judges.flatMap(({ kinds, medicare }) => {
      if (medicare) return medicare.verdictOf(kind, amount) ?? [];
      const { likely } = kinds[kind];
      return likely && isOutside(likely, amount) ? farFromItsLike(likely, amount) : [];
    });
    return verdicts.length === 0 ? null : verdicts.reduce(lowest);
  });
}

function farFromItsLike({ fromE4 }: LikelyRange, amountE4: number): Implausibility {
  return amountE4 < fromE4 ? "far-below-its-like" : "far-above-its-like";
}

/** What several settings and classes say of one price: that it is too low before that it is too high. */
function lowest(one: Implausibility, other: Implausibility): Implausibility {
  return IMPLAUSIBILITIES.indexOf(other) < IMPLAUSIBILITIES.indexOf(one) ? other : one;
}

/** The prices of a cell that hospitals repeat: of three of one price list with one amount, two; `amountsOf` gives the prices
 *  of a list in the order of its hospitals, NaN = none that counts. */
function repeatedPrices(
  lists: readonly ComparablePrices[],
  amountsOf: (list: ComparablePrices) => Float64Array,
  priceLists: PriceLists,
): PriceDistribution {
  const published = new Map<number, Set<number>>();
  const repeats: number[] = [];
  for (const list of lists) {
    const amounts = amountsOf(list);
    list.hospitalIds.forEach((hospitalId, index) => {
      const priceList = priceLists.get(hospitalId);
      const amount = amounts[index] ?? Number.NaN;
      if (priceList === undefined || Number.isNaN(amount)) return;
      const known = published.get(priceList);
      if (known === undefined) published.set(priceList, new Set([amount]));
      else if (known.has(amount)) repeats.push(amount);
      else known.add(amount);
    });
  }
  return distributionOf([Float64Array.from(repeats)]);
}
