import { type BillListQuery, billSorts } from "#app/domain/bills/kept/arrange-bills.ts";
import { keptStates } from "#app/domain/kept/kept-document.ts";
import { queryPage, queryText } from "#app/platform/http/addresses/query-value.ts";

/** What the address of the list asks for; a state or an order that is none is as if it were missing. */
export type BillsQuery = BillListQuery & {
  /** Null if it isn't a page number. */
  page: number | null;
};

export function readBillsQuery(query: URLSearchParams): BillsQuery {
  const [state, sort] = [queryText(query, "state"), queryText(query, "sort")];
  return {
    search: queryText(query, "search"),
    state: keptStates.find((known) => known === state) ?? null,
    sort: billSorts.find((known) => known === sort) ?? "added",
    page: queryPage(query),
  };
}

/** The parameters of the list's address, at another page. */
export function billsParameters({ search, state, sort }: BillListQuery, page: number) {
  return { search, state, sort: sort === "added" ? null : sort, page: page === 1 ? null : page };
}
