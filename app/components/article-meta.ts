import { originOf, type PageDescription, pageMeta } from "./page-meta.ts";

type Described = Pick<PageDescription, "title" | "description" | "keywords">;

/** What search engines are told of a page that is one text; undefined: the text failed to load. */
export function articleMeta(
  article: Described | undefined,
  path: string,
  matches: Parameters<typeof originOf>[0],
) {
  const { title, description, keywords } = article ?? unread;
  return pageMeta({ title, description, keywords, path, noindex: !article }, originOf(matches));
}

const unread: Described = {
  title: "This page could not be loaded",
  description: "Please try again in a minute.",
  keywords: "",
};
