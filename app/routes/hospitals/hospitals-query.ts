import { readPriceSort } from "#app/components/prices/price-sorts.ts";
import type { PriceSort } from "#app/domain/prices/search/price-query.ts";
import { readRadius } from "#app/domain/prices/search/reach.ts";
import { addressOf } from "#app/platform/http/addresses/address-of.ts";
import { queryPage, queryText } from "#app/platform/http/addresses/query-value.ts";

/** The choices in the order in which each depends on the former ones. */
const steps = ["state", "category", "subcategory", "cpt", "service"] as const;
type Step = (typeof steps)[number];

/** What the address of the page asks for; '' where nothing is chosen. */
export type HospitalsQuery = Record<Step, string> & {
  /** A part of a hospital's name. */
  name: string;
  /** A place as its visitor wrote it, or 'latitude,longitude'. */
  near: string;
  /** Miles from there, 'any', or '' for as far as it takes. */
  radius: string;
  /** 'yes': prices of a service's parts, which modifiers mark, are among those of the whole service. */
  parts: string;
  /** 'show': implausible prices are below the list. */
  implausible: string;
  sort: PriceSort;
  /** null: no page's number. */
  page: number | null;
};

/** Returns the query of an address, and a redirect if a form changed an earlier choice. The form's `was` holds
 *  the former choices. Unchanged choices after the first changed one are cleared. */
export function readHospitalsQuery(request: Request): { query: HospitalsQuery; leadTo: string | null } {
  const given = new URL(request.url).searchParams;
  const query: HospitalsQuery = {
    state: queryText(given, "state"),
    category: queryText(given, "category"),
    subcategory: queryText(given, "subcategory"),
    cpt: queryText(given, "cpt"),
    service: queryText(given, "service"),
    name: queryText(given, "name"),
    near: queryText(given, "near"),
    radius: readRadius(queryText(given, "radius")) === null ? "" : queryText(given, "radius"),
    parts: given.get("parts") === "yes" ? "yes" : "",
    implausible: given.get("implausible") === "show" ? "show" : "",
    sort: readPriceSort(queryText(given, "sort")),
    page: queryPage(given),
  };
  const was = given.get("was");
  if (was === null) return { query, leadTo: null };
  const before = new URLSearchParams(was);
  const stayed = (step: Step) => query[step] === queryText(before, step);
  const changed = steps.findIndex((step) => !stayed(step));
  const stale = changed < 0 ? [] : steps.slice(changed + 1).filter(stayed);
  const kept = { ...query, ...Object.fromEntries(stale.map((step) => [step, ""])) };
  return { query, leadTo: hospitalsAddress({ ...kept, page: 1 }) };
}

/** The current choices, for the form's `was`. */
export function choicesText(query: HospitalsQuery): string {
  return new URLSearchParams(steps.map((step) => [step, query[step]])).toString();
}

/** The page's address with these choices; what goes without saying is left out. */
export function hospitalsAddress(query: HospitalsQuery, path = "/hospitals"): string {
  const { sort, page, ...choices } = query;
  return addressOf(path, {
    ...choices,
    sort: sort === "lowestPrice" ? null : sort,
    page: page === 1 ? null : page,
  });
}
