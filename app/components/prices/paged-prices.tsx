import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import { say } from "#app/domain/language/say.ts";
import type { FoundPrices, PriceResult } from "#app/domain/prices/search/price-query.ts";
import { Pagination } from "#app/ui/page/pagination.tsx";
import { NoSuchPage } from "../lists/no-such-page.tsx";
import { atLeast, formatCount, pageCaption } from "../price-words.ts";
import { useLanguage, useWords } from "../use-words.ts";
import { type PriceListWords, PriceResults } from "./price-results.tsx";
import type { RowStanding } from "./price-row.tsx";

interface PagedPricesProps {
  prices: FoundPrices;
  /** Null: the address asks for one that is not there. */
  page: number | null;
  pageSize: number;
  words: PriceListWords;
  /** The one service that all are prices of; null: each row names its own. */
  service: ServiceCode | null;
  isByRate?: boolean;
  standingOf?: ((found: PriceResult) => RowStanding) | null;
  /** What a comparison of picked hospitals begins with. */
  category?: string;
  hrefOf: (page: number) => string;
}

/** A page of the prices that were found, with the ways to the others. */
export function PagedPrices({ prices, page, pageSize, hrefOf, ...list }: PagedPricesProps) {
  const { site } = useWords();
  const { results, sharedBy, rowCount, hospitalCount, pageCount, isRowCountExact } = prices;
  const language = useLanguage();
  const first = firstOnPage(page, pageSize);
  const caption = pageCaption(
    language,
    site.pagedPrices.prices,
    first,
    results.length,
    atLeast(language, isRowCountExact, formatCount(language, rowCount)),
  );
  return (
    <>
      {page === null ? (
        <NoSuchPage pageCount={pageCount} firstHref={hrefOf(1)} />
      ) : (
        <PriceResults
          caption={
            rowCount < prices.total
              ? say(language, list.words.gathered, { caption, count: hospitalCount })
              : caption
          }
          results={results}
          sharedBy={sharedBy}
          firstNumber={first}
          {...list}
        />
      )}
      <Pagination label={site.pagedPrices.pages} page={page} pageCount={pageCount} hrefOf={hrefOf} />
    </>
  );
}

/** The number of a page's first row. */
export function firstOnPage(page: number | null, pageSize: number): number {
  return ((page ?? 1) - 1) * pageSize + 1;
}
