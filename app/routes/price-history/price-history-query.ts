import { addressOf } from "#app/platform/http/addresses/address-of.ts";
import { queryPage, queryText } from "#app/platform/http/addresses/query-value.ts";

/** What the address of the page asks for, as it was written; '' where it asks for nothing. */
export interface MovesQuery {
  /** A hospital's name; its short id, or state and city, distinguish those of one name. */
  hospital: string;
  id: string;
  city: string;
  state: string;
  category: string;
  kind: string;
  direction: string;
  /** null: no page's number. */
  page: number | null;
}

export function readMovesQuery(request: Request): MovesQuery {
  const given = new URL(request.url).searchParams;
  return {
    hospital: queryText(given, "hospital"),
    id: queryText(given, "id"),
    city: queryText(given, "city"),
    state: queryText(given, "state"),
    category: queryText(given, "category"),
    kind: queryText(given, "kind"),
    direction: queryText(given, "direction"),
    page: queryPage(given),
  };
}

/** The page's address with these choices; what goes without saying is left out. */
export function movesAddress(query: Partial<MovesQuery>, path = "/data/price-history"): string {
  const { hospital = "", id = "", city = "", state = "", category = "", kind, direction, page = 1 } = query;
  return addressOf(path, {
    hospital,
    id: hospital ? id : "",
    state: id ? "" : state,
    city: hospital && !id ? city : "",
    category,
    kind: kind === "cash" ? "" : (kind ?? ""),
    direction: direction === "up" ? "" : (direction ?? ""),
    page: page === 1 ? null : page,
  });
}
