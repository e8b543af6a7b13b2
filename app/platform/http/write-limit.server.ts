import { createHmac, randomBytes } from "node:crypto";
import { LRUCache } from "lru-cache";
import { clientNetwork } from "./client-network.server.ts";

/** Holds each client to a number of writes in a while. Routes ask it, since only they know what a request writes. */
export interface WriteLimit {
  /** Counts one write from a network address (of IPv6: one /56, what one customer gets). Null: it may be done; else
   *  the seconds until the next one may. */
  take(address: string): number | null;
}

const MOST_ADDRESSES = 50_000;

/** Counts in this process, and keeps no address: a hash under a random key stands for it, and both are dropped at the
 *  end of each while. */
export function openWriteLimit({ writes, windowMs }: { writes: number; windowMs: number }): WriteLimit {
  const counts = new LRUCache<string, number>({ max: MOST_ADDRESSES });
  let key = randomBytes(32);
  let endsAt = 0;

  function begin() {
    endsAt = Date.now() + windowMs;
    setTimeout(end, windowMs).unref();
  }

  function end() {
    counts.clear();
    key = randomBytes(32);
    endsAt = 0;
  }

  return {
    take(address) {
      if (endsAt === 0) begin();
      const client = createHmac("sha256", key).update(clientNetwork(address)).digest("base64url");
      const count = counts.get(client) ?? 0;
      if (count >= writes) return Math.max(1, Math.ceil((endsAt - Date.now()) / 1000));
      counts.set(client, count + 1);
      return null;
    },
  };
}
