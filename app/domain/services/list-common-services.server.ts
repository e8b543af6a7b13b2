import { sql } from "drizzle-orm";
import { SERVICE_CODE_ROW } from "#app/domain/billing-codes/comparable-key-row.server.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isText, readRows } from "#app/platform/db/read-rows.server.ts";
import type { ServiceItem } from "./service-item.ts";

/** More would make a list of them heavy, and are seldom looked for. */
const MAX_LISTED = 100;

/** The services with a name in our plain words that at least half of the hospitals price, with their category; those
 *  of most hospitals first, at most 100. */
export async function listCommonServices(db: Database): Promise<(ServiceItem & { category: string })[]> {
  return readRows(
    db,
    { ...SERVICE_CODE_ROW, name: isText, category: isText },
    sql`
    select code_type as "codeType", code, plain_name as name, category
    from popular_services p join services using (code, code_type)
    where plain_name is not null
      and 2 * p.hospital_count >= (select coalesce(sum(hospital_count), 0) from state_totals)
    order by p.hospital_count desc, code_type, code limit ${MAX_LISTED}`,
  );
}
