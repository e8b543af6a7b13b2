import { expect, test } from "vitest";
import { layOutRows } from "#app/domain/reading/page/lay-out-rows.ts";
import { printDocument } from "#app/domain/reading/page/printed-page.fixture.ts";
import { toldPaperOf } from "./told-paper.ts";

const told = (page: string) => toldPaperOf(layOutRows(printDocument(page)));

test("a receipt is one by its title", () => {
  expect(
    told(`
Lakeside Family Clinic
PAYMENT RECEIPT
Amount paid      $80.00
Payment method   Visa ending 4421
Balance due      $0.00
`),
  ).toBe("receipt");
});

test.each([
  "Thank you for your payment",
  "Payment received 03/02/2026      $50.00",
  "Must be paid in full by May 1",
  "Payment plan options: monthly payment of your choice, no default fee",
])("a bill that speaks of payments is none: %s", (line) => {
  expect(
    told(`
Lakeside Family Clinic
${line}
Office visit 02/20/2026          $210.00
Payment method: check or card, monthly payments, per month. Payment date: upon receipt.
Balance due                      $160.00
`),
  ).toBeNull();
});
