import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import type { Point } from "#app/domain/places/place.ts";
import { databaseForTests } from "../../../../tests/support/database-for-tests.ts";
import { IMPLAUSIBLE_GROUP } from "./price-group.ts";
import { searchPricesNear } from "./search-near.server.ts";

const at = (label: string, latitude: number, longitude: number): Point => ({
  kind: "zip",
  label,
  latitude,
  longitude,
  isApproximate: false,
});
const chicago = at("Chicago", 41.88, -87.63);
const places = [chicago, at("Kansas City", 39.1, -94.58), at("Honolulu", 21.3, -157.86)];
const STEPS_MILES = [25, 50, 100, 250, 500];

const database = databaseForTests({ hasSampleData: true });
beforeAll(async () => {
  // Sixty hospitals in the city without any price.
  await database.db.execute(sql`
    insert into hospitals overriding system value
    select (jsonb_populate_record(h, jsonb_build_object('hospital_id', 9000 + no, 'short_id', 'none' || no,
      'name', 'Hospital ' || no, 'match_name', 'hospital ' || no, 'latitude', ${chicago.latitude}::float8, 'longitude', ${chicago.longitude}::float8))).*
    from hospitals h cross join generate_series(1, 60) no
    where hospital_id = (select min(hospital_id) from hospitals)`);
});

test("as far as it takes: to the fifth hospital with such a price, however many nearer ones have none", async () => {
  const { rows: services } = await database.db.execute<ServiceCode>(sql`
    (select code_type as "codeType", code from services where hospital_count >= 5 order by hospital_count, code limit 4)
    union all (select code_type, code from services order by hospital_count desc, code limit 2)`);
  const reached = new Set<number>();
  for (const place of places) {
    for (const service of services) {
      const { rows: priced } = await database.db.execute<{ miles: number }>(sql`
        select 2 * 3958.8 * asin(sqrt(sin(radians(latitude - ${place.latitude}) / 2) ^ 2 + cos(radians(latitude))
          * cos(radians(${place.latitude})) * sin(radians(longitude - ${place.longitude}) / 2) ^ 2)) as miles
        from hospitals h where exists (
          select from prices p where p.hospital_id = h.hospital_id and p.code_type = ${service.codeType}
            and p.code = ${service.code} and p.price_group < ${IMPLAUSIBLE_GROUP})`);
      const within = (miles: number) => priced.filter((one) => one.miles <= miles).length;
      const radiusMiles = STEPS_MILES.find((miles) => within(miles) >= 5) ?? 500;
      const query = { services: [service], sort: "lowestPrice", page: 1, pageSize: 100 } as const;
      const found = await searchPricesNear(database.db, query, { place, radius: "enough" });
      const isWidened = radiusMiles > 25 && within(500) > 0;
      expect(found, `${service.code} near ${place.label}`).toMatchObject({
        reach: { radiusMiles, narrower: isWidened ? { radiusMiles: 25, hospitalCount: within(25) } : null },
        hospitalCount: within(radiusMiles),
      });
      reached.add(radiusMiles);
    }
  }
  expect(reached.size).toBeGreaterThan(1);
});
