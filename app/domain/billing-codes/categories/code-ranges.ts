import type { Subcategory } from "./service-categories.ts";

/** For each subcategory its codes: '70450-70498' or '70450', parted by spaces. All of one table are of one length. */
export type CodeRanges = Partial<Record<Subcategory, string>>;

/** Ranges in the order of their first codes; of one index are first and last code and the subcategory. */
type SortedRanges = {
  readonly firsts: readonly string[];
  readonly lasts: readonly string[];
  readonly subcategories: readonly Subcategory[];
};

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
  return {
    firsts: ranges.map(({ first }) => first),
    lasts: ranges.map(({ last }) => last),
    subcategories: ranges.map(({ subcategory }) => subcategory),
  };
}

/** The subcategory in whose ranges a code lies, or null. */
export function findInRanges(
  { firsts, lasts, subcategories }: SortedRanges,
  code: string,
): Subcategory | null {
  let low = 0;
  let high = firsts.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (firsts[middle]! <= code) low = middle + 1;
    else high = middle;
  }
  const found = low - 1;
  return found >= 0 && code <= lasts[found]! ? subcategories[found]! : null;
}
