import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { printDocument } from "#app/domain/reading/page/printed-page.fixture.ts";
import type { DocumentText } from "#app/platform/ocr/layout/document-text.ts";
import { type BillLine, invoiceDateOf, totalChargesCentsOf } from "../bill.ts";
import { billOfWords, type UnmatchedBill } from "./bill-of-words.ts";
import { surenessTable } from "./choice/fitted-sureness.ts";

/** Fixture, hospital, total in cents, invoice date, amount due in cents, number of charges. */
type Expected = [string, string | null, number | null, string | null, number | null, number];

/** The same as data, which weights are fitted by, too. */
interface Truth {
  name: string;
  hospital: string | null;
  totalCents: number | null;
  date: string | null;
  dueCents: number | null;
  lines: number;
}

// Words as OCR (or the text layer) gave them, mistakes and all.
const READ_BY_OCR: Expected[] = [
  ["eob-classic-pdf-digital", "St. Fintan Regional Medical Center", 402374, "2026-03-01", 62952, 6],
  ["eob-classic-photo", "Lantern Hill Medical Group", 57634, "2026-02-17", 10373, 4],
  ["itemised-mainframe-pdf-digital", "CEDAR HOLLOW MEMORIAL HOSPITAL", 2974003, "2025-03-29", 782409, 120],
  ["negative-pdf-digital", null, null, null, null, 0],
  ["negative-photo", null, null, null, null, 0],
  ["pro-serif-fax", "Lowell Haines Anesthesia Associates, P.A.", 171113, "2026-05-23", 37450, 2],
  ["sidebar-invoice-png-200", "Ridgeline Ambulance Service, LLC", 307166, "2025-12-17", 27193, 4],
  ["stmt-coupon-phone-lowlight", "Fairmeadow Regional Medical Center", 396625, "2026-06-14", 81377, 9],
  ["stmt-coupon-rotated90-exif", "Copper Lantern Regional Medical Center", 634100, "2025-04-29", 376000, 7],
  ["thermal-photo", "SUNRISE WALK-IN CLINIC", 44642, "2025-02-09", 17814, 4],
  ["ub04-pdf-scanned", "PINE HARROW REGIONAL MEDICAL CENTER", 1017554, "2026-05-11", 488849, 21],
  ["ub04-png-200", "ST. FINTAN MEDICAL CENTER", 1583670, "2025-08-03", null, 12],
  ["ub04-scan", "FAIRMEADOW REGIONAL HOSPITAL", 4696331, "2025-07-30", 3013066, 16],
];

const FIXTURES = "tests/fixtures/bills";
const PRINTED = (JSON.parse(readFileSync(`${FIXTURES}/printed/truth.json`, "utf8")) as Truth[]).map(
  ({ name, hospital, totalCents, date, dueCents, lines }): Expected => {
    return [name, hospital, totalCents, date, dueCents, lines];
  },
);

const readPrinted = (name: string) =>
  billOfWords(printDocument(...readFileSync(`${FIXTURES}/printed/${name}.txt`, "utf8").split("\f")));

const readWords = (name: string) =>
  billOfWords(JSON.parse(readFileSync(`${FIXTURES}/words/${name}.json`, "utf8")) as DocumentText);

const summarise = (name: string, bill: UnmatchedBill | null): Expected => [
  name,
  bill?.providerName?.value ?? null,
  bill && totalChargesCentsOf(bill),
  bill && invoiceDateOf(bill),
  bill?.totals.amountDueCents?.value ?? null,
  bill?.lines.length ?? 0,
];

/** A charge without the places of its values. */
const valuesOf = (line: BillLine) =>
  Object.fromEntries(
    Object.entries(line).map(([name, printed]) => [
      name,
      Array.isArray(printed) ? printed.map(({ value }) => value) : (printed?.value ?? null),
    ]),
  );

