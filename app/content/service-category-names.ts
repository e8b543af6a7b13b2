import { wordsIn } from "#app/content/words/words.ts";

/** What patients call a category of services, by its slug; a slug that there is not names itself. */
export function categoryName(slug: string): string {
  const { categories }: { categories: Record<string, string> } = wordsIn("en").serviceCategories;
  return categories[slug] ?? slug;
}

/** What patients call a subcategory, by its slug; a slug that there is not names itself. */
export function subcategoryName(slug: string): string {
  const { subcategories }: { subcategories: Record<string, string> } = wordsIn("en").serviceCategories;
  return subcategories[slug] ?? slug;
}
