import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { databaseForTests } from "../../../tests/support/database-for-tests.ts";
import { findMedicareAmounts, type Payee } from "./find-medicare-amounts.server.ts";
import { importCmsFile } from "./import-cms-file.server.ts";

const database = databaseForTests();
beforeAll(async () => {
  for (const name of [
    "PPRRVU2026_Jul_nonQPP.csv",
    "GPCI2026.csv",
    "opps-addendum-b-2025-10.csv",
    "CLFS-2025-Q2V1.csv",
    "asp-payment-limit-2026-01.csv",
  ]) {
    const filePath = path.join("tests/fixtures/rules", name);
    const { outcome } = await importCmsFile(database.db, filePath, { edition: null, table: null });
    expect(outcome, name).toBe("imported");
  }
});

async function amountOf(
  code: string,
  payee: Payee,
  { modifiers = [] as string[], day = "2026-08-03", state = null as string | null } = {},
) {
  const [amount] = await findMedicareAmounts(database.db, [{ code, modifiers, day }], { payee, state });
  return amount && [amount.amountCents, amount.schedule, amount.edition];
}

test("a professional is paid relative values by the conversion factor, whole or in its parts", async () => {
  // The file's own totals by its factor: 2.85, 0.99, 0.30, 0.69 and 3.54 by 33.4009.
  expect(await amountOf("99213", "professional")).toEqual([9519, "physician", "2026-07"]);
  expect(await amountOf("71046", "professional")).toEqual([3307, "physician", "2026-07"]);
  expect(await amountOf("71046", "professional", { modifiers: ["26"] })).toEqual([
    1002,
    "physician",
    "2026-07",
  ]);
  expect(await amountOf("71046", "professional", { modifiers: ["59", "TC"] })).toEqual([
    2305,
    "physician",
    "2026-07",
  ]);
  expect(await amountOf("99284", "professional")).toEqual([11824, "physician-facility", "2026-07"]);
});

test("a state with one locality has its own amounts, one with several the nation's", async () => {
  // Alaska: (1.30 × 1.500 + 1.46 × 1.065 + 0.09 × 0.551) × 33.4009
  expect(await amountOf("99213", "professional", { state: "AK" })).toEqual([11872, "physician", "2026-07"]);
  expect(await amountOf("99213", "professional", { state: "CA" })).toEqual([9519, "physician", "2026-07"]);
  expect(await amountOf("99213", "professional", { state: "XX" })).toEqual([9519, "physician", "2026-07"]);
});

test("laboratory tests and drugs are paid by schedules of their own", async () => {
  expect(await amountOf("80053", "professional")).toEqual([1056, "laboratory", "2025-04"]);
  expect(await amountOf("80053", "professional", { modifiers: ["QW"] })).toEqual([
    1056,
    "laboratory",
    "2025-04",
  ]);
  expect(await amountOf("J1885", "professional")).toEqual([33.3, "drug", "2026-01"]);
});

test("a hospital is paid by its status indicators", async () => {
  expect(await amountOf("71046", "hospital")).toEqual([8805, "outpatient", "2025-10"]);
  expect(await amountOf("99284", "hospital")).toEqual([42582, "outpatient", "2025-10"]);
  expect(await amountOf("0071T", "hospital")).toEqual([317953, "outpatient", "2025-10"]);
  expect(await amountOf("J1885", "hospital")).toEqual([30.3, "outpatient", "2025-10"]);
  expect(await amountOf("97110", "hospital")).toEqual([2906, "physician", "2026-07"]);
  expect(await amountOf("80053", "hospital")).toEqual([1056, "laboratory", "2025-04"]);
});

test("nothing is told of what is packaged, not paid, not known, or without an edition for its day", async () => {
  expect(await amountOf("A4341", "hospital")).toBeNull();
  expect(await amountOf("93000", "hospital")).toBeNull();
  expect(await amountOf("99213", "hospital")).toBeNull();
  expect(await amountOf("A4550", "professional")).toBeNull();
  expect(await amountOf("99999", "professional")).toBeNull();
  expect(await amountOf("99213", "professional", { day: "2025-12-31" })).toBeNull();
  expect(await amountOf("99213", "professional", { day: "2027-12-31" })).toEqual([
    9519,
    "physician",
    "2026-07",
  ]);
  expect(await amountOf("99213", "professional", { day: "2028-01-01" })).toBeNull();
});
