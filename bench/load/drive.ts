import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import autocannon, { type Result } from "autocannon";
import { type Kind, SHARES, type Traffic } from "./traffic.ts";

export interface Driven {
  /** Replies a second. */
  rate: number;
  /** Milliseconds of each reply that was taken (200 or 303). */
  times: Record<Kind, number[]>;
  /** Replies by what they were: a status, '503 without Retry-After', or 'no reply'. */
  replies: Map<string, number>;
}

/** autocannon sends a second's requests as that second begins: lanes that begin one after the other spread them. */
const LANES = 5;
const MAX_CONNECTIONS_A_LANE = 60;

/** Sends a number of requests a second in the shares of the traffic, for a given time. */
export async function drive(
  origin: string,
  traffic: Traffic,
  rate: number,
  seconds: number,
): Promise<Driven> {
  const driven: Driven = {
    rate: 0,
    times: { "kept pages": [], searches: [], forms: [] },
    replies: new Map(),
  };
  const kinds = Object.keys(SHARES) as Kind[];
  const startedAt = performance.now();
  await Promise.all(
    kinds.flatMap((kind) => {
      const ofKind = Math.max(1, Math.round((rate * SHARES[kind]) / 100));
      const lanes = Math.min(LANES, ofKind);
      return Array.from({ length: lanes }, async (_, lane) => {
        await pause((lane * 1000) / lanes);
        const inLane = Math.floor(ofKind / lanes) + (lane < ofKind % lanes ? 1 : 0);
        await driveLane({ origin, kind, rate: inLane, seconds, next: traffic[kind] }, driven);
      });
    }),
  );
  const replies = [...driven.replies.values()].reduce((sum, count) => sum + count, 0);
  driven.rate = replies / ((performance.now() - startedAt) / 1000 - (LANES - 1) / LANES);
  return driven;
}

interface Lane {
  origin: string;
  kind: Kind;
  rate: number;
  seconds: number;
  next: Traffic[Kind];
}

async function driveLane(
  { origin, kind, rate, seconds, next }: Lane,
  { times, replies }: Driven,
): Promise<void> {
  const count = (reply: string, more = 1) => replies.set(reply, (replies.get(reply) ?? 0) + more);
  const running = autocannon(
    {
      url: origin,
      connections: Math.min(rate, MAX_CONNECTIONS_A_LANE),
      overallRate: rate,
      duration: seconds,
      ignoreCoordinatedOmission: true, // what was not sent in time shows in the rate
      requests: [
        {
          setupRequest: (request) => Object.assign(request, next()),
          onResponse(status, _body, _context, headers) {
            const isTold = Object.keys(headers as object).some((name) => /^retry-after$/i.test(name));
            count(status === 503 && !isTold ? "503 without Retry-After" : String(status));
          },
        },
      ],
    },
    () => {},
  );
  running.on("response", (_client, status, _bytes, timeMs) => {
    if (status === 200 || status === 303) times[kind].push(timeMs);
  });
  const [{ errors }] = (await once(running, "done")) as [Result];
  if (errors > 0) count("no reply", errors);
}

/** The time that this share of the requests took at most; 0 without any. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export function allTimes({ times }: Driven): number[] {
  return Object.values(times).flat();
}

/** Replies that say neither 'here it is' nor 'come again later'. */
export function faultsOf({ replies }: Driven): [string, number][] {
  return [...replies].filter(([reply]) => !["200", "303", "429", "503"].includes(reply));
}

export function turnedAway({ replies }: Driven): number {
  return (replies.get("429") ?? 0) + (replies.get("503") ?? 0);
}
