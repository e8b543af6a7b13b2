/** PostgreSQL's own code, and what the system says of a write without room. */
const NO_ROOM = new Set(["53100", "ENOSPC", "EDQUOT"]);

/** Whether a statement or a write failed because a disk is full, the database's or ours. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && NO_ROOM.has(String(error.code))) || isDiskFull(error.cause);
}
