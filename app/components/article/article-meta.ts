import { wordsIn } from "#app/content/words/words.ts";
import { languageIn, type PageDescription, type PageMatches, pageMeta } from "../page/page-meta.ts";

type ArticleDescription = Pick<PageDescription, "title" | "description" | "keywords">;

/** Metadata for search engines of a page with one text; undefined: the text failed to load. */
export function articleMeta(article: ArticleDescription | undefined, path: string, matches: PageMatches) {
  const { title, description, keywords } = article ?? {
    ...wordsIn(languageIn(matches)).site.unreadArticle,
    keywords: "",
  };
  return pageMeta({ title, description, keywords, path, noindex: !article }, matches);
}
