import { type SQL, sql } from "drizzle-orm";
import { serviceCategories } from "#app/domain/billing-codes/service-category.ts";
import { findState } from "#app/domain/hospitals/addresses/us-states.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isText, readRows } from "#app/platform/db/read-rows.server.ts";

/** Where services are looked for: at one hospital, else in a state, else in the nation. */
export type ServiceRoom = { state?: string; hospitalId?: number };

/** The categories of which there are prices, in the order in which most patients look for them. */
export async function listCategories(
  db: Database,
  { state, hospitalId }: ServiceRoom = {},
): Promise<string[]> {
  const names = serviceCategories.map(({ category }) => category);
  if (hospitalId === undefined)
    return listPriced(db, sql`category = c.name and subcategory = ''`, names, state);
  const offered = new Set(
    await listOffered(
      db,
      hospitalId,
      serviceCategories.flatMap(({ subcategories }) => subcategories),
    ),
  );
  return serviceCategories
    .filter(({ subcategories }) => subcategories.some((subcategory) => offered.has(subcategory)))
    .map(({ category }) => category);
}

/** The subcategories of a category of which there are prices, in order; of an unknown category there are none. */
export async function listSubcategories(
  db: Database,
  { category, state, hospitalId }: ServiceRoom & { category: string },
): Promise<string[]> {
  const names = serviceCategories.find((known) => known.category === category)?.subcategories ?? [];
  if (hospitalId !== undefined) return listOffered(db, hospitalId, names);
  return listPriced(db, sql`category = ${category} and subcategory = c.name`, names, state);
}

/** All subcategories of which there are prices, in order, each with its category. */
export async function listAllSubcategories(
  db: Database,
  { state }: { state?: string },
): Promise<{ category: string; subcategory: string }[]> {
  const names = serviceCategories.flatMap(({ subcategories }) => subcategories);
  const priced = new Set(await listPriced(db, sql`subcategory = c.name`, names, state));
  return serviceCategories.flatMap(({ category, subcategories }) =>
    subcategories.flatMap((subcategory) => (priced.has(subcategory) ? [{ category, subcategory }] : [])),
  );
}

/** Those of the names that a row of the statistics is of. */
async function listPriced(
  db: Database,
  isNamed: SQL,
  names: readonly string[],
  state: string | undefined,
): Promise<string[]> {
  const room = state === undefined ? "" : findState(state);
  if (names.length === 0 || room === null) return [];
  const rows = await readRows(
    db,
    { name: isText },
    sql`
    select name from unnest(${sql.param(names)}::text[]) with ordinality c(name, place)
    where exists (
      select from category_statistics where ${isNamed} and setting = ''
        and state = ${room})
    order by place`,
  );
  return rows.map(({ name }) => name);
}

/** Those of the subcategories that a hospital has prices in. */
async function listOffered(
  db: Database,
  hospitalId: number,
  subcategories: readonly string[],
): Promise<string[]> {
  if (subcategories.length === 0) return [];
  const rows = await readRows(
    db,
    { name: isText },
    sql`
    select name from unnest(${sql.param(subcategories)}::text[]) with ordinality s(name, place)
    where exists (select from prices where hospital_id = ${hospitalId} and subcategory = s.name)
    order by place`,
  );
  return rows.map(({ name }) => name);
}
