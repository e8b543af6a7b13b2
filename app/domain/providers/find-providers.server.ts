import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/open-database.server.ts";
import {
  isFlag,
  isInteger,
  isListOf,
  isRowOf,
  isText,
  orNull,
  readRows,
} from "#app/platform/db/read-rows.server.ts";
import { type PlaceKind, placeKind } from "./place-kind.ts";

export interface PracticePlace {
  address: string | null;
  city: string | null;
  state: string | null;
  zip: string | null;
  phone: string | null;
}

/** A provider as NPPES has it: what it says of itself. */
export interface Provider extends PracticePlace {
  npi: number;
  isPerson: boolean;
  name: string;
  otherName: string | null;
  kind: PlaceKind;
  taxonomies: string[];
  /** Names of the taxonomies, as NUCC has them; empty where no list of names was imported. */
  specialties: string[];
  otherPlaces: PracticePlace[];
  isSample: boolean;
}

const practicePlace = {
  address: orNull(isText),
  city: orNull(isText),
  state: orNull(isText),
  zip: orNull(isText),
  phone: orNull(isText),
};

/** The active providers of these NPIs, in no order. */
export async function findProviders(db: Database, npis: readonly number[]): Promise<Provider[]> {
  const rows = await readRows(
    db,
    {
      npi: isInteger,
      isPerson: isFlag,
      name: isText,
      otherName: orNull(isText),
      taxonomies: isListOf(isText),
      specialties: isListOf(isText),
      otherPlaces: isListOf(isRowOf(practicePlace)),
      isSample: isFlag,
      ...practicePlace,
    },
    sql`
    select npi::float8 as npi, is_person as "isPerson", name, other_name as "otherName", address, city, state, zip, phone,
      taxonomies, other_places as "otherPlaces", is_sample as "isSample",
      array(select t.name from unnest(p.taxonomies) with ordinality own(code, place)
        join provider_taxonomies t on t.code = own.code order by place) as specialties
    from providers p where is_active and npi = any(${sql.param(npis)}::bigint[])`,
  );
  return rows.map((row) => ({ ...row, kind: placeKind(row.taxonomies) }));
}
