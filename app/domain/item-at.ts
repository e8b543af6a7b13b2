/** What stands at a place of a list that has it, such as a bill's line that a finding names. Throws where it has not: a bug. */
export function itemAt<Item>(list: readonly Item[], index: number): Item {
  const item = list[index];
  if (item === undefined) throw new Error(`A list of ${list.length} has nothing at ${index}.`);
  return item;
}
