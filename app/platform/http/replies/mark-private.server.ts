import type { ServerResponse } from "node:http";
import onHeaders from "on-headers";
import { caching } from "./caching.ts";

/** Marks a reply from any source as not to be cached or indexed. */
export function markPrivate(response: ServerResponse): void {
  onHeaders(response, () => {
    response.setHeader("Cache-Control", caching.neverAndPrivate);
    response.setHeader("X-Robots-Tag", "noindex");
  });
}
