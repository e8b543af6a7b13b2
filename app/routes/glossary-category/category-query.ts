import { categoryPath } from "#app/domain/glossary/glossary-categories.ts";
import { addressOf } from "#app/platform/http/addresses/address-of.ts";
import { queryText } from "#app/platform/http/addresses/query-value.ts";

/** What the address of a category's page asks for. */
export interface CategoryQuery {
  /** '': no search. */
  q: string;
  /** The number of columns of terms on a wide screen. */
  layout: 1 | 2;
}

export function readCategoryQuery(request: Request): CategoryQuery {
  const given = new URL(request.url).searchParams;
  return { q: queryText(given, "q"), layout: given.get("layout") === "1" ? 1 : 2 };
}

/** The page's address with these choices; what goes without saying is left out. */
export function categoryAddress(category: { id: string }, { q, layout }: CategoryQuery): string {
  return addressOf(categoryPath(category), { q, layout: layout === 2 ? null : layout });
}
