import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import { dollars } from "#app/domain/money/dollars.ts";
import { importPriceTexts } from "../../../../tests/fixtures/mrf/import-price-texts.ts";
import { charge, nthHospital, priceFileText, rate } from "../../../../tests/fixtures/mrf/write-price-file.ts";
import { databaseForTests } from "../../../../tests/support/database-for-tests.ts";
import type { PriceQuery } from "./price-query.ts";
import { searchPrices } from "./search-prices.server.ts";

const database = databaseForTests();

/** The nth hospital's file; each stands a degree of latitude, about 69 miles, north of the one before. */
const KNEE_MRI: ServiceCode = { codeType: "CPT", code: "73721" };
const BRAIN_MRI: ServiceCode = { codeType: "CPT", code: "70551" };
const FILES = [
  {
    state: "CA",
    charges: [charge("73721", { gross: "9000", cash: "4000" }), charge("70551", { gross: "8000" })],
  },
  {
    state: "CA",
    charges: [
      charge("73721", {
        gross: "3000",
        billingClass: "facility",
        payers: [rate("Aetna", "Gold PPO", "120"), rate("AETNA", "HMO", "90.5")],
      }),
      charge("73721", { gross: "50", modifiers: ["26"], billingClass: "facility" }),
      charge("73721", { gross: "60", modifiers: ["TC"], billingClass: "facility" }),
      charge("73721", { gross: "70", billingClass: "professional" }),
    ],
  },
  {
    state: "TX",
    charges: [
      charge("73721", { gross: "999999999" }),
      charge("73721", { gross: null, modifiers: ["TC"], payers: [rate("Cigna", "One", "20")] }),
      charge("70551", { gross: "1000", setting: "inpatient" }),
    ],
  },
  {
    state: "TX",
    charges: [charge("73721", { gross: "3000", setting: "both", payers: [rate("Cigna", "One", "200")] })],
  },
  {
    state: "NY",
    charges: [charge("73721", { gross: "10000", cash: "3500" }), charge("99213", { gross: "10" })],
  },
].map((file, n) => ({ ...file, hospital: nthHospital(n, file.state) }));

beforeAll(async () => {
  await importPriceTexts(
    database.db,
    FILES.map(({ hospital, charges }) => priceFileText({ hospital, charges })),
  );
  await database.db.execute(sql`update hospitals set longitude = -100,
    latitude = 30 + position(substr(name, 10, 1) in 'ABCDE') - 1`);
});

const search = (query: Partial<PriceQuery>) =>
  searchPrices(database.db, { sort: "lowestPrice", page: 1, pageSize: 20, ...query });
/** 'B 300 26': hospital, price, what else makes it unlike the facility's for the whole service. */
async function lines(query: Partial<PriceQuery>): Promise<string[]> {
  const { results } = await search(query);
  return results.map(({ hospitalName, priceDollars, modifiers, billingClass }) =>
    [
      hospitalName.split(" ")[1],
      priceDollars ?? "-",
      modifiers,
      billingClass === "facility" ? "" : billingClass,
    ]
      .filter((part) => part !== "")
      .join(" "),
  );
}
/** Cash prices, gross charges, the professional's, what was not published. */
const ALL_BY_PRICE = [
  ...["E 3500", "A 4000"],
  ...["B 50 26", "B 60 TC", "B 3000", "D 3000"],
  ...["B 70 professional", "C - TC"],
];

