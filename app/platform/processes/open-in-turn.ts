/** Notes what was opened, so that it is closed again. */
export interface Opening {
  /** Takes what is to be closed, and hands it back. */
  add<Opened extends { close(): unknown }>(opened: Opened): Opened;
}

/** Opens several things; a later one may need an earlier one. `close` closes them all, the last one first, even if one fails to
 * close. If opening fails, all opened ones are closed before the failure is rethrown. */
export async function openInTurn<Value>(
  open: (opening: Opening) => Promise<Value>,
): Promise<{ value: Value; close(): Promise<void> }> {
  const opened: { close(): unknown }[] = [];
  async function close() {
    const failures: unknown[] = [];
    for (const one of opened.splice(0).reverse()) {
      try {
        await one.close();
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
  }
  const opening: Opening = {
    add(one) {
      opened.push(one);
      return one;
    },
  };
  try {
    return { value: await open(opening), close };
  } catch (error) {
    await close().catch(() => {}); // why it could not be opened says more
    throw error;
  }
}
