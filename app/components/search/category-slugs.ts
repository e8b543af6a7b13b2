import { redirect } from "@remix-run/node";
import { categorySlug } from "#app/domain/billing-codes/category-slug.ts";
import { serviceCategories } from "#app/domain/billing-codes/service-category.ts";

const SLUGS = {
  category: new Set(serviceCategories.map(({ category }) => category)),
  subcategory: new Set(serviceCategories.flatMap(({ subcategories }) => subcategories)),
};

/** Addresses name categories by slugs. Throws the way there where an address has a name ('?category=Imaging'). */
export function redirectToSlugs(request: Request): void {
  const { pathname, searchParams } = new URL(request.url);
  let isNamed = false;
  for (const parameter of ["category", "subcategory"] as const) {
    const value = searchParams.get(parameter) ?? "";
    const slug = categorySlug(value);
    if (slug === value || !SLUGS[parameter].has(slug)) continue;
    searchParams.set(parameter, slug);
    isNamed = true;
  }
  if (isNamed) throw redirect(`${pathname}?${searchParams}`, 301);
}
