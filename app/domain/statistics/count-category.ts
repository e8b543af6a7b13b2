import { settingsOf } from "#app/domain/billing-codes/comparable-key.ts";
import type { Implausibility } from "#app/domain/charges/implausibility.ts";
import type { LikePrices } from "./like-prices.ts";
import { type PriceDistribution, toThreeDigits } from "./price-distribution.ts";
import type { ChargeKind, CountedKind, CountedRow } from "./statistics-tables.server.ts";

/** The prices of a category or subcategory of which a state's are asked for: by setting, '' = all, then by state. */
export type CategoryPrices = Map<string, Map<string, Cell>>;

/** What is counted of a state: the hospitals that publish a price, and of each kind the prices and who publishes them. */
type Cell = { hospitalIds: Set<number>; kinds: Record<ChargeKind, Kind> };
type Kind = { hospitalIds: Set<number>; countOfAmount: Map<number, number> };

/** Counts plausible prices of facilities, in every setting that they apply to and in all. */
export function addToCategory(
  category: CategoryPrices,
  list: LikePrices,
  verdicts: readonly (Implausibility | null)[],
): void {
  if (!verdicts.includes(null)) return;
  const { hospitalIds, amountsE4, state } = list;
  const cells = [...settingsOf(list.setting), ""].map((setting) => cellOf(category, setting, state));
  verdicts.forEach((implausible, index) => {
    if (implausible !== null) return;
    for (const cell of cells) cell.hospitalIds.add(hospitalIds[index]!);
    for (const kind of KINDS) {
      const amountE4 = amountsE4[kind][index]!;
      if (Number.isNaN(amountE4)) continue;
      const amount = toThreeDigits(amountE4);
      for (const cell of cells) {
        const counted = cell.kinds[kind];
        counted.hospitalIds.add(hospitalIds[index]!);
        counted.countOfAmount.set(amount, (counted.countOfAmount.get(amount) ?? 0) + 1);
      }
    }
  });
}

const KINDS = ["gross", "cash", "negotiated"] as const satisfies ChargeKind[];

/** Counts all prices of a part, which has none in common with what is counted already. */
export function addPartOfCategory(category: CategoryPrices, part: CategoryPrices): void {
  for (const [setting, states] of part) {
    for (const [state, cell] of states) mergeCell(cellOf(category, setting, state), cell);
  }
}

function mergeCell(into: Cell, from: Cell): void {
  for (const id of from.hospitalIds) into.hospitalIds.add(id);
  for (const kind of KINDS) {
    const { hospitalIds, countOfAmount } = into.kinds[kind];
    for (const id of from.kinds[kind].hospitalIds) hospitalIds.add(id);
    for (const [amount, count] of from.kinds[kind].countOfAmount) {
      countOfAmount.set(amount, (countOfAmount.get(amount) ?? 0) + count);
    }
  }
}

/** The rows of statistics, each setting's of its states and of the nation, ''. `key`: category and subcategory. */
export function categoryRows(key: readonly string[], category: CategoryPrices): CountedRow[] {
  return [...category].flatMap(([setting, states]) => {
    const nation = emptyCell();
    for (const cell of states.values()) mergeCell(nation, cell);
    return [...states, ["", nation] as const].map(([state, cell]) => rowOf([...key, setting, state], cell));
  });
}

function rowOf(key: string[], { hospitalIds, kinds }: Cell): CountedRow {
  return {
    key,
    hospitals: {
      hospital_count: hospitalIds.size,
      gross_hospital_count: kinds.gross.hospitalIds.size,
      cash_hospital_count: kinds.cash.hospitalIds.size,
      negotiated_hospital_count: kinds.negotiated.hospitalIds.size,
    },
    kinds: { gross: counted(kinds.gross), cash: counted(kinds.cash), negotiated: counted(kinds.negotiated) },
  };
}

/** Unlike prices judge nobody. */
function counted({ countOfAmount }: Kind): CountedKind {
  const inOrder = [...countOfAmount].sort(([a], [b]) => a - b);
  const prices: PriceDistribution = {
    amountsE4: inOrder.map(([amount]) => amount),
    counts: inOrder.map(([, count]) => count),
  };
  return { prices, ownMiddle: null, judgedBy: null };
}

function cellOf(category: CategoryPrices, setting: string, state: string): Cell {
  let states = category.get(setting);
  if (!states) {
    states = new Map();
    category.set(setting, states);
  }
  let cell = states.get(state);
  if (!cell) {
    cell = emptyCell();
    states.set(state, cell);
  }
  return cell;
}

const emptyCell = (): Cell => ({
  hospitalIds: new Set(),
  kinds: { gross: emptyKind(), cash: emptyKind(), negotiated: emptyKind() },
});
const emptyKind = (): Kind => ({ hospitalIds: new Set(), countOfAmount: new Map() });
