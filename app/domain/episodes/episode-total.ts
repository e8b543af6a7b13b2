import type { Dollars } from "#app/domain/money/dollars.ts";
import { sumOfDollars } from "#app/domain/money/dollars-arithmetic.ts";
import type { PartPrice, PricedPart } from "./episode-prices.ts";

/** What prices of one kind add up to. */
type PartsSum = {
  dollars: Dollars;
  kind: PartPrice["kind"];
  parts: PricedPart[];
  /** The fewest hospitals that one of the prices is the middle of; null: the prices are one hospital's own. */
  fewestHospitals: number | null;
};

/** What the main parts of an episode add up to, and what a sum lacks. Sums are of one kind of price: a list price is never
 *  added to a cash price. */
export type EpisodeTotal = {
  /** All main parts; null: at least one of them has no price of the others' kind that can be added up. */
  total: PartsSum | null;
  /** Where there is no total, the main parts that have a cash price; null: none has. */
  partial: PartsSum | null;
  /** Main parts of which no price can be used here. */
  unpriced: PricedPart[];
  /** Main parts whose cash prices fall into two heaps, so that none of them is a middle. */
  heaped: PricedPart[];
  /** Main parts priced by the piece, of which nobody knows before how many are needed. */
  perPiece: PricedPart[];
  /** Where there is no total, main parts that have a list price alone. */
  listedOnly: PricedPart[];
  /** Parts that are in no sum: what most have beside the main parts, and what only some have. */
  optional: Record<"usual" | "sometimes", PricedPart[]>;
};

export function episodeTotal(parts: readonly PricedPart[]): EpisodeTotal {
  const main = parts.filter(({ need }) => need === "main");
  const summable = (kind: PartPrice["kind"]) =>
    main.filter(({ price, isPerUnit }) => price?.kind === kind && !isPerUnit);
  const [cash, gross] = [summable("cash"), summable("gross")];
  const whole = [cash, gross].find((some) => some.length === main.length) ?? null;
  return {
    total: whole && sumOf(whole),
    partial: whole ? null : sumOf(cash),
    unpriced: main.filter(({ price, heaps }) => price === null && heaps === null),
    heaped: main.filter(({ heaps }) => heaps !== null),
    perPiece: main.filter(({ price, isPerUnit }) => price !== null && isPerUnit),
    listedOnly: whole ? [] : gross,
    optional: {
      usual: parts.filter(({ need }) => need === "usual"),
      sometimes: parts.filter(({ need }) => need === "sometimes"),
    },
  };
}

function sumOf(parts: PricedPart[]): PartsSum | null {
  const prices = parts.flatMap(({ price }) => price ?? []);
  const [first] = prices;
  if (!first) return null;
  const counts = prices.flatMap(({ hospitalCount }) => hospitalCount ?? []);
  return {
    dollars: sumOfDollars(prices.map(({ dollars }) => dollars)),
    kind: first.kind,
    parts,
    fewestHospitals: counts.length === 0 ? null : Math.min(...counts),
  };
}
