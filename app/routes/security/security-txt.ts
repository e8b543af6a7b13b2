import type { LoaderFunctionArgs } from "@remix-run/node";
import { caching } from "#app/platform/http/replies/caching.ts";

const validDays = 180;
const dayMs = 86_400_000;

/** GET /.well-known/security.txt (RFC 9116): where to report a fault in security. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const { origin } = new URL(request.url);
  const contact = context.securityContact ?? `${origin}/security`;
  const expires = new Date(context.clock.now().getTime() + validDays * dayMs);
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${origin}/.well-known/security.txt`,
    `Policy: ${origin}/security`,
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": caching.anHour },
  });
}
