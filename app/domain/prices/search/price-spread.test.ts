import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Place } from "#app/domain/places/place.ts";
import { importPriceTexts } from "../../../../tests/fixtures/mrf/import-price-texts.ts";
import { charge, nthHospital, priceFileText, rate } from "../../../../tests/fixtures/mrf/write-price-file.ts";
import { databaseForTests } from "../../../../tests/support/database-for-tests.ts";
import type { WantedPrices } from "./price-query.ts";
import { findPriceSpread } from "./price-spread.server.ts";
import { levelOnSpread, type PriceSpread, priceOnSpread } from "./price-spread.ts";
import { searchPricesWithSpread } from "./search-near.server.ts";

/** Cash prices of $1,000 to $5,000, of which the dearest hospital also publishes others; one has a gross charge alone. */
const FILES = [
  charge("73721", { gross: "9000", cash: "1000", payers: [rate("Aetna", "HMO", "320")] }),
  charge("73721", {
    gross: "9000",
    cash: "2000",
    payers: [rate("Aetna", "PPO", "310"), rate("Aetna", "HMO", "290")],
  }),
  charge("73721", { gross: "9000", cash: "3000" }),
  charge("73721", { gross: "9000", cash: "4000", payers: [rate("Cigna", "HMO", "10")] }),
  charge("73721", { gross: "9000", cash: "5000", payers: [rate("Aetna", "HMO", "300")] }),
  charge("73721", { gross: "500" }),
].map((one, n) => ({ one, hospital: nthHospital(n, n < 3 ? "CA" : "TX") }));
const OTHERS = [
  charge("73721", { gross: "9000", cash: "20", modifiers: ["26"] }),
  charge("73721", { gross: "9000", cash: "300", setting: "inpatient" }),
];

const KNEE: WantedPrices = {
  services: [{ codeType: "CPT", code: "73721" }],
  setting: "outpatient",
  modifiers: "",
  sort: "lowestPrice",
};
const HERE: Place = { kind: "city", label: "Here", latitude: 30, longitude: -100, isApproximate: false };

const database = databaseForTests();
beforeAll(async () => {
  await importPriceTexts(
    database.db,
    FILES.map(({ one, hospital }, n) =>
      priceFileText({ hospital, date: `2025-0${n + 1}-01`, charges: n === 4 ? [one, ...OTHERS] : [one] }),
    ),
  );
  // All in one place but the second, whose rate is the lowest.
  await database.db.execute(sql`update hospitals set longitude = -100,
    latitude = case when name like 'Hospital B%' then 33 else 30 end`);
});

const spreadOf = async (query: Partial<WantedPrices> = {}) =>
  (await findPriceSpread(database.db, { ...KNEE, ...query })) as PriceSpread;

test("A spread has one like price of each hospital, its quartiles, its ends by name and the days of its files.", async () => {
  expect(await spreadOf()).toEqual({
    kind: "cash",
    heaps: null,
    billingClass: "facility",
    drugUnit: "",
    count: 5,
    amountCount: 5,
    quartiles: { p25Dollars: "2000", medianDollars: "3000", p75Dollars: "4000" },
    middleHalf: { p25Dollars: "2000", medianDollars: "3000", p75Dollars: "4000" },
    lowest: expect.objectContaining({ hospitalName: "Hospital A of Saint Nobody", priceDollars: "1000" }),
    highest: expect.objectContaining({ hospitalName: "Hospital E of Saint Nobody", priceDollars: "5000" }),
    pointsDollars: ["1000", "2000", "3000", "4000", "5000"],
    sharedAmounts: [],
    fileDates: { first: "2025-01-01", last: "2025-05-01" },
  });
});

test("It is of a place where one is asked for, and limits of price leave it whole.", async () => {
  expect((await spreadOf({ state: "CA" })).pointsDollars).toEqual(["1000", "2000", "3000"]);
  expect((await spreadOf({ minDollars: "2500" as never })).count).toBe(5);
});

test("Unlike prices have none: of several settings, several services or a service's parts.", async () => {
  const { setting: _, ...anySetting } = KNEE;
  expect(await findPriceSpread(database.db, anySetting)).toBeNull();
  const { modifiers: __, ...withParts } = KNEE;
  expect(await findPriceSpread(database.db, withParts)).toBeNull();
  expect(await findPriceSpread(database.db, { ...KNEE, services: [] })).toBeNull();
});

test("With a payer it is of that payer's rates, the lowest of each hospital.", async () => {
  const spread = await spreadOf({ payer: "Aetna" });
  expect([spread.kind, spread.pointsDollars]).toEqual(["negotiated", ["290", "300", "320"]]);
  expect((await spreadOf({ payer: "Aetna", plan: "PPO" })).pointsDollars).toEqual(["310"]);
});

test("Near a place hospitals without a rate of the payer come last, and no further away.", async () => {
  const found = await searchPricesWithSpread(
    database.db,
    { ...KNEE, payer: "Aetna" },
    { place: HERE, radius: "enough" },
    { page: 1, pageSize: 20 },
  );
  const onSpread = found.results.map((result) => found.spread && priceOnSpread(result, found.spread));
  expect(found.reach?.radiusMiles).toBe(25);
  expect(onSpread).toEqual(["300", "320", null, null, null]);
  expect(found.results.map(({ priceDollars }) => priceDollars)).toEqual([
    "5000",
    "1000",
    "3000",
    "4000",
    "500",
  ]);
});

test("Where no hospital has a rate of the payer, prices without insurance are found.", async () => {
  const searchFor = (wanted: WantedPrices) =>
    searchPricesWithSpread(database.db, wanted, { place: HERE, radius: "enough" }, { page: 1, pageSize: 20 });
  const found = await searchFor({ ...KNEE, payer: "Nobody’s Insurance", plan: "PPO" });
  expect(found.searched.payer).toBeUndefined();
  expect(found).toEqual({ ...(await searchFor(KNEE)), wantedPlan: found.wantedPlan });
});

test("A found price has a level among its like, an unlike one none.", async () => {
  const { results, spread } = await searchPricesWithSpread(
    database.db,
    KNEE,
    { place: null, radius: "enough" },
    { page: 1, pageSize: 20 },
  );
  const levels = results.map((result) => levelOnSpread(result, spread!)?.level ?? null);
  expect(levels).toEqual(["low", "typical", "typical", "typical", "high", null]);
});
