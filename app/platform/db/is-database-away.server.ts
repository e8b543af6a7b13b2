/** The system's error codes for a machine or socket that doesn't answer, or that was closed while in use. */
const SOCKET_CODES = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ECONNABORTED",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENETDOWN",
  "EAI_AGAIN",
  "ENOENT",
  "EPIPE",
  "ENOTFOUND",
  "ETIMEDOUT",
]);

/** PostgreSQL's codes: connection errors (also a pooler's), shutting down, crashed, not yet up, too many
 *  connections. Also a server that became a standby, and a standby that canceled a query to continue replay. */
const SQL_STATE = /^(?:08|57P0[1235]|53300|25006|40001)/;

/** The driver's words for a connection that broke, was not made in time, or gives no answer. */
const LOST_CONNECTION =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error)/;

/** Whether a query failed because the database is not there now, so that the caller can retry it later. The query's changes may
 *  have been made anyway. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  if (SOCKET_CODES.has(code) || SQL_STATE.test(code) || LOST_CONNECTION.test(error.message)) return true;
  return isDatabaseAway(error.cause);
}
