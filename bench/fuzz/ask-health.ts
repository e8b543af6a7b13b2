import { get } from "node:http";
import { json } from "node:stream/consumers";

export interface SiteHealth {
  /** The longest that the event loop stood still since it was asked last. */
  stoodMs: number;
  rss: number;
  heapUsed: number;
}

/** What tell-health.js says of the site's process, from the inside. */
export function askHealth(socketPath: string, what: "/loop" | "/memory"): Promise<SiteHealth> {
  return new Promise((resolve, reject) => {
    get({ socketPath, path: what, agent: false }, (reply) =>
      json(reply).then((told) => resolve(told as SiteHealth), reject),
    ).on("error", reject);
  });
}
