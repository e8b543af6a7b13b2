import { beforeAll, describe, expect, test } from "vitest";
import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import { importPriceTexts } from "../../../../tests/fixtures/mrf/import-price-texts.ts";
import { charge, nthHospital, priceFileText, rate } from "../../../../tests/fixtures/mrf/write-price-file.ts";
import { databaseForTests } from "../../../../tests/support/database-for-tests.ts";
import { compareHospitals } from "../compare/compare-hospitals.server.ts";
import { listServiceRates } from "../rates/list-service-rates.server.ts";
import { listPriceHistory } from "./list-price-history.server.ts";
import { listServiceCharges } from "./list-service-charges.server.ts";

const KNEE: ServiceCode = { codeType: "CPT", code: "73721" };
const [FIRST, SECOND] = [nthHospital(0, "CA"), nthHospital(1, "TX")];
const MANY_RATES = Array.from({ length: 250 }, (_, n) =>
  rate("Plenty Health", `Plan ${1000 + n}`, `${100 + n}`),
);
const ALLOWED = {
  methodology: "percent of total billed charges",
  percentage: "62.5",
  medianAmount: "311.07",
} as const;

const database = databaseForTests();
let ids: number[];
beforeAll(async () => {
  const aetna = rate("AETNA", "PPO", null, { ...ALLOWED, p10: "200", p90: "410.5", count: "1 through 10" });
  ids = await importPriceTexts(database.db, [
    priceFileText({
      hospital: FIRST,
      date: "2025-01-01",
      charges: [charge("73721", { gross: "700", cash: "350" })],
    }),
    priceFileText({
      layout: "json",
      hospital: FIRST,
      date: "2026-01-01",
      charges: [
        charge("73721", { gross: "900", cash: "400", payers: [rate("Cigna", "One", "120"), aetna] }),
        charge("73721", { gross: "60", modifiers: ["26"] }),
        charge("73721", { gross: "70", modifiers: ["TC"] }),
        charge("70551", { gross: "800", payers: MANY_RATES }),
        charge("99213", { gross: "80", billingClass: "facility" }),
        charge("85025", { gross: "40" }),
      ],
    }),
    priceFileText({
      hospital: SECOND,
      charges: [
        charge("73721", { gross: "1000", cash: "350" }),
        charge("73721", { gross: "65", modifiers: ["26"] }),
        charge("70551", { gross: "600", cash: "500" }),
        charge("99213", { gross: "90", setting: "inpatient" }),
        charge("85025", { gross: null, cash: "30" }),
      ],
    }),
  ]);
});

