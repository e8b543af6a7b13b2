import { type Article, readArticle } from "./read-article.server.ts";

const files = import.meta.glob<string>("./pages/*.md", { query: "?raw", import: "default", eager: true });

/** The pages that are one text each. */
export const textPages: readonly Article[] = Object.entries(files).map(([path, file]) =>
  readArticle(path, file),
);

/** The text of pages/`name`.md. Throws where there is none. */
export function getTextPage(name: string): Article {
  const page = textPages.find(({ slug }) => slug === name);
  if (!page) throw new Error(`app/content/pages has no ${name}.md.`);
  return page;
}
