import { beforeAll, describe, expect, test } from "vitest";
import { importPriceTexts } from "../../../../tests/fixtures/mrf/import-price-texts.ts";
import { charge, nthHospital, priceFileText } from "../../../../tests/fixtures/mrf/write-price-file.ts";
import { databaseForTests } from "../../../../tests/support/database-for-tests.ts";
import { compareAndSummarise, compareHospitals } from "./compare-hospitals.server.ts";
import { whyNothingAlike } from "./why-nothing-alike.server.ts";

const fileOf = (n: number, charges: Parameters<typeof priceFileText>[0]["charges"]) =>
  priceFileText({ hospital: nthHospital(n, "CA"), charges });

/** The prices of one service for inpatients and outpatients, on separate lines. */
const inAndOut = (code: string, inpatient: string, outpatient: string) => [
  charge(code, { setting: "inpatient", gross: "9000", cash: inpatient }),
  charge(code, { setting: "outpatient", gross: "9001", cash: outpatient }),
];

const database = databaseForTests();
let ids: number[];
beforeAll(async () => {
  ids = await importPriceTexts(database.db, [
    fileOf(0, [
      ...inAndOut("70450", "100", "100"),
      ...inAndOut("73721", "400", "400"),
      charge("99213", { cash: "50" }),
      charge("80053", { cash: "10" }),
    ]),
    fileOf(1, [
      ...inAndOut("70450", "150", "150"),
      ...inAndOut("73721", "200", "800"),
      charge("99213", { cash: "50" }),
      charge("80053", { cash: "30" }),
    ]),
    fileOf(2, [
      charge("70450", { cash: "80" }),
      charge("99213", { cash: "60" }),
      charge("80053", { cash: "10" }),
    ]),
    fileOf(3, [charge("70450", { setting: "inpatient", gross: "900", cash: "500" })]),
    fileOf(4, [charge("70450", { gross: null, cash: "80" })]),
    fileOf(5, [charge("70450", { gross: "800" })]),
    fileOf(6, [charge("70450", { gross: "800", modifiers: ["26"] })]),
    fileOf(7, [charge("85025", { gross: "800" })]),
    fileOf(8, [charge("85025", { gross: "999999999" })]),
  ]);
});

const of = (...numbers: number[]) => numbers.map((n) => ids[n]!);

async function summarise(...numbers: number[]) {
  const query = { hospitalIds: of(...numbers), page: 1, pageSize: 1 };
  return (await compareAndSummarise(database.db, query)).summary;
}

describe("prices of two hospitals", () => {
  test("are one row where inpatients and outpatients pay the same at both, else one for each", async () => {
    const { rows } = await compareHospitals(database.db, { hospitalIds: of(0, 1), page: 1, pageSize: 20 });
    expect(
      rows.map(({ code, setting, pricesDollars }) => `${code} ${setting} ${pricesDollars.join(" ")}`).sort(),
    ).toEqual([
      "70450 both 100 150",
      "73721 inpatient 400 200",
      "73721 outpatient 400 800",
      "80053 outpatient 10 30",
      "99213 outpatient 50 50",
    ]);
  });

  test("are summed up as a whole and by category", async () => {
    const summary = await summarise(0, 1);
    expect(summary).toMatchObject({ count: 5, moreCount: 3, lessCount: 1, middleRatio: 1.5 });
    const imaging = summary?.outcome === "pair" && summary.categories[0];
    expect(imaging).toEqual({ category: "imaging", count: 3, moreCount: 2, lessCount: 1, middleRatio: 1.5 });
    expect(await summarise(0, 7)).toBeNull();
  });

  test("are summed up alike on a page of one category, and past the last page", async () => {
    const query = { hospitalIds: of(0, 1), page: 1, pageSize: 20 };
    const imaging = await compareAndSummarise(database.db, { ...query, category: "imaging" });
    expect([imaging.rows.map(({ code }) => code), imaging.total]).toEqual([["70450", "73721", "73721"], 3]);
    expect(imaging.summary).toEqual(await summarise(0, 1));
    const past = await compareAndSummarise(database.db, { ...query, page: 2 });
    expect([past.rows, past.total, past.summary]).toEqual([[], 5, await summarise(0, 1)]);
  });

  test("are narrowed to services", async () => {
    const { rows, total } = await compareHospitals(database.db, {
      hospitalIds: of(0, 1),
      services: [{ codeType: "CPT", code: "99213" }],
      page: 1,
      pageSize: 20,
    });
    expect([rows.map(({ code }) => code), total]).toEqual([["99213"], 1]);
  });
});

test("of three hospitals each is counted where it is the cheapest, alone or with another", async () => {
  expect(await summarise(0, 1, 2)).toEqual({
    outcome: "several",
    count: 3,
    standings: [
      { cheapestCount: 2, middleToCheapest: 1 },
      { cheapestCount: 1, middleToCheapest: 1.875 },
      { cheapestCount: 2, middleToCheapest: 1 },
    ],
  });
});

test.each([
  ["no code in common", [0, 7], { reason: "codes", ofEach: [["CPT"], ["CPT"]] }],
  ["other settings", [2, 3], { reason: "settings", ofEach: [["outpatient"], ["inpatient"]] }],
  ["other modifiers", [5, 6], { reason: "modifiers" }],
  ["other kinds of price", [4, 5], { reason: "kinds", ofEach: [["cash"], ["gross"]] }],
  ["no price", [0, 8], { reason: "no-prices", ofNone: [1] }],
  ["something alike", [0, 1], null],
])("why nothing is alike is told: %s", async (_, numbers, why) => {
  expect(await whyNothingAlike(database.db, { hospitalIds: of(...numbers) })).toEqual(why);
});

test("why nothing of one service is alike is told of it alone", async () => {
  const service = { codeType: "CPT", code: "99213" } as const;
  expect(await whyNothingAlike(database.db, { hospitalIds: of(0, 3), service })).toEqual({
    reason: "no-prices",
    ofNone: [1],
  });
});
