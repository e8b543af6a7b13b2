import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { dollars } from "#app/domain/money/dollars.ts";
import { importPriceTexts } from "../../../../tests/fixtures/mrf/import-price-texts.ts";
import { charge, nthHospital, priceFileText, rate } from "../../../../tests/fixtures/mrf/write-price-file.ts";
import { databaseForTests } from "../../../../tests/support/database-for-tests.ts";
import { readSiteStatistics } from "../pricing/site-statistics.server.ts";
import { listStatePricing } from "../pricing/state-pricing.server.ts";
import { findCashToGrossRatio } from "./hospital-standing.server.ts";
import { findPayerStanding } from "./payer-standing.server.ts";
import { findServiceStanding, type StatisticsKey } from "./service-standing.server.ts";

const database = databaseForTests();
let ids: number[];
const GROSS = ["100", "200", "300", "400", "500", "50000"];
beforeAll(async () => {
  ids = await importPriceTexts(
    database.db,
    GROSS.map((gross, n) =>
      priceFileText({
        hospital: nthHospital(n, n === 0 ? "TX" : "CA"),
        charges: [
          charge("71046", {
            gross,
            cash: n < 3 ? String(Number(gross) / (n + 2)) : null,
            payers: [rate("Aetna", "PPO", "90")],
          }),
          charge("71046", { gross: "7", modifiers: ["26"] }),
        ],
      }),
    ),
  );
});

const XRAY: StatisticsKey = {
  codeType: "CPT",
  code: "71046",
  setting: "outpatient",
  billingClass: "facility",
  modifiers: "",
  drugUnit: "",
};
const standing = (key: Partial<StatisticsKey>, kind: "cash" | "gross" | "negotiated" = "gross") =>
  findServiceStanding(database.db, { ...XRAY, ...key }, { state: "CA", kind, amounts: [dollars("300")] });

test("a price stands among its like in the state and the nation, ranked, implausible ones left out and counted", async () => {
  expect(await standing({})).toEqual({
    state: {
      count: 4,
      amountCount: 4,
      quartiles: { p25Dollars: "200", medianDollars: "300", p75Dollars: "400" },
      heaps: null,
      implausibleCount: 1,
      pointsDollars: ["200", "300", "400", "500"],
      sharedAmounts: [],
      ranks: [{ lowerCount: 1, equalCount: 1, higherCount: 2 }],
    },
    nation: {
      count: 5,
      amountCount: 5,
      quartiles: { p25Dollars: "200", medianDollars: "300", p75Dollars: "400" },
      heaps: null,
      implausibleCount: 1,
      pointsDollars: ["100", "200", "300", "400", "500"],
      sharedAmounts: [],
      ranks: [{ lowerCount: 2, equalCount: 1, higherCount: 2 }],
    },
    likely: { fromE4: 88_050, toE4: 105_660_000 }, // 0.1 to 120 times what Medicare pays: $88.05
  });
  expect(await standing({}, "cash")).toMatchObject({ nation: { pointsDollars: ["50", "66.6667", "75"] } });
  expect(await standing({ modifiers: "26" })).toMatchObject({
    nation: { count: 6, pointsDollars: Array(6).fill("7") },
  });
  const nothing = { state: null, nation: null, likely: null };
  expect(await standing({ setting: "inpatient" })).toEqual(nothing);
  expect(await standing({ code: "'" })).toEqual(nothing);
});

test("a hospital's cash-to-gross ratio stands beside the middle one of its state, of three hospitals or more", async () => {
  expect(await findCashToGrossRatio(database.db, { hospitalId: ids[1]!, state: "CA" })).toEqual({
    hospital: 0.3333,
    state: null,
    stateHospitalCount: 2,
  });
  expect(await findCashToGrossRatio(database.db, { hospitalId: ids[4]!, state: "TX" })).toEqual({
    hospital: null,
    state: null,
    stateHospitalCount: 1,
  });
});

test("the prices of a category are listed by state, quartiles of three hospitals or more", async () => {
  const pricing = await listStatePricing(database.db, { category: "imaging", subcategory: "x-ray" });
  expect(pricing.map(({ state }) => state)).toEqual(["CA", "TX"]);
  expect(pricing[1]).toEqual({
    state: "TX",
    hospitalCount: 1,
    priceCount: 4,
    gross: { count: 2, amountCount: 2, quartiles: null, heaps: null },
    cash: { count: 1, amountCount: 1, quartiles: null, heaps: null },
    negotiated: { count: 1, amountCount: 1, quartiles: null, heaps: null },
  });
  expect(pricing[0]).toMatchObject({ hospitalCount: 5, cash: { count: 2, amountCount: 2, quartiles: null } });
  expect(pricing[0]!.gross).toEqual({
    count: 9, // without one that is far from comparable prices
    amountCount: 9,
    quartiles: { p25Dollars: "7", medianDollars: "7", p75Dollars: "300" },
    heaps: null,
  });
  expect(await listStatePricing(database.db, { category: "dental" })).toEqual([]);
  expect(await listStatePricing(database.db, { category: "'\0" })).toEqual([]);
});

test("the site's statistics count what is present", async () => {
  expect(await readSiteStatistics(database.db)).toEqual({
    hospitals: 6,
    states: 2,
    services: 1,
    prices: 12,
    payers: 1,
    uploads: 0,
    lastUpdatedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
});

test("a payer's rate stands among that payer's rates at the hospitals of the state, each hospital once", async () => {
  const { rows } = await database.db.execute<{ id: number }>(
    sql`select payer_id as id from payers where name = 'Aetna'`,
  );
  const asked = {
    state: "CA",
    payerId: rows[0]!.id,
    planKind: "commercial" as const,
    medicareDollars: null,
    amounts: [dollars("95")],
  };
  expect(await findPayerStanding(database.db, XRAY, asked)).toMatchObject({
    count: 5,
    quartiles: { medianDollars: "90" },
    ranks: [{ lowerCount: 5, equalCount: 0, higherCount: 0 }],
  });
  expect(await findPayerStanding(database.db, { ...XRAY, modifiers: "26" }, asked)).toBeNull();
});
