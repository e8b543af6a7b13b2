import { sql } from "drizzle-orm";
import { normaliseCode } from "#app/domain/billing-codes/normalise-code.ts";
import { typedText } from "#app/domain/hospitals/typed-text.ts";
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

/** The service of a code in any usual spelling; null where no hospital has a price of it. */
export async function findService(
  db: Database,
  { codeType, code }: { codeType: string; code: string },
): Promise<ServiceDetails | null> {
  const normal = normaliseCode(typedText(codeType), typedText(code));
  if (normal === null) return null;
  const { rows } = await db.execute<ServiceDetails>(sql`
    select code_type as "codeType", code, coalesce(plain_name, description) as name, plain_name as "plainName",
      description, category, subcategory, hospital_count as "hospitalCount"
    from services where code_type = ${normal.codeType} and code = ${normal.code} and hospital_count > 0`);
  return rows[0] ?? null;
}
