/** Returns the first and last items of a list, `most` in all. Most information is near both ends of a document,
 *  and a hostile document may have tens of thousands of items. */
export function bothEnds<Item>(items: readonly Item[], most: number): Item[] {
  if (items.length <= most) return [...items];
  const half = Math.floor(most / 2);
  return [...items.slice(0, half), ...items.slice(items.length - half)];
}
