import { sql } from "drizzle-orm";
import { findState } from "#app/domain/hospitals/addresses/us-states.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isInteger, isNumber, orNull, readRow } from "#app/platform/db/read-rows.server.ts";
import { MIN_HOSPITALS } from "../tables/price-quartiles.ts";

/** Cash price as a part of the gross charge, 0.4 = 40%: the median; null where no price has both. */
export type CashToGrossRatio = {
  hospital: number | null;
  /** The median of the ratios of the state's hospitals; null where fewer than three have one. */
  state: number | null;
  /** How many hospitals of the state have one. */
  stateHospitalCount: number;
};

/** How a hospital's cash prices stand to its gross charges, and those of its state; of present files. */
export async function findCashToGrossRatio(
  db: Database,
  { hospitalId, state }: { hospitalId: number; state: string },
): Promise<CashToGrossRatio> {
  const ratio = { hospital: orNull(isNumber), state: orNull(isNumber), stateHospitalCount: isInteger };
  return readRow<CashToGrossRatio>(
    db,
    ratio,
    sql`
    select own.ratio::float8 as hospital, case when cash_to_gross_count >= ${MIN_HOSPITALS} then cash_to_gross_median::float8 end as state,
      coalesce(cash_to_gross_count, 0) as "stateHospitalCount"
    from (values (${findState(state) ?? ""})) wanted(state) left join state_totals using (state)
    left join (
      select cash_to_gross_ratio as ratio from hospitals h join imports i on i.import_id = h.current_import_id
      where h.hospital_id = ${hospitalId}) own on true`,
  );
}
