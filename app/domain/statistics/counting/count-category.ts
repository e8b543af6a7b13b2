import { PATIENT_SETTINGS, type Setting, settingsOf } from "#app/domain/billing-codes/comparable-key.ts";
import type { Implausibility } from "#app/domain/charges/implausibility.ts";
import { itemAt } from "#app/domain/item-at.ts";
import type { ComparablePrices } from "../tables/comparable-prices.ts";
import type { CountedKind } from "../tables/kind-cells.server.ts";
import { CHARGE_KINDS, type ChargeKind, type CountedRow } from "../tables/statistics-tables.server.ts";
import {
  distributionOf,
  mergeDistributions,
  type PriceDistribution,
  toThreeDigits,
} from "../values/price-distribution.ts";

/**
 * The prices of a category or subcategory: by state, then by the setting that they are published for, so that each price
 * counts in one cell alone, although most apply to every setting.
 */
export type CategoryPrices = Map<string, Map<Setting, Cell>>;

/** What is counted in a cell: the hospitals that publish a price, and of each kind the prices and who publishes them. */
type Cell = { hospitalIds: Set<number>; kinds: Record<ChargeKind, Kind> };
/** `added` prices are not in `prices` yet. */
type Kind = { hospitalIds: Set<number>; prices: PriceDistribution; added: number[] };

/** Counts plausible prices of facilities. */
export function addToCategory(
  category: CategoryPrices,
  list: ComparablePrices,
  verdicts: readonly (Implausibility | null)[],
): void {
  if (!verdicts.includes(null)) return;
  const { hospitalIds, amountsE4, state, setting } = list;
  const cell = cellOf(category, state, setting);
  verdicts.forEach((implausible, index) => {
    if (implausible !== null) return;
    const hospitalId = itemAt(hospitalIds, index);
    cell.hospitalIds.add(hospitalId);
    for (const kind of CHARGE_KINDS) {
      const amountE4 = amountsE4[kind][index] ?? Number.NaN;
      if (Number.isNaN(amountE4)) continue;
      cell.kinds[kind].hospitalIds.add(hospitalId);
      cell.kinds[kind].added.push(toThreeDigits(amountE4));
    }
  });
}

/** Counts all prices of a part, which has none in common with what is counted already. */
export function addPartOfCategory(category: CategoryPrices, part: CategoryPrices): void {
  for (const [state, cells] of part) {
    for (const [setting, cell] of cells) {
      const into = cellOf(category, state, setting);
      addIds(into, cell);
      for (const kind of CHARGE_KINDS) {
        const ofKind = into.kinds[kind];
        addIds(ofKind, cell.kinds[kind]);
        ofKind.prices = mergeDistributions([ofKind.prices, pricesOf(cell.kinds[kind])]);
      }
    }
  }
}

/** Of which prices are counted; '' = all. */
const COUNTED_SETTINGS = [...PATIENT_SETTINGS, ""] as const;

/** The rows of statistics, each setting's of its states and of the nation, ''. `key`: category and subcategory. */
export function categoryRows(key: readonly string[], category: CategoryPrices): CountedRow[] {
  const merged = openMerging();
  return COUNTED_SETTINGS.flatMap((setting) => {
    const applying = [...category].map(([state, cells]) => {
      const ofState = [...cells].filter(([of]) => setting === "" || settingsOf(of).includes(setting));
      return { state, cells: ofState.map(([, cell]) => cell) };
    });
    const states = applying.filter(({ cells }) => cells.length > 0);
    if (states.length === 0) return [];
    const nation = { state: "", cells: states.flatMap(({ cells }) => cells) };
    return [...states, nation].map(({ state, cells }) => ({
      key: [...key, setting, state],
      medicareE4: null,
      ...merged(cells),
    }));
  });
}

/** Counts cells together. Most prices apply to both settings: what the first has worked out serves the others. */
function openMerging() {
  const numbers = new Map<Cell, number>();
  const known = new Map<string, Omit<CountedRow, "key" | "medicareE4">>();
  const numberOf = (cell: Cell) => {
    const number = numbers.get(cell) ?? numbers.size;
    numbers.set(cell, number);
    return number;
  };
  return (cells: readonly Cell[]): Omit<CountedRow, "key" | "medicareE4"> => {
    const name = cells.map(numberOf).join();
    const row = known.get(name) ?? rowOf(mergeCells(cells));
    known.set(name, row);
    return row;
  };
}

function mergeCells(cells: readonly Cell[]): Cell {
  const mergeKind = (kind: ChargeKind): Kind => {
    const kinds = cells.map((cell) => cell.kinds[kind]);
    return {
      hospitalIds: union(kinds),
      prices: mergeDistributions(kinds.map(pricesOf)),
      added: [],
    };
  };
  return {
    hospitalIds: union(cells),
    kinds: { gross: mergeKind("gross"), cash: mergeKind("cash"), negotiated: mergeKind("negotiated") },
  };
}

type WithHospitals = { hospitalIds: Set<number> };

function union(many: readonly WithHospitals[]): Set<number> {
  const [only, another] = many;
  if (only && !another) return only.hospitalIds;
  const all: WithHospitals = { hospitalIds: new Set() };
  for (const one of many) addIds(all, one);
  return all.hospitalIds;
}

function addIds(into: WithHospitals, { hospitalIds }: WithHospitals): void {
  for (const id of hospitalIds) into.hospitalIds.add(id);
}

function pricesOf(kind: Kind): PriceDistribution {
  if (kind.added.length > 0) {
    kind.prices = mergeDistributions([kind.prices, distributionOf([Float64Array.from(kind.added)])]);
    kind.added = [];
  }
  return kind.prices;
}

function rowOf({ hospitalIds, kinds }: Cell): Omit<CountedRow, "key" | "medicareE4"> {
  return {
    hospitals: {
      hospital_count: hospitalIds.size,
      gross_hospital_count: kinds.gross.hospitalIds.size,
      cash_hospital_count: kinds.cash.hospitalIds.size,
      negotiated_hospital_count: kinds.negotiated.hospitalIds.size,
    },
    kinds: { gross: counted(kinds.gross), cash: counted(kinds.cash), negotiated: counted(kinds.negotiated) },
  };
}

/** Prices that aren't comparable judge no others, and each counts. */
const counted = ({ prices }: Kind): CountedKind => ({
  each: prices,
  repeats: { amountsE4: [], counts: [] },
  ownMiddle: null,
  likely: null,
});

function cellOf(category: CategoryPrices, state: string, setting: Setting): Cell {
  let cells = category.get(state);
  if (!cells) {
    cells = new Map();
    category.set(state, cells);
  }
  let cell = cells.get(setting);
  if (!cell) {
    cell = {
      hospitalIds: new Set(),
      kinds: { gross: emptyKind(), cash: emptyKind(), negotiated: emptyKind() },
    };
    cells.set(setting, cell);
  }
  return cell;
}

const emptyKind = (): Kind => ({
  hospitalIds: new Set(),
  prices: { amountsE4: [], counts: [] },
  added: [],
});
