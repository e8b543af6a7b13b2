import { pipeline, Readable } from "node:stream";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { SitemapStream } from "sitemap";
import { addressIn } from "#app/domain/language/address-in.ts";
import { LANGUAGES } from "#app/domain/language/language.ts";
import { type ListedPage, listParts, readPart } from "./sitemap-parts.server.ts";
import { xmlReply } from "./xml-reply.server.ts";

/** GET /sitemaps/{part}.xml: the pages of a part, at most 50,000 addresses, sent while they are read. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const name = /^([a-z0-9-]+)\.xml$/.exec(params.part ?? "")?.[1] ?? "";
  const parts = await listParts(context.readDb);
  const pages = parts.some((part) => part.name === name) ? readPart(context.readDb, name) : null;
  if (!pages) return new Response("There is no such part of the sitemap.\n", { status: 404 });
  const { origin } = new URL(request.url);
  const listed = Readable.from(linesOf(pages, origin));
  const sitemap = new SitemapStream({ lastmodDateOnly: true });
  pipeline(listed, sitemap, () => {}); // an error ends the reply, whose reader sees it
  return xmlReply(sitemap);
}

/** A page in each language, with its other ones (developers.google.com/search/docs/specialty/international). */
async function* linesOf(pages: AsyncIterable<ListedPage>, origin: string) {
  for await (const { path, changedOn } of pages) {
    const addresses = LANGUAGES.map((lang) => ({ lang, url: origin + addressIn(lang, path) }));
    for (const { url } of addresses)
      yield { url, links: addresses, ...(changedOn ? { lastmod: changedOn } : {}) };
  }
}
