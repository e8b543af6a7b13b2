/** Thrown if a row that was just read or opened no longer exists. */
export class RowGone extends Error {
  override name = "RowGone";
}

const FOREIGN_KEY_VIOLATION = "23503";
/** What people keep, and may delete in another window. */
const OF_PEOPLE = /^(?:account|waiting|deadline)_/;

/** Whether something failed because its account or bill was deleted in the meantime. */
export function isRowGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isViolation = "code" in error && error.code === FOREIGN_KEY_VIOLATION;
  const isOfPeople = "table" in error && typeof error.table === "string" && OF_PEOPLE.test(error.table);
  return (isViolation && isOfPeople) || error instanceof RowGone || isRowGone(error.cause);
}
