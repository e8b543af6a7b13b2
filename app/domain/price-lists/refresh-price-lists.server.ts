import type pg from "pg";
import { copyRows } from "#app/platform/db/copy-rows.server.ts";
import { firstRow } from "#app/platform/db/first-row.ts";
import { findAllSamePrices, findSamePricesOf } from "./find-same-prices.server.ts";
import { priceListsOf, type SamePricePair } from "./price-lists-of.ts";
import { SAME_PRICES_RULE } from "./same-prices.ts";

/** The price lists of hospitals before and now, by hospital; hospitals that share none are not there. */
export type PriceLists = ReadonlyMap<number, number>;

/** Whether pairs were found by another version of the rule, or never. */
export async function areListsOfAnotherRule(client: Pick<pg.ClientBase, "query">): Promise<boolean> {
  const { rows } = await client.query<{ rule: number }>("select price_list_rule as rule from site_totals");
  return firstRow(rows).rule !== SAME_PRICES_RULE;
}

/** Finds all lists again and saves them; returns the lists. */
export async function findAllPriceLists(client: pg.ClientBase): Promise<PriceLists> {
  const pairs = await findAllSamePrices(client);
  await client.query("delete from same_price_pairs; delete from price_list_members");
  await keepPairs(client, pairs);
  const lists = priceListsOf(pairs);
  await keepMembers(client, lists);
  await client.query("update site_totals set price_list_rule = $1", [SAME_PRICES_RULE]);
  return lists;
}

/**
 * Brings the lists up to date with the present prices of these hospitals, and returns the lists before and now. Pairs of
 * others stay; which hospitals belong together is worked out from all pairs, of which the nation has some ten thousand.
 */
export async function refreshPriceLists(
  client: pg.ClientBase,
  hospitalIds: readonly number[],
): Promise<{ before: PriceLists; now: PriceLists }> {
  const before = await readMembers(client);
  await client.query("delete from same_price_pairs where hospital_id = any($1) or other_id = any($1)", [
    hospitalIds,
  ]);
  const found = await findSamePricesOf(client, hospitalIds);
  const unique = new Map(found.map((pair) => [pair.join(), pair]));
  await keepPairs(client, [...unique.values()]);
  const { rows } = await client.query<[number, number]>({
    text: "select hospital_id, other_id from same_price_pairs",
    rowMode: "array",
  });
  const now = priceListsOf(rows);
  const changed = [...new Set([...before.keys(), ...now.keys()])].filter(
    (id) => before.get(id) !== now.get(id),
  );
  if (changed.length > 0) {
    await client.query("delete from price_list_members where hospital_id = any($1)", [changed]);
    const wanted = new Set(changed);
    await keepMembers(client, new Map([...now].filter(([id]) => wanted.has(id))));
  }
  return { before, now };
}

async function readMembers(client: pg.ClientBase): Promise<PriceLists> {
  const { rows } = await client.query<[number, number]>({
    text: "select hospital_id, price_list_id from price_list_members",
    rowMode: "array",
  });
  return new Map(rows);
}

async function keepPairs(client: pg.ClientBase, pairs: readonly SamePricePair[]): Promise<void> {
  const lines = pairs.map(([one, other]) => `${one}\t${other}\n`).join("");
  await copyRows(client, "same_price_pairs", ["hospital_id", "other_id"], lines);
}

async function keepMembers(client: pg.ClientBase, lists: PriceLists): Promise<void> {
  const lines = [...lists].map(([hospitalId, list]) => `${hospitalId}\t${list}\n`).join("");
  await copyRows(client, "price_list_members", ["hospital_id", "price_list_id"], lines);
}
