import { wordsIn } from "#app/content/words/words.ts";
import type { Language } from "#app/domain/language/language.ts";

/** What patients call a category of services, by its slug; a slug that there is not names itself. */
export function categoryName(language: Language, slug: string): string {
  const { categories }: { categories: Record<string, string> } = wordsIn(language).serviceCategories;
  return categories[slug] ?? slug;
}

/** What patients call a subcategory, by its slug; a slug that there is not names itself. */
export function subcategoryName(language: Language, slug: string): string {
  const { subcategories }: { subcategories: Record<string, string> } = wordsIn(language).serviceCategories;
  return subcategories[slug] ?? slug;
}
