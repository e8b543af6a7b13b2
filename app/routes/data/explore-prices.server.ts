import { compareStateNames } from "#app/content/words/compare-state-names.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { findState } from "#app/domain/hospitals/addresses/us-states.ts";
import type { Language } from "#app/domain/language/language.ts";
import { nameOf } from "#app/domain/language/name-of.ts";
import { say } from "#app/domain/language/say.ts";
import {
  listMedicareEditions,
  type MedicareEdition,
} from "#app/domain/medicare/list-medicare-editions.server.ts";
import {
  listHeaviestServices,
  listStateIndexes,
  type PriceIndex,
  type WeightedService,
} from "#app/domain/statistics/indexes/state-indexes.server.ts";
import { listStateMedicareRatios } from "#app/domain/statistics/medicare/list-medicare-ratios.server.ts";
import type { StateMedicareRatio } from "#app/domain/statistics/medicare/medicare-ratio.ts";
import { findNationalPricing } from "#app/domain/statistics/pricing/category-pricing.server.ts";
import {
  type PriceSpread,
  readServicePricing,
} from "#app/domain/statistics/pricing/service-pricing.server.ts";
import { listStatePricing } from "#app/domain/statistics/pricing/state-pricing.server.ts";
import {
  type PriceFigures,
  type PriceQuartiles,
  quartileNumbers,
} from "#app/domain/statistics/tables/price-quartiles.ts";
import type { ChargeKind } from "#app/domain/statistics/tables/statistics-tables.server.ts";
import type { PriceClusters } from "#app/domain/statistics/values/price-clusters.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import type { StateSort } from "./data-query.ts";
import type { Choices } from "./find-choices.server.ts";

/** The prices of one kind in a place. */
export interface PlacePrices {
  hospitalCount: number;
  priceCount: number;
  /** How many the quartiles are of: one price list's equal amounts count once (decision 040). */
  amountCount: number;
  /** null: the place has none, too few, or two clusters. */
  quartiles: PriceQuartiles | null;
  /** The two clusters of one service's cash prices, which have no median; null: they aren't in two. */
  heaps: PriceClusters | null;
  /** Fewer than 3 hospitals or 3 prices: they are left out. */
  isTooFew: boolean;
}

export interface StateRow extends PlacePrices {
  state: string;
  name: string;
  /** Of several services: how their prices compare with the nation's; null: they are one, or too few. */
  index: PriceIndex | null;
  /** How many times the lower quartile the upper one is: one service's, or the median of several; null: too few, or two clusters.
   */
  spread: number | null;
  /** Of several services, by cash prices: how they compare with Medicare's amounts; null: another choice, or too few. */
  medicare: StateMedicareRatio | null;
}

/** The three kinds of prices of a place. */
export interface PlaceKinds {
  /** 'the USA', 'Texas' */
  name: string;
  kinds: Record<ChargeKind, PlacePrices>;
}

export interface ExploredPrices {
  /** Each state with prices of the choice, in the order that was asked for. */
  rows: StateRow[];
  nation: PlaceKinds;
  /** The state that was chosen; null: none. */
  state: PlaceKinds | null;
  /** Of several services, in the chosen state: by kind of price; null: no state is chosen, or one service is. */
  indexes: Record<ChargeKind, PriceIndex | null> | null;
  /** Of several services: those that weigh most in the index. */
  heaviest: WeightedService[];
  /** Of Medicare's amounts, where the states are compared with them; else none. */
  medicareEditions: MedicareEdition[];
  /** Of a service only. */
  spread: { nation: PriceSpread | null; state: PriceSpread | null } | null;
  /** The chosen state's letters, '' where none is. */
  stateLetters: string;
  problems: string[];
}

const MAX_WEIGHTS = 20;

