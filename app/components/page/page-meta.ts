import type { Thing } from "schema-dts";
import { product } from "#app/domain/product.ts";
import { type SocialCard, socialCards } from "#app/domain/social-cards.ts";

export interface PageDescription {
  /** The title without the product's name, which becomes its suffix. */
  title: string;
  description: string;
  keywords: string;
  /** The page's one address, without filters that only narrow it. */
  path: string;
  /** Kept out of search engines: pages that belong to one visitor or repeat another. */
  noindex?: boolean;
  /** The picture of its link previews; without it the site's own. */
  card?: SocialCard;
  /** The feed of what changes on it. */
  feed?: { path: string; title: string };
  /** Its path with its whole query, where other sites may show its answer (oEmbed). */
  oembedPath?: string;
  /** What the page is about, as structured data; `address` makes a path absolute. */
  things?: (address: (path: string) => string) => Exclude<Thing, string>[];
}

/** What search engines and link previews are told of a page. `origin` makes its addresses absolute; the root
 *  loader gives it. Without an origin (a page that failed to load) only title and description are told. */
export function pageMeta(page: PageDescription, origin: string | undefined) {
  const title = `${page.title} | ${product.name}`;
  const described = [
    { title },
    { name: "description", content: page.description },
    { name: "keywords", content: page.keywords },
    ...(page.noindex ? [{ name: "robots", content: "noindex" }] : []),
  ];
  if (!origin) return described;
  const address = (path: string) => new URL(path, origin).href;
  const things = page.things?.(address) ?? [];
  return [
    ...described,
    { tagName: "link", rel: "canonical", href: address(page.path) },
    ...(page.feed ? [feedLink(page.feed)] : []),
    ...(page.oembedPath ? [oembedLink(address(page.oembedPath), title)] : []),
    { property: "og:site_name", content: product.name },
    { property: "og:type", content: "website" },
    { property: "og:title", content: title },
    { property: "og:description", content: page.description },
    { property: "og:url", content: address(page.path) },
    { property: "og:image", content: address(`/${socialCards[page.card ?? "site"]}`) },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: title },
    { name: "twitter:card", content: "summary_large_image" },
    ...(things.length > 0 ? [structuredData(things)] : []),
  ];
}

function feedLink({ path, title }: { path: string; title: string }) {
  return { tagName: "link", rel: "alternate", type: "application/atom+xml", href: path, title };
}

function oembedLink(url: string, title: string) {
  const { origin } = new URL(url);
  const href = `${origin}/oembed.json?${new URLSearchParams({ url, format: "json" })}`;
  return { tagName: "link", rel: "alternate", type: "application/json+oembed", href, title };
}

/** Remix writes it as a script element of the type application/ld+json, which no browser runs, with `<` escaped. */
function structuredData(things: Exclude<Thing, string>[]) {
  const graph = { "@context": "https://schema.org", "@graph": things };
  return { "script:ld+json": JSON.parse(JSON.stringify(graph)) };
}

type Matches = { id: string; data?: unknown }[];

/** The site's own origin as the root loader saw it, out of a route's matches. */
export function originOf(matches: Matches): string | undefined {
  const root = rootOf(matches);
  return "origin" in root ? String(root.origin) : undefined;
}

/** Whether every price of the site is a sample's: search engines are to show none of them. */
export function areSamples(matches: Matches): boolean {
  const root = rootOf(matches);
  return "showsSampleData" in root && root.showsSampleData === true;
}

function rootOf(matches: Matches): object {
  const root = matches.find((match) => match.id === "root")?.data;
  return root && typeof root === "object" ? root : {};
}
