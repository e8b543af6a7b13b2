import type { RequestHandler } from "express";
import { rateLimit, type Store } from "express-rate-limit";
import { LRUCache } from "lru-cache";
import { caching } from "./caching.ts";
import { jsonErrorBody } from "./json-error.server.ts";

interface RateLimitOptions {
  /** Calls in a minute from one address (of IPv6: one /56, what one customer gets). */
  requestsPerMinute: number;
  /** The paths that count. */
  isLimited(path: string): boolean;
  /** What a client is told who has to wait so long. */
  tooMany(retryAfterSeconds: number): string;
}

const WINDOW_MS = 60_000;
const MOST_ADDRESSES = 50_000;

/** Holds each client to a number of calls a minute, with the IETF draft's RateLimit headers on each reply; what is
 *  above gets 429 as a JSON error and Retry-After. Counted in this process; preflights do not count. */
export function limitRate({ requestsPerMinute, isLimited, tooMany }: RateLimitOptions): RequestHandler {
  return rateLimit({
    windowMs: WINDOW_MS,
    limit: requestsPerMinute,
    standardHeaders: "draft-6",
    legacyHeaders: false,
    validate: false, // TRUST_PROXY is checked at start; these checks would only log
    store: openCounts(),
    skip: ({ path, method }) => method === "OPTIONS" || !isLimited(path),
    handler: (_request, response) => {
      const message = tooMany(Number(response.getHeader("Retry-After")));
      response.setHeader("Cache-Control", caching.never);
      response.status(429).json(jsonErrorBody(429, message));
    },
  });
}

interface Count {
  totalHits: number;
  resetTime: Date;
}

/** Counts for as many addresses as fit in a few megabytes; the one that was silent longest makes room. */
function openCounts(): Store {
  const counts = new LRUCache<string, Count>({ max: MOST_ADDRESSES, ttl: WINDOW_MS });
  return {
    localKeys: true,
    increment(key) {
      let count = counts.get(key);
      if (!count) {
        count = { totalHits: 0, resetTime: new Date(Date.now() + WINDOW_MS) };
        counts.set(key, count);
      }
      count.totalHits += 1;
      return count;
    },
    decrement(key) {
      const count = counts.get(key);
      if (count) count.totalHits -= 1;
    },
    resetKey(key) {
      counts.delete(key);
    },
  };
}
