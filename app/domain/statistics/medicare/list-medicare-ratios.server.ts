import { sql } from "drizzle-orm";
import { findState } from "#app/domain/hospitals/addresses/us-states.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isInteger, isNumber, isText, readRows } from "#app/platform/db/read-rows.server.ts";
import { MIN_HOSPITALS } from "../tables/price-quartiles.ts";
import { type MedicareRatio, MIN_HOSPITAL_SERVICES, type StateMedicareRatio } from "./medicare-ratio.ts";

/** As of the services of an index. */
const MIN_STATE_SERVICES = 5;

const RATIO_ROW = { serviceCount: isInteger, p25: isNumber, median: isNumber, p75: isNumber };
const STATE_ROW = { ...RATIO_ROW, state: isText, hospitalCount: isInteger, priceCount: isInteger };

const STATE_COLUMNS = sql`
  state, hospital_count as "hospitalCount", service_count as "serviceCount", price_count as "priceCount", p25, median, p75`;
const IS_ENOUGH = sql`hospital_count >= ${MIN_HOSPITALS} and service_count >= ${MIN_STATE_SERVICES}`;

/** How cash prices of a category stand to Medicare's amounts, of each state with five services and three hospitals. */
export async function listStateMedicareRatios(
  db: Database,
  { category, subcategory, setting }: { category: string; subcategory: string; setting: string },
): Promise<StateMedicareRatio[]> {
  return readRows<StateMedicareRatio>(
    db,
    STATE_ROW,
    sql`
    select ${STATE_COLUMNS} from state_medicare_ratios
    where category = ${category} and subcategory = ${subcategory} and setting = ${setting} and ${IS_ENOUGH}`,
  );
}

/** How a hospital's cash prices and those of its state stand to Medicare's amounts; null: too few to say. */
export async function findMedicareRatios(
  db: Database,
  { hospitalId, state }: { hospitalId: number; state: string },
): Promise<{ hospital: MedicareRatio | null; state: StateMedicareRatio | null }> {
  const [[hospital = null], [ofState = null]] = await Promise.all([
    readRows<MedicareRatio>(
      db,
      RATIO_ROW,
      sql`
      select service_count as "serviceCount", p25, median, p75 from hospital_medicare_ratios
      where hospital_id = ${hospitalId} and service_count >= ${MIN_HOSPITAL_SERVICES}`,
    ),
    readRows<StateMedicareRatio>(
      db,
      STATE_ROW,
      sql`
      select ${STATE_COLUMNS} from state_medicare_ratios
      where category = '' and subcategory = '' and setting = '' and state = ${findState(state) ?? ""} and ${IS_ENOUGH}`,
    ),
  ]);
  return { hospital, state: ofState };
}
