import { type SQL, sql } from "drizzle-orm";
import { typedText } from "#app/domain/hospitals/typed-text.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isInteger, readRows } from "#app/platform/db/read-rows.server.ts";

/** The payers of a name, in any case, as pages or as hospitals write it. */
export async function findPayerIds(db: Database, name: string): Promise<number[]> {
  const text = typedText(name);
  const rows = await readRows(
    db,
    { id: isInteger },
    sql`
    select payer_id as id from payers where lower(name) = lower(${text})
    union select payer_id from payer_names where lower(written_name) = lower(${text})
    order by id`,
  );
  return rows.map(({ id }) => id);
}

/** The negotiated charges of `prices p` with one of the payers; `plan`: a part of the plan's name. */
export function ratesOf(payerIds: readonly number[], plan: string | null): SQL {
  return sql`
    from negotiated_charges n
    join payer_plans pp on pp.hospital_id = n.hospital_id and pp.import_id = n.import_id and pp.plan_no = n.plan_no
    where n.hospital_id = p.hospital_id and n.import_id = p.import_id and n.charge_no = p.charge_no
      and pp.payer_id = any(${sql.param(payerIds)}::int[])
      ${plan === null ? sql`` : sql`and strpos(lower(pp.plan_name), lower(${plan})) > 0`}`;
}

export const hasRateOf = (payerIds: readonly number[], plan: string | null): SQL =>
  sql`exists (select ${ratesOf(payerIds, plan)})`;
