import type { LinkedHospital } from "#app/domain/hospitals/finding/hospital-link.ts";
import { addressOf } from "#app/platform/http/addresses/address-of.ts";
import { queryText } from "#app/platform/http/addresses/query-value.ts";

/** A hospital as an address names it; '' where it says nothing. */
export interface AskedHospital {
  name: string;
  id: string;
  state: string;
  city: string;
}

export function readAskedHospital(query: URLSearchParams): AskedHospital {
  const text = (name: keyof AskedHospital) => queryText(query, name);
  return { name: text("name"), id: text("id"), state: text("state"), city: text("city") };
}

/** The state of the 'Other Services' panel. */
export interface PanelChoice {
  category: string;
  subcategory: string;
}

/** The hospital's page with the panel at a choice. */
export function panelAddress(
  { name, shortId }: LinkedHospital,
  { category, subcategory }: PanelChoice,
  page = 1,
): string {
  const address = addressOf("/hospital_details", {
    name,
    id: shortId,
    category,
    subcategory,
    page: page === 1 ? null : page,
  });
  return `${address}#other-services`;
}
