import { wordsIn } from "#app/content/words/words.ts";
import { languageOf } from "#app/domain/language/language-of.ts";
import { originOf, type PageDescription, pageMeta } from "../page/page-meta.ts";

type ArticleDescription = Pick<PageDescription, "title" | "description" | "keywords">;

/** What search engines are told of a page that is one text; undefined: the text failed to load. */
export function articleMeta(
  article: ArticleDescription | undefined,
  path: string,
  matches: Parameters<typeof originOf>[0],
) {
  const { title, description, keywords } = article ?? {
    ...wordsIn(languageOf(path)).site.unreadArticle,
    keywords: "",
  };
  return pageMeta({ title, description, keywords, path, noindex: !article }, originOf(matches));
}
