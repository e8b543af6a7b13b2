import type { FoundPrices } from "#app/domain/prices/price-query.ts";
import { Pagination } from "#app/ui/page/pagination.tsx";
import { NoSuchPage } from "./no-such-page.tsx";
import { PriceResults } from "./price-results.tsx";
import { atLeast, formatCount, pageCaption } from "./price-words.ts";

/** A page of the prices that were found, with the ways to the others. `page` null: the address asks for one that is not there. */
export function PagedPrices({
  prices,
  page,
  pageSize,
  category,
  hrefOf,
}: {
  prices: FoundPrices;
  page: number | null;
  pageSize: number;
  /** What a comparison of two of the hospitals begins with. */
  category?: string;
  hrefOf: (page: number) => string;
}) {
  const { results, total, pageCount, isTotalExact } = prices;
  const first = ((page ?? 1) - 1) * pageSize + 1;
  return (
    <>
      {page === null ? (
        <NoSuchPage pageCount={pageCount} firstHref={hrefOf(1)} />
      ) : (
        <PriceResults
          caption={pageCaption("Prices", first, results.length, atLeast(isTotalExact, formatCount(total)))}
          results={results}
          category={category}
        />
      )}
      <Pagination label="Pages of prices" page={page} pageCount={pageCount} hrefOf={hrefOf} />
    </>
  );
}
