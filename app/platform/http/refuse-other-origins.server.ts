import type { IncomingMessage } from "node:http";
import type { RequestHandler } from "express";

const READS = new Set(["GET", "HEAD", "OPTIONS"]);

/** Answers 403 and `message` to what a page of another origin sends: browsers name it, and programs of their own send
 *  none. A proxy must hand on the Host that the visitor asked for. */
export function refuseOtherOrigins(message: string): RequestHandler {
  return (request, response, next) => {
    const { origin } = request.headers;
    if (READS.has(request.method) || origin === undefined || isOurs(origin, request)) return next();
    response.status(403).type("text").send(`${message}\n`);
  };
}

/** By the same headers as Remix's own check of forms, which knows no answer but a failure. */
function isOurs(origin: string, { headers }: IncomingMessage): boolean {
  const [forwardedHost] = [headers["x-forwarded-host"] ?? []].flat().join(",").split(",");
  const host = forwardedHost?.trim() || headers.host;
  return URL.canParse(origin) && new URL(origin).host === host;
}
