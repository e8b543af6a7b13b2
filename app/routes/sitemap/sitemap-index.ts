import { Readable } from "node:stream";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { SitemapIndexStream } from "sitemap";
import { listParts } from "./sitemap-parts.server.ts";
import { xmlReply } from "./xml-reply.server.ts";

/** GET /sitemap.xml: the parts of the sitemap (sitemaps.org 0.9). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { origin } = new URL(request.url);
  const parts = await listParts(context.readDb);
  const listed = parts.map(({ name, changedOn }) => ({
    url: `${origin}/sitemaps/${name}.xml`,
    ...(changedOn ? { lastmod: changedOn } : {}),
  }));
  return xmlReply(Readable.from(listed).pipe(new SitemapIndexStream({ lastmodDateOnly: true })));
}
