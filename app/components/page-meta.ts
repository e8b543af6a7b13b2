import { product } from "#app/domain/product.ts";

export interface PageDescription {
  /** The title without the product's name, which becomes its suffix. */
  title: string;
  description: string;
  keywords: string;
  /** The page's one address, without filters that only narrow it. */
  path: string;
  /** Kept out of search engines: pages that belong to one visitor or repeat another. */
  noindex?: boolean;
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
  const address = new URL(page.path, origin).href;
  return [
    ...described,
    { tagName: "link", rel: "canonical", href: address },
    { property: "og:site_name", content: product.name },
    { property: "og:type", content: "website" },
    { property: "og:title", content: title },
    { property: "og:description", content: page.description },
    { property: "og:url", content: address },
    { property: "og:image", content: new URL("/social-card.png", origin).href },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: `${product.name}: ${product.tagline}` },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

/** The site's own origin as the root loader saw it, out of a route's matches. */
export function originOf(matches: { id: string; data?: unknown }[]): string | undefined {
  const root = matches.find((match) => match.id === "root")?.data;
  return root && typeof root === "object" && "origin" in root ? String(root.origin) : undefined;
}
