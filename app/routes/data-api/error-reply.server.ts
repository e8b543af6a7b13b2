import { caching } from "#app/platform/http/caching.ts";

/** The one shape in which the data API answers that it could not do what was asked; `error` is for a person. */
export function errorReply(statusCode: number, error: string, headers: HeadersInit = {}): Response {
  return Response.json(
    { error, status_code: statusCode },
    { status: statusCode, headers: { "Cache-Control": caching.never, ...headers } },
  );
}
