import { readTypedCode, type TypedCode } from "#app/domain/billing-codes/normalise-code.ts";
import { addressOf } from "#app/platform/http/addresses/address-of.ts";
import { queryPage, queryText } from "#app/platform/http/addresses/query-value.ts";

/** As many columns as a table has room for. */
export const MAX_COMPARED = 4;

/** One of the hospitals as an address names it; '' where it does not. A list gives the id in place of the name, a field next to
 *  it the name as typed. */
export interface AskedHospital {
  hospital: string;
  id: string;
  state: string;
  city: string;
}

export type CompareQuery = TypedCode & {
  /** Two to four. */
  sides: AskedHospital[];
  /** The service that is asked for before all others, in the visitor's words; a code next to it says which it is. */
  service: string;
  category: string;
  q: string;
  /** Where the visitor looks for hospitals, for the links to other pages. */
  location: string;
  /** null: no page's number. */
  page: number | null;
};

const NOBODY: AskedHospital = { hospital: "", id: "", state: "", city: "" };

/** What the address asks for. `isAsked`: a comparison, not only what to choose from. Hospitals picked from a list come
 *  as ids in `pick`; `surplus`: those that are more than can be compared at once. */
export function readCompareQuery(request: Request): {
  query: CompareQuery;
  isAsked: boolean;
  isForm: boolean;
  surplus: string[];
} {
  const given = new URL(request.url).searchParams;
  const picked = [...new Set(given.getAll("pick"))].map((hospital) => hospital.slice(0, 10));
  const side = (no: number): AskedHospital => ({
    hospital: queryText(given, `hospital${no}`) || (picked[no - 1] ?? queryText(given, `name${no}`)),
    id: queryText(given, `id${no}`),
    state: queryText(given, `state${no}`),
    city: queryText(given, `city${no}`),
  });
  const [first, second, ...more] = Array.from({ length: MAX_COMPARED }, (_, index) => side(index + 1));
  const sides = [
    first ?? NOBODY,
    second ?? NOBODY,
    ...more.filter(({ hospital, id, state }) => hospital !== "" || id !== "" || state !== ""),
  ];
  const isForm = given.has("compare") || picked.length > 0;
  return {
    query: {
      sides,
      ...readTypedCode(queryText(given, "code_type"), queryText(given, "code")),
      service: queryText(given, "service"),
      category: queryText(given, "category"),
      q: queryText(given, "q"),
      location: queryText(given, "location"),
      page: queryPage(given),
    },
    isForm,
    isAsked:
      !given.has("choose") && (isForm || sides.some(({ hospital, id }) => hospital !== "" || id !== "")),
    surplus: picked.slice(MAX_COMPARED),
  };
}

/** The page's address for a comparison; what goes without saying is left out. */
export function compareAddress(query: CompareQuery, path = "/compare"): string {
  const { sides, service, codeType, code, category, q, location, page } = query;
  const named = sides.flatMap(({ hospital, id, state, city }, index) =>
    Object.entries({ hospital, id, state, city }).map(([name, value]) => [`${name}${index + 1}`, value]),
  );
  return addressOf(path, {
    ...Object.fromEntries(named),
    service,
    code_type: codeType,
    code,
    category,
    q,
    location,
    page: page === 1 ? null : page,
  });
}
