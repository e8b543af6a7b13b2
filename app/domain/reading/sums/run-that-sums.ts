/** An amount among those that may come to a total. */
export interface Entry<Item> {
  item: Item;
  cents: number;
  /** It heads those that come to it. */
  headsSection: boolean;
  /** It isn't a part of the sum: others may follow, or none. */
  isOther: "passed-over" | "the-end" | null;
}

const MIN_OF_SECTION = 2;

/** The most entries from the first one on that come to one of the totals, without the sums of sections ("Charges for day 1": what
 *  the entries above it come to, since the sum before). Fewer than `minEntries` come to one by chance. */
export function runThatSums<Item>(
  entries: readonly Entry<Item>[],
  totals: ReadonlySet<number>,
  minEntries: number,
): Item[] {
  const run: Item[] = [];
  let [sum, longest] = [0, 0];
  let section = { cents: 0, count: 0 };
  for (const { item, cents, headsSection, isOther } of entries) {
    if (headsSection || (section.count >= MIN_OF_SECTION && cents === section.cents)) {
      section = { cents: 0, count: 0 };
      continue;
    }
    if (isOther === "passed-over") continue;
    if (isOther === "the-end") break;
    section = { cents: section.cents + cents, count: section.count + 1 };
    run.push(item);
    sum += cents;
    if (run.length >= minEntries && totals.has(sum)) longest = run.length;
  }
  return run.slice(0, longest);
}
