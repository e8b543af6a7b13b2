import { itemAt } from "#app/domain/item-at.ts";
import type { Subcategory } from "./service-categories.ts";

/** For each subcategory its codes: '70450-70498' or '70450', parted by spaces. All of one table are of one length. */
export type CodeRanges = Partial<Record<Subcategory, string>>;

type CodeRange = { readonly first: string; readonly last: string; readonly subcategory: Subcategory };

/** Ranges in the order of their first codes. */
type SortedRanges = readonly CodeRange[];

/** The ranges of a table, ready to be searched. Throws where two of them overlap. */
export function sortRanges(table: CodeRanges): SortedRanges {
  const ranges = Object.entries(table)
    .flatMap(([subcategory, codes]) =>
      codes.split(/\s+/).map((range) => {
        const [first, last] = range.split("-") as [string, string | undefined];
        return { first, last: last ?? first, subcategory: subcategory as Subcategory };
      }),
    )
    .sort((a, b) => (a.first < b.first ? -1 : 1));
  for (const [index, { first, last }] of ranges.entries()) {
    const before = ranges[index - 1];
    if (last < first || (before && first <= before.last)) throw new Error(`Code ranges overlap at ${first}.`);
  }
  return ranges;
}

/** The subcategory in whose ranges a code lies, or null. */
export function findInRanges(ranges: SortedRanges, code: string): Subcategory | null {
  let low = 0;
  let high = ranges.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (itemAt(ranges, middle).first <= code) low = middle + 1;
    else high = middle;
  }
  const found = low === 0 ? null : itemAt(ranges, low - 1);
  return found && code <= found.last ? found.subcategory : null;
}
