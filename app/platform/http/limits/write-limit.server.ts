import type { PooledDatabase } from "#app/platform/db/open-database.server.ts";
import { openSharedCount } from "./shared-count.server.ts";

/** Holds each client to a number of writes in a while. Routes ask it, since only they know what a request writes. */
export interface WriteLimit {
  /** Counts one write from a network address (of IPv6: one /56, what one customer gets). Null: it may be done; else
   *  the seconds until the next one may. */
  take(address: string): Promise<number | null>;
}

/** What distinguishes limits, and how much they allow. */
export interface WriteLimitRule {
  name: string;
  writes: number;
  windowMs: number;
}

/** A limit that holds over all processes on the database, which share `secret`. */
export function openWriteLimit(
  db: PooledDatabase,
  { writes, ...rule }: WriteLimitRule,
  secret: string,
): WriteLimit {
  const count = openSharedCount(db, { ...rule, maxCount: writes, secret });
  return {
    async take(address) {
      const { total, endsAt } = await count.add(address);
      return total <= writes ? null : Math.max(1, Math.ceil((endsAt.getTime() - Date.now()) / 1000));
    },
  };
}
