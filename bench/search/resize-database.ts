import { refreshStatistics } from "#app/domain/statistics/counting/refresh-statistics.server.ts";
import type { PooledDatabase } from "#app/platform/db/open-database.server.ts";

/** Numbers of copies are this far apart. */
const STEP = 1_000_000;

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

/** Leaves one hospital of so many, not those of the two largest files, and counts the statistics again. */
export async function thinOut(db: PooledDatabase, oneOf: number): Promise<void> {
  await db.$client.query(`
    create temporary table gone as select hospital_id from hospitals where hospital_id % ${oneOf} <> 0
      or current_import_id in (
        select import_id from imports order by charge_count + negotiated_charge_count desc limit 2)`);
  for (const table of [
    "prices",
    "charge_rates",
    "rate_texts",
    "standard_charges",
    "payer_plans",
    "hospitals",
  ]) {
    await db.$client.query(`delete from ${table} where hospital_id in (select hospital_id from gone)`);
  }
  await db.$client.query(`
    truncate service_statistics, category_statistics, state_totals, price_ranges, popular_services;
    update services set hospital_count = 0;
    update site_totals set service_count = 0;
    update hospitals set summarised_import_id = null`);
  await refreshStatistics(db);
}

/**
 * Makes it `times` as many charges, which is even: the country has some 6,000 hospitals, so there are no more than twice
 * those of the national set; the rest are further services of each, as the larger real files have them.
 */
export async function multiply(db: PooledDatabase, times: number): Promise<void> {
  await doubleHospitals(db);
  await multiplyServices(db, times / 2);
  await db.$client.query(`
    truncate service_statistics, category_statistics, state_totals, price_ranges, popular_services;
    update services set hospital_count = 0;
    update site_totals set service_count = 0;
    update hospitals set summarised_import_id = null`);
  await refreshStatistics(db);
}

/** Adds a copy of every hospital and its charges, in another state and with other prices. */
async function doubleHospitals(db: PooledDatabase): Promise<void> {
  await db.$client.query(`
    create temporary table next_states as
      select state, coalesce(lead(state) over (order by state), first) as new_state
      from (select state, min(state) over () as first from (select distinct state from hospitals) s) states;
    create temporary table originals as
      select h.*, hospital_id + ${STEP} as copy_id, current_import_id + ${STEP} as copy_import_id, new_state
      from hospitals h join next_states using (state)`);
  await copyHospitals(db);
  for (const { name, rest, prices, priceLists } of TABLES) {
    const isPrices = name === "prices";
    await db.$client.query(`
      insert into ${name} (hospital_id, import_id, ${isPrices ? "state, " : ""}${[...rest, ...prices, ...priceLists].join(", ")})
      select o.copy_id, o.copy_import_id, ${isPrices ? "o.new_state, " : ""}
        ${[
          ...rest.map((column) => `t.${column}`),
          ...prices.map((price) => `round(t.${price} * 0.87, 2)`),
          ...priceLists.map((list) => changedList(list, "0.87")),
        ].join(", ")}
      from ${name} t join originals o on o.hospital_id = t.hospital_id and o.current_import_id = t.import_id`);
  }
}

