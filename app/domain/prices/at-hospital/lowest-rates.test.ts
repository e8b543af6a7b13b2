import { beforeAll, expect, test } from "vitest";
import { importPriceTexts } from "../../../../tests/fixtures/mrf/import-price-texts.ts";
import { charge, nthHospital, priceFileText, rate } from "../../../../tests/fixtures/mrf/write-price-file.ts";
import { databaseForTests } from "../../../../tests/support/database-for-tests.ts";
import { listLowestRates } from "../rates/list-lowest-rates.server.ts";
import { listLinePrices } from "./list-line-prices.server.ts";

const database = databaseForTests();
let hospitalIds: number[];
beforeAll(async () => {
  const charges = [
    charge("73721", {
      payers: [
        rate("Acme", "Gold", "300"),
        rate("Acme", "Silver", "250.5"),
        rate("Acme", "Medicaid HMO", "40"),
        rate("Acme", "Bronze", "999999999"),
        rate("Birch", "Day", "10", { methodology: "per diem" }),
        rate("Birch", "Share", null, { percentage: "5", methodology: "percent of total billed charges" }),
      ],
    }),
    charge("97110", { payers: [rate("Acme", "Gold", "80", { methodology: "case rate" })] }),
    charge("85025", { payers: [rate("State", "Medicare Advantage", "8")] }),
    charge("80053"),
  ];
  hospitalIds = await importPriceTexts(
    database.db,
    (["tall", "json"] as const).map((layout, n) =>
      priceFileText({ layout, hospital: nthHospital(n, "CA"), charges }),
    ),
  );
});

async function ratesOf(hospitalId: number, ...codes: string[]) {
  const services = codes.map((code) => ({ codeType: "CPT" as const, code }));
  const billedBy = { setting: "outpatient", billingClass: "facility" } as const;
  const lines = services.map((service) => ({ ...service, modifiers: [], day: null }));
  const found = await listLinePrices(database.db, hospitalId, billedBy, lines);
  const listed = found.map((one, index) => {
    if (one.outcome !== "published") throw new Error(one.outcome);
    const { importId, chargeNo } = one.price;
    return { ...services[index]!, importId, chargeNo };
  });
  return listLowestRates(database.db, hospitalId, listed);
}

test("a line has the lowest amount of a commercial payer, by payer, plan and row, in the order of the lines", async () => {
  const [counted, knee, again] = await ratesOf(hospitalIds[0]!, "80053", "73721", "73721");
  expect(counted).toBeNull();
  expect(knee).toEqual({
    cents: 25_050,
    payer: "Acme",
    plan: "Silver",
    isForCase: false,
    place: expect.stringMatching(/^row \d+$/),
  });
  expect(again).toEqual(knee);
});

test("a rate for a case says so; a public program's is none", async () => {
  expect(await ratesOf(hospitalIds[0]!, "97110", "85025")).toMatchObject([
    { cents: 8_000, isForCase: true },
    null,
  ]);
  expect(await ratesOf(hospitalIds[0]!)).toEqual([]);
});

test("in a JSON file the place is the charge's own", async () => {
  const [knee] = await ratesOf(hospitalIds[1]!, "73721");
  expect(knee?.place).toMatch(/^\/standard_charge_information\/\d+\/standard_charges\/\d+$/);
});
