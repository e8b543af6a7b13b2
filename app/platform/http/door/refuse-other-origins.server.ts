import type { IncomingMessage } from "node:http";
import type { RequestHandler } from "express";

interface OwnOrigins {
  /** The origin that a request asked for. */
  originOf(request: IncomingMessage): string;
  /** The origin that the operator stated, which a proxy can't override; null: none. */
  siteOrigin: string | null;
}

const READS = new Set(["GET", "HEAD", "OPTIONS"]);

/** Answers 403 and `message` to what a page of another origin sends, a sister subdomain's and the same host's under the
 *  other scheme too: browsers name the origin; other programs send none. */
export function refuseOtherOrigins(message: string, { originOf, siteOrigin }: OwnOrigins): RequestHandler {
  return (request, response, next) => {
    const own = originOf(request);
    if (READS.has(request.method) || isFromOurs(request, own, siteOrigin)) return next();
    response.status(403).type("text").send(`${message}\n`);
  };
}

/** Sec-Fetch-Site is the browser's own judgement, by the address that it knows: it counts where a proxy kept the scheme
 *  to itself, and where a reader's settings make of Origin 'null'. */
function isFromOurs({ headers }: IncomingMessage, own: string, siteOrigin: string | null): boolean {
  const { origin, "sec-fetch-site": site } = headers;
  if (origin !== undefined && (origin === own || origin === siteOrigin)) return true;
  if (site === "same-origin") return origin === undefined || origin === "null" || isSameHost(origin, own);
  return origin === undefined && (site === undefined || site === "none");
}

function isSameHost(origin: string, own: string): boolean {
  return URL.canParse(origin) && new URL(origin).host === new URL(own).host;
}
