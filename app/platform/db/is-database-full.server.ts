const DISK_FULL = "53100";

/** Whether a statement failed because the disk under the database is full. */
export function isDatabaseFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && error.code === DISK_FULL) || isDatabaseFull(error.cause);
}
