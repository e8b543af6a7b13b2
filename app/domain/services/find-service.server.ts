import { sql } from "drizzle-orm";
import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import type { ServiceItem } from "./service-item.ts";

export type ServiceDetails = ServiceItem & {
  /** Ours; null where it has none. */
  plainName: string | null;
  /** What the first hospital called it. */
  description: string;
  category: string;
  subcategory: string;
  hospitalCount: number;
};

/** The service of a code; null where no hospital has a price of it. */
export async function findService(
  db: Database,
  { codeType, code }: ServiceCode,
): Promise<ServiceDetails | null> {
  const { rows } = await db.execute<ServiceDetails>(sql`
    select code_type as "codeType", code, coalesce(plain_name, description) as name, plain_name as "plainName",
      description, category, subcategory, hospital_count as "hospitalCount"
    from services where code_type = ${codeType} and code = ${code} and hospital_count > 0`);
  return rows[0] ?? null;
}
