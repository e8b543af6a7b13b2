import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isInteger, isText, readRows } from "#app/platform/db/read-rows.server.ts";
import type { PriceKey } from "./find-by-price.server.ts";

/** The prices of one service row by row, in the order of each row's first: hospitals of one price list that publish one amount for
 *  the same thing have a row together (decision 040), every other price has its own. */
export async function gatherRows(db: Database, keys: readonly PriceKey[]): Promise<PriceKey[][]> {
  const shared = await readRows(
    db,
    { place: isInteger, amount: isText },
    sql`
    select k.place::int, jsonb_build_array(m.price_list_id, trim_scale(p.price), p.cash is null, p.setting, p.billing_class,
      p.modifiers, p.drug_unit)::text as amount
    from unnest(${sql.param(keys.map(({ hospitalId }) => hospitalId))}::int[],
      ${sql.param(keys.map(({ chargeNo }) => chargeNo))}::int[],
      ${sql.param(keys.map(({ setting }) => setting))}::setting[]) with ordinality k(hospital_id, charge_no, setting, place)
    join price_list_members m on m.hospital_id = k.hospital_id
    join prices p on p.hospital_id = k.hospital_id and p.charge_no = k.charge_no and p.setting = k.setting
    where p.price is not null and p.implausible is null`,
  );
  const amountAt = new Map(shared.map(({ place, amount }) => [place - 1, amount]));
  const rows = new Map<string | number, PriceKey[]>();
  for (const [at, key] of keys.entries()) {
    const name = amountAt.get(at) ?? at;
    const row = rows.get(name);
    if (row) row.push(key);
    else rows.set(name, [key]);
  }
  return [...rows.values()];
}
