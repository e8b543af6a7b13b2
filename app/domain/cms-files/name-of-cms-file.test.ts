import { expect, test } from "vitest";
import { readCmsFileName } from "./name-of-cms-file.ts";

test.each([
  ["ccipra-v322r0-f1.TXT", "pairs", "practitioner", "2026-07", 1],
  ["ccioph-v310r1-f4.txt", "pairs", "hospital", "2025-01", 4],
  ["ccipra-volume-f2.txt", "pairs", "practitioner", null, 2],
  ["MCR_MUE_OutpatientHospitalServices_Eff_04-01-2026.csv", "unit-limits", "hospital", "2026-04", null],
  ["MCR_MUE_DMESupplierServices_Eff_10-01-2026.csv", "unit-limits", "dme", "2026-10", null],
  ["AOC_V2026Q2-MCR.xlsx", "add-ons", null, "2026-04", null],
  ["PPRRVU2026_Jul_nonQPP.csv", "physician-fees", null, "2026-07", null],
  ["PPRRVU25_V1230.csv", "physician-fees", null, null, null],
  ["GPCI2026.csv", "localities", null, "2026-01", null],
  ["October 2025 Addendum B.csv", "outpatient-rates", null, "2025-10", null],
  ["CLFS 2025 Q2V1.csv", "laboratory-fees", null, "2025-04", null],
  ["January 2026 ASP Pricing File.csv", "drug-limits", null, "2026-01", null],
  ["nadac-national-average-drug-acquisition-cost-11-25-2026.csv", "drug-costs", null, "2026-11", null],
  ["notes.txt", null, null, null, null],
])("%s is a file of %s", (name, kind, table, edition, part) => {
  expect(readCmsFileName(name)).toMatchObject({ kind, table, edition, part, hasOtherFactor: false });
});

test("the fees of alternative payment models have a conversion factor of their own", () => {
  expect(readCmsFileName("PPRRVU2026_Jul_QPP.csv").hasOtherFactor).toBe(true);
});
