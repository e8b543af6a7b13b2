import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { cellTexts } from "#app/domain/mrf/csv-row.ts";
import { openCsvRows } from "#app/domain/mrf/csv-rows.ts";
import { projectRoot } from "#app/platform/files/project-root.server.ts";
import { sampleHospitals } from "./sample-hospitals.ts";

const TEST_DATA = process.env.FAIRCHARGE_TESTDATA ?? path.join(projectRoot(), "../shared/testdata");
const CMS_LIST = path.join(TEST_DATA, "hospitals/Hospital_General_Information.csv");

test("40 hospitals stand in 16 states, each with its own name, licence, NPI, phone and place", () => {
  const hospitals = sampleHospitals();
  expect([hospitals.length, new Set(hospitals.map(({ state }) => state)).size]).toEqual([40, 16]);
  for (const field of ["name", "licenseNumber", "npi", "phone", "address"] as const)
    expect(new Set(hospitals.map((hospital) => hospital[field])).size).toBe(40);
  expect(new Set(hospitals.map(({ latitude, longitude }) => `${latitude} ${longitude}`)).size).toBe(40);
  for (const { latitude, longitude, zip } of hospitals) {
    expect(latitude > 24 && latitude < 50 && longitude > -125 && longitude < -66).toBe(true);
    expect(zip).toMatch(/^\d{5}$/);
  }
});

test("no phone can ring at anyone's, and every NPI has a right check digit", () => {
  for (const { phone, npi } of sampleHospitals()) {
    expect(phone).toMatch(/^\(\d{3}\) 555-01\d{2}$/);
    expect(npi).toMatch(/^1999\d{6}$/);
    expect(luhnSum(`80840${npi}`) % 10).toBe(0);
  }
});

test.skipIf(!existsSync(CMS_LIST))(
  "no hospital bears the name of one that CMS lists in its state (needs FAIRCHARGE_TESTDATA or ../shared/testdata)",
  async () => {
    const namesOfState = await readCmsNames();
    for (const { name, state } of sampleHospitals()) {
      const ours = letters(name);
      const real = namesOfState.get(state) ?? [];
      expect(real.length).toBeGreaterThan(10);
      expect(real.filter((theirs) => theirs.includes(ours) || ours.includes(theirs))).toEqual([]);
    }
  },
);

async function readCmsNames(): Promise<Map<string, string[]>> {
  const namesOfState = new Map<string, string[]>();
  let columns: { name: number; state: number } | null = null;
  const rows = openCsvRows({
    onFault: (fault, row) => {
      throw new Error(`${fault} in row ${row}`);
    },
    onRow: (row) => {
      const cells = cellTexts(row);
      if (columns === null) {
        columns = { name: cells.indexOf("Facility Name"), state: cells.indexOf("State") };
        return;
      }
      const state = cells[columns.state]!;
      namesOfState.set(state, [...(namesOfState.get(state) ?? []), letters(cells[columns.name]!)]);
    },
  });
  rows.write(await readFile(CMS_LIST));
  rows.end();
  return namesOfState;
}

function letters(name: string): string {
  return name
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, " ")
    .trim();
}

function luhnSum(digits: string): number {
  const numbers = [...digits].reverse().map((digit, place) => Number(digit) * (place % 2 === 0 ? 1 : 2));
  return numbers.reduce((sum, number) => sum + (number > 9 ? number - 9 : number), 0);
}
