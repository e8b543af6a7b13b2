import { sql } from "drizzle-orm";
import { cityName } from "#app/domain/hospitals/addresses/listed-address.ts";
import { dollarsOfE4 } from "#app/domain/money/dollars.ts";
import { figuresOf, middleHalfOf } from "#app/domain/statistics/tables/price-quartiles.ts";
import { countPrices } from "#app/domain/statistics/values/count-prices.ts";
import { sharedAmounts } from "#app/domain/statistics/values/counted-prices.ts";
import { thinnedPrices } from "#app/domain/statistics/values/thinned-prices.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isInteger, isText, orNull, readRows, type Shape } from "#app/platform/db/read-rows.server.ts";
import { fittingPrices } from "./fitting-prices.server.ts";
import {
  type HospitalPrice,
  LIKE_COLUMNS,
  likeAmounts,
  likeKindOf,
  lowestOfHospitals,
  PRICE_TEXTS,
  PRICE_TEXTS_ROW,
  resolveLikeScope,
} from "./like-amounts.server.ts";
import type { PlacedPrices } from "./price-query.ts";
import type { PriceScope } from "./price-scope.server.ts";
import type { PriceSpread, SpreadEnd } from "./price-spread.ts";

/**
 * Returns all comparable prices of one service that a search can find: each hospital's lowest, in cents or finer.
 * Uses cash prices if any are published, else gross charges; with a payer, its rates. Price limits are ignored,
 * because the spread would then show only those limits. Null: nothing found, or the prices aren't comparable (several
 * services, settings or modifiers).
 */
export async function findPriceSpread(db: Database, query: PlacedPrices): Promise<PriceSpread | null> {
  const scope = await resolveLikeScope(db, query);
  return scope === null ? null : readSpread(db, scope);
}

const ROW = {
  kindNo: isInteger,
  drugUnit: isText,
  ...PRICE_TEXTS_ROW,
  first: orNull(isText),
  last: orNull(isText),
};

async function readSpread(db: Database, scope: PriceScope): Promise<PriceSpread | null> {
  const { amount, kind: kindOfPrice } = likeAmounts(scope);
  // The nation's prices of a service are thousands: as two texts they are here sooner than as lists or grouped by hospital.
  const [row] = await readRows(
    db,
    ROW,
    sql`
    select kind_no::int as "kindNo", drug_unit as "drugUnit", ${PRICE_TEXTS},
      min(file_date)::text as first, max(file_date)::text as last
    from (
      select hospital_id, import_id, drug_unit, ${amount} as amount, ${kindOfPrice} as kind_no
      from (${fittingPrices(scope, LIKE_COLUMNS)}) p offset 0) priced
    -- All imports and lists are passed over: looked up one by one, those of the nation's prices take three times as long.
    join (select import_id, file_date from imports offset 0) i using (import_id)
    left join (select hospital_id, price_list_id from price_list_members offset 0) m using (hospital_id)
    where amount is not null group by kind_no, drug_unit order by kind_no, count(*) desc, drug_unit limit 1`,
  );
  if (!row) return null;
  const { kindNo, drugUnit, first, last } = row;
  const prices = lowestOfHospitals(row);
  const [least, most] = [prices.reduce(cheaper), prices.reduce(dearer)];
  const hospitals = await readHospitals(db, [least.hospitalId, most.hospitalId]);
  const counted = countPrices(prices);
  const [lowest, highest] = [hospitals.get(least.hospitalId), hospitals.get(most.hospitalId)];
  if (!lowest || !highest) return null; // one was taken away meanwhile
  const kind = likeKindOf(kindNo, scope.rates !== null);
  return {
    ...kind,
    ...figuresOf(kind.kind, counted),
    drugUnit,
    middleHalf: middleHalfOf(counted),
    lowest: { ...lowest, priceDollars: dollarsOfE4(least.amountE4) },
    highest: { ...highest, priceDollars: dollarsOfE4(most.amountE4) },
    pointsDollars: thinnedPrices(counted.once),
    sharedAmounts: sharedAmounts(counted),
    fileDates: first === null || last === null ? null : { first, last },
  };
}

const isBefore = (a: HospitalPrice, b: HospitalPrice) =>
  a.amountE4 < b.amountE4 || (a.amountE4 === b.amountE4 && a.hospitalId < b.hospitalId);
const cheaper = (a: HospitalPrice, b: HospitalPrice) => (isBefore(b, a) ? b : a);
const dearer = (a: HospitalPrice, b: HospitalPrice) => (isBefore(b, a) ? a : b);

const HOSPITAL_ROW: Shape<Omit<SpreadEnd, "priceDollars"> & { hospitalId: number }> = {
  hospitalId: isInteger,
  hospitalShortId: isText,
  hospitalName: isText,
  city: orNull(isText),
  state: isText,
};

async function readHospitals(db: Database, hospitalIds: readonly number[]) {
  const rows = await readRows(
    db,
    HOSPITAL_ROW,
    sql`
    select hospital_id as "hospitalId", short_id as "hospitalShortId", name as "hospitalName", city, state
    from hospitals where hospital_id = any(${sql.param(hospitalIds)}::int[])`,
  );
  return new Map(
    rows.map(({ hospitalId, ...hospital }) => [hospitalId, { ...hospital, city: cityName(hospital.city) }]),
  );
}
