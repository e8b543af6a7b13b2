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
     insert into price_history select * from gone`,
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

/**
 * One price for each comparable key: of several lines the one with the middle price. Charges under the hospital's own
 * codes are left out; nothing elsewhere is like them. The joins look rows up by key, as they must before the database
 * has seen how many there are: planned as a whole they would compare each line with each rate.
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
      published as (
        insert into ${target} (
          hospital_id, charge_no, import_id, state, code_type, code, setting, billing_class, modifiers, drug_unit,
          category, subcategory, description, gross, cash, minimum, maximum, price, negotiated_median,
          negotiated_count, line_count)
        select c.hospital_id, c.charge_no, c.import_id, (select state from hospitals where hospital_id = $1), c.code_type, c.code, c.setting, c.billing_class,
          c.modifiers, c.drug_unit, s.category, s.subcategory, c.description, as_price(c.gross), as_price(c.cash),
          as_price(c.minimum), as_price(c.maximum), c.price, n.median, n.count, c.line_count
        from (
          select lines.*,
            row_number() over (like_lines order by price nulls last, charge_no) as line_no,
            count(*) over like_lines as line_count,
            count(price) over like_lines as priced_line_count
          from (
            select *, coalesce(as_price(cash), as_price(gross)) as price from standard_charges
            where hospital_id = $1 and import_id = $2
          ) lines
          window like_lines as (partition by code, code_type, setting, billing_class, modifiers, drug_unit)
        ) c
        join services s on s.code = c.code and s.code_type = c.code_type
        cross join lateral (
          select percentile_disc(0.5) within group (order by as_price(dollar)) as median,
            count(as_price(dollar)) as count
          from negotiated_charges
          where hospital_id = c.hospital_id and import_id = c.import_id and charge_no = c.charge_no
        ) n
        where c.line_no = greatest(1, (c.priced_line_count + 1) / 2)
        returning code_type, code, gross, cash
      )
      select count(*)::int as "priceCount", count(distinct (code_type, code))::int as "serviceCount",
        count(cash)::int as "cashPriceCount",
        percentile_disc(0.5) within group (order by round(cash / nullif(gross, 0), 4)) as "cashToGrossRatio"
      from published`,
    values: [hospitalId, importId],
  });
  return rows[0]!;
}
