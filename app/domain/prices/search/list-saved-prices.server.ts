import { sql } from "drizzle-orm";
import type { PriceStanding } from "#app/domain/statistics/standing/price-standing.ts";
import { findServiceStanding } from "#app/domain/statistics/standing/service-standing.server.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isText, readRows } from "#app/platform/db/read-rows.server.ts";
import { keysOf, PRICE_KEY_ROW } from "./find-by-price.server.ts";
import type { PriceResult } from "./price-query.ts";
import { readPriceResults } from "./read-price-results.server.ts";
import type { SavedPrice } from "./saved-price.ts";

/** A saved price as it is published now, and the comparable prices of its state; null where nothing is known about them. */
export type FoundSavedPrice = { found: PriceResult; standing: PriceStanding | null };

/** What saved prices are today, in their order: of each service at its hospital the whole one, a facility's cash price
 *  before others. One that is no longer published is left out. */
export async function listSavedPrices(
  db: Database,
  saved: readonly SavedPrice[],
): Promise<FoundSavedPrice[]> {
  const of = (column: keyof SavedPrice) => sql`${sql.param(saved.map((price) => price[column]))}::text[]`;
  const keys = await readRows(
    db,
    PRICE_KEY_ROW,
    sql`
    select price."hospitalId", price."chargeNo", price.setting
    from unnest(${of("hospitalShortId")}, ${of("codeType")}, ${of("code")})
      with ordinality saved(short_id, code_type, code, place)
    join hospitals h using (short_id)
    cross join lateral (
      select p.hospital_id as "hospitalId", p.charge_no as "chargeNo", p.setting from prices p
      where p.hospital_id = h.hospital_id and p.code_type = saved.code_type and p.code = saved.code
        and p.implausible is null and p.price is not null
      order by p.price_group, p.modifiers, p.setting = 'inpatient', p.price, p.charge_no limit 1) price
    order by saved.place`,
  );
  const prices = await readPriceResults(db, keysOf(keys), { place: undefined, rates: null, services: null });
  return Promise.all(prices.map(async (found) => ({ found, standing: await standingOf(db, found) })));
}

/** The names of saved prices' hospitals, by their short ids; a hospital that is not known any more has none. */
export async function findSavedHospitalNames(
  db: Database,
  saved: readonly SavedPrice[],
): Promise<Record<string, string>> {
  const ids = saved.map(({ hospitalShortId }) => hospitalShortId);
  const rows = await readRows(
    db,
    { id: isText, name: isText },
    sql`select short_id as id, name from hospitals where short_id = any(${sql.param(ids)}::text[])`,
  );
  return Object.fromEntries(rows.map(({ id, name }) => [id, name]));
}

/** A price for both settings stands among the outpatients', one for both classes among the facilities'. */
async function standingOf(db: Database, found: PriceResult): Promise<PriceStanding | null> {
  const setting = found.setting === "both" ? "outpatient" : found.setting;
  const billingClass = found.billingClass === "both" ? "facility" : found.billingClass;
  const where = { state: found.state, kind: found.priceKind ?? "cash", amounts: [] };
  return (await findServiceStanding(db, { ...found, setting, billingClass }, where)).state;
}
