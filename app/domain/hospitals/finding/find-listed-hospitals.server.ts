import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/open-database.server.ts";
import {
  isFlag,
  isInteger,
  isNumber,
  isText,
  orNull,
  readRow,
  readRows,
  type Shape,
} from "#app/platform/db/read-rows.server.ts";
import { cityName } from "../addresses/listed-address.ts";
import { normaliseHospitalName } from "../names/hospital-name.ts";
import { typedText } from "../names/typed-text.ts";
import { searchMisspeltHospitals } from "./search-hospitals.server.ts";

/** A hospital of CMS's list or with a price file. */
export type ListedHospital = {
  hospitalId: number;
  shortId: string;
  name: string;
  city: string | null;
  state: string;
  phone: string | null;
  /** Stars of CMS, 1 to 5; null: CMS gives it none. */
  overallRating: number | null;
  /** Whether its price file is loaded here. */
  hasPrices: boolean;
  /** Great-circle miles; null without a place to measure from or the hospital's coordinates. */
  distanceMiles: number | null;
  isPositionApproximate: boolean;
};

const LISTED_ROW: Shape<ListedHospital> = {
  hospitalId: isInteger,
  shortId: isText,
  name: isText,
  city: orNull(isText),
  state: isText,
  phone: orNull(isText),
  overallRating: orNull(isInteger),
  hasPrices: isFlag,
  distanceMiles: orNull(isNumber),
  isPositionApproximate: isFlag,
};

/** Which hospitals to find; every part narrows the others. */
export interface WantedHospitals {
  /** A part of the name: each of its words, or how one begins; '' = any. */
  name: string;
  /** Two letters; null: any. */
  state: string | null;
  /** Where distances are measured from; null: nowhere. */
  point: { latitude: number; longitude: number } | null;
  /** "enough": without a name as far as it takes to find five hospitals, with one any distance. */
  radius: number | "any" | "enough";
}

export interface FoundHospitals {
  hospitals: ListedHospital[];
  total: number;
  /** Whether no hospital has the name, and these have one that is spelt like it. */
  isAlike: boolean;
}

const NEAR_MILES = 25;
const ENOUGH_HOSPITALS = 5;
const MAX_ALIKE = 20;

/** A page of the hospitals wanted: nearest first, without a place by how well their names fit. */
export async function findListedHospitals(
  db: Database,
  wanted: WantedHospitals,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<FoundHospitals> {
  const name = normaliseHospitalName(typedText(wanted.name));
  const isNamed = typedText(wanted.name) !== "";
  const hasWord = (word: string) => sql`strpos(' ' || match_name, ${` ${word}`}) > 0`;
  const words = name === "" ? sql`false` : sql.join(name.split(" ").map(hasWord), sql` and `);
  const found = await select(db, isNamed ? words : sql`true`, name, wanted, { page, pageSize });
  if (found.total > 0 || !isNamed) return { ...found, isAlike: false };
  const alike = await searchMisspeltHospitals(db, wanted.name, {
    limit: MAX_ALIKE,
    withoutPrices: true,
    state: wanted.state,
  });
  if (alike.length === 0) return { ...found, isAlike: false };
  const ids = alike.map(({ hospitalId }) => hospitalId);
  const which = sql`hospital_id = any(${sql.param(ids)}::int[])`;
  return { ...(await select(db, which, name, wanted, { page, pageSize })), isAlike: true };
}

async function select(
  db: Database,
  which: SQL,
  name: string,
  { state, point, radius }: WantedHospitals,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<Pick<FoundHospitals, "hospitals" | "total">> {
  const miles = point
    ? sql`chord_miles(globe_point(latitude, longitude) <-> globe_point(${point.latitude}, ${point.longitude}))`
    : sql`null::float8`;
  const fitting = sql`
    with fitting as materialized (
      select *, ${miles} as miles from hospitals
      where (current_import_id is not null or ccn is not null) and ${which} ${state ? sql`and state = ${state}` : sql``}
    ), reached as (select * from fitting where ${isReached(point, radius, name)})`;
  const [rows, { total }] = await Promise.all([
    readRows<ListedHospital>(
      db,
      LISTED_ROW,
      sql`${fitting}
      select hospital_id as "hospitalId", short_id as "shortId", name, city, state, phone,
        overall_rating as "overallRating", current_import_id is not null as "hasPrices", miles as "distanceMiles",
        is_position_approximate as "isPositionApproximate"
      from reached
      order by miles nulls last, match_name <> ${name}, strpos(match_name, ${name}) <> 1, name, state, hospital_id
      limit ${pageSize} offset ${(page - 1) * pageSize}`,
    ),
    readRow(db, { total: isInteger }, sql`${fitting} select count(*)::int as total from reached`),
  ]);
  return { hospitals: rows.map((row) => ({ ...row, city: cityName(row.city) })), total };
}

function isReached(point: WantedHospitals["point"], radius: WantedHospitals["radius"], name: string): SQL {
  if (point === null || radius === "any") return sql`true`;
  if (radius !== "enough") return sql`miles <= ${radius}`;
  if (name !== "") return sql`true`;
  return sql`miles <= greatest(${NEAR_MILES}::float8, coalesce(
    (select miles from fitting order by miles nulls last offset ${ENOUGH_HOSPITALS - 1} limit 1), 'Infinity'))`;
}
