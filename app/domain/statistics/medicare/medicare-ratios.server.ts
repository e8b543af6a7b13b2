import type pg from "pg";

/** Remembers the states of hospitals whose prices changed; null: of all that have some. */
export async function markStaleMedicareStates(
  client: pg.ClientBase,
  hospitalIds: readonly number[] | null,
): Promise<void> {
  await client.query(
    `insert into stale_medicare_states
     select distinct state from hospitals where $1::int[] is null or hospital_id = any($1)
     on conflict do nothing`,
    [hospitalIds],
  );
}

/** Sorting on disk takes twice as long. */
const SORT_MEMORY = "64MB";

/**
 * Works out how cash prices stand to Medicare's amounts in the states whose prices changed, of each hospital and of all of
 * them. Takes a second for the 48,000 prices of Texas. Verdicts must be there:
 * Medicare judges such prices, so that no other state's import changes one.
 */
export async function refreshMedicareRatios(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ state: string }>("delete from stale_medicare_states returning state");
  if (rows.length === 0) return;
  await client.query(`set local work_mem = '${SORT_MEMORY}'`);
  await client.query(NUMBER_SERVICES);
  for (const { state } of rows) {
    await client.query(
      "delete from hospital_medicare_ratios where hospital_id in (select hospital_id from hospitals where state = $1)",
      [state],
    );
    await client.query("delete from state_medicare_ratios where state = $1", [state]);
    await client.query(INSERT_RATIOS, [state]);
  }
  await client.query("drop table judged_services"); // a transaction may come here several times
}

const QUARTILES = ["0.25", "0.5", "0.75"]
  .map((q) => `percentile_disc(${q}) within group (order by ratio)`)
  .join(", ");

// Found by index, a service costs little even where the prices were never analyzed and are taken for one. Of the 8,000
// that Medicare pays for, those alone that some file brought: to index them all takes longer than a small import's ratios.
const NUMBER_SERVICES = `
  create temporary table judged_services as
    select code, code_type, hospital, row_number() over () as service_no
    from national_amounts join services using (code, code_type) where part = '' and hospital > 0;
  create unique index on judged_services (code, code_type);
  analyze judged_services`;

// Among all settings a hospital's service counts once: as for outpatients, where it has such a price. `offset 0` keeps the
// lookup by hospital: planned as a join it reads the prices of the whole nation for each state. Numbers of services are
// sorted in half the time that their codes take.
const INSERT_RATIOS = `
  with ratios as materialized (
    select p.hospital_id, category, subcategory, setting, service_no, (cash / judged.hospital)::float8 as ratio,
      row_number() over (partition by service_no, p.hospital_id order by setting = 'inpatient', setting) = 1 as is_usual
    from hospitals h
    cross join lateral (
      select hospital_id, category, subcategory, code_type, code, setting, cash from prices p
      where p.hospital_id = h.hospital_id and p.cash is not null and p.implausible is null
        and p.billing_class in ('facility', 'both') and p.modifiers = '' and p.drug_unit = '' offset 0) p
    join judged_services judged using (code, code_type)
    where h.state = $1),
  of_hospitals as (
    insert into hospital_medicare_ratios (hospital_id, service_count, p25, median, p75)
    select hospital_id, count(*), ${QUARTILES} from ratios where is_usual group by hospital_id)
  insert into state_medicare_ratios
    (category, subcategory, setting, state, hospital_count, service_count, price_count, p25, median, p75)
  select coalesce(category, ''), coalesce(subcategory, ''), cell.setting, $1, count(distinct hospital_id),
    count(distinct service_no), count(*), ${QUARTILES}
  from ratios cross join lateral (
    select unnest(settings_of(ratios.setting))::text union all select '' where is_usual) cell(setting)
  group by cell.setting, rollup (category, subcategory)`;
