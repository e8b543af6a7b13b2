import { readTypedCode, type TypedCode } from "#app/domain/billing-codes/normalise-code.ts";
import type { ChargeKind } from "#app/domain/statistics/tables/statistics-tables.server.ts";
import { addressOf } from "#app/platform/http/addresses/address-of.ts";
import { queryPage, queryText } from "#app/platform/http/addresses/query-value.ts";

/** The charges that the page can be asked for, the default first. */
export const chargeKinds: readonly [ChargeKind, ...ChargeKind[]] = ["cash", "gross", "negotiated"];

/** The orders in which the states can be seen, the default first. */
const stateSorts = [
  "state",
  "lowest",
  "highest",
  "lowerQuartile",
  "lowerQuartileHighest",
  "upperQuartile",
  "upperQuartileHighest",
  "widest",
  "narrowest",
  "lowestOfMedicare",
  "highestOfMedicare",
  "hospitals",
  "prices",
] as const;

export type StateSort = (typeof stateSorts)[number];

/** What the address of the page asks for, as it was written; '' where it asks for nothing. */
export type DataQuery = TypedCode & {
  category: string;
  subcategory: string;
  /** Which of a service's groups of comparable prices: 'outpatient_facility_26_', as `likeText` writes it. */
  like: string;
  setting: string;
  kind: string;
  state: string;
  sort: StateSort;
  /** Of the table; null: no page's number. */
  page: number | null;
};

/** `isUpdate`: the form sent it, in which a later choice may no longer fit an earlier one that was changed. */
export function readDataQuery(request: Request): { query: DataQuery; isUpdate: boolean } {
  const given = new URL(request.url).searchParams;
  const text = (name: string) => queryText(given, name);
  const [, codeType = text("code_type"), code = text("code")] = /^(\S+) (.+)$/.exec(text("service")) ?? [];
  const sort = text("sort");
  return {
    isUpdate: given.has("update"),
    query: {
      category: text("category"),
      subcategory: text("subcategory"),
      ...readTypedCode(codeType, code),
      like: text("like"),
      setting: text("setting"),
      kind: text("kind"),
      state: text("state"),
      sort: stateSorts.find((known) => known === sort) ?? "state",
      page: queryPage(given),
    },
  };
}

/** The page's address for these choices, at the first page of the table unless `page` says another; what goes without
 *  saying, as a service's category, is left out. */
export function dataAddress(query: DataQuery, path = "/data", page = 1): string {
  const isService = query.code !== "";
  return addressOf(path, {
    category: isService ? "" : query.category,
    subcategory: isService ? "" : query.subcategory,
    code_type: query.codeType,
    code: query.code,
    like: query.like,
    setting: query.setting,
    kind: query.kind === "cash" ? "" : query.kind,
    state: query.state,
    sort: query.sort === "state" ? "" : query.sort,
    page: page === 1 ? null : page,
  });
}
