import { expect, test } from "vitest";
import { readTypedBill } from "./read-typed-bill.ts";

const line = async (text: string) => {
  const { lines, unread } = await readTypedBill(text);
  expect([lines.length, unread]).toEqual([1, []]);
  const [line] = lines;
  if (!line) throw new Error("no line was read");
  return line;
};

test.each([
  ["03/02/2026  99284-25  Emergency visit  1  $1,250.00", "99284", ["25"], 1, 125_000, "2026-03-02"],
  ["2026-03-02 71046 LT 2 80.00 160.00", "71046", ["LT"], 2, 16_000, "2026-03-02"],
  ["Mar 2, 2026 85025 Blood count x2 $84.00", "85025", [], 2, 8_400, "2026-03-02"],
  ["J1885 30 $45", "J1885", [], 30, 4_500, null],
  ["99213 25 1 100.00", "99213", ["25"], 1, 10_000, null],
  ["85025 -$40.00", "85025", [], null, -4_000, null],
  ["85025 $(40.00)", "85025", [], null, -4_000, null],
  ["85025 Blood count 40.00 CR", "85025", [], null, -4_000, null],
  ["0450 | Emergency room | 900", "0450", [], null, 90_000, null],
  ["Room and board $2,400.00", undefined, [], null, 240_000, null],
  ["NDC 00409-1171-01 Heparin 5000 units/ml qty 2 $18.00", "00409-1171-01", [], 2, 1_800, null],
  ["99284 ER visit level 4 $1,240.00", "99284", [], null, 124_000, null],
  ["74177 CT abdomen w contrast $3,110.00", "74177", [], null, 311_000, null],
])("'%s' is read", async (text, code, modifiers, units, cents, day) => {
  const read = await line(text);
  expect(read.serviceCode?.code).toBe(code);
  expect(read).toMatchObject({ modifiers, units, amountCents: cents, serviceDate: day });
});

test.each([
  "ER visit level 4 $1,240.00",
  "Therapy 15 min $82.00",
  "Chest X-ray 2 views $180.00",
  "EKG 12 lead $295.00",
  "Saline 1000 ml $86.00",
  "Infusion first 30 min $410.00",
  "Ketorolac 30 mg $36.00",
  "Room 412 $2,210.00",
])("a number in what was done counts nothing: '%s'", async (text) => {
  expect(await line(text)).toMatchObject({ units: null, modifiers: [] });
});

test.each([
  ["Suture kit x3 $114.00", 3],
  ["Suture kit qty 3 $114.00", 3],
  ["Suture kit 3 units $114.00", 3],
  ["Suture kit 3 units 114", 3],
  ["Suture kit 3 @ $38.00 = $114.00", 3],
  ["Suture kit\t3.00\t38.00\t114.00", 3],
])("units are read where a row says so: '%s'", async (text, units) => {
  expect(await line(text)).toMatchObject({ units, amountCents: 11_400 });
});

test("what was taken off and is due may be said on one line, in whole dollars", async () => {
  const { totals } = await readTypedBill("office 99213 310\nins -200 adj -60 paid 20\nnow due 30");
  expect(totals).toMatchObject({
    insurancePaidCents: 20_000,
    adjustmentsCents: 6_000,
    otherPaidCents: 2_000,
    amountDueCents: 3_000,
  });
});

test("whole dollars behind a code need no words, where they can be neither a modifier nor units", async () => {
  const { lines, unread } = await readTypedBill("99214 310\n80053 42\n99213 25\n36415 2");
  expect(lines.map(({ serviceCode, amountCents }) => [serviceCode?.code, amountCents])).toEqual([
    ["99214", 31_000],
    ["80053", 4_200],
  ]);
  expect(unread).toEqual(["99213 25", "36415 2"]);
});

test("a bare number that no other row has is not taken for units", async () => {
  const { lines } = await readTypedBill("Blood panel 14 $220.00\nChest film $90.00\nOffice visit $160.00");
  expect(lines.map(({ units, description }) => [units, description])).toEqual([
    [null, "Blood panel 14"],
    [null, "Chest film"],
    [null, "Office visit"],
  ]);
});

test("headings name columns, in tabs, bars, a CSV with quotes and a PDF's gaps", async () => {
  for (const text of [
    "Date\tCode\tDescription\tQty\tPrice\tAmount\r\n3/2/2026\t97110\tExercise, 15 min\t4\t50.00\t200.00",
    "Date | Code | Description | Qty | Price | Amount\n3/2/2026 | 97110 | Exercise, 15 min | 4 | 50.00 | 200.00",
    '"Date","Code","Description","Qty","Price","Amount"\n"3/2/2026","97110","Exercise, 15 min","4","50.00","200.00"',
    "Date       Code    Description        Qty   Price    Amount\n3/2/2026   97110   Exercise, 15 min   4     50.00    200.00",
  ]) {
    expect(await line(text)).toMatchObject({
      serviceDate: "2026-03-02",
      units: 4,
      unitPriceCents: 5_000,
      amountCents: 20_000,
      description: "Exercise, 15 min",
    });
  }
});

test("totals and payments are no lines, and a bill says each once", async () => {
  const text = [
    "Account # 40018872    Page 1 of 1",
    "Office visit level 3   $180.00",
    "Rapid strep   $45.00",
    "Total charges   $225.00",
    "Insurance adjustment   -$62.00",
    "Aetna paid 04/02/2026   -$98.00",
    "Copay paid   $25.00",
    "Balance due   $40.00",
  ].join("\n");
  const { lines, totals, unread } = await readTypedBill(text);
  expect([lines.length, unread]).toEqual([2, []]);
  expect(totals).toEqual({
    chargesCents: 22_500,
    adjustmentsCents: 6_200,
    insurancePaidCents: 9_800,
    patientPaidCents: 2_500,
    otherPaidCents: null,
    amountDueCents: 4_000,
    previousCents: null,
  });
});

test("services that are named like totals stay lines", async () => {
  const { lines } = await readTypedBill(
    "Total knee replacement $31,000.00\nTotal protein $18.00\nSpinal adjustment $65.00",
  );
  expect(lines).toHaveLength(3);
});

test("a text without an amount is told of, and nothing else is lost", async () => {
  const { lines, unread } = await readTypedBill("what is this\n\n85025 $20.00\r\n'; drop\n");
  expect(lines).toHaveLength(1);
  expect(unread).toEqual(["what is this", "'; drop"]);
});

test("a bill in another currency is not read", async () => {
  for (const text of ["85025 Blood count €20.00", "85025 £20.00", "85025 EUR 20.00", "Visit 1.240,00 €"]) {
    expect(await readTypedBill(text)).toMatchObject({ isForeign: true, lines: [] });
  }
  expect((await readTypedBill("CAD screening $40.00\nPT/INR 38.00")).isForeign).toBe(false);
});

test("what is marked with a question mark is not sure", async () => {
  expect(await line("85025 Blood count x4? $20.00")).toMatchObject({ units: 4, unitsConfidence: 0.5 });
  expect(await line("85025 Blood count $20.00?")).toMatchObject({
    amountCents: 2_000,
    amountConfidence: 0.5,
  });
});
