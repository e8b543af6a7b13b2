/** Returns the first and last items of a list, `maxItems` in all. Most information is near both ends of a document,
 *  and a hostile document may have tens of thousands of items. */
export function bothEnds<Item>(items: readonly Item[], maxItems: number): Item[] {
  if (items.length <= maxItems) return [...items];
  const half = Math.floor(maxItems / 2);
  return [...items.slice(0, half), ...items.slice(items.length - half)];
}
