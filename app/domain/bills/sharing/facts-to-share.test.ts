import { expect, test } from "vitest";
import { printDocument } from "#app/domain/reading/page/printed-page.fixture.ts";
import { billOfWords } from "../read/bill-of-words.ts";
import { uncertainFacts } from "./facts-to-share.ts";

const document = printDocument(
  "#Pine Harrow Hospital\n600 Founders Blvd, Duluth, MN 55802\nStatement date: 03/01/2026\nTotal charges   $1,210.00\nInsurance paid   -$1,000.00\nAmount due      $210.00",
);

test("what is plain is not to be looked at twice, and what was hard to read is", () => {
  const bill = { ...billOfWords(document)!, hospitalId: null };
  expect(uncertainFacts(bill)).toEqual([]);
  const words = document.pages[0]!.words.map((word) => ({ ...word, confidence: 0.6 }));
  const faint = billOfWords({ pages: [{ ...document.pages[0]!, words }] })!;
  expect(uncertainFacts({ ...faint, hospitalId: null })).toEqual([
    "hospitalName",
    "invoiceDate",
    "totalCents",
  ]);
  expect(uncertainFacts({ ...faint, providerName: null, hospitalId: null })).toEqual([
    "invoiceDate",
    "totalCents",
  ]);
});
