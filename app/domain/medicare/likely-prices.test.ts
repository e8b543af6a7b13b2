import { expect, test } from "vitest";
import { importPriceTexts } from "../../../tests/fixtures/mrf/import-price-texts.ts";
import { listRows } from "../../../tests/fixtures/mrf/list-rows.ts";
import { charge, nthHospital, priceFileText } from "../../../tests/fixtures/mrf/write-price-file.ts";
import { databaseForEachTest } from "../../../tests/support/database-for-tests.ts";

const database = databaseForEachTest();

/** Hospitals of one state, each with one charge. */
function importCharges(charges: readonly ReturnType<typeof charge>[]) {
  const texts = charges.map((one, n) => priceFileText({ hospital: nthHospital(n, "CA"), charges: [one] }));
  return importPriceTexts(database.db, texts);
}

const verdicts = () =>
  listRows(database.db, "select trim_scale(price), implausible from prices order by price");

const knee = (cash: string) => charge("27447", { gross: "120000", cash });

test("the hospitals' prices of a knee count although most that are published are doctors' fees", async () => {
  const fees = ["1159", "1400", "1708.89", "1708.89", "2100", "900"];
  await importCharges([...fees, "37568", "101773", "16150"].map(knee));
  expect(await verdicts()).toEqual([
    "900 ; professional-fee",
    "1159 ; professional-fee",
    "1400 ; professional-fee",
    "1708.89 ; professional-fee",
    "1708.89 ; professional-fee",
    "2100 ; professional-fee",
    "16150 ; -",
    "37568 ; -",
    "101773 ; -",
  ]);
  expect(
    await listRows(
      database.db,
      "select distinct cash_count, trim_scale(cash_median), cash_implausible_count, trim_scale(medicare) from service_statistics",
    ),
  ).toEqual(["3 ; 37568 ; 0 ; 12866.82"]);
});

test("nothing within the bounds is left out because the others are low, or high", async () => {
  // $8.46 by the schedule of laboratories: 1 to 95 times as much, as hospitals publish it.
  const prices = ["8.5", "9", "9", "9.5", "10", "10", "11", "800"];
  await importCharges(prices.map((cash) => charge("80048", { gross: "900", cash })));
  expect((await verdicts()).every((row) => row.endsWith(" ; -"))).toBe(true);
});

test("a bound is told apart from what lies beyond it, below and above, of cash and of gross charges", async () => {
  await importCharges([
    charge("80048", { gross: "900", cash: "2.5379" }), // 0.3 times $8.46 is $2.538
    charge("80048", { gross: "900", cash: "2.538" }),
    charge("70553", { gross: "42855.60", cash: null }), // 120 times $357.13
    charge("70553", { gross: "42855.61", cash: null }),
    charge("70553", { gross: "90000", cash: "21427.80" }), // 60 times
    charge("70553", { gross: "90000", cash: "21427.81" }),
  ]);
  expect(await verdicts()).toEqual([
    "2.5379 ; far-below-medicare",
    "2.538 ; -",
    "21427.8 ; -",
    "21427.81 ; far-above-medicare",
    "42855.6 ; -",
    "42855.61 ; far-above-medicare",
  ]);
});

test("a professional's price is judged by the doctor's amount, and one by a drug's unit by its like", async () => {
  await importCharges([
    charge("27447", { gross: "3500", cash: "1500", billingClass: "professional" }),
    charge("27447", { gross: "3500", cash: "50", billingClass: "professional" }),
    charge("J1885", {
      codes: [{ code: "J1885", type: "HCPCS" }],
      drug: { unit: "1", type: "ML" },
      gross: "40",
      cash: "30",
    }),
  ]);
  expect(await verdicts()).toEqual(["30 ; -", "50 ; far-below-medicare", "1500 ; -"]);
});
