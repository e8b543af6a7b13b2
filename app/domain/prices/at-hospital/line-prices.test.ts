import { beforeAll, expect, test } from "vitest";
import { importPriceTexts } from "../../../../tests/fixtures/mrf/import-price-texts.ts";
import { charge, nthHospital, priceFileText } from "../../../../tests/fixtures/mrf/write-price-file.ts";
import { databaseForTests } from "../../../../tests/support/database-for-tests.ts";
import { type BilledService, listLinePrices } from "./list-line-prices.server.ts";

const database = databaseForTests();
let hospitalId: number;
beforeAll(async () => {
  const [first] = await importPriceTexts(database.db, [
    priceFileText({
      hospital: nthHospital(0, "CA"),
      charges: [
        charge("73721", { gross: "900", cash: "400" }),
        charge("73721", { gross: "1400", cash: "700", setting: "inpatient" }),
        charge("73721", { gross: "60", modifiers: ["26"], billingClass: "professional" }),
        charge("70551", { gross: "800", setting: "both", billingClass: "facility" }),
        charge("85025", { gross: "40", setting: "inpatient", billingClass: "facility" }),
        charge("80053", { gross: "20", cash: "50", billingClass: "facility" }),
      ].map((one) => ({ ...one, billingClass: one.billingClass ?? "facility" })),
    }),
    priceFileText({ hospital: nthHospital(1, "CA"), charges: [charge("99999", { gross: "5" })] }),
  ]);
  hospitalId = first!;
});

const line = (code: string, ...modifiers: string[]): BilledService => ({
  codeType: "CPT",
  code,
  modifiers,
  day: null,
});
const pricesOf = (setting: "inpatient" | "outpatient", ...lines: BilledService[]) =>
  listLinePrices(database.db, hospitalId, { setting, billingClass: "facility" }, lines);

test("each line has the price of its setting, in the order of the lines, with its row, file and day", async () => {
  const [knee, again, brain] = await pricesOf("outpatient", line("73721"), line("73721"), line("70551"));
  expect(knee).toEqual({
    outcome: "published",
    price: expect.objectContaining({
      setting: "outpatient",
      billingClass: "facility",
      modifiers: "",
      grossDollars: "900",
      cashDollars: "400",
      implausible: null,
      fileDate: "2026-03-01",
      sourcePlace: "row 4",
    }),
  });
  expect(again).toEqual(knee);
  expect(brain).toMatchObject({ price: { setting: "both", grossDollars: "800", cashDollars: null } });
  const [inpatient] = await pricesOf("inpatient", line("73721"));
  expect(inpatient).toMatchObject({ price: { setting: "inpatient", grossDollars: "1400" } });
});

test("a modifier that tells of a part asks for the price of that part; one that tells the side asks for the whole", async () => {
  const found = await pricesOf(
    "outpatient",
    line("73721", "RT"),
    line("73721", "RT", "26"),
    line("73721", "52"),
  );
  expect(found).toMatchObject([
    { price: { modifiers: "", grossDollars: "900" } },
    { price: { modifiers: "26", billingClass: "professional", grossDollars: "60" } },
    { outcome: "unlike" },
  ]);
});

test("a service in another setting alone is unlike, one that the hospital has not is unpublished", async () => {
  expect(await pricesOf("outpatient", line("85025"), line("99999"), line("00000"))).toEqual([
    { outcome: "unlike" },
    { outcome: "unpublished" },
    { outcome: "unpublished" },
  ]);
  expect(await pricesOf("outpatient")).toEqual([]);
});

test("an amount that cannot be a price says why", async () => {
  expect(await pricesOf("outpatient", line("80053"))).toMatchObject([
    { price: { implausible: "cash-above-gross", cashDollars: "50", grossDollars: "20" } },
  ]);
});

test("a line that asks for the prices of a day has those of the file that was in force, else of the nearest", async () => {
  const hospital = nthHospital(2, "CA");
  const fileOf = (date: string, gross: string, more: string[] = []) =>
    priceFileText({
      hospital,
      date,
      charges: ["73721", ...more].map((code) =>
        charge(code, { gross, cash: "400", billingClass: "facility" }),
      ),
    });
  const [, , id] = await importPriceTexts(database.db, [
    fileOf("2025-01-10", "900"),
    fileOf("2025-11-10", "1000"),
    fileOf("2026-03-10", "1100", ["70551"]),
  ]);
  const grossOn = async (code: string, day: string | null) => {
    const billedBy = { setting: "outpatient", billingClass: "facility" } as const;
    const [found] = await listLinePrices(database.db, id!, billedBy, [{ ...line(code), day }]);
    return found?.outcome === "published" ? [found.price.grossDollars, found.price.fileDate] : found?.outcome;
  };
  expect(await grossOn("73721", null)).toEqual(["1100", "2026-03-10"]);
  expect(await grossOn("73721", "2026-03-10")).toEqual(["1100", "2026-03-10"]);
  expect(await grossOn("73721", "2026-03-09")).toEqual(["1000", "2025-11-10"]);
  expect(await grossOn("73721", "2025-06-01")).toEqual(["900", "2025-01-10"]);
  expect(await grossOn("73721", "2024-12-31")).toEqual(["900", "2025-01-10"]);
  expect(await grossOn("70551", "2025-06-01")).toEqual(["1100", "2026-03-10"]);
  expect(await grossOn("99999", "2025-06-01")).toBe("unpublished");
});
