import { expect, test } from "vitest";
import { readTypedLines, writeTypedLine } from "./read-typed-lines.ts";

const read = (text: string) => readTypedLines(text).lines[0];

test.each([
  [
    "03/02/2026  99284-25  Emergency visit  1  $1,250.00",
    { code: "99284", modifiers: ["25"], units: 1, cents: 125_000, day: "2026-03-02" },
  ],
  [
    "2026-03-02 71046 LT 2 80.00 160.00",
    { code: "71046", modifiers: ["LT"], units: 2, cents: 16_000, day: "2026-03-02" },
  ],
  ["J1885 30 $45", { code: "J1885", modifiers: [], units: 30, cents: 4_500, day: null }],
  ["99213 25 1 100.00", { code: "99213", modifiers: ["25"], units: 1, cents: 10_000, day: null }],
  ["85025 $(40.00)", { code: "85025", modifiers: [], units: null, cents: -4_000, day: null }],
  ["0450 | Emergency room | 900", { code: "0450", modifiers: [], units: null, cents: 90_000, day: null }],
  ["Room and board $2,400.00", { code: undefined, modifiers: [], units: null, cents: 240_000, day: null }],
])("'%s' is read", (text, { code, modifiers, units, cents, day }) => {
  const line = read(text);
  expect(line?.serviceCode?.code).toBe(code);
  expect(line).toMatchObject({ modifiers, units, amountCents: cents, serviceDate: day });
});

test("a unit's price stands before the line's amount", () => {
  expect(read("97110 4 50.00 200.00")).toMatchObject({
    units: 4,
    unitPriceCents: 5_000,
    amountCents: 20_000,
  });
  expect(read("97110 1 50.00 50.00")?.unitPriceCents).toBeNull();
});

test("a text without an amount is told of, and nothing else is lost", () => {
  const { lines, unread } = readTypedLines("Date Code Amount\n\n85025 $20.00\r\n'; drop\n");
  expect(lines).toHaveLength(1);
  expect(unread).toEqual(["Date Code Amount", "'; drop"]);
});

test("an amount in another currency is none", () => {
  expect(readTypedLines("85025 Blood count €20.00\n85025 £20.00\n85025 EUR 20.00").lines).toEqual([]);
});

test("what is written is read as the same line", () => {
  for (const text of [
    "2026-03-02 99284-25 Emergency visit x1 $1,250.00",
    "0250 Pharmacy -$20.00",
    "85025 $1.00",
  ]) {
    const line = read(text)!;
    expect(read(writeTypedLine(line))).toEqual(line);
  }
});
