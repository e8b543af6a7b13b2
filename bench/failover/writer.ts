import { setTimeout as pause } from "node:timers/promises";
import { balancer } from "./site-processes.ts";

/** A client that sends one thing after the other, each under a unique name, and notes which were acknowledged. */
export interface Writer {
  kind: string;
  /** Names of what the site said it took. */
  acknowledged: Set<string>;
  /** Names of all that was sent, however often. */
  sent: Set<string>;
  /** What was answered where nothing was acknowledged, and how often. */
  refused: Map<string, number>;
  /** When the first thing sent after this moment (performance.now) was acknowledged. */
  nextAcknowledged(after: number): Promise<number>;
  stop(): Promise<void>;
}

export interface Sending {
  kind: string;
  everyMs: number;
  /** Whether what was not acknowledged is sent again under its name, as a form that is sent twice. */
  sendsAgain: boolean;
  /** Sends one thing; true where the site says that it took it. */
  send(name: string): Promise<{ status: number; isTaken: boolean }>;
}

export function openWriter({ kind, everyMs, sendsAgain, send }: Sending): Writer {
  let isOver = false;
  let count = 0;
  let waiting: { after: number; resolve(at: number): void }[] = [];
  const writer: Writer = {
    kind,
    acknowledged: new Set(),
    sent: new Set(),
    refused: new Map(),
    nextAcknowledged: (after) => new Promise((resolve) => waiting.push({ after, resolve })),
    async stop() {
      isOver = true;
      await writing;
    },
  };

  async function write() {
    while (!isOver) {
      const name = `${kind}-${++count}`;
      do {
        if (await sendOnce(name)) break;
        await pause(everyMs);
      } while (sendsAgain); // also after the drill: what was begun is followed to its end
      await pause(everyMs);
    }
  }

  async function sendOnce(name: string): Promise<boolean> {
    const sentAt = performance.now();
    writer.sent.add(name);
    const outcome = await send(name).catch((error: Error) => ({ status: error.name, isTaken: false }));
    if (!outcome.isTaken) {
      const status = String(outcome.status);
      writer.refused.set(status, (writer.refused.get(status) ?? 0) + 1);
      return false;
    }
    writer.acknowledged.add(name);
    const served = waiting.filter(({ after }) => sentAt >= after);
    waiting = waiting.filter((one) => !served.includes(one));
    for (const { resolve } of served) resolve(performance.now());
    return true;
  }

  const writing = write();
  return writer;
}

const PATIENCE_MS = 60_000;
let senders = 0;

/** Posts a form, each from a different network, so that no limit stops the drill. */
export function post(path: string, body: URLSearchParams | FormData): Promise<Response> {
  senders += 1;
  const network = `100.${64 + (senders >> 16)}.${(senders >> 8) & 255}.${senders & 255}`; // RFC 6598: owned by no one
  return fetch(`${balancer}${path}`, {
    method: "POST",
    body,
    redirect: "manual",
    headers: { "X-Forwarded-For": network },
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
}
