import type pg from "pg";
import { firstRow } from "#app/platform/db/first-row.ts";
import { CHANGED_PRICES } from "../tables/changed-prices.server.ts";

/** As many as any list of the services that most hospitals offer is long. */
const MAX_LISTED = 1000;

const ORDER = "hospital_count desc, code_type, code";

/**
 * Brings the list of the services that most hospitals offer up to date, after the counts of services at these hospitals changed. All
 * services are read only where one of the list fell, since another may then stand before it.
 */
export async function refreshPopularServices(
  client: pg.ClientBase,
  hospitalIds: readonly number[],
): Promise<void> {
  const values = [hospitalIds];
  const services = `
    select s.code_type, s.code, s.hospital_count
    from (select distinct code_type, code from (${CHANGED_PRICES}) changed) c join services s using (code, code_type)`;
  const { rows } = await client.query<{ isWhole: boolean; hasFallen: boolean }>(
    `select (select count(*) from popular_services) >= ${MAX_LISTED} as "isWhole",
       exists (select from (${services}) changed join popular_services p using (code, code_type)
         where changed.hospital_count < p.hospital_count) as "hasFallen"`,
    values,
  );
  const { isWhole, hasFallen } = firstRow(rows);
  if (!isWhole || hasFallen) {
    await relistPopularServices(client);
    return;
  }
  await client.query(
    `insert into popular_services select * from (${services}) changed
     where hospital_count >= (select min(hospital_count) from popular_services)
     on conflict (code, code_type) do update set hospital_count = excluded.hospital_count`,
    values,
  );
  await client.query(
    `delete from popular_services p using (
       select code_type, code from popular_services order by ${ORDER} offset ${MAX_LISTED}) surplus
     where p.code = surplus.code and p.code_type = surplus.code_type`,
  );
}

/** Rebuilds the list from all services. */
export async function relistPopularServices(client: pg.ClientBase): Promise<void> {
  await client.query("delete from popular_services");
  await client.query(
    `insert into popular_services select code_type, code, hospital_count from services
     where hospital_count > 0 order by ${ORDER} limit ${MAX_LISTED}`,
  );
}
