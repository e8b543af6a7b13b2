import { expect, test } from "vitest";
import { billOfWords } from "#app/domain/bills/read/bill-of-words.ts";
import { printDocument } from "#app/domain/reading/page/printed-page.fixture.ts";
import { codingEdits } from "./audit.fixture.ts";
import { auditBill } from "./audit-bill.ts";
import { auditedBillOf, billItselfOf } from "./audited-bill-of-bill.ts";
import { nothingSaid } from "./read-audit-facts.ts";

const edits = codingEdits({ limits: [["97110", 2, "day"]] });

const TEXT =
  "#Pine Harrow Hospital\nPatient: Avery Sample          Statement date: 03/09/2026\n" +
  "Date        Code   Description             Units   Unit price    Charge\n" +
  "03/01/2026  97110  Therapeutic exercise        3        40.00    130.00\n" +
  "03/01/2026  97140  Manual therapy              2        35.00     70.00\n" +
  "Total charges                                                    200.00\n" +
  "Payment received 03/04/2026                                      -50.00\n" +
  "Payment received 03/04/2026                                      -50.00\n" +
  "Total payments                                                  -100.00\n" +
  "Amount due                                                       100.00";

/** `confidence`: of every number that is neither a day nor a code. */
function foundIn(confidence: number): string[] {
  const document = printDocument(TEXT);
  for (const { words } of document.pages)
    for (const word of words) if (/^\d$|\.\d\d$/.test(word.text)) word.confidence = confidence;
  const itself = billItselfOf({ ...billOfWords(document)!, hospitalId: null });
  const bill = auditedBillOf(itself, { ...nothingSaid, setting: "outpatient" });
  return auditBill({ bill, edits, prices: null, isHospitalKnown: false }).findings.map(
    ({ rule, strength, amountAtStakeCents }) => `${rule}: ${strength}, ${amountAtStakeCents}`,
  );
}

test("a bill that was read is checked for unit prices and payments", () => {
  expect(foundIn(1)).toEqual(
    expect.arrayContaining([
      "quantity-price-mismatch: error, 1000",
      "paid-twice: error, 5000",
      "mue-units: rule conflict, 4333",
    ]),
  );
});

test("what rests on units that were not read surely is asked, without an amount", () => {
  expect(foundIn(0.8)).toEqual(
    expect.arrayContaining(["quantity-price-mismatch: question, 0", "mue-units: question, 0"]),
  );
});

test("sums are asked about where a charge among the others has no amount", () => {
  const text =
    "#Pine Harrow Hospital\nPatient: Avery Sample          Statement date: 03/09/2026\n" +
    "Date        Code   Description             Units    Charge\n" +
    "03/01/2026  97110  Therapeutic exercise        2    120.00\n" +
    "03/01/2026  97140  Manual therapy              1    ##,##\n" +
    "03/01/2026  97161  Evaluation                  1     60.00\n" +
    "Total charges                                       250.00\n" +
    "Amount due                                          250.00";
  const itself = billItselfOf({ ...billOfWords(printDocument(text))!, hospitalId: null });
  expect(itself.lines).toHaveLength(2);
  const found = auditBill({
    bill: auditedBillOf(itself, nothingSaid),
    edits,
    prices: null,
    isHospitalKnown: false,
  }).findings;
  expect(found.filter(({ rule }) => rule === "sum-mismatch")).toMatchObject([{ unsure: "sums" }]);
});
