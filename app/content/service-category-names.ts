import { serviceCategoryWords } from "./words/service-categories.ts";

/** What patients call a category of services, by its slug; a slug that there is not names itself. */
export function categoryName(slug: string): string {
  const { categories }: { categories: Record<string, string> } = serviceCategoryWords.en;
  return categories[slug] ?? slug;
}

/** What patients call a subcategory, by its slug; a slug that there is not names itself. */
export function subcategoryName(slug: string): string {
  const { subcategories }: { subcategories: Record<string, string> } = serviceCategoryWords.en;
  return subcategories[slug] ?? slug;
}