/** Lets each hospital offer `times` as many services, at other prices. */
async function multiplyServices(db: PooledDatabase, times: number): Promise<void> {
  await db.$client.query(`
    create temporary table more_services as
      select code_type, code, copy, substr('WXYZON', n / 10000 + 1, 1) || lpad((n % 10000)::text, 4, '0') as new_code
      from (
        select code_type, code, copy, (row_number() over (order by copy, code_type, code))::int - 1 as n
        from services cross join generate_series(1, ${times - 1}) copy where hospital_count > 0) numbered
      where n < 60000;
    create index on more_services (code, code_type);
    analyze more_services;
    insert into services (code_type, code, plain_name, description, category, subcategory, search_words, search_text)
      select 'HCPCS', new_code, plain_name || ' ' || copy, description || ' ' || copy, category, subcategory,
        search_words, search_text
      from more_services m join services s using (code_type, code)
      on conflict do nothing`);
  for (const { name, rest, prices, priceLists } of TABLES.filter(({ hasServices }) => hasServices)) {
    const replaced: Record<string, string> = {
      charge_no: `t.charge_no + ${STEP} * copy`,
      code_type: "'HCPCS'",
      code: "new_code",
    };
    const kept = ["hospital_id", "import_id", ...(name === "prices" ? ["state"] : []), ...rest];
    await db.$client.query(`
      insert into ${name} (${[...kept, ...prices, ...priceLists].join(", ")})
      select ${[
        ...kept.map((column) => replaced[column] ?? `t.${column}`),
        ...prices.map((price) => `round(t.${price} * (0.7 + 0.06 * copy), 2)`),
        ...priceLists.map((list) => changedList(list, "(0.7 + 0.06 * copy)")),
      ].join(", ")}
      from ${name} t ${
        name === "charge_rates"
          ? "join standard_charges c using (hospital_id, import_id, charge_no) join more_services m on m.code = c.code and m.code_type = c.code_type"
          : "join more_services m on m.code = t.code and m.code_type = t.code_type"
      }`);
    if (name === "standard_charges") await db.$client.query("analyze standard_charges");
  }
  await db.$client.query(`
    update imports i set charge_count = c.charges, price_count = p.prices, service_count = p.services,
      negotiated_charge_count = i.negotiated_charge_count * ${times}
    from (select import_id, count(*) as charges from standard_charges group by 1) c,
      (select import_id, count(*) as prices, count(distinct (code_type, code)) as services from prices group by 1) p
    where c.import_id = i.import_id and p.import_id = i.import_id`);
}

async function copyHospitals(db: PooledDatabase): Promise<void> {
  const columns = "street_number, city, street, zip, address, latitude, longitude";
  await db.$client.query(`
    insert into hospitals (hospital_id, name, match_name, state, current_import_id, ${columns})
      overriding system value
    select copy_id, name || ' 2', match_name || ' 2', new_state, copy_import_id, ${columns} from originals`);
  const facts = `file_name, size_bytes, layout, template, file_date, imported_at, row_count, row_left_out_count, charge_count,
    negotiated_charge_count, price_count, service_count, cash_price_count, payer_count, error_count, warning_count,
    problem_counts, cash_to_gross_ratio`;
  await db.$client.query(`
    insert into imports (import_id, hospital_id, sha256, ${facts}) overriding system value
    select copy_import_id, copy_id, sha256 || '-2', ${facts} from imports join originals on import_id = current_import_id`);
}

/** A list of charge_rates with each of its amounts times a factor. */
function changedList(list: string, factor: string): string {
  return `(
    select string_agg(coalesce(round(nullif(amount, '')::numeric * ${factor}, 2)::text, ''), ',' order by place)
    from unnest(string_to_array(t.${list}, ',')) with ordinality listed(amount, place))`;
}

/** Copied column by column, with amounts that a copy has others of. `hasServices`: its rows belong to a service each. */
const TABLES = [
  {
    name: "charge_rates",
    hasServices: true,
    rest: [
      ...["charge_no", "first_rate_no", "rate_count", "plans", "percentages", "algorithms", "methodologies"],
      ...["claim_counts", "notes", "source_rows"],
    ],
    prices: [],
    priceLists: ["dollars", "median_amounts"],
  },
  { name: "rate_texts", hasServices: false, rest: ["text_no", "text"], prices: [], priceLists: [] },
  {
    name: "standard_charges",
    hasServices: true,
    rest: [
      ...["charge_no", "code_type", "code", "codes", "description", "setting", "billing_class", "modifiers"],
      ...["drug_unit", "notes", "source_row", "source_item"],
    ],
    prices: ["gross", "cash", "minimum", "maximum"],
    priceLists: [],
  },
  {
    name: "payer_plans",
    hasServices: false,
    rest: [
      ...[
        "plan_no",
        "payer_id",
        "payer_name",
        "plan_name",
        "plan_kind",
        "rate_setting",
        "rate_class",
        "traits",
      ],
      ...["short_name", "read_by"],
    ],
    prices: [],
    priceLists: [],
  },
  {
    name: "prices",
    hasServices: true,
    rest: [
      ...["charge_no", "code_type", "code", "setting", "billing_class", "modifiers", "drug_unit", "category"],
      ...["subcategory", "description", "negotiated_count", "line_count", "implausible"],
    ],
    prices: ["gross", "cash", "minimum", "maximum", "price", "negotiated_median"],
    priceLists: [],
  },
];
