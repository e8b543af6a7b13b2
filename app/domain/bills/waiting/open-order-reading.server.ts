import { setTimeout as pause } from "node:timers/promises";
import { isDatabaseAway } from "#app/platform/db/is-database-away.server.ts";
import { listenToChannel } from "#app/platform/db/listen-to-channel.server.ts";
import type { PooledDatabase } from "#app/platform/db/open-database.server.ts";
import { logFailure } from "#app/platform/log/log-failure.ts";
import { claimOrder } from "./claim-order.server.ts";
import { type OrderServices, readOrder } from "./read-order.server.ts";
import { BILLS_CHANNEL } from "./waiting-bill.ts";

/** For those whose reader died, and for what was not heard. */
const LOOK_EVERY_MS = 2_000;

/** Reads the bills that wait, `places` at a time, as soon as they are there, which `sessions` hears from the server itself.
 *  Closing gives back what is under way. */
export function openOrderReading(
  services: OrderServices & { db: PooledDatabase; sessions: PooledDatabase },
  places: number,
): { close(): Promise<void> } {
  const closing = new AbortController();
  const { signal } = closing;
  const sleepers = new Set<() => void>();
  const listener = listenToChannel(services.sessions, BILLS_CHANNEL, () => {
    for (const wake of sleepers) wake();
  });

  function sleep(): Promise<void> {
    const woken = new AbortController();
    const wake = () => woken.abort();
    sleepers.add(wake);
    return pause(LOOK_EVERY_MS, undefined, { signal: AbortSignal.any([signal, woken.signal]) })
      .catch(() => {})
      .finally(() => sleepers.delete(wake));
  }

  async function readNext(): Promise<"read" | "later"> {
    const claim = await claimOrder(services.db);
    return claim ? readOrder(services, claim, signal) : "later";
  }

  async function readOnAndOn(): Promise<void> {
    while (!signal.aborted) {
      const outcome = await readNext().catch((error: unknown) => {
        if (!isDatabaseAway(error)) logFailure("Waiting bills could not be read", error);
        return "later" as const;
      });
      if (outcome === "later") await sleep();
    }
  }

  const readers = Array.from({ length: places }, readOnAndOn);
  return {
    async close() {
      closing.abort();
      await listener.close();
      await Promise.all(readers);
    },
  };
}
