import { expect, test } from "vitest";
import { billOfWords } from "#app/domain/bills/read/bill-of-words.ts";
import { printDocument } from "#app/domain/reading/page/printed-page.fixture.ts";
import { codingEdits } from "./audit.fixture.ts";
import { auditBill } from "./audit-bill.ts";
import { auditedBillOf, billItselfOf } from "./audited-bill-of-bill.ts";
import { nothingSaid } from "./read-audit-facts.ts";

interface Printed {
  lines?: string[];
  totals: string[];
  /** Of every amount of the charges. */
  confidence?: number;
}

const ROWS = [
  "03/01/2026  97161  Evaluation                          180.00",
  "03/01/2026  97530  Therapeutic activities              120.00",
  "03/01/2026  20560  Needle insertion                    100.00",
];

/** What is told of sums of a bill that was read, with the numbers that it asks to look at. */
function toldOf({ lines = ROWS, totals, confidence = 1 }: Printed): string[] {
  const document = printDocument(
    [
      "#Pine Harrow Hospital",
      "Patient: Avery Sample          Statement date: 03/09/2026",
      "Date        Code   Description                         Charge",
      ...lines,
      ...totals,
    ].join("\n"),
  );
  for (const { words } of document.pages)
    for (const word of words) if (/\.\d\d$/.test(word.text)) word.confidence = confidence;
  const itself = billItselfOf({ ...billOfWords(document)!, hospitalId: null });
  const bill = auditedBillOf(itself, nothingSaid);
  const { findings } = auditBill({ bill, edits: codingEdits(), prices: null, isHospitalKnown: false });
  return findings
    .filter(({ rule }) => rule === "sum-mismatch" || rule === "balance-mismatch")
    .map(({ rule, strength, suspects = [] }) => {
      const amounts = suspects.map((suspect) => {
        if (suspect.of === "total") return suspect.role;
        if (suspect.of === "line") return `line ${suspect.index}`;
        return bill.readSums?.otherAmounts[suspect.index]?.amountCents;
      });
      return [rule, strength, ...amounts].join(" ");
    });
}

test("a difference that nothing on the bill explains is an error of the bill", () => {
  const totals = [
    "Total charges                                          400.00",
    "Insurance paid                                        -250.00",
    "Amount due                                             173.45",
  ];
  expect(toldOf({ totals })).toEqual(["balance-mismatch error"]);
});

test.each([
  [
    "a deduction whose words are not known",
    "Zephyr waypoint                                        -60.00",
    "50.00",
    6_000,
  ],
  [
    "a tax whose words are not known",
    "Provider levy                                           12.32",
    "122.32",
    1_232,
  ],
])("%s asks first", (_name, row, due, cents) => {
  const totals = [
    "Total charges                                          400.00",
    "Contractual adjustment                                 -40.00",
    "Insurance paid                                        -250.00",
    row,
    `Amount due                                             ${due}`,
  ];
  expect(toldOf({ totals })).toEqual([expect.stringMatching(`^balance-mismatch question .*${cents}`)]);
});

test("an amount that has no place in the sums is enough to ask", () => {
  const totals = [
    "Total charges                                          400.00",
    "Insurance paid                                        -250.00",
    "Zephyr                                                  31.07",
    "Amount due                                             173.45",
  ];
  expect(toldOf({ totals })).toEqual(["balance-mismatch question 3107"]);
});

test("a digit of a picture that may be another one is asked about, and never that of a text", () => {
  const lines = [ROWS[0]!, ROWS[1]!.replace("120.00", "820.00"), ROWS[2]!];
  const totals = ["Total charges                                          400.00"];
  expect(toldOf({ lines, totals, confidence: 0.97 })).toEqual(["sum-mismatch question line 1"]);
  expect(toldOf({ lines, totals })).toEqual(["sum-mismatch error"]);
});

test("a line that is read less surely is asked about", () => {
  const totals = ["Total charges                                          423.45"];
  expect(toldOf({ totals, confidence: 0.7 })).toEqual([expect.stringMatching("^sum-mismatch question")]);
});
