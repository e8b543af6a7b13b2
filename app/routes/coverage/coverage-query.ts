import { type CoverageSort, coverageSorts } from "#app/domain/coverage/covered-hospital.ts";
import { addressOf } from "#app/platform/http/addresses/address-of.ts";
import { queryPage, queryText } from "#app/platform/http/addresses/query-value.ts";

/** What the address of the page asks for; '' where it asks for nothing. */
export interface CoverageQuery {
  state: string;
  /** A part of the name or city of a hospital. */
  name: string;
  sort: CoverageSort;
  /** null: no page's number. */
  page: number | null;
}

export function readCoverageQuery(request: Request): CoverageQuery {
  const given = new URL(request.url).searchParams;
  const sort = queryText(given, "sort");
  return {
    state: queryText(given, "state"),
    name: queryText(given, "name"),
    sort: coverageSorts.find((known) => known === sort) ?? "name",
    page: queryPage(given),
  };
}

/** The page's address with these choices; what goes without saying is left out. */
export function coverageAddress(query: CoverageQuery, path = "/data/coverage"): string {
  const { state, name, sort, page } = query;
  return addressOf(path, {
    state,
    name,
    sort: sort === "name" ? "" : sort,
    page: page === 1 ? null : page,
  });
}
