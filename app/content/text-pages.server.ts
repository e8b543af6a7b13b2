import type { Language } from "#app/domain/language/language.ts";
import { articlesIn } from "./articles-in.server.ts";
import type { Article } from "./read-article.server.ts";

const files = import.meta.glob<string>("./pages/*/*.md", { query: "?raw", import: "default", eager: true });

const pages = articlesIn(files);

/** The pages that are one text each. */
export const textPages = (language: Language): readonly Article[] => pages[language];

/** The text of the page `name`. Throws if there is none. */
export function getTextPage(language: Language, name: string): Article {
  const page = pages[language].find(({ slug }) => slug === name);
  if (!page) throw new Error(`app/content/pages/${language} has no ${name}.md.`);
  return page;
}
