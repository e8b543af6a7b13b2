import { sql } from "drizzle-orm";
import { cityName } from "#app/domain/hospitals/addresses/listed-address.ts";
import { typedText } from "#app/domain/hospitals/names/typed-text.ts";
import { isCriticalAccess } from "#app/domain/hospitals/traits/is-critical-access.ts";
import { isNonprofit } from "#app/domain/hospitals/traits/is-nonprofit.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import {
  isFlag,
  isInteger,
  isText,
  orNull,
  readRows,
  type Shape,
} from "#app/platform/db/read-rows.server.ts";
import { findHospitalPolicy } from "./find-hospital-policies.server.ts";
import type { HospitalOfPolicy, HospitalPolicy } from "./hospital-policy.ts";
import { isMetropolitan } from "./state-law/is-metropolitan.ts";

/** A hospital whose assistance is asked for, with or without prices. */
export type AssistingHospital = HospitalOfPolicy & {
  hospitalId: number;
  shortId: string;
  name: string;
  city: string | null;
  /** Whether it has its own page. */
  hasPrices: boolean;
};

type ListedField = "isNonprofit" | "isCriticalAccess" | "isMetropolitan" | "policy";
export type ScreenedHospitalRow = Omit<AssistingHospital, ListedField> & {
  county: string | null;
  ownership: string | null;
  hospitalType: string | null;
};

export const SCREENED_HOSPITAL_ROW: Shape<ScreenedHospitalRow> = {
  hospitalId: isInteger,
  shortId: isText,
  name: isText,
  city: orNull(isText),
  state: isText,
  county: orNull(isText),
  hasPrices: isFlag,
  ownership: orNull(isText),
  hospitalType: orNull(isText),
};

/** The columns of `hospitals h` that such a row is read from. */
export const SCREENED_HOSPITAL_COLUMNS = sql`h.hospital_id as "hospitalId", h.short_id as "shortId", h.name, h.city, h.state,
  h.county, h.current_import_id is not null as "hasPrices", h.ownership, h.hospital_type as "hospitalType"`;

/** The hospital of a short id, or the one that it was merged with, with its policy; null: there is none. */
export async function findScreenedHospital(db: Database, shortId: string): Promise<AssistingHospital | null> {
  const id = typedText(shortId);
  const rows = await readRows(
    db,
    SCREENED_HOSPITAL_ROW,
    sql`
    select ${SCREENED_HOSPITAL_COLUMNS} from hospitals h
    where short_id = ${id} or hospital_id = (select hospital_id from merged_hospitals where short_id = ${id})`,
  );
  if (!rows[0]) return null;
  return screenedHospital(rows[0], await findHospitalPolicy(db, rows[0].hospitalId));
}

/** A hospital's row with its policy. Who filed is a nonprofit, whatever the hospital list of CMS says of its owner. */
export function screenedHospital<Row extends ScreenedHospitalRow>(
  { ownership, hospitalType, county, ...hospital }: Row,
  policy: HospitalPolicy | null,
) {
  return {
    ...hospital,
    city: cityName(hospital.city),
    isNonprofit: policy?.source.kind === "filing" ? true : isNonprofit(ownership),
    isCriticalAccess: isCriticalAccess(hospitalType),
    isMetropolitan: isMetropolitan(hospital.state, county),
    policy,
  };
}
