import { createHmac, randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import type { PooledDatabase } from "#app/platform/db/open-database.server.ts";
import { clientNetwork } from "./client-network.server.ts";
import { addToCounts, forgetEndedWindows, joinWindow } from "./limit-windows.server.ts";

/** Counts what clients do in a while, over all processes on the database. */
export interface SharedCount {
  /** Counts one more from a network address (of IPv6: one /56, what one customer gets). While the database is away, this process
   *  continues from what it knew. */
  add(address: string): Promise<ClientCount>;
}

export interface ClientCount {
  /** How many there were in this while, with this one. */
  total: number;
  /** When the while is over. */
  endsAt: Date;
}

interface SharedCountOptions {
  /** The same in all processes. */
  name: string;
  windowMs: number;
  /** A client at the limit is refused without asking the database. */
  maxCount: number;
  /** What all processes share and the database does not hold: without it no one can guess whose count it is. */
  secret: string;
}

/** The database's last count, and the tries not yet reported to it. */
interface Count {
  known: number;
  untold: number;
}

interface Window {
  /** Null: of this process alone. */
  windowId: string | null;
  key: Buffer;
  endsAtMs: number;
  /** By client. */
  counts: LRUCache<string, Count>;
  /** The clients with unreported tries. */
  untold: Set<string>;
}

const MAX_CLIENTS = 50_000;
const MAX_WAIT_MS = 500;
const ASK_AGAIN_AFTER_MS = 1_000;

/**
 * One statement counts all requests that came during the former one. So a call waits at most two round trips, and a
 * client over the limit waits for none. Stores no address, only a hash keyed by `secret` and the window's random id,
 * which is deleted when the window ends.
 */
export function openSharedCount({ $client: pool }: PooledDatabase, options: SharedCountOptions): SharedCount {
  const { name, windowMs, maxCount, secret } = options;
  let window = begin(null, 0);
  let waiting: { address: string; resolve: (counted: ClientCount) => void }[] = [];
  let isCounting = false;
  let isStuck = false;
  let awayUntilMs = 0;

  function begin(windowId: string | null, endsAtMs: number): Window {
    const key = windowId === null ? randomBytes(32) : createHmac("sha256", secret).update(windowId).digest();
    // By their sizes it grows with the clients; a `max` takes the room for all of them at once, 10 ms of work a while.
    const counts = new LRUCache<string, Count>({ maxSize: MAX_CLIENTS, sizeCalculation: () => 1 });
    return { windowId, key, endsAtMs, counts, untold: new Set() };
  }

  async function join(): Promise<void> {
    const askedAtMs = performance.now();
    const { windowId, leftMs } = await joinWindow(pool, name, windowMs);
    window = begin(windowId, askedAtMs + leftMs);
    setTimeout(() => void forgetEndedWindows(pool).catch(() => {}), leftMs + 1).unref();
  }

  /** The counts in the order of the addresses. */
  async function countTogether(addresses: string[]): Promise<ClientCount[]> {
    if (window.windowId === null || isOver(window)) await join();
    const joined = window;
    const clients = addresses.map((address) => clientOf(joined, address));
    const added = new Map<string, number>();
    for (const client of joined.untold) added.set(client, joined.counts.get(client)?.untold ?? 0);
    for (const client of clients) added.set(client, (added.get(client) ?? 0) + 1);
    const totals = joined.windowId === null ? null : await addToCounts(pool, joined.windowId, added);
    if (!totals) {
      joined.endsAtMs = 0;
      return countTogether(addresses);
    }
    for (const [client, known] of totals) {
      joined.counts.set(client, { known, untold: 0 });
      joined.untold.delete(client);
    }
    const numbers = new Map(totals);
    const fromLast = clients.toReversed().map((client) => {
      const total = numbers.get(client);
      if (total === undefined) throw new Error("The database gave no count of a client that was added.");
      numbers.set(client, total - 1);
      return counted(joined, total);
    });
    return fromLast.toReversed();
  }

  function countAlone(address: string): ClientCount {
    if (isOver(window)) window = begin(null, performance.now() + windowMs);
    const client = clientOf(window, address);
    const { known, untold } = window.counts.get(client) ?? { known: 0, untold: 0 };
    window.counts.set(client, { known, untold: untold + 1 });
    window.untold.add(client);
    return counted(window, known + untold + 1);
  }

  async function countWaiting(): Promise<void> {
    isCounting = true;
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      const answers = countTogether(batch.map(({ address }) => address)).catch(() => null);
      const inTime = await Promise.race([answers, pause(MAX_WAIT_MS, "late" as const, { ref: false })]);
      if (inTime === "late") {
        isStuck = true;
        void answers.then(() => {
          isStuck = false;
        });
      }
      const together = inTime === "late" ? null : inTime;
      if (together === null) awayUntilMs = performance.now() + ASK_AGAIN_AFTER_MS;
      for (const [at, { address, resolve }] of batch.entries()) {
        resolve(together?.[at] ?? countAlone(address));
      }
    }
    isCounting = false;
  }

  /** The count of a client that is refused regardless of the other processes; null: not known to be refused. */
  function findRefused(address: string): ClientCount | null {
    if (isOver(window)) return null;
    const count = window.counts.get(clientOf(window, address));
    if (!count || count.known + count.untold < maxCount) return null;
    return counted(window, count.known + count.untold + 1);
  }

  return {
    async add(address) {
      const refused = findRefused(address);
      if (refused) return refused;
      if (isStuck || awayUntilMs > performance.now()) return countAlone(address);
      return new Promise((resolve) => {
        waiting.push({ address, resolve });
        if (!isCounting) void countWaiting();
      });
    },
  };
}

function isOver({ endsAtMs }: Window): boolean {
  return endsAtMs <= performance.now();
}

function clientOf({ key }: Window, address: string): string {
  return createHmac("sha256", key).update(clientNetwork(address)).digest("base64url");
}

function counted({ endsAtMs }: Window, total: number): ClientCount {
  return { total, endsAt: new Date(Date.now() + endsAtMs - performance.now()) };
}
