import { sql } from "drizzle-orm";
import { SERVICE_CODE_ROW } from "#app/domain/billing-codes/comparable-key-row.server.ts";
import { findState } from "#app/domain/hospitals/addresses/us-states.ts";
import { typedText } from "#app/domain/hospitals/names/typed-text.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isInteger, isText, readRow, readRows } from "#app/platform/db/read-rows.server.ts";
import type { ServiceRoom } from "./list-categories.server.ts";
import type { ServiceItem } from "./service-item.ts";

const PAGE_SIZE = 100;
const MAX_ON_A_PAGE = 1000;
const LAST_PAGE = 1000;

/**
 * A page of the services of a subcategory of which there are prices, offered by most hospitals first; at one hospital
 * in the order of the codes.
 */
export async function listServices(
  db: Database,
  query: ServiceRoom & { subcategory: string; category?: string; page?: number; pageSize?: number },
): Promise<{ services: ServiceItem[]; total: number }> {
  const pageSize = Math.min(Math.max(Math.trunc(query.pageSize ?? PAGE_SIZE), 1), MAX_ON_A_PAGE);
  const page = Math.min(Math.max(Math.trunc(query.page ?? 1), 1), LAST_PAGE);
  const services = query.hospitalId === undefined ? servicesIn(query) : servicesAt(query.hospitalId, query);
  const rows = await readRows(
    db,
    { ...SERVICE_CODE_ROW, name: isText, total: isInteger },
    sql`
    select "codeType", code, name, count(*) over ()::int as total from (${services}) found
    order by popularity desc, "codeType", code limit ${pageSize} offset ${(page - 1) * pageSize}`,
  );
  const total = rows[0]?.total ?? (page > 1 ? await countServices(db, services) : 0);
  return { services: rows.map(({ codeType, code, name }) => ({ codeType, code, name })), total };
}

type WantedServices = { subcategory: string; category?: string; state?: string };

function servicesIn({ subcategory, category, state }: WantedServices) {
  return sql`
    select code_type as "codeType", code, coalesce(plain_name, description) as name, hospital_count as popularity
    from services s
    where subcategory = ${typedText(subcategory)} and hospital_count > 0
      ${category === undefined ? sql`` : sql`and category = ${typedText(category)}`}
      ${
        state === undefined
          ? sql``
          : sql`and exists (
              select from service_statistics known
              where known.code_type = s.code_type and known.code = s.code
                and known.state = ${findState(state) ?? ""})`
      }`;
}

function servicesAt(hospitalId: number, { subcategory, category }: WantedServices) {
  return sql`
    select p.code_type as "codeType", p.code, coalesce(s.plain_name, s.description) as name, 0 as popularity
    from (
      select distinct code_type, code from prices
      where hospital_id = ${hospitalId} and subcategory = ${typedText(subcategory)}
        ${category === undefined ? sql`` : sql`and category = ${typedText(category)}`}
    ) p join services s using (code_type, code)`;
}

async function countServices(db: Database, services: ReturnType<typeof sql>): Promise<number> {
  const row = await readRow(
    db,
    { total: isInteger },
    sql`select count(*)::int as total from (${services}) found`,
  );
  return row.total;
}
