import { sql } from "drizzle-orm";
import { isWithinMiles } from "#app/domain/hospitals/addresses/is-within-miles.ts";
import { dollarsOfE4 } from "#app/domain/money/dollars.ts";
import { figuresOf } from "#app/domain/statistics/tables/price-quartiles.ts";
import { countPrices } from "#app/domain/statistics/values/count-prices.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isInteger, isText, orNull, readRows, type Shape } from "#app/platform/db/read-rows.server.ts";
import { COMPARED_MILES, type DistanceRow } from "./distance-row.ts";
import { fittingPrices } from "./fitting-prices.server.ts";
import {
  LIKE_COLUMNS,
  likeAmounts,
  likeKindOf,
  lowestOfHospitals,
  PRICE_TEXTS,
  PRICE_TEXTS_ROW,
  type PriceTexts,
  resolveLikeScope,
} from "./like-amounts.server.ts";
import type { PlacedPrices, PriceQuery } from "./price-query.ts";
import type { PriceScope } from "./price-scope.server.ts";

/**
 * Returns the comparable prices of one service within 10, 25 and 50 miles of a place, each radius as findPriceSpread returns it.
 * Null: nothing is published within 50 miles, the search is for prices that aren't comparable, or it has no place.
 */
export async function compareDistances(db: Database, query: PlacedPrices): Promise<DistanceRow[] | null> {
  const { place } = query;
  if (!place) return null;
  const scope = await resolveLikeScope(db, { ...query, radiusMiles: Math.max(...COMPARED_MILES) });
  const found = scope ? await readRadiuses(db, scope, place) : [];
  if (found.length === 0) return null;
  return COMPARED_MILES.map(
    (radiusMiles) => found.find((row) => row.radiusMiles === radiusMiles) ?? noneWithin(radiusMiles),
  );
}

type Row = PriceTexts & {
  radiusMiles: number;
  kindNo: number;
  drugUnit: string;
  first: string | null;
  last: string | null;
};

const ROW: Shape<Row> = {
  radiusMiles: isInteger,
  kindNo: isInteger,
  drugUnit: isText,
  ...PRICE_TEXTS_ROW,
  first: orNull(isText),
  last: orNull(isText),
};

/** Those in which a price is published. */
async function readRadiuses(
  db: Database,
  scope: PriceScope,
  place: NonNullable<PriceQuery["place"]>,
): Promise<DistanceRow[]> {
  const { amount, kind } = likeAmounts(scope);
  const radiuses = COMPARED_MILES.map((miles) => sql`(${miles}::int, ${isWithinMiles(place, miles)})`);
  const rows = await readRows(
    db,
    ROW,
    sql`
    with priced as materialized (
      select hospital_id, import_id, drug_unit, ${amount} as amount, ${kind} as kind_no
      from (${fittingPrices(scope, LIKE_COLUMNS)}) p offset 0),
    placed as materialized (
      select hospital_id, radius_miles, price_list_id
      from (select distinct hospital_id from priced) found
      join hospitals h using (hospital_id)
      left join price_list_members using (hospital_id)
      cross join lateral (values ${sql.join(radiuses, sql`, `)}) r(radius_miles, is_within)
      where is_within)
    select distinct on (radius_miles) radius_miles as "radiusMiles", kind_no::int as "kindNo", drug_unit as "drugUnit",
      ${PRICE_TEXTS},
      min(file_date)::text as first, max(file_date)::text as last
    from priced join placed using (hospital_id)
    cross join lateral (select file_date from imports i where i.import_id = priced.import_id offset 0) i
    where amount is not null group by radius_miles, kind_no, drug_unit
    order by radius_miles, kind_no, count(*) desc, drug_unit`,
  );
  return rows.map((row) => toDistance(row, scope.rates !== null));
}

function toDistance({ radiusMiles, kindNo, drugUnit, first, last, ...texts }: Row, isByRate: boolean) {
  const prices = lowestOfHospitals(texts);
  const kind = likeKindOf(kindNo, isByRate);
  const { count, amountCount, quartiles, heaps } = figuresOf(kind.kind, countPrices(prices));
  const lowest = prices.reduce((a, b) => (b.amountE4 < a.amountE4 ? b : a));
  return {
    radiusMiles,
    hospitalCount: count,
    amountCount,
    lowestDollars: dollarsOfE4(lowest.amountE4),
    medianDollars: quartiles?.medianDollars ?? null,
    isTwoHeaps: heaps !== null,
    ...kind,
    drugUnit,
    fileDates: first === null || last === null ? null : { first, last },
  };
}

function noneWithin(radiusMiles: number): DistanceRow {
  return {
    radiusMiles,
    hospitalCount: 0,
    amountCount: 0,
    lowestDollars: null,
    medianDollars: null,
    isTwoHeaps: false,
    kind: null,
    billingClass: null,
    drugUnit: null,
    fileDates: null,
  };
}
