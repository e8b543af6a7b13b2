import { sql } from "drizzle-orm";
import { isCriticalAccess } from "#app/domain/hospitals/is-critical-access.ts";
import { isNonprofit } from "#app/domain/hospitals/is-nonprofit.ts";
import { cityName } from "#app/domain/hospitals/listed-address.ts";
import { typedText } from "#app/domain/hospitals/typed-text.ts";
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
import type { HospitalOfPolicy } from "./hospital-policy.ts";
import { isMetropolitan } from "./state-law/is-metropolitan.ts";

/** A hospital whose assistance is asked for, with or without prices. */
export type AssistingHospital = HospitalOfPolicy & {
  hospitalId: number;
  shortId: string;
  name: string;
  city: string | null;
  /** Whether it has a page of its own. */
  hasPrices: boolean;
};

type HospitalRow = Omit<
  AssistingHospital,
  "isNonprofit" | "isCriticalAccess" | "isMetropolitan" | "policy"
> & {
  county: string | null;
  ownership: string | null;
  hospitalType: string | null;
};

const HOSPITAL_ROW: Shape<HospitalRow> = {
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

/** The hospital of a short id, or the one that it was merged with, with its policy; null: there is none. Who filed is a
 *  nonprofit, whatever the hospital list of CMS says of its owner. */
export async function findScreenedHospital(db: Database, shortId: string): Promise<AssistingHospital | null> {
  const id = typedText(shortId);
  const rows = await readRows(
    db,
    HOSPITAL_ROW,
    sql`
    select hospital_id as "hospitalId", short_id as "shortId", name, city, state, county,
      current_import_id is not null as "hasPrices", ownership, hospital_type as "hospitalType"
    from hospitals
    where short_id = ${id} or hospital_id = (select hospital_id from merged_hospitals where short_id = ${id})`,
  );
  if (!rows[0]) return null;
  const { ownership, hospitalType, county, ...hospital } = rows[0];
  const policy = await findHospitalPolicy(db, hospital.hospitalId);
  return {
    ...hospital,
    city: cityName(hospital.city),
    isNonprofit: policy?.source.kind === "filing" ? true : isNonprofit(ownership),
    isCriticalAccess: isCriticalAccess(hospitalType),
    isMetropolitan: isMetropolitan(hospital.state, county),
    policy,
  };
}
