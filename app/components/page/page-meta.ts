import type { Thing } from "schema-dts";
import { addressIn } from "#app/domain/language/address-in.ts";
import { LANGUAGES, type Language } from "#app/domain/language/language.ts";
import { languageOf } from "#app/domain/language/language-of.ts";
import { localeOf } from "#app/domain/language/locale-of.ts";
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

/** The metadata of a page for search engines and link previews. The root loader's data in its `matches` make its addresses
 *  absolute; without them (a page that failed to load) only title and description are included. */
export function pageMeta(page: PageDescription, matches: PageMatches) {
  const title = `${page.title} | ${product.name}`;
  const described = [
    { title },
    { name: "description", content: page.description },
    { name: "keywords", content: page.keywords },
    ...(page.noindex ? [{ name: "robots", content: "noindex" }] : []),
  ];
  const origin = originOf(matches);
  if (!origin) return described;
  const addressFor = (language: Language, path: string) => new URL(addressIn(language, path), origin).href;
  const address = (path: string) => addressFor(languageIn(matches), path);
  const things = page.things?.(address) ?? [];
  return [
    ...described,
    { tagName: "link", rel: "canonical", href: address(page.path) },
    ...(page.noindex ? [] : otherLanguages((language) => addressFor(language, page.path))),
    ...(page.feed ? [feedLink(page.feed)] : []),
    ...(page.oembedPath ? [oembedLink(address(page.oembedPath), title)] : []),
    { property: "og:site_name", content: product.name },
    { property: "og:type", content: "website" },
    { property: "og:locale", content: localeOf(languageIn(matches)).replace("-", "_") },
    { property: "og:title", content: title },
    { property: "og:description", content: page.description },
    { property: "og:url", content: address(page.path) },
    { property: "og:image", content: new URL(`/${socialCards[page.card ?? "site"]}`, origin).href },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: title },
    { name: "twitter:card", content: "summary_large_image" },
    ...(things.length > 0 ? [structuredData(things)] : []),
  ];
}

/** The same page in each language; readers of none of them get the first. */
function otherLanguages(addressFor: (language: Language) => string) {
  const link = (hrefLang: string, language: Language) => ({
    tagName: "link",
    rel: "alternate",
    hrefLang,
    href: addressFor(language),
  });
  return [...LANGUAGES.map((language) => link(language, language)), link("x-default", languageOf("/"))];
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

export type PageMatches = { id: string; data?: unknown }[];

function originOf(matches: PageMatches): string | undefined {
  const root = rootOf(matches);
  return "origin" in root ? String(root.origin) : undefined;
}

/** The language of the page, out of its route's matches; the first one where the page failed to load. */
export function languageIn(matches: PageMatches): Language {
  const root = rootOf(matches);
  const said = "language" in root ? root.language : null;
  return LANGUAGES.find((language) => language === said) ?? languageOf("/");
}

/** Whether every price of the site is a sample's: search engines are to show none of them. */
export function areSamples(matches: PageMatches): boolean {
  const root = rootOf(matches);
  return "showsSampleData" in root && root.showsSampleData === true;
}

function rootOf(matches: PageMatches): object {
  const root = matches.find((match) => match.id === "root")?.data;
  return root && typeof root === "object" ? root : {};
}
