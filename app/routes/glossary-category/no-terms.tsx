import * as stack from "#app/ui/page/stack.css.ts";
import * as css from "./glossary-category.css.ts";

interface NoTermsProps {
  isSearch: boolean;
  looked: { available: string[]; matchKey: string | null; categoryId: string };
}

/** Says that there are no terms; where nothing was searched for, also what was looked for and what there was. */
export function NoTerms({ isSearch, looked: { available, matchKey, categoryId } }: NoTermsProps) {
  if (isSearch) return <p>No terms found matching your search.</p>;
  return (
    <div className={stack.part}>
      <p>No terms available in this category.</p>
      <div className={css.debug}>
        <p>Available categories: {available.join("; ") || "none"}</p>
        <p>Looking for: {matchKey ?? "none"}</p>
        <p>Category ID: {categoryId}</p>
      </div>
    </div>
  );
}
