import type { IncomingHttpHeaders } from "node:http";
import fresh from "fresh";

/** Whether the client's If-None-Match names the reply of `etag`, so that 304 is enough. Ignores other headers:
 *  programs with `fetch` also send 'Cache-Control: no-cache' by default. */
export function hasSameVersion(ifNoneMatch: IncomingHttpHeaders["if-none-match"], etag: string): boolean {
  return ifNoneMatch !== undefined && fresh({ "if-none-match": ifNoneMatch }, { etag });
}