describe("a service's prices", () => {
  test("stand with their like, the lowest first, those that were not published last", async () => {
    expect(await lines({ services: [KNEE_MRI] })).toEqual(ALL_BY_PRICE);
  });

  test("stand the highest first, those that were not published last", async () => {
    expect(await lines({ services: [KNEE_MRI], sort: "highestPrice" })).toEqual([
      ...["A 4000", "E 3500"],
      ...["B 3000", "D 3000", "B 60 TC", "B 50 26"],
      ...["B 70 professional", "C - TC"],
    ]);
  });

  test("that cannot be ones stand apart, as published and with the reason", async () => {
    const apart = await search({ services: [KNEE_MRI], implausible: "only" });
    expect(apart).toMatchObject({ total: 1, priceRange: null, implausibleCount: 0 });
    expect(apart.results).toMatchObject([{ priceDollars: "999999999", implausible: "placeholder" }]);
    expect(await lines({ services: [KNEE_MRI], implausible: "too" })).toEqual([
      ...ALL_BY_PRICE,
      "C 999999999",
    ]);
  });

  test("say all of themselves", async () => {
    const { results } = await search({ services: [KNEE_MRI], state: "NY" });
    expect(results).toEqual([
      {
        hospitalId: expect.any(Number),
        hospitalShortId: expect.stringMatching(/^[0-9a-f]{10}$/),
        hospitalName: "Hospital E of Saint Nobody",
        city: "City of NY",
        state: "NY",
        latitude: 34,
        longitude: -100,
        distanceMiles: null,
        ...KNEE_MRI,
        serviceName: "MRI of the knee, hip or ankle, without contrast",
        setting: "outpatient",
        billingClass: "facility",
        modifiers: "",
        drugUnit: "",
        grossDollars: "10000",
        cashDollars: "3500",
        minimumDollars: null,
        maximumDollars: null,
        negotiatedMedianDollars: null,
        payerRate: null,
        priceDollars: "3500",
        priceKind: "cash",
        freeCarePercent: null,
        isFreeCareDoubtful: false,
        fileDate: "2026-03-01",
        fileCaution: null,
        importId: expect.any(Number),
        lineCount: 1,
        sourceRow: expect.any(Number),
        sourceItem: null,
        sourceUrl: null,
        implausible: null,
        judged: { part: "whole-facility", confidence: expect.closeTo(0.99, 1) },
        isPositionApproximate: false,
        overallRating: null,
        isBirthingFriendly: null,
        priceList: null,
        phone: null,
        medicare: { dollars: "241.72", schedule: "outpatient", edition: "2025-10" },
      },
    ]);
  });

  test("are counted, with their range and hospitals", async () => {
    expect(await search({ services: [KNEE_MRI], pageSize: 3 })).toMatchObject({
      total: 8,
      isTotalExact: true,
      pageCount: 3,
      priceRange: {
        lowestDollars: "3500",
        highestDollars: "4000",
        priceKind: "cash",
        billingClass: "facility",
      },
      hospitalCount: 5,
      implausibleCount: 1,
    });
  });

  test.each([
    "lowestPrice",
    "highestPrice",
    "nearest",
    "name",
  ] as const)("are the same page by page, by %s", async (sort) => {
    const place = { latitude: 30, longitude: -100 };
    const whole = await lines({ services: [KNEE_MRI], sort, place });
    const paged: string[] = [];
    for (const page of [1, 2, 3, 4])
      paged.push(...(await lines({ services: [KNEE_MRI], sort, place, page, pageSize: 2 })));
    expect(paged).toEqual(whole);
    expect(whole.length).toBe(8);
  });
});

