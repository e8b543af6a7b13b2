import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import type { PooledDatabase } from "./open-database.server.ts";

export interface ChannelListener {
  close(): Promise<void>;
}

const RECONNECT_AFTER_MS = 1_000;

/** Calls `hear` with the payload of every NOTIFY on `channel`, from any process, as soon as its transaction commits. A lost
 * connection is opened again quietly, and what was sent in the meantime is lost, so listeners also check now and then. It takes
 * the server itself: a pooler passes no notification on. */
export function listenToChannel(
  { $client: { options } }: PooledDatabase,
  channel: string,
  hear: (payload: string) => void,
): ChannelListener {
  const closing = new AbortController();
  const { signal } = closing;

  async function listenUntilLost(): Promise<void> {
    const client = new pg.Client(options);
    client.on("error", () => {}); // 'end' follows
    client.on("notification", ({ payload = "" }) => hear(payload));
    const end = () => void client.end().catch(() => {});
    try {
      await client.connect();
      const lost = once(client, "end");
      signal.addEventListener("abort", end, { once: true });
      if (signal.aborted) end();
      else await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      await lost;
    } catch {
      end();
    } finally {
      signal.removeEventListener("abort", end);
    }
  }

  async function listen(): Promise<void> {
    while (!signal.aborted) {
      await listenUntilLost();
      await pause(RECONNECT_AFTER_MS, undefined, { signal }).catch(() => {});
    }
  }

  const listening = listen();
  return {
    async close() {
      closing.abort();
      await listening;
    },
  };
}
