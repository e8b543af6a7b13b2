import { addressOf, queryText } from "#app/platform/http/query-value.ts";

/** A hospital as an address names it; '' where it says nothing. */
export interface AskedHospital {
  name: string;
  state: string;
  city: string;
}

export function readAskedHospital(query: URLSearchParams): AskedHospital {
  return { name: queryText(query, "name"), state: queryText(query, "state"), city: queryText(query, "city") };
}

/** What the 'Other Services' panel stands at. */
export interface PanelChoice {
  category: string;
  subcategory: string;
}

/** The hospital's page with the panel at a choice. */
export function panelAddress(
  { name, state, city }: { name: string; state: string; city: string | null },
  { category, subcategory }: PanelChoice,
  page = 1,
): string {
  const address = addressOf("/hospital_details", {
    name,
    state,
    city,
    category,
    subcategory,
    page: page === 1 ? null : page,
  });
  return `${address}#other-services`;
}
