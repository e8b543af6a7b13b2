import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isText, readRows } from "#app/platform/db/read-rows.server.ts";

const MOST_LISTED = 60;
const PUBLIC_PLAN =
  "\\y(medicare|mcr|mcare|medicaid|mcd|mcaid|medi-cal|tricare|champus|veterans|champva|triwest|dsnp|dnsp|snp|mmai|mmp)\\y";

/** Payers with most plans, commercial ones before Medicare, Medicaid and the like; at most 60. */
export async function listPayers(db: Database): Promise<string[]> {
  const rows = await readRows(
    db,
    { name: isText },
    sql`
    select name from (
      select y.name, count(*) as plan_count
      from payers y join payer_plans pp using (payer_id) group by y.payer_id
      order by plan_count desc, name limit ${MOST_LISTED}) common
    order by ${isPublicPlan(sql`name`)}, plan_count desc, name`,
  );
  return rows.map(({ name }) => name);
}

/** Whether the names of a payer or a plan tell Medicare, Medicaid or another public program: these stand after the
 *  commercial ones, which most who compare prices have. */
export function isPublicPlan(names: SQL): SQL {
  return sql`(${names} ~* ${sql.raw(`'${PUBLIC_PLAN}'`)})`;
}
