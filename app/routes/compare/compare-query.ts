import { addressOf } from "#app/platform/http/address-of.ts";
import { queryPage, queryText } from "#app/platform/http/query-value.ts";

/** One of the two hospitals as an address names it; '' where it does not. A list gives the id in place of the name, a field
 *  beside it the name as somebody typed it. */
export interface AskedHospital {
  hospital: string;
  id: string;
  state: string;
  city: string;
}

export interface CompareQuery {
  sides: [AskedHospital, AskedHospital];
  category: string;
  q: string;
  /** Where the visitor looks for hospitals, for the links to other pages. */
  location: string;
  /** null: no page's number. */
  page: number | null;
}

/** What the address asks for. `isAsked`: a comparison, not only what to choose from. Hospitals picked from a list come
 *  as ids in `pick`, of which the first two different ones count. */
export function readCompareQuery(request: Request): {
  query: CompareQuery;
  isAsked: boolean;
  isForm: boolean;
} {
  const given = new URL(request.url).searchParams;
  const picked = [...new Set(given.getAll("pick"))].map((hospital) => hospital.slice(0, 10));
  const side = (no: 1 | 2): AskedHospital => ({
    hospital: queryText(given, `hospital${no}`) || (picked[no - 1] ?? queryText(given, `name${no}`)),
    id: queryText(given, `id${no}`),
    state: queryText(given, `state${no}`),
    city: queryText(given, `city${no}`),
  });
  const query: CompareQuery = {
    sides: [side(1), side(2)],
    category: queryText(given, "category"),
    q: queryText(given, "q"),
    location: queryText(given, "location"),
    page: queryPage(given),
  };
  const isForm = given.has("compare") || picked.length > 0;
  const isChoosing = given.has("choose");
  return {
    query,
    isForm,
    isAsked: !isChoosing && (isForm || query.sides.some(({ hospital }) => hospital !== "")),
  };
}

/** The page's address for a comparison; what goes without saying is left out. */
export function compareAddress(
  { sides, category, q, location, page }: CompareQuery,
  path = "/compare",
): string {
  const [one, two] = sides;
  return addressOf(path, {
    hospital1: one.hospital,
    id1: one.id,
    state1: one.state,
    city1: one.city,
    hospital2: two.hospital,
    id2: two.id,
    state2: two.state,
    city2: two.city,
    category,
    q,
    location,
    page: page === 1 ? null : page,
  });
}
