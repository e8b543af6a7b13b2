import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isText, readRows } from "#app/platform/db/read-rows.server.ts";
import { planKindOrder } from "./plan-kind-order.ts";

const MOST_LISTED = 60;

/** Payers with most plans, those with commercial ones before Medicare, Medicaid and the like; at most 60. */
export async function listPayers(db: Database): Promise<string[]> {
  const rows = await readRows(
    db,
    { name: isText },
    sql`
    select name from (
      select y.name, count(*) as plan_count, min(${planKindOrder(sql`pp.plan_kind`)}) as kind_order
      from payers y join payer_plans pp using (payer_id) group by y.payer_id
      order by plan_count desc, name limit ${MOST_LISTED}) common
    order by kind_order, plan_count desc, name`,
  );
  return rows.map(({ name }) => name);
}
