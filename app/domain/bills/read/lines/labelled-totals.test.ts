import { describe, expect, it } from "vitest";
import { printDocument } from "#app/domain/reading/page/printed-page.fixture.ts";
import { billOfWords } from "../bill-of-words.ts";

function totalsOf(text: string) {
  const bill = billOfWords(printDocument(`#Pine Harrow Hospital\nPatient: Ana Petrov\n${text}`));
  return [bill?.totals.chargesCents?.value ?? null, bill?.totals.amountDueCents?.value ?? null];
}

describe("the totals", () => {
  it("are gross charges and what the patient is asked to pay", () => {
    expect(
      totalsOf("Charges      $900.00\nAdjustments -$500.00\nPayments    -$300.00\nBalance      $100.00"),
    ).toEqual([90000, 10000]);
  });

  it("leave out a previous balance", () => {
    expect(
      totalsOf("Previous balance  $50.00\nNew charges  $200.00\nTotal  $250.00\nAmount due  $250.00"),
    ).toEqual([20000, 25000]);
  });

  it("are those of the whole statement, not of one visit or department", () => {
    expect(
      totalsOf("Visit 1 total charges  $30.00\nVisit 2 total charges  $70.00\nTotal charges  $100.00"),
    ).toEqual([10000, null]);
    expect(totalsOf("Total Pharmacy  $30.00\nTotal Laboratory  $70.00\nTotal  $100.00")).toEqual([
      10000,
      null,
    ]);
  });

  it("stand before a self-pay discount", () => {
    expect(
      totalsOf(
        "99213 Office visit  $100.00\nSubtotal  $100.00\nSelf-pay discount  -$20.00\nTotal due  $80.00",
      ),
    ).toEqual([10000, 8000]);
  });

  it("are the balance where nothing else is printed", () => {
    expect(totalsOf("Balance due   $212.40")).toEqual([21240, 21240]);
  });

  it("are the original balance of a debt that grew", () => {
    expect(
      totalsOf("Balance on 12/01/2025  $640.00\nInterest  $12.80\nPayments  -$50.00\nBalance today  $602.80"),
    ).toEqual([64000, 60280]);
  });
});