describe("the bill that words make", () => {
  it.each(PRINTED)("reads the fields of %s", (...expected) => {
    expect(summarise(expected[0], readPrinted(expected[0]))).toEqual(expected);
  });

  it.each(READ_BY_OCR)("reads the fields of %s from OCR", (...expected) => {
    expect(summarise(expected[0], readWords(expected[0]))).toEqual(expected);
  });

  it("is none where there is nothing of a bill", () => {
    expect(readPrinted("not-a-bill-appointment")).toBeNull();
    expect(billOfWords({ pages: [] })).toBeNull();
    expect(billOfWords(printDocument(""))).toBeNull();
  });

  it("is one where hospital or date are printed and the total cannot be read", () => {
    const bill = billOfWords(
      printDocument(
        "#Pine Harrow Hospital\nStatement date: 03/01/2026\nAmount due      $ ###\nTotal charges   $ ###",
      ),
    );
    expect(bill).toMatchObject({
      providerName: { value: "Pine Harrow Hospital" },
      statementDate: { value: "2026-03-01" },
      totals: { chargesCents: null, amountDueCents: null },
    });
    expect(billOfWords(printDocument("Statement date: 03/01/2026\nAmount due      $ ###"))).toMatchObject({
      providerName: null,
      statementDate: { value: "2026-03-01" },
    });
    expect(billOfWords(printDocument("Total charges   $ ###\nAmount due      $ ###"))).toBeNull();
  });

  it("has charges with everything printed beside them", () => {
    expect(valuesOf(readPrinted("fax-of-hospital-statement")!.lines[0]!)).toEqual({
      serviceDate: "2026-05-30",
      serviceCode: { codeType: "CPT", code: "99285" },
      modifiers: [],
      revenueCode: "0450",
      ndc: null,
      description: "Emergency room",
      units: 1,
      unitPriceCents: null,
      amountCents: 412000,
      otherAmountCents: null,
    });
  });

  it("names a drug by its NDC and a department by its revenue code where no procedure is printed", () => {
    const lines = readPrinted("fax-of-hospital-statement")!.lines;
    expect(lines[2]).toMatchObject({
      serviceCode: { value: { codeType: "RC", code: "0250" } },
      revenueCode: { value: "0250" },
    });
    const [drug, other] = billOfWords(
      printDocument(
        "#Pine Harrow Hospital\nDate        Rev   Description               Qty   Amount\n" +
          "03/01/2026  0250  NDC 00409662502 HEPARIN   1     $12.00\n" +
          "03/01/2026  0636  INJ ONDANSETRON           4     $8.00\n" +
          "                  0409-4755-03\n" +
          "Total charges                                     $20.00",
      ),
    )!.lines;
    expect(drug).toMatchObject({
      serviceCode: { value: { codeType: "NDC", code: "00409-6625-02" } },
      description: { value: "HEPARIN" },
    });
    expect(other).toMatchObject({ ndc: { value: "00409-4755-03" }, revenueCode: { value: "0636" } });
  });

  it("gives a charge the revenue code of the section it stands in", () => {
    expect(
      readPrinted("sections-by-revenue-code")!.lines.map(({ serviceCode, revenueCode }) => [
        serviceCode?.value.code,
        revenueCode?.value,
      ]),
    ).toEqual([
      ["0120", "0120"],
      ["0250", "0250"],
      ["0250", "0250"],
      ["36415", "0300"],
    ]);
  });

  it("takes no prescription's number for a code", () => {
    const lines = readPrinted("prescription-numbers")!.lines;
    expect(lines.map(({ serviceCode }) => serviceCode)).toEqual([null, null, null, null]);
  });

  it("reads modifiers, and does not take the first word of a description for one", () => {
    const [anesthesia] = readPrinted("anesthesia-statement")!.lines;
    expect(anesthesia?.modifiers.map(({ value }) => value)).toEqual(["QK", "P2"]);
    expect(valuesOf(readPrinted("radiology-summary-boxes")!.lines[0]!)).toMatchObject({
      modifiers: [],
      description: "CT abdomen pelvis",
    });
  });

  it("puts cells of two lines together with the amount that stands halfway between them", () => {
    const { pages } = printDocument(
      "#Pine Harrow Clinic\nDate       Dr      Proc    Description              Charge    Balance\n\n" +
        "                   99214   ESTABLISHED PATIENT\n" +
        "01/09/26   VOSS                                     231.99    231.99\n" +
        "                   25      VISIT, MODERATE\n\n" +
        "01/09/26   VOSS    81002   URINE DIPSTICK           20.91     252.90\n\n" +
        "Total charges                                       252.90",
    );
    const halfLines = pages[0]!.words.map((word) => ({
      ...word,
      box: { ...word.box, bottom: word.box.top + 28 },
    }));
    const bill = billOfWords({ pages: [{ ...pages[0]!, words: halfLines }] });
    expect(bill?.lines.map(valuesOf)).toMatchObject([
      {
        serviceCode: { code: "99214" },
        modifiers: ["25"],
        description: "ESTABLISHED PATIENT VISIT, MODERATE",
        amountCents: 23199,
      },
      { serviceCode: { code: "81002" }, description: "URINE DIPSTICK", amountCents: 2091 },
    ]);
  });

  it("takes the extended amount, not the unit price", () => {
    expect(
      readPrinted("itemised-unit-prices")!.lines.map((line) => [
        line.units?.value,
        line.unitPriceCents?.value,
        line.amountCents.value,
      ]),
    ).toEqual([
      [3, 148000, 444000],
      [2, 8100, 16200],
      [10, 410, 4100],
      [1, 5575, 5575],
    ]);
  });

  it.each([
    ["amounts-before-text", ["99213", 17293], ["20553", 18700]],
    ["codes-below-prices-of-tests", ["36415", 3111], ["80307", 16636]],
    ["copy-of-a-home-care-claim", ["G0155", 22976], ["G0299", 11700]],
    ["days-of-treatment-in-whole-dollars", ["H0015", 123200], ["H0004", 13500]],
    ["fertility-cycle", ["99205", 51000], ["76830", 24454]],
    ["observation-by-the-clock", ["G0378", 610701], ["99285", 256200]],
  ])("finds the codes of %s, wherever they stand", (name, ...first) => {
    const { lines } = readPrinted(name)!;
    const codes = lines.map((line) => [line.serviceCode?.value.code, line.amountCents.value]);
    expect(codes.slice(0, first.length)).toEqual(first);
  });

  it("keeps a charge that was taken back as one below zero, where the total proves it", () => {
    const { lines } = readPrinted("itemised-credit")!;
    expect(lines[3]).toMatchObject({
      description: { value: "Thyroid stimulating hormone" },
      units: { value: 1 },
    });
    expect(lines.map((line) => [line.serviceCode?.value.code, line.amountCents.value])).toEqual([
      ["80053", 28640],
      ["84443", 17820],
      ["84443", 17820],
      ["84443", -17820],
      ["97110", 23864],
    ]);
  });

  it("holds to the days of care that a label names, whatever the charges say", () => {
    const { serviceDates } = readPrinted("itemised-credit")!;
    expect(serviceDates).toMatchObject({ first: { value: "2026-04-05" }, last: { value: "2026-04-06" } });
  });

  it("tells where each value is printed, in shares of its page, and how surely it was read", () => {
    const page = { widthPx: 1000, heightPx: 2000, source: "ocr" as const, isIllegible: false };
    const word = (text: string, left: number, top: number, confidence: number) => ({
      text,
      confidence,
      box: { left, top, right: left + 12 * text.length, bottom: top + 20 },
    });
    const bill = billOfWords({
      pages: [
        {
          ...page,
          words: [
            word("Pine", 100, 100, 0.9),
            word("Harrow", 160, 100, 0.7),
            word("Hospital", 244, 100, 0.8),
          ],
        },
        {
          ...page,
          words: [
            word("Total", 100, 1000, 0.99),
            word("charges", 170, 1000, 0.99),
            word("$120.00", 400, 1000, 0.95),
          ],
        },
      ],
    });
    // Nothing else is printed that either could be.
    const surest = surenessTable.at(-1)!.right;
    expect(bill?.providerName).toEqual({
      value: "Pine Harrow Hospital",
      pageIndex: 0,
      box: { left: 0.1, top: 0.05, right: 0.34, bottom: 0.06 },
      confidence: expect.closeTo(0.7 * surest, 4),
    });
    expect(bill?.totals.chargesCents).toEqual({
      value: 12000,
      pageIndex: 1,
      box: { left: 0.4, top: 0.5, right: 0.484, bottom: 0.51 },
      confidence: expect.closeTo(0.95 * surest, 4),
    });
  });

  it("offers a digit that a picture's total speaks against, and neither changes nor offers one of a PDF's text", () => {
    const text = `
#Cedar Valley Hospital
Statement date 03/20/2026
Date         Description                 Code      Amount
03/02/2026   Office visit                99213     $130.00
03/02/2026   X-ray of the chest          71046     $114.00
03/02/2026   Blood count                 85025      $72.00
Total charges                                      $366.00
Amount due                                         $366.00`;
    const linesOf = (confidence: number) => {
      const document = printDocument(text);
      const pages = document.pages.map((page) => ({
        ...page,
        words: page.words.map((word) => ({ ...word, confidence })),
      }));
      const { lines = [], totals } = billOfWords({ pages }) ?? {};
      expect(totals?.chargesCents?.value).toBe(36_600);
      return lines.map(({ amountCents, otherAmountCents }) => [amountCents.value, otherAmountCents]);
    };
    expect(linesOf(0.97)).toEqual([
      [13_000, 18_000],
      [11_400, null],
      [7_200, null],
    ]);
    expect(linesOf(1)).toEqual([
      [13_000, null],
      [11_400, null],
      [7_200, null],
    ]);
  });

  it("never repeats a patient's name in a description", () => {
    const text = JSON.stringify(readPrinted("pediatrics-running-balance"));
    expect(text).not.toContain("Leo");
  });
});
