import type pg from "pg";

/** Brings the ranges of these subcategories in these states up to date; each takes two looks into an index. */
export async function refreshPriceRanges(
  client: pg.ClientBase,
  rooms: readonly { subcategory: string; state: string }[],
): Promise<void> {
  const values = [rooms.map(({ subcategory }) => subcategory), rooms.map(({ state }) => state)];
  const changed = "select distinct * from unnest($1::text[], $2::text[]) c(subcategory, state)";
  await client.query(
    `delete from price_ranges r using (${changed}) changed
     where r.subcategory = changed.subcategory and r.state = changed.state`,
    values,
  );
  const end = (order: "asc" | "desc") => `(
    select price from prices p where p.subcategory = changed.subcategory and p.state = changed.state
      and price is not null order by price ${order} limit 1)`;
  await client.query(
    `insert into price_ranges (subcategory, state, lowest, highest)
     select subcategory, state, ${end("asc")}, ${end("desc")} from (${changed}) changed
     where exists (select from prices p where p.subcategory = changed.subcategory and p.state = changed.state)`,
    values,
  );
}
