/** The first and the last of a list, `most` in all: what tells most of a document stands at its ends, and a hostile one may have
 *  tens of thousands of anything. */
export function bothEnds<Item>(items: readonly Item[], most: number): Item[] {
  if (items.length <= most) return [...items];
  const half = Math.floor(most / 2);
  return [...items.slice(0, half), ...items.slice(items.length - half)];
}
