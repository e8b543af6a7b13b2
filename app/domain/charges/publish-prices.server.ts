import type pg from "pg";

/**
 * How many prices an import comes to, of how many services, and how many of them are cash prices. The ratio is the
 * middle one of cash price to gross charge, a decimal; null where no price has both.
 */
export type PublishedPrices = {
  priceCount: number;
  serviceCount: number;
  cashPriceCount: number;
  cashToGrossRatio: string | null;
};

/** Makes the charges of an import a hospital's present prices; it has none when this is called. */
export function publishPrices(
  client: pg.ClientBase,
  hospitalId: number,
  importId: number,
): Promise<PublishedPrices> {
  return derivePrices(client, "prices", hospitalId, importId);
}

/** Makes the hospital's present prices history. */
export async function retirePrices(client: pg.ClientBase, hospitalId: number): Promise<void> {
  await client.query(
    `with gone as (delete from prices where hospital_id = $1 returning *)
     insert into price_history (${COLUMNS}) select ${COLUMNS} from gone`,
    [hospitalId],
  );
  await client.query("update hospitals set current_import_id = null where hospital_id = $1", [hospitalId]);
}

/** Makes the charges of an import, of a file older than the present one, history. */
export function recordPriceHistory(
  client: pg.ClientBase,
  hospitalId: number,
  importId: number,
): Promise<PublishedPrices> {
  return derivePrices(client, "price_history", hospitalId, importId);
}

/** Of `prices` and `price_history`, without what the database works out of them. */
const COLUMNS = `hospital_id, charge_no, setting, import_id, state, code_type, code, billing_class, modifiers, drug_unit,
  category, subcategory, description, gross, cash, minimum, maximum, price, negotiated_median, negotiated_count,
  line_count, implausible`;

/** A charge with all that its price says, so that nothing is joined to it again. */
const CHARGE = `charge_no, category, subcategory, code, code_type, modifiers, drug_unit, description, gross, cash, minimum,
  maximum, price, published`;

/**
 * One price for each setting and billing class in which there are charges of a service, alike in modifiers and drug
 * unit: of all the lines that apply there the one with the middle price; identical prices of both settings are one row
 * (decision 018). Charges under the hospital's own codes are left out; nothing elsewhere is like them. The middle rate
 * stands with a charge's lists; where it has several rows of them, or a former version packed them, they are opened. Rates
 * are looked up by key and charges are never joined with one another: before the database has seen how many there are, it would
 * compare each with each.
 */
async function derivePrices(
  client: pg.ClientBase,
  target: "prices" | "price_history",
  hospitalId: number,
  importId: number,
): Promise<PublishedPrices> {
  const { rows } = await client.query<PublishedPrices>({
    name: `derive-${target}`, // planned once for all the files of a run
    text: `
      with ${target === "prices" ? "turned as (update hospitals set current_import_id = $2 where hospital_id = $1)," : ""}
      charges as (
        select charge_no, setting, s.category, s.subcategory, code, code_type, modifiers, drug_unit, c.description,
          as_price(gross) as gross, as_price(cash) as cash, as_price(minimum) as minimum, as_price(maximum) as maximum,
          coalesce(as_price(cash), as_price(gross)) as price, coalesce(cash, gross) as published,
          case when billing_class <> '' then billing_class
            when bool_or(billing_class = 'professional') over () then '' else 'facility' end as class
        from standard_charges c join services s using (code, code_type)
        where hospital_id = $1 and import_id = $2),
      cells as (
        select charges.*, cell_setting, cell_class,
          row_number() over (like_lines order by price nulls last, charge_no) as line_no,
          count(*) over like_lines as line_count, count(price) over like_lines as priced_line_count
        from charges cross join unnest(settings_of(setting)) s(cell_setting)
          cross join unnest(billing_classes_of(class)) b(cell_class)
        window like_lines as (partition by code, code_type, cell_setting, cell_class, modifiers, drug_unit)),
      by_setting as (
        select ${CHARGE}, cell_setting, case when count(*) > 1 then 'both' else min(cell_class) end as class,
          max(line_count) as line_count
        from cells where line_no = greatest(1, (priced_line_count + 1) / 2)
        group by ${CHARGE}, cell_setting),
      chosen as (
        select ${CHARGE}, class, case when count(*) > 1 then 'both' else min(cell_setting) end as setting,
          max(line_count) as line_count
        from by_setting group by ${CHARGE}, class),
      priced as (
        select chosen.*, n.median, n.count
        from chosen cross join lateral (
          select coalesce(sum(dollar_count), 0) as count, min(middle_dollar) as median,
            count(*) > 1 or bool_or(dollar_count is null) as is_open
          from charge_rates
          where hospital_id = $1 and import_id = $2 and charge_no = chosen.charge_no) r
        cross join lateral (
          select r.median, r.count where not coalesce(r.is_open, false)
          union all
          select percentile_disc(0.5) within group (order by as_price(dollar)), count(as_price(dollar))
          from rate_dollars
          where r.is_open and hospital_id = $1 and import_id = $2 and charge_no = chosen.charge_no
          having r.is_open) n),
      merged as (
        select code, code_type, modifiers, drug_unit, category, subcategory, class, gross, cash, minimum, maximum, price,
          published, median, count, min(charge_no) as charge_no,
          (array_agg(description order by charge_no))[1] as description,
          case when count(*) > 1 then 'both' else min(setting) end as setting, max(line_count) as line_count
        from priced
        group by code, code_type, modifiers, drug_unit, category, subcategory, class, gross, cash, minimum, maximum,
          price, published, median, count),
      published as (
        insert into ${target} (${COLUMNS})
        select $1, charge_no, setting::setting, $2, (select state from hospitals where hospital_id = $1), code_type, code,
          class, modifiers, drug_unit, category, subcategory, description, gross, cash,
          case when minimum > maximum then null else minimum end, case when minimum > maximum then null else maximum end,
          price, median, count, line_count,
          (case when price is null and published is not null or price <= 0.01 and drug_unit = '' then 'placeholder'
            when cash > gross then 'cash-above-gross' end)::implausibility
        from merged
        returning code_type, code, gross, cash, implausible)
      select count(*)::int as "priceCount", count(distinct (code_type, code))::int as "serviceCount",
        count(cash)::int as "cashPriceCount",
        percentile_disc(0.5) within group (order by round(cash / nullif(gross, 0), 4))
          filter (where implausible is null) as "cashToGrossRatio"
      from published`,
    values: [hospitalId, importId],
  });
  return rows[0]!;
}
