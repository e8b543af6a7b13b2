import { sql } from "drizzle-orm";
import { SERVICE_CODE_ROW } from "#app/domain/billing-codes/comparable-key-row.server.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isText, readRows } from "#app/platform/db/read-rows.server.ts";
import type { ServiceItem } from "./service-item.ts";

/** Of the services with a name in our plain words that a hospital prices, those that most hospitals price, one of each
 *  subcategory. */
export async function listCommonServicesAt(
  db: Database,
  hospitalId: number,
  { limit }: { limit: number },
): Promise<ServiceItem[]> {
  return readRows<ServiceItem>(
    db,
    { ...SERVICE_CODE_ROW, name: isText },
    sql`
    select code_type as "codeType", code, plain_name as name from (
      select distinct on (subcategory) code_type, code, plain_name, p.hospital_count
      from popular_services p join services s using (code, code_type)
      where plain_name is not null and exists (
        select from prices where hospital_id = ${hospitalId} and subcategory = s.subcategory
          and code_type = s.code_type and code = s.code and price is not null and implausible is null)
      order by subcategory, p.hospital_count desc, code_type, code) first
    order by hospital_count desc, code_type, code limit ${limit}`,
  );
}
