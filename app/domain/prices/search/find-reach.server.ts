import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isInteger, isListOf, isNumber, readRow, readRows } from "#app/platform/db/read-rows.server.ts";
import { pricesAnywhere } from "./fitting-prices.server.ts";
import { partsByHospital } from "./price-parts.server.ts";
import type { PlacedPrices, PriceQuery } from "./price-query.ts";
import { type PriceScope, resolveScope } from "./price-scope.server.ts";
import { enoughHospitals, type Reach } from "./reach.ts";

const FURTHEST_MILES = 500;
const STEPS_MILES = [25, 50, 100, 250, FURTHEST_MILES] as const;

/** Most services have enough among so many hospitals; for a category that few have more are looked at. */
const FIRST_HOSPITALS = 40;
const TIMES_MORE = 16;

type Place = NonNullable<PriceQuery["place"]>;

/** The first of 25, 50, 100, 250 and 500 miles around a place within which five hospitals have such a price. */
export async function findReach(
  db: Database,
  query: Omit<PlacedPrices, "radiusMiles"> & { place: Place },
): Promise<Reach> {
  const [first] = STEPS_MILES;
  const scope = await resolveScope(db, query);
  if (scope === null) return { radiusMiles: first, narrower: null };
  const nearestMiles = await findNearestPriced(db, scope, query.place, FURTHEST_MILES);
  const countWithin = (miles: number) => nearestMiles.filter((distance) => distance <= miles).length;
  const radiusMiles = STEPS_MILES.find((miles) => countWithin(miles) >= enoughHospitals) ?? FURTHEST_MILES;
  if (radiusMiles === first || nearestMiles.length === 0) return { radiusMiles, narrower: null };
  return { radiusMiles, narrower: { radiusMiles: first, hospitalCount: countWithin(first) } };
}

/** How many miles away the nearest hospitals with such a price are: enough of them, or all within the furthest. */
async function findNearestPriced(
  db: Database,
  scope: PriceScope,
  place: Place,
  furthestMiles: number,
): Promise<number[]> {
  for (let maxHospitals = FIRST_HOSPITALS; ; maxHospitals *= TIMES_MORE) {
    const { miles, lookedAtCount } = await findPricedAmong(db, scope, place, { furthestMiles, maxHospitals });
    if (miles.length >= enoughHospitals || lookedAtCount < maxHospitals) return miles;
    if (scope.services) return findOfRareServices(db, scope, place, furthestMiles);
  }
}

/** Of so many nearest hospitals, as far as they are near enough. */
async function findPricedAmong(
  db: Database,
  scope: PriceScope,
  place: Place,
  { furthestMiles, maxHospitals }: { furthestMiles: number; maxHospitals: number },
): Promise<{ miles: number[]; lookedAtCount: number }> {
  const { from, isOf } = partsByHospital(scope);
  // Without a limit in addition to the order, PostgreSQL measures and sorts all hospitals in place of asking its index.
  return readRow(
    db,
    { miles: isListOf(isNumber), lookedAtCount: isInteger },
    sql`
    with near as materialized (
      select hospital_id, chord_miles(chord) as miles from (
        select h.hospital_id, ${straightDistanceTo(place)} as chord from hospitals h
        where h.current_import_id is not null and h.state = any(${sql.param(scope.states)}::text[])
          ${scope.hospitals ? sql`and ${scope.hospitals.condition}` : sql``}
        order by chord limit ${maxHospitals}) nearest
      where chord_miles(chord) <= ${furthestMiles})
    select (select count(*) from near)::int as "lookedAtCount", array(
      select miles from near cross join lateral (
        select from ${from} cross join lateral (
          select from prices p where p.hospital_id = near.hospital_id and ${isOf} limit 1) price limit 1) priced
      limit ${enoughHospitals}) as miles`,
  );
}

/** Of the hospitals with a price of services that few have. */
async function findOfRareServices(
  db: Database,
  scope: PriceScope,
  place: Place,
  furthestMiles: number,
): Promise<number[]> {
  const nearest = await readRows(
    db,
    { miles: isNumber },
    sql`
    select chord_miles(${straightDistanceTo(place)}) as miles
    from (select distinct hospital_id from (${pricesAnywhere(scope, sql`p.hospital_id`)}) p offset 0) priced
    join hospitals h using (hospital_id)
    where chord_miles(${straightDistanceTo(place)}) <= ${furthestMiles} order by miles limit ${enoughHospitals}`,
  );
  return nearest.map(({ miles }) => miles);
}

/** How far hospital `h` is, straight through the globe. */
const straightDistanceTo = ({ latitude, longitude }: Place) =>
  sql`globe_point(h.latitude, h.longitude) <-> globe_point(${latitude}, ${longitude})`;
