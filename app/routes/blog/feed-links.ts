import type { LinksFunction } from "@remix-run/node";
import { product } from "#app/domain/product.ts";

/** The blog as feeds, for programs that find them by the page. */
export const feedLinks: LinksFunction = () => [
  {
    rel: "alternate",
    type: "application/rss+xml",
    title: `${product.name} blog (RSS)`,
    href: "/blog/rss.xml",
  },
  {
    rel: "alternate",
    type: "application/atom+xml",
    title: `${product.name} blog (Atom)`,
    href: "/blog/atom.xml",
  },
];
