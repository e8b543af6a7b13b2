import { LANGUAGES, type Language } from "#app/domain/language/language.ts";
import { type Article, readArticle } from "./read-article.server.ts";

/** The texts of each language, out of files such as './blog/es/name.md'. */
export function articlesIn(files: Readonly<Record<string, string>>): Record<Language, Article[]> {
  const ofLanguage = (language: Language) =>
    Object.entries(files)
      .filter(([path]) => path.includes(`/${language}/`))
      .map(([path, file]) => readArticle(path, file));
  return Object.fromEntries(LANGUAGES.map((language) => [language, ofLanguage(language)])) as Record<
    Language,
    Article[]
  >;
}
