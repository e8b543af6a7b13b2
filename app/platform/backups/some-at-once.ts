const AT_ONCE = 4;

/** Does a task for each item, four at once: syncing a small file waits for the disk more than it works. Throws the first failure,
 *  once no task is running. */
export async function someAtOnce<Item>(
  items: Iterable<Item>,
  task: (item: Item) => Promise<void>,
): Promise<void> {
  const rest = items[Symbol.iterator]();
  const failures: unknown[] = [];
  const worker = async () => {
    for (let next = rest.next(); !next.done && failures.length === 0; next = rest.next()) {
      await task(next.value).catch((error: unknown) => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  if (failures.length > 0) throw failures[0];
}
