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

test("payments and adjustments in one sum are not guessed apart", () => {
  expect(creditsOf(`${HEAD}Payments and adjustments  -$300.00\nBalance  $600.00`)).toEqual([
    null,
    null,
    null,
    null,
  ]);
});
