import type { IncomingHttpHeaders } from "node:http";
import fresh from "fresh";

/** Whether a client that sends this If-None-Match has the very reply that `etag` stands for, so that 304 is enough. By
 *  that header alone: programs that use `fetch` send 'Cache-Control: no-cache' beside it, whatever they want. */
export function hasSameVersion(ifNoneMatch: IncomingHttpHeaders["if-none-match"], etag: string): boolean {
  return ifNoneMatch !== undefined && fresh({ "if-none-match": ifNoneMatch }, { etag });
}
