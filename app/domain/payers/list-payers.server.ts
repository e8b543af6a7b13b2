import { sql } from "drizzle-orm";
import { isWithinMiles } from "#app/domain/hospitals/addresses/is-within-miles.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isText, readRows } from "#app/platform/db/read-rows.server.ts";
import { planKindOrder } from "./plan-kind-order.ts";

const MAX_LISTED = 60;

const NEAR_MILES = 100;

/** Payers with most plans at hospitals within 100 miles of a place, or at all, those with commercial ones before Medicare,
 *  Medicaid and the like; at most 60. */
export async function listPayers(
  db: Database,
  place: { latitude: number; longitude: number } | null,
): Promise<string[]> {
  const near = place
    ? sql`where pp.hospital_id in (select hospital_id from hospitals h where ${isWithinMiles(place, NEAR_MILES)})`
    : sql``;
  const rows = await readRows(
    db,
    { name: isText },
    sql`
    select name from (
      select y.name, count(*) as plan_count, min(${planKindOrder(sql`pp.plan_kind`)}) as kind_order
      from payers y join payer_plans pp using (payer_id) ${near} group by y.payer_id
      order by plan_count desc, name limit ${MAX_LISTED}) common
    order by kind_order, plan_count desc, name`,
  );
  return rows.map(({ name }) => name);
}
