import type { NamedHospital } from "#app/domain/hospitals/finding/search-hospitals.server.ts";

/** A hospital that a visitor may mean who typed its name as a place. */
export type HospitalForPlace = NamedHospital & {
  /** Null: its file gives none. */
  zip: string | null;
  /** Whether it publishes a price of the service asked for. */
  hasService: boolean;
};

/** As `named_hospitals` of the searches' JSON. */
export function hospitalsForPlaceInJson(hospitals: readonly HospitalForPlace[]) {
  return hospitals.map(({ name, shortId, city, state, zip }) => ({ name, id: shortId, city, state, zip }));
}
