/** Thrown where a row is not there any more that was read or opened a moment ago. */
export class RowGone extends Error {
  override name = "RowGone";
}

const FOREIGN_KEY_VIOLATION = "23503";

/** Whether something failed because what it belongs to, an account or a bill, was deleted meanwhile. */
export function isRowGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isViolation = "code" in error && error.code === FOREIGN_KEY_VIOLATION;
  return isViolation || error instanceof RowGone || isRowGone(error.cause);
}
