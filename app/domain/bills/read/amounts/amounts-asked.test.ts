import { expect, test } from "vitest";
import { printDocument } from "#app/domain/reading/page/printed-page.fixture.ts";
import { billOfWords } from "../bill-of-words.ts";

const HEAD = "#Pine Harrow Hospital\nPatient: Avery Sample          Statement date: 03/09/2026\n";

function totalsOf(text: string) {
  const totals = billOfWords(printDocument(HEAD + text))?.totals;
  return {
    charges: totals?.chargesCents?.value ?? null,
    adjustments: totals?.adjustmentsCents?.value ?? null,
    due: totals?.amountDueCents?.value ?? null,
  };
}

test("less for paying at once is an offer: what is due is due, and nothing more was taken off", () => {
  expect(
    totalsOf(
      `Total charges                        $900.00
Insurance allowance                 -$500.00
Insurance payment                   -$250.00
Balance due                          $150.00
Prompt-pay discount (20%)            -$30.00
If paid by 04/09/2026                $120.00`,
    ),
  ).toEqual({ charges: 90000, adjustments: 50000, due: 15000 });
});

test("a discount that was taken leaves what is due", () => {
  expect(
    totalsOf(
      `Total charges                        $900.00
Prompt-pay discount                 -$180.00
Amount due                           $720.00`,
    ),
  ).toEqual({ charges: 90000, adjustments: 18000, due: 72000 });
});

test("nothing is due of what a receipt says was paid", () => {
  expect(
    totalsOf(
      `Subtotal                             $900.00
Cash discount                       -$180.00
Total due today                      $720.00
Paid VISA ****4417                   $720.00
Balance                                $0.00`,
    ).due,
  ).toBe(0);
});

test("the amount that a debt began with is the total, where nothing was added to it", () => {
  expect(
    totalsOf(
      `Northstar Collections is a debt collector.
Amount owed on 01/02/2026            $900.00
Interest                               $0.00
Fees                                   $0.00
You paid or were credited           -$300.00
Total amount of the debt now         $600.00`,
    ),
  ).toMatchObject({ charges: 90000, due: 60000 });
});

test("a reminder asks for what is past due, and a statement for more than that", () => {
  expect(totalsOf("Account 778812\nPast due balance                     $150.00")).toMatchObject({
    charges: 15000,
    due: 15000,
  });
  expect(
    totalsOf(
      `Past due balance                     $150.00
New charges                          $200.00
Total amount due                     $350.00`,
    ),
  ).toMatchObject({ due: 35000 });
});

test("what is paid a month is not what is due", () => {
  expect(
    totalsOf(
      `Your first payment of $50.00 is due on 04/09/2026.
Total charges                        $900.00
Insurance paid                      -$250.00
Adjustments                          -$50.00
Plan balance                         $600.00
Monthly payment                       $50.00`,
    ).due,
  ).toBe(60000);
});

test("a statement of several visits asks for all of them, and its charges are theirs together or unknown", () => {
  const visits = (ofVisit: string) =>
    `Mar 1, 2026 - Office visit
  Charges                            $310.00
  Insurance payments                -$150.00
  Adjustments                        -$90.00
  Your responsibility                 $70.00
Mar 2, 2026 - Lab work
  Charges                             $42.00
  Insurance payments                 -$20.00
  Your responsibility                 $22.00
${ofVisit}`;
  const due = "Amount due                           $92.00";
  expect(totalsOf(visits(due))).toMatchObject({ charges: null, due: 9200 });
  expect(totalsOf(visits(`Total charges                       $352.00\n${due}`))).toMatchObject({
    charges: 35200,
    due: 9200,
  });
  const oneBill = "Amount due                           $80.00";
  expect(totalsOf(`Your responsibility $80.00\nYour responsibility $80.00\n${oneBill}`).due).toBe(8000);
});

test("what stands in brackets behind a label, and the sentence before an amount, name nothing of their own", () => {
  expect(
    totalsOf(
      `We have not received your payment. If we do not receive $846.15 by December 16 we send this to an agency.
Hospital charges, CT abdomen (74177)                            $3,290.00
Insurance discount (Tidewater PPO)                             -$1,865.75
Insurance payment 07/15/2026                                     -$578.10
Balance you are asked to pay (deductible and coinsurance)         $846.15`,
    ),
  ).toEqual({ charges: 329000, adjustments: 186575, due: 84615 });
});

test("a receipt that names no total but what was paid is read, and tells what was paid", () => {
  const bill = billOfWords(
    printDocument(`#Maple Hollow Family Medicine
PAYMENT RECEIPT
Date            11/18/2026
Patient         Jonah Esterly
Visit date      11/18/2026
Office visit copay            $35.00
TOTAL PAID                    $35.00
VISA ****4417    Auth 071882    APPROVED`),
  );
  expect(bill?.providerName?.value).toBe("Maple Hollow Family Medicine");
  expect(bill?.totals.amountDueCents?.value ?? 0).toBe(0);
});
