import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isInteger, isNumber, isOneOf, readRows } from "#app/platform/db/read-rows.server.ts";
import { type HospitalFit, UNFITTED } from "./fit-hospital.ts";
import { FITTED_FAMILIES } from "./part-evidence.ts";

const ROW = {
  hospitalId: isInteger,
  family: isOneOf(FITTED_FAMILIES),
  wholeShare: isNumber,
  feeShare: isNumber,
  partShare: isNumber,
  wholeLevel: isNumber,
  feeLevel: isNumber,
};

/** What the prices of some hospitals are like; one that is not fitted yet is like any. */
export async function readFits(
  db: Database,
  hospitalIds: readonly number[],
): Promise<(hospitalId: number) => HospitalFit> {
  const rows = await readRows(
    db,
    ROW,
    sql`
    select hospital_id as "hospitalId", family, whole_share as "wholeShare", fee_share as "feeShare",
      part_share as "partShare", whole_level as "wholeLevel", fee_level as "feeLevel"
    from price_fits where hospital_id = any(${sql.param([...new Set(hospitalIds)])}::int[])`,
  );
  const fits = new Map<number, HospitalFit>();
  for (const { hospitalId, family, ...fit } of rows) {
    fits.set(hospitalId, { ...(fits.get(hospitalId) ?? UNFITTED), [family]: fit });
  }
  return (hospitalId) => fits.get(hospitalId) ?? UNFITTED;
}
