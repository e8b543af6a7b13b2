import type { RequestHandler } from "express";
import { caching } from "../replies/caching.ts";
import { jsonErrorBody } from "../replies/json-error.server.ts";

/** What to do with a path whose percent signs don't encode characters ('/100%'): a call is refused with `message`, a
 *  page is looked for by these letters, as any other unknown address. Remix would log each one. */
export function takeMalformedPaths(isCall: (path: string) => boolean, message: string): RequestHandler {
  return (request, response, next) => {
    const { path } = request;
    if (isWellFormed(path)) return next();
    if (isCall(path)) {
      response.setHeader("Cache-Control", caching.never);
      response.status(400).json(jsonErrorBody(400, message));
      return;
    }
    request.url = path.replaceAll("%", "%25") + request.url.slice(path.length);
    next();
  };
}

function isWellFormed(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
