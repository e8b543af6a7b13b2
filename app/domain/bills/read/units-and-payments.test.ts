import { expect, test } from "vitest";
import { printDocument } from "#app/domain/reading/page/printed-page.fixture.ts";
import { billOfWords } from "./bill-of-words.ts";

const HEAD = "#Pine Harrow Hospital\nPatient: Avery Sample          Statement date: 03/09/2026\n";

const readText = (text: string) => billOfWords(printDocument(HEAD + text))!;

const linesOf = (text: string) =>
  readText(text).lines.map(({ description, units, unitPriceCents, amountCents }) => [
    description?.value,
    units?.value ?? null,
    unitPriceCents?.value ?? null,
    amountCents.value,
  ]);

test("units and unit prices are told by their headings", () => {
  expect(
    linesOf(
      "Date        Code   Description             Units   Unit price    Charge\n" +
        "03/01/2026  97110  Therapeutic exercise        3        40.00    120.00\n" +
        "03/01/2026  97140  Manual therapy              2        35.50     91.00\n" +
        "Total charges                                                    211.00\n" +
        "Amount due                                                       211.00",
    ),
  ).toEqual([
    ["Therapeutic exercise", 3, 4000, 12000],
    ["Manual therapy", 2, 3550, 9100],
  ]);
});

test("units that no heading names are told by all rows, and stay out of descriptions", () => {
  const rows =
    "03/01/2026  83605  Lactic acid            1     $45.00\n" +
    "03/01/2026  97110  Therapeutic exercise   2     $84.00\n" +
    "03/01/2026  36415  Venous blood draw      1     $12.00\n" +
    "Total charges                                  $141.00\n" +
    "Amount due                                     $141.00";
  expect(linesOf(rows)).toEqual([
    ["Lactic acid", 1, null, 4500],
    ["Therapeutic exercise", 2, null, 8400],
    ["Venous blood draw", 1, null, 1200],
  ]);
  expect(readText(rows).lines.map(({ units }) => units?.confidence)).toEqual([0.95, 0.95, 0.95]);
});

test("numbers that belong to what was done stay there", () => {
  const [first] = linesOf(
    "Date        Code   Description                      Charge\n" +
      "03/01/2026  71046  Chest X-ray 2 views              120.00\n" +
      "03/01/2026  J7030  Saline 1000 cc                    91.00\n" +
      "03/01/2026  97110  Exercise 15 minutes               91.00\n" +
      "Total charges                                       302.00\n" +
      "Amount due                                          302.00",
  );
  expect(first).toEqual(["Chest X-ray 2 views", null, null, 12000]);
});

test("teeth, clock times and minutes are no part of what was done", () => {
  expect(
    linesOf(
      "Date        Code   Description            Tooth        Fee\n" +
        "03/01/2026  D2740  Crown porcelain           14    1,120.00\n" +
        "03/01/2026  D2950  Core buildup              14      191.00\n" +
        "Amount due                                         1,311.00",
    ),
  ).toEqual([
    ["Crown porcelain", null, null, 112000],
    ["Core buildup", null, null, 19100],
  ]);
  const ofTimes = linesOf(
    "Code    Procedure               Start   Stop    Units    Charge\n" +
      "00790   Anesthesia, abdomen     07:31   09:14       9  1,486.02\n" +
      "64447   Nerve block, femoral    07:31   09:14       1    157.49\n" +
      "Amount due                                           1,643.51",
  );
  expect(ofTimes.map(([description, units]) => [description, units])).toEqual([
    ["Anesthesia, abdomen", 9],
    ["Nerve block, femoral", 1],
  ]);
});

test("the strength of a drug is no count", () => {
  const lines = linesOf(
    "Date        Drug                           Charge\n" +
      "03/01/2026  Adalimumab 40 mg pen kit       120.00\n" +
      "03/02/2026  Lisinopril 10 mg tablets        91.00\n" +
      "Amount due                                 211.00",
  );
  expect(lines.map(([description, units]) => [description, units])).toEqual([
    ["Adalimumab 40 mg pen kit", null],
    ["Lisinopril 10 mg tablets", null],
  ]);
});

test("physical therapy is what was done, and no patient", () => {
  const text =
    "Date        Code   Service                        Charge\n" +
    "03/01/2026  97161  PT evaluation, low complexity  120.00\n" +
    "Amount due                                        120.00";
  expect(linesOf(text)[0]?.[0]).toBe("PT evaluation, low complexity");
  expect(
    linesOf(text.replace("97161  PT evaluation, low complexity", "97110  Exercise   PT JANE DOE  "))[0]?.[0],
  ).not.toMatch(/DOE/);
});

const TABLE =
  "Date        Code   Description             Qty    Charge\n" +
  "03/01/2026  97110  Therapeutic exercise      3    120.00\n" +
  "03/01/2026  97140  Manual therapy            2     80.00\n";

const paymentsOf = (text: string) =>
  readText(text).payments?.map(({ date, amountCents }) => [date.value, amountCents.value]) ?? null;

test("payments are listed where they add up to what was paid", () => {
  const listed =
    "Total charges                                     200.00\n" +
    "Payment received 03/04/2026                       -50.00\n" +
    "Payment received 03/04/2026                       -50.00\n";
  const both = [
    ["2026-03-04", 5000],
    ["2026-03-04", 5000],
  ];
  expect(
    paymentsOf(
      `${TABLE}${listed}Total payments                                   -100.00\nAmount due  100.00`,
    ),
  ).toEqual(both);
  const { totals, payments } = readText(
    `${TABLE}${listed}Amount due                                        100.00`,
  );
  expect(payments).toHaveLength(2);
  expect(totals.otherPaidCents?.value).toBe(10000);
});

test("a payment that is printed twice is one payment, and nothing is listed", () => {
  expect(
    paymentsOf(
      `${TABLE}Total charges                                     200.00\n` +
        "Payment received 03/04/2026                       -50.00\n" +
        "Payment received 03/04/2026                       -50.00\n" +
        "Total payments                                    -50.00\n" +
        "Amount due                                        150.00",
    ),
  ).toBeNull();
});

test.each([
  "Prompt-pay price",
  "Amount you owe if paid by 06/30/2026",
  "Payment plan of 12 months",
])("'%s' is no charge", (offer) => {
  const lines = linesOf(
    `${TABLE}${offer.padEnd(48)}90.00\nTotal charges                                   200.00`,
  );
  expect(lines).toHaveLength(2);
});
