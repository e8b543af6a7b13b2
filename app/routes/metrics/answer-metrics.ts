import { createHash, timingSafeEqual } from "node:crypto";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { caching } from "#app/platform/http/replies/caching.ts";

/** For programs that collect figures: those with METRICS_TOKEN; without a token, programs on this machine that come through no
 *  proxy. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { token, contentType, print } = context.figures;
  const isAllowed =
    token === null ? isOfThisMachine(request, context.clientAddress) : hasToken(request, token);
  if (!isAllowed) return refuse(token === null ? 403 : 401);
  return new Response(await print(), {
    headers: { "Content-Type": contentType, "Cache-Control": caching.never },
  });
}

function refuse(status: 401 | 403) {
  return new Response(status === 401 ? "a token is needed\n" : "for this machine alone\n", {
    status,
    headers: {
      "Content-Type": "text/plain",
      "Cache-Control": caching.never,
      ...(status === 401 && { "WWW-Authenticate": "Bearer" }),
    },
  });
}

/** A proxy on this machine says for whom it asks, whether its word is believed or not. */
function isOfThisMachine({ headers }: Request, address: string): boolean {
  const isForwarded = headers.has("X-Forwarded-For") || headers.has("Forwarded") || headers.has("Via");
  return !isForwarded && /^(?:::ffff:)?127\.|^::1$/.test(address);
}

function hasToken({ headers }: Request, token: string): boolean {
  const given = /^Bearer +(\S+)$/i.exec(headers.get("Authorization") ?? "")?.[1] ?? "";
  return timingSafeEqual(hashOf(given), hashOf(token));
}

/** Texts of one length, for any token sent. */
function hashOf(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
