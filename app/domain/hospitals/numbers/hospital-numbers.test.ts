import { expect, test } from "vitest";
import { numbersOfFile } from "./hospital-numbers.ts";

const file = { license: null, state: "IL", npis: [], fileName: "prices.csv" };

test.each([
  ["36-2174823_rush_standardcharges.csv", ["362174823"], []],
  ["362174823-1932213600_rush_standardcharges.JSON", ["362174823"], ["1932213600"]],
  ["362174823_rush_standardcharges.csv.gz", ["362174823"], []],
  ["00-0040119_rush-140119_standardcharges.csv", [], []],
  ["362174823_rush.csv", [], []],
  ["rush-university_standardcharges.csv.gz", [], []],
])("the name %s gives EINs %j and NPIs %j", (fileName, eins, npis) => {
  expect(numbersOfFile({ ...file, fileName })).toMatchObject({ eins, npis });
});

test("an NPI of the header and of the name is one", () => {
  const fileName = "362174823-1932213600_rush_standardcharges.csv";
  expect(numbersOfFile({ ...file, npis: ["1932213600"], fileName }).npis).toEqual(["1932213600"]);
});

test.each<[string, string, "statedCcns" | "licenseNumbers" | null]>([
  ["140119", "IL", "statedCcns"],
  ["14-0119", "IL", "statedCcns"],
  ["67-0055", "TX", "statedCcns"],
  ["01014F", "AL", "statedCcns"],
  ["140119", "WI", "licenseNumbers"], // the first digits of another state
  ["145555", "IL", "licenseNumbers"], // a nursing home's series
  ["1917", "IL", "licenseNumbers"],
  ["N/A", "IL", null],
  ["000", "IL", null],
])("the license %s in %s is kept among %s", (license, state, kind) => {
  const { statedCcns, licenseNumbers } = numbersOfFile({ ...file, license, state });
  const number = license.replace("-", "");
  expect({ statedCcns, licenseNumbers }).toEqual({
    statedCcns: kind === "statedCcns" ? [number] : [],
    licenseNumbers: kind === "licenseNumbers" ? [number] : [],
  });
});
