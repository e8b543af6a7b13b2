import { sayGlossaryCategory } from "#app/content/say-glossary-category.ts";
import {
  getCategoryOfTerm,
  glossaryCategories,
  termPath,
  termsOnPage,
} from "#app/domain/glossary/glossary-categories.ts";
import type { GlossaryTerm, TermsOfCategory } from "#app/domain/glossary/glossary-term.ts";
import { searchTerms } from "#app/domain/glossary/search-glossary.ts";
import { collatorOf } from "#app/domain/language/collator-of.ts";
import type { Language } from "#app/domain/language/language.ts";
import { type GlossaryQuery, letterOf } from "./glossary-query.ts";

export const pageSize = 40;

/** A term in a list over all categories. */
export interface ListedTerm {
  term: string;
  definition: string;
  path: string;
  category: { id: string; title: string };
}

/** Returns the glossary's first page: matching terms, or those that start with the letter, by name; matches in
 *  the name come first. `listed` null: no search and no letter. `page` null: the requested page doesn't exist. */
export function findListedTerms(
  language: Language,
  glossary: TermsOfCategory[],
  { q, letter, page: asked }: GlossaryQuery,
) {
  const all = glossaryCategories.flatMap((category) => termsOnPage(glossary, category));
  const found = q ? searchTerms(all, q) : letter ? all.filter(({ term }) => letterOf(term) === letter) : null;
  const pageCount = Math.max(1, Math.ceil((found?.length ?? 0) / pageSize));
  const page = asked !== null && asked <= pageCount ? asked : null;
  const first = ((page ?? 1) - 1) * pageSize;
  const collator = collatorOf(language);
  return {
    q,
    letter,
    page,
    termCount: all.length,
    usedLetters: [...new Set(all.map(({ term }) => letterOf(term)))],
    categories: glossaryCategories.map((category) => ({
      ...sayGlossaryCategory(language, category),
      termCount: termsOnPage(glossary, category).length,
    })),
    listed: found && {
      total: found.length,
      pageCount,
      terms: found
        .sort((a, b) => Number(isNamed(b, q)) - Number(isNamed(a, q)) || collator.compare(a.term, b.term))
        .slice(first, first + pageSize)
        .map((entry) => listedTerm(language, entry)),
    },
  };
}

function isNamed({ term }: GlossaryTerm, text: string): boolean {
  return term.toLowerCase().includes(text.toLowerCase());
}

function listedTerm(language: Language, entry: GlossaryTerm): ListedTerm {
  const { id, title } = sayGlossaryCategory(language, getCategoryOfTerm(entry));
  const { term, definition, slug } = entry;
  return { term, definition, path: termPath(id, slug), category: { id, title } };
}
