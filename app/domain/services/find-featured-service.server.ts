import { sql } from "drizzle-orm";
import { SERVICE_CODE_ROW } from "#app/domain/billing-codes/comparable-key-row.server.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isText, readRows } from "#app/platform/db/read-rows.server.ts";
import type { ServiceItem } from "./service-item.ts";

/** What people look for and compare before they go: scans and visits, not what a stay brings with it. */
const FEATURED_CATEGORIES = ["imaging", "emergency-care"];

/** Returns the scan or visit that most hospitals price, which represents all services; null: nothing is published. */
export async function findFeaturedService(db: Database): Promise<ServiceItem | null> {
  const rows = await readRows(
    db,
    { ...SERVICE_CODE_ROW, name: isText },
    sql`
    select code_type as "codeType", code, plain_name as name
    from popular_services p join services using (code, code_type)
    where plain_name is not null and category = any(${sql.param(FEATURED_CATEGORIES)}::text[])
    order by p.hospital_count desc, code_type, code limit 1`,
  );
  return rows[0] ?? null;
}
