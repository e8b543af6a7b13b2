import { expect, test } from "vitest";
import { categorySlug } from "#app/domain/billing-codes/category-slug.ts";
import { serviceCategories } from "#app/domain/billing-codes/service-category.ts";
import { categoryName, subcategoryName } from "./service-category-names.ts";

test("each category and subcategory has a name, which leads back to its slug", () => {
  for (const { category, subcategories } of serviceCategories) {
    const named = [
      [category, categoryName("en", category)],
      ...subcategories.map((slug) => [slug, subcategoryName("en", slug)]),
    ] as const;
    for (const [slug, name] of named) {
      expect(name).not.toBe(slug);
      expect(categorySlug(name!)).toBe(slug);
      expect(categorySlug(slug!)).toBe(slug);
    }
  }
});