describe("prices are narrowed", () => {
  test.each<[string, Partial<PriceQuery>, string[]]>([
    ["by state", { services: [KNEE_MRI], state: "texas" }, ["D 3000", "C - TC"]],
    [
      "by several services",
      { services: [KNEE_MRI, BRAIN_MRI], state: "CA" },
      ["A 4000", "B 50 26", "B 60 TC", "B 3000", "A 8000", "B 70 professional"],
    ],
    ["by category", { category: "imaging", state: "TX" }, ["C 1000", "D 3000", "C - TC"]],
    [
      "by subcategory, in all states",
      { subcategory: "mri", minDollars: dollars("3500") },
      ["E 3500", "A 4000", "A 8000"],
    ],
    [
      "by price",
      { services: [KNEE_MRI], minDollars: dollars("60"), maxDollars: dollars("3000") },
      ["B 60 TC", "B 3000", "D 3000", "B 70 professional"],
    ],
    [
      "by setting, where one for both fits too",
      { services: [KNEE_MRI], setting: "outpatient", state: "TX" },
      ["D 3000", "C - TC"],
    ],
    ["by billing class", { services: [KNEE_MRI], billingClass: "professional" }, ["B 70 professional"]],
    ["by setting, inpatient", { subcategory: "mri", setting: "inpatient" }, ["C 1000", "D 3000"]],
    ["by city in any case", { services: [KNEE_MRI], city: "CITY OF ny" }, ["E 3500"]],
    ["by hospital", { hospitalName: "hospital e OF saint nobody" }, ["E 3500", "E 10"]],
    [
      "by radius",
      { services: [KNEE_MRI], place: { latitude: 34, longitude: -100 }, radiusMiles: 70 },
      ["E 3500", "D 3000"],
    ],
    ["to nothing by an unknown state", { services: [KNEE_MRI], state: "Narnia" }, []],
    ["to nothing by an unknown category", { category: "No such" }, []],
    ["to nothing by an unknown service", { services: [{ codeType: "CPT", code: "00000" }] }, []],
    [
      "to nothing by a minimum above the maximum",
      { services: [KNEE_MRI], minDollars: dollars("9"), maxDollars: dollars("8") },
      [],
    ],
    ["to nothing where nothing is asked for", {}, []],
  ])("%s", async (_, query, expected) => {
    expect(await lines(query)).toEqual(expected);
  });
});

test("a payer's rates are shown, the lowest of its plans, and narrow the prices to where it has one", async () => {
  const rates = async (query: Partial<PriceQuery>) =>
    (await search({ services: [KNEE_MRI], ...query })).results.map(({ payerRate }) => payerRate);
  expect(await rates({ payer: "aetna" })).toEqual([
    {
      ...{ payerName: "AETNA", planName: "HMO", planKind: "commercial", planCount: 2 },
      ...{ negotiatedDollars: "90.5", highestDollars: "120", isAboveGross: false },
    },
  ]);
  expect(await rates({ payer: "Aetna", plan: "gold" })).toEqual([
    {
      ...{ payerName: "Aetna", planName: "Gold PPO", planKind: "commercial", planCount: 1 },
      ...{ negotiatedDollars: "120", highestDollars: "120", isAboveGross: false },
    },
  ]);
  expect(await rates({ payer: "Aetna", plan: "silver" })).toEqual([]);
  expect(await rates({ payer: "Nobody's" })).toEqual([]);
});

test("nearest comes first, in great-circle miles", async () => {
  const place = { latitude: 33.9, longitude: -100 };
  const { results } = await search({ services: [KNEE_MRI], sort: "nearest", place });
  expect(results.map(({ hospitalName }) => hospitalName.split(" ")[1]).join("")).toBe("EDCBBBBA");
  expect(results[0]!.distanceMiles).toBeCloseTo(6.91, 2);
  expect(results.at(-1)!.distanceMiles).toBeCloseTo(269.47, 1);
});

test.each([
  "'",
  '"; drop table prices --',
  "%",
  "_",
  "\\",
  "\0",
  "😀",
  "x".repeat(10_000),
])("odd text is harmless: %j", async (text) => {
  const odd = [{ city: text }, { hospitalName: text }, { payer: text }, { payer: "Aetna", plan: text }];
  for (const query of [...odd, { category: text }, { state: text }]) {
    const { results } = await search({ services: [KNEE_MRI], ...query });
    if (!("plan" in query)) expect(results).toEqual([]);
  }
});

test.each([
  [{ page: 0 }, 1],
  [{ page: -1 }, 1],
  [{ page: 1e9 }, 50],
  [{ page: Number.NaN, pageSize: Number.NaN }, 1],
  [{ page: 2, pageSize: 1e9 }, 1],
])("a page out of bounds is mended: %j", async (window, page) => {
  expect((await search({ services: [KNEE_MRI], ...window })).page).toBe(page);
});
