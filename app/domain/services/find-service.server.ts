import { sql } from "drizzle-orm";
import { SERVICE_CODE_ROW } from "#app/domain/billing-codes/comparable-key-row.server.ts";
import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isInteger, isText, orNull, readRows, type Shape } from "#app/platform/db/read-rows.server.ts";
import type { ServiceItem } from "./service-item.ts";

export type ServiceDetails = ServiceItem & {
  /** Ours; null where it has none. */
  plainName: string | null;
  /** What most hospitals call it, in readable words. */
  description: string;
  category: string;
  subcategory: string;
  hospitalCount: number;
};

const SERVICE_ROW: Shape<ServiceDetails> = {
  ...SERVICE_CODE_ROW,
  name: isText,
  plainName: orNull(isText),
  description: isText,
  category: isText,
  subcategory: isText,
  hospitalCount: isInteger,
};

/** The category and subcategory of the service that most hospitals price under a code of any kind; null where none has a
 *  price of it. */
export async function findCategoryOfCode(
  db: Database,
  code: string,
): Promise<Pick<ServiceDetails, "category" | "subcategory"> | null> {
  const rows = await readRows(
    db,
    { category: isText, subcategory: isText },
    sql`
    select category, subcategory from services where code = ${code} and hospital_count > 0
    order by hospital_count desc, code_type limit 1`,
  );
  return rows[0] ?? null;
}

/** The service of a code; null where no hospital has a price of it. */
export async function findService(
  db: Database,
  { codeType, code }: ServiceCode,
): Promise<ServiceDetails | null> {
  const rows = await readRows<ServiceDetails>(
    db,
    SERVICE_ROW,
    sql`
    select code_type as "codeType", code, coalesce(plain_name, description) as name, plain_name as "plainName",
      description, category, subcategory, hospital_count as "hospitalCount"
    from services where code_type = ${codeType} and code = ${code} and hospital_count > 0`,
  );
  return rows[0] ?? null;
}
