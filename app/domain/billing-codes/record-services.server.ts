import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { plainServiceName } from "./plain-service-name.ts";
import { serviceCategory } from "./service-category.ts";

/**
 * Makes sure that the table of services knows these codes. `description` is what a hospital calls the service; the
 * first one is kept.
 */
export async function recordServices(
  db: Database,
  written: readonly { codeType: string; code: string; description: string }[],
): Promise<void> {
  if (written.length === 0) return;
  const services = written.map(({ codeType, code, description }) => ({
    code_type: codeType,
    code,
    plain_name: plainServiceName(codeType, code),
    description,
    ...serviceCategory(codeType, code),
  }));
  await db.execute(sql`
    insert into services (code_type, code, plain_name, description, category, subcategory)
    select code_type, code, plain_name, description, category, subcategory
    from jsonb_to_recordset(${JSON.stringify(services)}::jsonb)
      as s(code_type text, code text, plain_name text, description text, category text, subcategory text)
    order by code_type collate "C", code collate "C" -- one order, so that two imports never wait for each other
    on conflict do nothing`);
}
