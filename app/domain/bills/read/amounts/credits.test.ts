import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { printDocument } from "#app/domain/reading/page/printed-page.fixture.ts";
import { billOfWords } from "../bill-of-words.ts";

function creditsOf(text: string) {
  const { totals } = billOfWords(printDocument(text))!;
  const { adjustmentsCents, insurancePaidCents, patientPaidCents, otherPaidCents } = totals;
  return [adjustmentsCents, insurancePaidCents, patientPaidCents, otherPaidCents].map(
    (credit) => credit?.value ?? null,
  );
}

const creditsIn = (name: string) =>
  creditsOf(readFileSync(`tests/fixtures/bills/printed/${name}.txt`, "utf8"));

const HEAD = "#Pine Harrow Hospital\nTotal charges   $900.00\n";

test("adjustments and payments are told apart by who bears them, without their sign", () => {
  expect(
    creditsOf(
      `${HEAD}Contractual adjustment  -$500.00\nInsurance payment  -$250.00\nPatient payments  ($50.00)\nBalance  $100.00`,
    ),
  ).toEqual([50000, 25000, 5000, null]);
  expect(creditsIn("spanish-english-statement")).toEqual([90100, 110000, null, null]);
});

test("an insurer is known by its name before the label", () => {
  expect(creditsIn("fax-of-hospital-statement")).toEqual([110000, 300000, null, null]);
});

test("a payment of which nobody says who made it is neither's", () => {
  expect(creditsOf(`${HEAD}Payments  -$300.00\nBalance  $600.00`)).toEqual([null, null, null, 30000]);
});

test("a payment to come, and one of another bill, were not paid of this one", () => {
  const paid = "Insurance payment  -$600.00\nBalance  $300.00";
  expect(creditsOf(`${HEAD}${paid}\nMin. payment  $50.00`)).toEqual([null, 60000, null, null]);
  expect(creditsOf(`${HEAD}Balance  $900.00\nNext payment  $75.00`)).toEqual([null, null, null, null]);
  const earlier = "Previous balance  $80.00\nPayments  -$80.00";
  expect(creditsOf(`${HEAD}${earlier}\n${paid}`)).toEqual([null, 60000, null, null]);
});

test("small print pays nothing, and a payment that is thanked for is one of those listed", () => {
  const paid = "Insurance payment  -$600.00\nYour payments so far  -$200.00\nBalance  $100.00";
  for (const small of [
    "Ask about payment plans from $75.00 per month",
    "A returned check fee of $20.00 may be charged",
    "Thank you for your payment of $150.00",
  ])
    expect(creditsOf(`${HEAD}${paid}\n${small}`), small).toEqual([null, 60000, 20000, null]);
  expect(creditsOf(`${HEAD}Balance  $750.00\nThank you for your payment of $150.00`)[2]).toBe(15000);
});

test("a payment that the bill lists and does not count was paid of it", () => {
  expect(creditsOf(`${HEAD}Insurance payment  -$600.00\nPayments  -$80.00\nBalance  $300.00`)).toEqual([
    null,
    60000,
    null,
    8000,
  ]);
});

test("several payments of one kind are summed, unless their total is printed", () => {
  expect(
    creditsOf(`${HEAD}Primary insurance payment  -$300.00\nSecondary payment  -$100.00\nBalance  $500.00`),
  ).toEqual([null, 40000, null, null]);
  expect(
    creditsOf(
      `${HEAD}Medicare payment  -$300.00\nSecondary payment  -$100.00\nTotal insurance payments  -$400.00\nBalance  $500.00`,
    ),
  ).toEqual([null, 40000, null, null]);
});

test("the row of totals below a table has them in its columns", () => {
  expect(creditsIn("therapy-statement-totals-row")).toEqual([14000, 26000, null, null]);
});

test("a column of adjustments beside one of payments is no payment", () => {
  const table = `#Cedar Valley Hospital
Date         Description                 Code      Charges    Adjust.    You paid   Balance
03/02/2026   Office visit                99213     $180.00    -$60.00    -$40.00    $80.00
03/02/2026   X-ray of the chest          71046     $120.00    -$30.00      $0.00    $90.00
Totals                                             $300.00    -$90.00    -$40.00   $170.00
Amount due                                                                         $170.00`;
  expect(creditsOf(table)).toEqual([9000, null, 4000, null]);
});

test("payments and adjustments in one sum are not guessed apart", () => {
  expect(creditsOf(`${HEAD}Payments and adjustments  -$300.00\nBalance  $600.00`)).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

test("rows and their total are one sum, though two rows are as large", () => {
  const rows = `Insurance adjustment  (86.12)
Meridian Health payment  (58.58)
Insurance adjustment  (86.12)
Meridian Health payment  (58.58)
Insurance adjustments  ($172.24)
Payments from Meridian Health Insurance Company  ($117.16)`;
  expect(creditsOf(`${HEAD}${rows}\nBalance  $610.60`)).toEqual([17224, 11716, null, null]);
});

test("payments that are listed with an insurer's short name are those of its total", () => {
  const rows = `05/31/2026  Payment Rbor Select  -360.47
06/11/2026  Insurance payment  -139.53`;
  expect(creditsOf(`${HEAD}${rows}\nInsurance payments  -$500.00\nBalance  $400.00`)).toEqual([
    null,
    50000,
    null,
    null,
  ]);
});

test.each([
  ["04/03/2026 Payment - Tamarack Health Plan  -$300.00", [null, 30000, null, null]],
  ["Patient copay - card  300.00-", [null, null, 30000, null]],
  ["Paid at the time of your service  ($300.00)", [null, null, 30000, null]],
  ["Zephyr courtesy  -300.00", [30000, null, null, null]],
])("what no label names is taken off where it leads to what is due: %s", (row, credits) => {
  expect(creditsOf(`${HEAD}${row}\nBalance  $600.00`)).toEqual(credits);
  expect(creditsOf(`${HEAD}${row}\nBalance  $650.00`)).not.toEqual(credits);
});

test("a plan of payments, and a balance before one, pay nothing", () => {
  const rows = [
    "12 payments of  $75.00",
    "Balance before payment  $900.00",
    "Detach and return with payment Account 295662493 Amount $900.00",
  ];
  for (const row of rows) {
    expect(creditsOf(`${HEAD}${row}\nBalance  $900.00`), row).toEqual([null, null, null, null]);
  }
});

test("an earlier balance and a collector's interest are what a bill adds, where its sums prove it", () => {
  const addedOf = (text: string) => billOfWords(printDocument(`${HEAD}${text}`))?.previousCents;
  expect(addedOf("Insurance payment  -$600.00\nBalance forward  $67.47\nAmount due  $367.47")).toBe(6747);
  expect(addedOf("Insurance payment  -$600.00\nBalance forward  $67.47\nAmount due  $300.00")).toBeNull();
  expect(addedOf("Interest  $13.68\nAmount due  $913.68")).toBe(1368);
});
