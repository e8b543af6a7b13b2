import type { LikelyRange } from "#app/domain/medicare/likely-range.ts";
import { countedPrices, likelyOf } from "../values/counted-prices.ts";
import { findPriceClusters, publishedRanges } from "../values/price-clusters.ts";
import {
  countOf,
  type PriceDistribution,
  packDistribution,
  quartilesOf,
} from "../values/price-distribution.ts";

/** The statistics of one kind of price in a row: their own median, which judges states with too few prices, and
 *  the plausible range. Null range: Medicare judges them, or nothing does. */
export type CountedKind = {
  each: PriceDistribution;
  /** Those of them that hospitals of one price list repeat, which do not count again. */
  repeats: PriceDistribution;
  ownMiddle: number | null;
  likely: LikelyRange | null;
};

/** How a table has a kind of price: whether its prices are of the same thing, and whether two heaps are told. */
type KindOfTable = { isJudged: boolean; hasRanges: boolean };

/** The columns of a table that are of a kind, in the order of their cells. */
export function kindColumns(kind: string, { isJudged, hasRanges }: KindOfTable): string[] {
  return [
    "count",
    "p25",
    "median",
    "p75",
    "distribution",
    ...(isJudged ? ["amount_count", "repeats", "middle", "implausible_count"] : []),
    ...(hasRanges ? ["ranges"] : []),
  ].map((column) => `${kind}_${column}`);
}

/** Returns the contents of the cells, in COPY's text format. */
export function kindCells(
  { each, repeats, ownMiddle, likely }: CountedKind,
  { isJudged, hasRanges }: KindOfTable,
): string[] {
  const counted = likelyOf(countedPrices(each, repeats), likely);
  const heaps = hasRanges ? findPriceClusters(counted) : null;
  const quartiles = heaps ? null : quartilesOf(counted.each);
  const count = countOf(counted.each);
  return [
    String(count),
    dollarsCell(quartiles?.p25),
    dollarsCell(quartiles?.median),
    dollarsCell(quartiles?.p75),
    packedCell(each),
    ...(isJudged
      ? [
          String(countOf(counted.once)),
          packedCell(repeats),
          dollarsCell(ownMiddle),
          String(countOf(each) - count),
        ]
      : []),
    ...(hasRanges ? [heaps ? JSON.stringify(publishedRanges(heaps)) : "\\N"] : []),
  ];
}

/** Ten-thousandths of a dollar as dollars in COPY's text format; null and undefined are null. */
export function dollarsCell(amountE4: number | null | undefined): string {
  return typeof amountE4 === "number" ? String(amountE4 / 10_000) : "\\N";
}

/** Rows of several settings share a distribution. */
const packedCells = new WeakMap<PriceDistribution, string>();

function packedCell(prices: PriceDistribution): string {
  const known = packedCells.get(prices);
  if (known !== undefined) return known;
  const cell = `\\\\x${packDistribution(prices).toString("hex")}`;
  packedCells.set(prices, cell);
  return cell;
}
