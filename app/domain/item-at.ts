/** Returns an item of a list that must have it, such as a bill's line named by a finding. Throws if it is
 *  missing: a bug. */
export function itemAt<Item>(list: readonly Item[], index: number): Item {
  const item = list[index];
  if (item === undefined) throw new Error(`A list of ${list.length} has nothing at ${index}.`);
  return item;
}
