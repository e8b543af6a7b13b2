import { DrizzleQueryError } from "drizzle-orm";

/** Why the database or the disk failed, or a setting is wrong; a fault of the program itself is thrown on, to end with
 *  its stack. */
export function describeOutage(error: unknown): string {
  const isFault = [TypeError, RangeError, ReferenceError, SyntaxError].some((kind) => error instanceof kind);
  if (isFault || !(error instanceof Error)) throw error;
  const cause = error instanceof DrizzleQueryError && error.cause ? error.cause : error;
  // A client that was still writing when the connection closed sees only a socket error.
  const isClosed = "code" in cause && (cause.code === "EPIPE" || cause.code === "ECONNRESET");
  return isClosed ? `the database terminated the connection (${cause.message})` : cause.message;
}
