import type { RequestHandler } from "express";
import onHeaders from "on-headers";
import { caching } from "./caching.ts";

/** Says of every reply under private paths, whatever made it, that nothing may keep or list it. */
export function keepPrivate(isPrivate: (path: string) => boolean): RequestHandler {
  return (request, response, next) => {
    if (isPrivate(request.path)) {
      onHeaders(response, () => {
        response.setHeader("Cache-Control", caching.neverAndPrivate);
        response.setHeader("X-Robots-Tag", "noindex");
      });
    }
    next();
  };
}