/** The figures of a choice by state and in the nation. */
export async function explorePrices(
  language: Language,
  db: Database,
  { query, service, like }: Choices,
): Promise<ExploredPrices> {
  const { category, subcategory, setting, kind } = query;
  const ofService = service && like ? await readServicePricing(db, { ...service, ...like }) : null;
  const room = { category, subcategory, setting };
  const letters = findState(query.state);
  const isByMedicare = ofService === null && kind === "cash";
  const [ratios, medicareEditions] = isByMedicare
    ? await Promise.all([listStateMedicareRatios(db, room), listMedicareEditions(db)])
    : [[], []];
  const [states, national, indexes, heaviest] = ofService
    ? [ofService.states, ofService.nation, [], []]
    : await Promise.all([
        listStatePricing(db, room),
        findNationalPricing(db, room),
        listStateIndexes(db, room),
        listHeaviestServices(db, room, { kind, state: letters ?? "", limit: MAX_WEIGHTS }),
      ]);
  const indexOf = (state: string, kind: ChargeKind) =>
    indexes.find((index) => index.state === state && index.kind === kind) ?? null;
  const nation = placeKinds(wordsIn(language).places.nation, {
    ...national,
    hospitalCount: states.reduce((sum, { hospitalCount }) => sum + hospitalCount, 0),
  });
  const chosen = states.find(({ state }) => state === letters);
  const state = chosen ? placeKinds(stateName(language, chosen.state), chosen) : null;
  return {
    rows: sortRows(
      language,
      states.map((row) => {
        const prices = placePrices(row, kind);
        const index = indexOf(row.state, kind);
        const spread = ofService ? spreadOf(prices.quartiles) : (index?.spread ?? null);
        const medicare = ratios.find(({ state }) => state === row.state) ?? null;
        return { state: row.state, name: stateName(language, row.state), ...prices, index, spread, medicare };
      }),
      query.sort,
      ofService !== null,
    ),
    indexes:
      chosen && !ofService
        ? {
            cash: indexOf(chosen.state, "cash"),
            gross: indexOf(chosen.state, "gross"),
            negotiated: indexOf(chosen.state, "negotiated"),
          }
        : null,
    heaviest,
    medicareEditions,
    nation,
    state,
    spread: ofService ? ofService.spreadOf(kind, letters ?? "") : null,
    stateLetters: chosen?.state ?? "",
    problems: chosen || query.state === "" ? [] : [stateProblem(language, letters)],
  };
}

function stateProblem(language: Language, letters: string | null): string {
  return letters
    ? say(language, wordsIn(language).exploreData.problems.noFile, { state: stateName(language, letters) })
    : wordsIn(language).exploreData.problems.noSuchState;
}

function stateName(language: Language, letters: string): string {
  return nameOf(wordsIn(language).stateNames, letters);
}

type KindPricing = Record<ChargeKind, PriceFigures> & { hospitalCount: number };

function placeKinds(name: string, pricing: KindPricing): PlaceKinds {
  const of = (kind: ChargeKind) => placePrices(pricing, kind);
  return { name, kinds: { cash: of("cash"), gross: of("gross"), negotiated: of("negotiated") } };
}

function placePrices({ hospitalCount, ...kinds }: KindPricing, kind: ChargeKind): PlacePrices {
  const { count, amountCount, quartiles, heaps } = kinds[kind];
  return {
    hospitalCount,
    priceCount: count,
    amountCount,
    quartiles,
    heaps,
    isTooFew: count > 0 && quartiles === null && heaps === null,
  };
}

function spreadOf(quartiles: PriceQuartiles | null): number | null {
  if (quartiles === null) return null;
  const { p25, p75 } = quartileNumbers(quartiles);
  return p25 > 0 ? p75 / p25 : null;
}

/** Of one service by its prices, of several by their index. States without a figure come last; equals by name. */
function sortRows(language: Language, rows: StateRow[], sort: StateSort, isOneService: boolean): StateRow[] {
  const last = Number.POSITIVE_INFINITY;
  const numberOf = ({ quartiles, index }: StateRow, name: "p25" | "median" | "p75") =>
    isOneService ? (quartiles ? quartileNumbers(quartiles)[name] : null) : (index?.[name] ?? null);
  const rankBy: Record<StateSort, (row: StateRow) => number> = {
    state: () => 0,
    lowest: (row) => numberOf(row, "median") ?? last,
    highest: (row) => -(numberOf(row, "median") ?? -last),
    lowerQuartile: (row) => numberOf(row, "p25") ?? last,
    lowerQuartileHighest: (row) => -(numberOf(row, "p25") ?? -last),
    upperQuartile: (row) => numberOf(row, "p75") ?? last,
    upperQuartileHighest: (row) => -(numberOf(row, "p75") ?? -last),
    widest: ({ spread }) => -(spread ?? -last),
    narrowest: ({ spread }) => spread ?? last,
    lowestOfMedicare: ({ medicare }) => medicare?.median ?? last,
    highestOfMedicare: ({ medicare }) => -(medicare?.median ?? -last),
    hospitals: ({ hospitalCount }) => -hospitalCount,
    prices: ({ priceCount }) => -priceCount,
  };
  const rank = rankBy[sort];
  const byName = compareStateNames(language);
  return rows
    .map((row) => ({ row, rank: rank(row) }))
    .sort((a, b) => (a.rank === b.rank ? byName(a.row.state, b.row.state) : a.rank < b.rank ? -1 : 1))
    .map(({ row }) => row);
}
