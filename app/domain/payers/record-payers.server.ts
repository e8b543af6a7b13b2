import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { payerName } from "./payer-name.ts";

/**
 * Makes sure that the crosswalk of payers knows these names as hospitals write them, and tells the payer that each
 * bears.
 */
export async function recordPayers(
  db: Database,
  writtenNames: readonly string[],
): Promise<Map<string, number>> {
  if (writtenNames.length === 0) return new Map();
  const names = writtenNames.map((written) => ({ written, name: payerName(written) }));
  const given = sql`jsonb_to_recordset(${JSON.stringify(names)}::jsonb) as given(written text, name text)`;
  // In one order, so that two imports never wait for each other.
  await db.execute(sql`
    insert into payers (name) select distinct name from ${given} order by name on conflict do nothing`);
  await db.execute(sql`
    insert into payer_names (written_name, payer_id)
    select written, payer_id from ${given} join payers using (name) order by written on conflict do nothing`);
  const { rows } = await db.execute<{ written: string; payerId: number }>(sql`
    select written, payer_id as "payerId" from ${given} join payer_names on written_name = written`);
  return new Map(rows.map(({ written, payerId }) => [written, payerId]));
}
