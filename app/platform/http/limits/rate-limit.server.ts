import type { RequestHandler } from "express";
import { rateLimit } from "express-rate-limit";
import { caching } from "../replies/caching.ts";
import { jsonErrorBody } from "../replies/json-error.server.ts";
import type { SharedCount } from "./shared-count.server.ts";

interface RateLimitOptions {
  /** Calls in a minute from one address (of IPv6: one /56, what one customer gets). */
  requestsPerMinute: number;
  /** Counts the calls of `RATE_WINDOW_MS`. */
  count: SharedCount;
  /** The paths that count. */
  isLimited(path: string): boolean;
  /** The message to a client that has to wait, with the time. */
  tooMany(retryAfterSeconds: number): string;
}

export const RATE_WINDOW_MS = 60_000;

/** Holds each client to a number of calls a minute, with the IETF draft's RateLimit headers on each reply; what is
 *  above gets 429 as a JSON error and Retry-After. Preflights do not count. */
export function limitRate({
  requestsPerMinute,
  count,
  isLimited,
  tooMany,
}: RateLimitOptions): RequestHandler {
  return rateLimit({
    windowMs: RATE_WINDOW_MS,
    limit: requestsPerMinute,
    standardHeaders: "draft-6",
    legacyHeaders: false,
    validate: false, // TRUST_PROXY is checked at start; these checks would only log
    keyGenerator: ({ ip }) => ip ?? "", // `count` knows which addresses are one client
    store: {
      async increment(address) {
        const { total, endsAt } = await count.add(address);
        return { totalHits: total, resetTime: endsAt };
      },
      decrement() {},
      resetKey() {},
    },
    skip: ({ path, method }) => method === "OPTIONS" || !isLimited(path),
    handler: (_request, response) => {
      const message = tooMany(Number(response.getHeader("Retry-After")));
      response.setHeader("Cache-Control", caching.never);
      response.status(429).json(jsonErrorBody(429, message));
    },
  });
}
