/** What the system says of a socket that nobody answers, or that was closed while it was used. */
const SOCKET_CODES = new Set(["ECONNREFUSED", "ECONNRESET", "ENOENT", "EPIPE", "ENOTFOUND", "ETIMEDOUT"]);
/** PostgreSQL's own: connection exceptions, and being shut down, crashed or not yet up. */
const SQL_STATE = /^(?:08|57P0[123])/;

/** Whether a query failed because the database is not there now, so that the same may be tried again in a while. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  if (SOCKET_CODES.has(code) || SQL_STATE.test(code)) return true;
  if (/^(?:Connection terminated|timeout exceeded when trying to connect)/.test(error.message)) return true;
  return isDatabaseAway(error.cause);
}
