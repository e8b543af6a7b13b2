import { sql } from "drizzle-orm";
import { findState } from "#app/domain/hospitals/us-states.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";

/** Cash price as a part of the gross charge, 0.4 = 40 %: the middle one; null where no price has both. */
export type CashToGrossRatio = {
  hospital: number | null;
  /** The middle one of the ratios of the state's hospitals. */
  state: number | null;
  /** How many hospitals of the state have one. */
  stateHospitalCount: number;
};

/** How a hospital's cash prices stand to its gross charges, and those of its state; of present files. */
export async function findCashToGrossRatio(
  db: Database,
  { hospitalId, state }: { hospitalId: number; state: string },
): Promise<CashToGrossRatio> {
  const { rows } = await db.execute<CashToGrossRatio>(sql`
    select max(ratio) filter (where hospital_id = ${hospitalId})::float8 as hospital,
      (percentile_disc(0.5) within group (order by ratio) filter (where state = ${findState(state) ?? ""}))::float8
        as state,
      count(ratio) filter (where state = ${findState(state) ?? ""})::int as "stateHospitalCount"
    from (
      select h.hospital_id, h.state, i.cash_to_gross_ratio as ratio
      from hospitals h join imports i on i.import_id = h.current_import_id
      where h.state = ${findState(state) ?? ""} or h.hospital_id = ${hospitalId}) ratios`);
  return rows[0]!;
}
