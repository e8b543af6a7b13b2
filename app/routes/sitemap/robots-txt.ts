import type { LoaderFunctionArgs } from "@remix-run/node";
import { caching } from "#app/platform/http/replies/caching.ts";

/** What isn't a page: forms' targets, a visitor's own receipts, the operator's checks. Pages that are only not to be
 *  listed say so themselves, which a crawler has to be able to read. */
const closed = ["/theme", "/demo", "/healthz", "/readyz", "/metrics", "/ocr/", "/upload-bill?", "/audit?"];

/** GET /robots.txt (RFC 9309). */
export function loader({ request }: LoaderFunctionArgs) {
  const lines = [
    "User-agent: *",
    ...closed.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${new URL(request.url).origin}/sitemap.xml`,
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": caching.anHour },
  });
}
