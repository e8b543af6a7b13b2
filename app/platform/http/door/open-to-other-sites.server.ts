import type { RequestHandler } from "express";
import onHeaders from "on-headers";

const READABLE_HEADERS =
  "ETag, Retry-After, RateLimit-Limit, RateLimit-Policy, RateLimit-Remaining, RateLimit-Reset, X-Total-Count";
const DAY_SECONDS = 86_400;

/** CORS: lets scripts of any site read the paths that `isOpen` names, without cookies, and answers their preflights. */
export function openToOtherSites(isOpen: (path: string) => boolean): RequestHandler {
  return (request, response, next) => {
    if (!isOpen(request.path)) return next();
    if (request.method === "OPTIONS") {
      response.set({
        "Access-Control-Allow-Origin": "*",
        "Access-Control-Allow-Methods": "GET, HEAD, OPTIONS",
        "Access-Control-Allow-Headers": request.get("Access-Control-Request-Headers") ?? "*",
        "Access-Control-Max-Age": String(DAY_SECONDS),
        Vary: "Access-Control-Request-Headers",
      });
      return response.status(204).end();
    }
    if (request.method === "GET" || request.method === "HEAD") {
      // Not earlier: a route that sets one itself would make it two, which browsers refuse.
      onHeaders(response, () => {
        response.setHeader("Access-Control-Allow-Origin", "*");
        response.setHeader("Access-Control-Expose-Headers", READABLE_HEADERS);
      });
    }
    next();
  };
}
