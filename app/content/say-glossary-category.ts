import type { GlossaryCategory } from "#app/domain/glossary/glossary-categories.ts";
import type { Language } from "#app/domain/language/language.ts";
import { wordsIn } from "./words/words.ts";

/** A page of the glossary with its title and what it is about. */
export function sayGlossaryCategory(language: Language, category: GlossaryCategory) {
  return { ...category, ...wordsIn(language).glossaryCategories[category.id] };
}

export type SaidGlossaryCategory = ReturnType<typeof sayGlossaryCategory>;