describe("a service at a hospital", () => {
  test("has all charges of the present file with their place", async () => {
    const { charges, total } = await listServiceCharges(database.db, {
      hospitalId: ids[0]!,
      codeType: "CPT",
      code: "73721",
    });
    expect(total).toBe(3);
    expect(
      charges.map(({ modifiers, grossDollars, cashDollars, sourcePlace }) => ({
        modifiers,
        grossDollars,
        cashDollars,
        sourcePlace,
      })),
    ).toEqual([
      {
        modifiers: "",
        grossDollars: "900",
        cashDollars: "400",
        sourcePlace: "/standard_charge_information/0/standard_charges/0",
      },
      {
        modifiers: "26",
        grossDollars: "60",
        cashDollars: null,
        sourcePlace: "/standard_charge_information/0/standard_charges/1",
      },
      {
        modifiers: "TC",
        grossDollars: "70",
        cashDollars: null,
        sourcePlace: "/standard_charge_information/0/standard_charges/2",
      },
    ]);
  });

  test("has every payer's rate, with its plan, what was allowed and its place", async () => {
    const { charges } = await listServiceCharges(database.db, { hospitalId: ids[0]!, ...KNEE });
    const chargeNos = charges.map(({ chargeNo }) => chargeNo);
    const asked = { hospitalId: ids[0]!, ...KNEE, chargeNos, page: 1, pageSize: 9 };
    const { rates } = await listServiceRates(database.db, asked);
    expect(rates.map(({ payer, negotiatedDollars }) => `${payer} ${negotiatedDollars}`)).toEqual([
      "Aetna null",
      "Cigna 120",
    ]);
    expect(rates[0]).toEqual({
      chargeNo: charges[0]!.chargeNo,
      payer: "Aetna",
      payerName: "AETNA",
      planName: "PPO",
      planKind: "commercial",
      negotiatedDollars: null,
      percentage: 62.5,
      algorithm: null,
      methodology: "percent of total billed charges",
      estimatedDollars: null,
      medianDollars: "311.07",
      percentile10Dollars: "200",
      percentile90Dollars: "410.5",
      claimCount: "1 through 10",
      notes: null,
      sourcePlace: "/standard_charge_information/0/standard_charges/0",
    });
  });

  test("names the row of a CSV file", async () => {
    const { charges } = await listServiceCharges(database.db, { hospitalId: ids[2]!, ...KNEE });
    expect(charges.map(({ sourcePlace }) => sourcePlace)).toEqual(["row 4", "row 5"]);
  });

  test("has more than 200 rates of a charge in pages", async () => {
    const service = { hospitalId: ids[0]!, codeType: "CPT" as const, code: "70551" };
    const { charges } = await listServiceCharges(database.db, service);
    const page = await listServiceRates(database.db, {
      ...service,
      chargeNos: [charges[0]!.chargeNo],
      page: 3,
      pageSize: 100,
    });
    expect(page).toMatchObject({ total: 250, payers: ["Plenty Health"] });
    expect(page.rates.map(({ planName }) => planName)).toEqual(
      MANY_RATES.slice(200).map(({ planName }) => planName),
    );
  });

  test("has the rates of one payer, and says which payers there are", async () => {
    const { charges } = await listServiceCharges(database.db, { hospitalId: ids[0]!, ...KNEE });
    const { chargeNo } = charges[0]!;
    const found = await listServiceRates(database.db, {
      hospitalId: ids[0]!,
      ...KNEE,
      chargeNos: [chargeNo],
      payer: "cigna",
      page: 1,
      pageSize: 9,
    });
    expect(found).toMatchObject({
      total: 1,
      payers: ["Aetna", "Cigna"],
      rates: [{ planName: "One", negotiatedDollars: "120" }],
    });
  });

  test("has its former prices as history once a newer file is there", async () => {
    expect(await listPriceHistory(database.db, { hospitalId: ids[0]!, ...KNEE })).toEqual([
      {
        importId: expect.any(Number),
        fileDate: "2025-01-01",
        setting: "outpatient",
        billingClass: "facility",
        modifiers: "",
        drugUnit: "",
        grossDollars: "700",
        cashDollars: "350",
        minimumDollars: null,
        maximumDollars: null,
      },
    ]);
    expect(await listPriceHistory(database.db, { hospitalId: ids[2]!, ...KNEE })).toEqual([]);
  });

  test.each(["'", "%", "😀", "x".repeat(60)])("has nothing under an odd code: %j", async (code) => {
    const service = { hospitalId: ids[0]!, codeType: "CPT" as const, code };
    expect(await listServiceCharges(database.db, service)).toEqual({ charges: [], total: 0 });
    expect(await listPriceHistory(database.db, service)).toEqual([]);
  });
});

describe("two hospitals", () => {
  const compare = (query: { category?: string; q?: string; page?: number; pageSize?: number } = {}) =>
    compareHospitals(database.db, { hospitalIds: [ids[0]!, ids[2]!], page: 1, pageSize: 20, ...query });

  test("are compared like for like, and in the same kind of price", async () => {
    const { rows, total } = await compare();
    expect(
      rows.map(
        (row) =>
          `${row.code} ${row.modifiers} ${row.setting} ${row.priceKind} ${row.pricesDollars.join(" ")}`,
      ),
    ).toEqual([
      "70551  outpatient gross 800 600",
      "73721  outpatient cash 400 350",
      "73721 26 outpatient gross 60 65",
    ]);
    expect(total).toBe(3);
  });

  test("are compared in a category, by words or code, page by page", async () => {
    const codes = async (query: Parameters<typeof compare>[0]) =>
      (await compare(query)).rows.map(({ code, modifiers }) => code + modifiers);
    expect(await codes({ category: "laboratory-tests" })).toEqual([]);
    expect(await codes({ q: "MRI Knee" })).toEqual(["73721", "7372126"]);
    expect(await codes({ q: "7055" })).toEqual(["70551"]);
    expect(await codes({ q: "'%_\\\0😀" })).toEqual([]);
    expect(await codes({ category: "'\0%" })).toEqual([]);
    expect(await codes({ page: 2, pageSize: 2 })).toEqual(["7372126"]);
    expect((await compare({ page: 9 })).total).toBe(3);
  });
});
