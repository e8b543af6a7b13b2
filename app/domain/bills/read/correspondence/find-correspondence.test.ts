import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { printDocument } from "#app/domain/reading/page/printed-page.fixture.ts";
import type { DocumentText } from "#app/platform/ocr/layout/document-text.ts";
import { billOfWords } from "../bill-of-words.ts";

function correspondenceOf(document: DocumentText) {
  const { correspondence } = billOfWords(document) ?? {};
  return Object.fromEntries(
    Object.entries(correspondence ?? {}).flatMap(([name, printed]) =>
      printed ? [[name, printed.value]] : [],
    ),
  );
}

const ofFixture = (name: string) =>
  correspondenceOf(printDocument(readFileSync(`tests/fixtures/bills/printed/${name}.txt`, "utf8")));

/** A plain bill with these lines at its head or its foot. */
const billWith = (head: string, foot = "") =>
  correspondenceOf(
    printDocument(`
${head}

Date         Description                 Code      Amount
03/02/2026   Office visit                99213     $180.00
03/02/2026   X-ray of the chest          71046     $120.00
Total charges                                      $300.00
Amount due                                         $300.00

${foot}`),
  );

const HEAD = "#Cedar Valley Hospital\nStatement date 03/20/2026";

describe("what is read of a bill for letters and calls", () => {
  it("reads number, patient and where to write and call, each by its own label", () => {
    expect(ofFixture("five-amounts-a-row")).toEqual({
      accountNumber: "147273",
      patientName: "Kyle R. Stromberg",
      patientAddress: "8279 Sycamore Ct, Lafayette, LA 70503",
      billingAddress: "3396 Commerce Pkwy, Lafayette, LA 70503",
      billingPhone: "(823) 555-0122",
    });
  });

  it("reads a collector's letter: who it is, whose debt, both numbers and the last day to dispute", () => {
    expect(ofFixture("validation-notice-itemised")).toEqual({
      accountNumber: "98811458",
      collectorReference: "712971348",
      collectorName: "North Shore Recovery Services, Inc.",
      originalCreditor: "Ashgrove Orthopaedic Institute",
      disputeBy: "2026-09-22",
      billingAddress: "PO Box 52261, Duluth, MN 55802",
      billingPhone: "(866) 555-0152",
    });
  });

  it("reads the days within which a letter says to dispute, where it prints no day", () => {
    expect(ofFixture("law-firm-letter")).toMatchObject({ accountNumber: "437088270", disputeDays: 30 });
    expect(ofFixture("collection-notice-interest")).toMatchObject({ disputeBy: "2026-04-20" });
  });

  it("takes the collector's name from its letterhead's line, and not from a name beside it", () => {
    expect(ofFixture("collection-notice-in-sentences")).toMatchObject({
      collectorName: "Gatehouse Recovery Bureau, LLC",
      originalCreditor: "Cattail Marsh Hospital",
    });
  });

  it("reads the creditor behind its label, and numbers with letters before them", () => {
    const letter = `#NORTHGATE RECOVERY
This is an attempt to collect a debt. This communication is from a debt collector.
ORIGINAL CREDITOR :      CASCADE EMERGENCY PHYSICIANS
CREDITOR ACCT :          CF 77-40182
OUR FILE:                R2604418
BALANCE TODAY :          $653.68
The services were an emergency room visit of 01/04/2026 at a hospital.`;
    expect(correspondenceOf(printDocument(letter))).toMatchObject({
      originalCreditor: "CASCADE EMERGENCY PHYSICIANS",
      accountNumber: "CF 77-40182",
    });
  });

  it("tells who answers questions from who helps those that cannot pay, and from a fax", () => {
    const foot = `Billing questions? Call 1-800-555-0119. Fax (555) 555-0142.
Need help paying? Ask about financial assistance at (555) 555-0171.`;
    expect(billWith(HEAD, foot)).toEqual({
      billingPhone: "(800) 555-0119",
      assistancePhone: "(555) 555-0171",
    });
  });

  it("writes to where disputes go, and not to the box for checks", () => {
    const foot = `Make checks payable to Cedar Valley Hospital
PO Box 9931, Boise, ID 83701

Write to us at 400 Clark St, Boise, ID 83702 with questions.`;
    expect(billWith(HEAD, foot).billingAddress).toBe("400 Clark St, Boise, ID 83702");
  });

  it.each([
    ["two numbers that differ", `${HEAD}\nAccount number 4410-2201\nAccount number 4410-2207`],
    ["an office's street", `${HEAD}\nPatient Accounts, 3300 N Harbor St`],
    ["a phone", `${HEAD}\nAccount questions 555-0148`],
    ["a bank's", `${HEAD}\nBank account 99124410`],
    ["a day", `${HEAD}\nAccount 03/14/2026`],
  ])("takes no account number of %s", (_what, head) => {
    expect(billWith(head)).not.toHaveProperty("accountNumber");
  });

  it("takes no patient's name of a form's words, and none where two patients are on one bill", () => {
    expect(billWith(`${HEAD}\nPatient Financial Services`)).not.toHaveProperty("patientName");
    const two = `${HEAD}\nPatient: Ana Ruiz\nPatient: Noah Reyes`;
    expect(billWith(two)).not.toHaveProperty("patientName");
    expect(billWith(`${HEAD}\nPatient: RUIZ, ANA M`)).toMatchObject({ patientName: "Ana M. Ruiz" });
  });

  it("takes no offer's day for the last day to dispute", () => {
    const letter = readFileSync("tests/fixtures/bills/printed/validation-notice-itemised.txt", "utf8")
      .replaceAll("by September 22, 2026,", "in writing")
      .concat("\nWe will accept $150.00 if it reaches us by September 5, 2026.");
    expect(correspondenceOf(printDocument(letter))).not.toHaveProperty("disputeBy");
  });
});
