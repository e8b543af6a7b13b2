import type { PageDescription } from "#app/components/page/page-meta.ts";
import { wordsIn } from "#app/content/words/words.ts";
import type { ListedImport } from "#app/domain/imports/list-imports.server.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import { rowPath } from "./row-place.ts";

/** The head of a row's page. Search engines list none of the millions of them. */
export function rowDescription(
  language: Language,
  { file, row }: { file: ListedImport; row: number },
): PageDescription {
  const words = wordsIn(language).priceFiles.sourceRow;
  const form = file.layout === "json" ? "json" : "csv";
  const { hospitalName: hospital, fileName } = file;
  return {
    title: say(language, words.title[form], { row: String(row), hospital }),
    description: say(language, words.description[form], { row: String(row), fileName }),
    keywords: "",
    path: rowPath(file, row),
    noindex: true,
    card: "data",
  };
}
