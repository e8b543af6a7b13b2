import { refreshStatistics } from "#app/domain/statistics/refresh-statistics.server.ts";
import type { PooledDatabase } from "#app/platform/db/open-database.server.ts";

/** Numbers of copies lie this far apart. */
const STEP = 100_000;

/** How many charges there are: standard and negotiated ones. */
export async function countCharges(db: PooledDatabase): Promise<number> {
  const { rows } = await db.$client.query<{ charges: string }>(
    "select sum(charge_count + negotiated_charge_count) as charges from imports",
  );
  return Number(rows[0]!.charges);
}

/** The price files name no coordinates: puts each hospital somewhere around a middle of its state. */
export async function placeHospitals(db: PooledDatabase): Promise<void> {
  await db.$client.query(`
    update hospitals set
      latitude = 28 + (hashtext(state) & 1023) / 1023.0 * 18 + (hashtext(name || 'y') & 1023) / 1023.0 * 3,
      longitude = -120 + (hashtext(state || 'x') & 1023) / 1023.0 * 42 + (hashtext(name || 'x') & 1023) / 1023.0 * 5`);
}

/** Leaves one hospital of so many, not those of the two largest files, and counts the statistics anew. */
export async function thinOut(db: PooledDatabase, oneOf: number): Promise<void> {
  await db.$client.query(`
    create temporary table gone as select hospital_id from hospitals where hospital_id % ${oneOf} <> 0
      or current_import_id in (
        select import_id from imports order by charge_count + negotiated_charge_count desc limit 2)`);
  for (const table of ["prices", "negotiated_charges", "standard_charges", "payer_plans", "hospitals"]) {
    await db.$client.query(`delete from ${table} where hospital_id in (select hospital_id from gone)`);
  }
  await db.$client.query(`
    truncate service_statistics, category_statistics;
    update services set hospital_count = 0;
    update hospitals set summarised_import_id = null`);
  await refreshStatistics(db);
}

/** Adds as many copies of all hospitals and their charges, each in another state and with other prices. */
export async function multiply(db: PooledDatabase, copies: number): Promise<void> {
  await db.$client.query(`
    create temporary table next_states as
      select state, lead(state, 1, first) over (order by state) as next_state
      from (select state, min(state) over () as first from (select distinct state from hospitals) s) states`);
  for (let copy = 1; copy <= copies; copy++) {
    await db.$client.query(`
      create temporary table originals as
        select h.*, hospital_id + ${STEP * copy} as copy_id, current_import_id + ${STEP * copy} as copy_import_id,
          (select next_state from next_states n where n.state = moved.state) as new_state
        from hospitals h left join lateral (
          select coalesce((select state from hospitals c where c.hospital_id = h.hospital_id + ${STEP * (copy - 1)}), h.state)
            as state) moved on true
        where hospital_id <= ${STEP}`);
    await copyHospitals(db, copy);
    await copyCharges(db, copy);
    await db.$client.query("drop table originals");
  }
  await refreshStatistics(db);
}

async function copyHospitals(db: PooledDatabase, copy: number): Promise<void> {
  const columns = "street_number, city, street, zip, address, latitude, longitude";
  await db.$client.query(`
    insert into hospitals (hospital_id, name, match_name, state, current_import_id, ${columns})
      overriding system value
    select copy_id, name || ' ${copy + 1}', match_name || ' ${copy + 1}', new_state, copy_import_id, ${columns} from originals`);
  const facts = `file_name, size_bytes, layout, template, file_date, imported_at, row_count, row_left_out_count, charge_count,
    negotiated_charge_count, price_count, service_count, cash_price_count, payer_count, error_count, warning_count,
    problem_counts, cash_to_gross_ratio`;
  await db.$client.query(`
    insert into imports (import_id, hospital_id, sha256, ${facts}) overriding system value
    select copy_import_id, copy_id, sha256 || '-${copy}', ${facts} from imports join originals on import_id = current_import_id`);
}

async function copyCharges(db: PooledDatabase, copy: number): Promise<void> {
  const amounts = (names: string[]) =>
    names.map((name) => `round(${name} * ${(0.7 + 0.06 * copy).toFixed(2)}, 2)`).join(", ");
  const tables = [
    {
      name: "standard_charges",
      rest: "charge_no, code_type, code, codes, description, setting, billing_class, modifiers, drug_unit, notes, source_row, source_item",
      prices: ["gross", "cash", "minimum", "maximum"],
    },
    {
      name: "negotiated_charges",
      rest: "charge_no, rate_no, plan_no, percentage, algorithm, methodology, claim_count, notes, source_row",
      prices: ["dollar", "median_amount"],
    },
    { name: "payer_plans", rest: "plan_no, payer_id, payer_name, plan_name", prices: [] },
    {
      name: "prices",
      rest: `charge_no, code_type, code, setting, billing_class, modifiers, drug_unit, category, subcategory, description,
        negotiated_count, line_count`,
      prices: ["gross", "cash", "minimum", "maximum", "price", "negotiated_median"],
    },
  ];
  for (const { name, rest, prices } of tables) {
    const isPrices = name === "prices";
    const ofOriginal = rest.replace(/\w+/g, (column) => `t.${column}`);
    await db.$client.query(`
      insert into ${name} (hospital_id, import_id, ${isPrices ? "state, " : ""}${[rest, ...prices].join(", ")})
      select o.copy_id, o.copy_import_id, ${isPrices ? "o.new_state, " : ""}${ofOriginal}
        ${prices.length > 0 ? `, ${amounts(prices.map((price) => `t.${price}`))}` : ""}
      from ${name} t join originals o on o.hospital_id = t.hospital_id and o.current_import_id = t.import_id`);
  }
}
