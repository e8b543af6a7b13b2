import type { IncomingMessage } from "node:http";
import { canonicalPath } from "./canonical-path.ts";

/** What becomes of a request at the very door. */
export type Verdict =
  | {
      outcome: "admitted";
      /** Path and query, the path in its one spelling. */
      target: string;
      /** The origin that the visitor asked for. */
      origin: string;
    }
  /** A read by another spelling of a path: where it leads, always a path of this site. */
  | { outcome: "moved"; address: string }
  | { outcome: "refused"; why: Refusal };

export type Refusal = "unknown-method" | "unknown-host" | "malformed-address";

/** What routes, files and preflights take. */
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** Judges a request before anything else reads its address, so that limits, privacy, caches and pages all see the same
 *  one. `originOf` is null where the headers name no origin. */
export function judgeRequest(
  request: IncomingMessage,
  originOf: (request: IncomingMessage) => string | null,
): Verdict {
  const { method = "", url = "" } = request;
  if (!METHODS.has(method)) return { outcome: "refused", why: "unknown-method" };
  const origin = originOf(request);
  if (origin === null) return { outcome: "refused", why: "unknown-host" };
  const target = withoutOwnHost(url, origin);
  if (target === null) return { outcome: "refused", why: "unknown-host" };
  const queryAt = target.indexOf("?");
  const path = queryAt < 0 ? target : target.slice(0, queryAt);
  const query = queryAt < 0 ? "" : target.slice(queryAt);
  const canonical = /[^!"$-~]/.test(query) ? null : canonicalPath(path);
  if (canonical === path) return { outcome: "admitted", target, origin };
  if (canonical === null || (method !== "GET" && method !== "HEAD"))
    return { outcome: "refused", why: "malformed-address" };
  return { outcome: "moved", address: canonical + query };
}

/** 'GET http://prices.example/data', as clients of a proxy write it (RFC 9112, section 3.2.2), without the host where it
 *  is ours; null where it is another's. */
function withoutOwnHost(url: string, origin: string): string | null {
  const absolute = /^https?:\/\/([^/?]*)(.*)$/is.exec(url);
  if (!absolute) return url;
  const [, host = "", rest = ""] = absolute;
  const { protocol } = new URL(origin);
  const named = `${protocol}//${host}`;
  if (/[@\\]/.test(host) || !URL.canParse(named) || new URL(named).origin !== origin) return null;
  return rest.startsWith("/") ? rest : `/${rest}`;
}
