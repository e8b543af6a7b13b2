import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import { type Dollars, dollars } from "#app/domain/money/dollars.ts";
import { databaseForTests } from "../../../../tests/support/database-for-tests.ts";
import { listAllPrices } from "./list-all-prices.server.ts";
import type { PriceQuery, PriceResult } from "./price-query.ts";
import { searchPrices } from "./search-prices.server.ts";

const database = databaseForTests({ hasSampleData: true });

const place = { latitude: 41.88, longitude: -87.63 };
const search = (query: Partial<PriceQuery>) =>
  searchPrices(database.db, { sort: "lowestPrice", page: 1, pageSize: 20, ...query });
const orders = {
  lowestPrice: sql`p.price_group, p.price`,
  highestPrice: sql`p.price_group, p.price desc`,
  name: sql`h.name, h.hospital_id, p.price_group, p.price`,
  nearest: sql`acos(sin(radians(h.latitude)) * sin(radians(${place.latitude})) + cos(radians(h.latitude))
    * cos(radians(${place.latitude})) * cos(radians(h.longitude - ${place.longitude}))), h.hospital_id, p.price_group, p.price`,
};

test.each<[string, Partial<PriceQuery>, ReturnType<typeof sql>]>([
  ["a category in the nation", { category: "imaging" }, sql`category = 'imaging'`],
  [
    "a category in a state",
    { category: "laboratory-tests", state: "IL" },
    sql`category = 'laboratory-tests' and p.state = 'IL'`,
  ],
  ["a subcategory", { subcategory: "x-ray" }, sql`subcategory = 'x-ray'`],
  [
    "a price's range",
    { category: "imaging", minDollars: dollars("200"), maxDollars: dollars("400") },
    sql`category = 'imaging' and price between 200 and 400`,
  ],
])("%s: pages hold what a plain sort over all prices would give", async (_, query, condition) => {
  for (const [sort, order] of Object.entries(orders)) {
    const expected = await database.db.execute<{ priceDollars: Dollars; hospitalId: number }>(sql`
      select p.price as "priceDollars", p.hospital_id as "hospitalId" from prices p join hospitals h using (hospital_id)
      where ${condition} and implausible is null order by ${order}, p.hospital_id, p.charge_no, p.setting limit 40 offset 40`);
    const { results } = await search({
      ...query,
      sort: sort as PriceQuery["sort"],
      place,
      page: 2,
      pageSize: 40,
    });
    expect(
      results.map(({ priceDollars, hospitalId }) => ({ priceDollars, hospitalId })),
      sort,
    ).toEqual(expected.rows);
  }
});

test("more prices than can be paged through are counted as at least so many, of services exactly", async () => {
  const counted = async (condition: ReturnType<typeof sql>) => {
    const { rows } = await database.db.execute<{ total: number; hospitals: number }>(
      sql`select count(*)::int as total, count(distinct hospital_id)::int as hospitals from prices where ${condition} and implausible is null`,
    );
    return rows[0]!;
  };
  const all = await counted(sql`category = 'laboratory-tests'`);
  const found = await search({ category: "laboratory-tests" });
  expect(all.total).toBeGreaterThan(1000);
  expect(found).toMatchObject({ isTotalExact: false, pageCount: 50 });
  expect(found.total).toBeGreaterThan(1000);
  expect(found.total).toBeLessThanOrEqual(all.total);
  expect(found.isHospitalCountExact).toBe(false);
  expect(found.hospitalCount).toBeLessThanOrEqual(all.hospitals);
  const inSetting = await search({ category: "laboratory-tests", setting: "outpatient" });
  expect(inSetting).toMatchObject({ isTotalExact: false, isHospitalCountExact: false });
  const { rows } = await database.db.execute<ServiceCode>(sql`
    select code_type as "codeType", code from services order by hospital_count desc, code limit 12`);
  const codes = sql.join(
    rows.map(({ code }) => sql`${code}`),
    sql`, `,
  );
  expect((await search({ services: rows })).total).toBe((await counted(sql`code in (${codes})`)).total);
});

test("all prices come in the order of the pages, more than can be paged through, each with where it stands", async () => {
  const keyOf = ({ hospitalId, code, setting, modifiers, billingClass }: PriceResult) =>
    [hospitalId, code, setting, modifiers, billingClass].join(" ");
  for (const sort of Object.keys(orders) as PriceQuery["sort"][]) {
    const query = { category: "laboratory-tests", sort, place };
    const { count, prices } = await listAllPrices(database.db, query);
    const all: PriceResult[] = [];
    for await (const price of prices) all.push(price);
    expect([sort, all.length]).toEqual([sort, count]);
    expect(count).toBeGreaterThan(1000);
    expect(new Set(all.map(keyOf)).size).toBe(count);
    const { results } = await search({ ...query, page: 2, pageSize: 50 });
    expect(all.slice(50, 100).map(keyOf), sort).toEqual(results.map(keyOf));
    expect(all.every(({ sourceRow }) => sourceRow >= 0)).toBe(true);
  }
});

test("of nothing that can be found there are no prices", async () => {
  const { count, prices } = await listAllPrices(database.db, { category: "no-category", sort: "name" });
  expect([count, (await prices[Symbol.asyncIterator]().next()).done]).toEqual([0, true]);
});
