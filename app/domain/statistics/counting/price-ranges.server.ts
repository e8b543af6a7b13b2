import type pg from "pg";
import { CHANGED_PRICES } from "../tables/changed-prices.server.ts";

/**
 * Updates the ranges in which prices of these hospitals came or went or were judged again; each takes two looks into an index.
 */
export async function refreshPriceRanges(
  client: pg.ClientBase,
  hospitalIds: readonly number[],
): Promise<void> {
  await client.query(
    `create temporary table if not exists changed_rooms (subcategory text, state text, price_group smallint)
     on commit delete rows`,
  );
  await client.query("truncate changed_rooms");
  await client.query(
    `insert into changed_rooms
     select distinct subcategory, state, price_group from (
       select subcategory, state from (${CHANGED_PRICES}) changed
       union select subcategory, state from judged_anew) rooms
     cross join generate_series(0, ${LAST_GROUP}) price_group`,
    [hospitalIds],
  );
  await client.query(
    `delete from price_ranges r using changed_rooms changed
     where r.subcategory = changed.subcategory and r.state = changed.state and r.price_group = changed.price_group`,
  );
  const isIn =
    "p.subcategory = changed.subcategory and p.state = changed.state and p.price_group = changed.price_group";
  const end = (order: "asc" | "desc") =>
    `(select price from prices p where ${isIn} and price is not null order by price ${order} limit 1)`;
  await client.query(
    `insert into price_ranges (subcategory, state, price_group, lowest, highest)
     select subcategory, state, price_group, ${end("asc")}, ${end("desc")} from changed_rooms changed
     where exists (select from prices p where ${isIn})`,
  );
}

/** The one of implausible prices. */
const LAST_GROUP = 7;
