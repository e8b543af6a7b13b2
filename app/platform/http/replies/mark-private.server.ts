import type { ServerResponse } from "node:http";
import onHeaders from "on-headers";
import { caching } from "./caching.ts";

/** Says of a reply, whatever makes it, that nothing may keep or list it. */
export function markPrivate(response: ServerResponse): void {
  onHeaders(response, () => {
    response.setHeader("Cache-Control", caching.neverAndPrivate);
    response.setHeader("X-Robots-Tag", "noindex");
  });
}
