import { type DataQuery, dataAddress } from "./data-query.ts";
import type { StateRow } from "./explore-prices.server.ts";

/** A service's rows say more numbers: a page of either says 120 at most. */
const PAGE_SIZES = { services: 15, service: 12 };

/** The table's rows on the page that is asked for, and where every other row is. */
export interface PagesOfStates {
  /** Empty if the page doesn't exist. */
  shown: StateRow[];
  /** null: the page doesn't exist. */
  page: number | null;
  pageCount: number;
  hrefOf: (page: number) => string;
  hrefOfRow: (state: string) => string;
}

export function pagesOfStates(query: DataQuery, rows: StateRow[]): PagesOfStates {
  const pageSize = PAGE_SIZES[query.code === "" ? "services" : "service"];
  const pageCount = Math.max(1, Math.ceil(rows.length / pageSize));
  const page = query.page !== null && query.page <= pageCount ? query.page : null;
  const hrefOf = (page: number) => `${dataAddress(query, "/data", page)}#states`;
  return {
    shown: page === null ? [] : rows.slice((page - 1) * pageSize, page * pageSize),
    page,
    pageCount,
    hrefOf,
    hrefOfRow: (state) => {
      const its = 1 + Math.floor(rows.findIndex((row) => row.state === state) / pageSize);
      return `${its === page ? "" : dataAddress(query, "/data", its)}#state-${state}`;
    },
  };
}
