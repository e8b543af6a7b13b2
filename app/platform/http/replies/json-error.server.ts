import { caching } from "./caching.ts";

interface JsonErrorOptions {
  /** A code that programs may branch on. */
  reason?: string;
  headers?: HeadersInit;
  /** What else the reply says, such as the available choices. */
  more?: object;
}

/** The one shape in which a call answers that it could not do what was asked, `{error, status_code, …}`: `message` is
 *  for a person. No cache keeps it. */
export function jsonError(
  statusCode: number,
  message: string,
  { headers, ...beside }: JsonErrorOptions = {},
): Response {
  const reply = Response.json(jsonErrorBody(statusCode, message, beside), { status: statusCode, headers });
  reply.headers.set("Cache-Control", caching.never);
  return reply;
}

/** The body alone, for where Express answers. */
export function jsonErrorBody(
  statusCode: number,
  message: string,
  { reason, more }: Pick<JsonErrorOptions, "reason" | "more"> = {},
) {
  return { error: message, status_code: statusCode, ...(reason && { reason }), ...more };
}
