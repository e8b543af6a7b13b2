import { expect, test } from "vitest";
import { openSeededRandom } from "#app/domain/sample-data/seeded-random.ts";
import { normaliseAmount, normaliseNumber } from "./decimal.ts";
import {
  areSameDecimals,
  decimalSize,
  decimalText,
  longestDecimal,
  openDecimalColumn,
  putDecimal,
  putWritten,
  writeDecimal,
} from "./decimal-column.ts";
import { putJsonNumber } from "./json-values.ts";

const ODD = ["0", "00.0", ".", "", "-5", "1e5", "1.2.3", "$1", "1,000", " 7"];
const WRITTEN = [
  ...[
    "100.50",
    "0101.640",
    ".5",
    "7.",
    "00.5",
    "1000.0000",
    "692.23",
    "0.1",
    "10",
    "2147483647",
    "2147483648",
  ],
  ...[
    "999999999999999",
    "9999999999999999",
    "1234567890123456.5",
    "0.0000000001",
    "123456.7890123",
    "9.99999999",
  ],
  ...[`0.${"0".repeat(21)}1`, `0.${"0".repeat(30)}1`, `${"1".repeat(200)}.5`, "0.000000001000"],
];

/** Amounts as files write them, and odder. */
function amounts(): string[] {
  const random = openSeededRandom(7);
  const digits = (most: number) => String(Math.floor(random.between(0, 10 ** random.between(1, most))));
  const drawn = Array.from({ length: 3000 }, () => `${digits(12)}.${digits(6)}`);
  return [...WRITTEN, ...drawn];
}

test("an amount that is read from bytes is the one that is read from text, to the last digit", () => {
  const column = openDecimalColumn(1);
  for (const written of [...amounts(), ...ODD]) {
    const expected = normaliseAmount(written);
    const bytes = Buffer.from(`x${written}x`);
    expect(putWritten(column, 0, bytes, 1, bytes.length - 1), written).toBe(expected !== null);
    if (expected === null) continue;
    expect([decimalText(column, 0), decimalSize(column, 0)]).toEqual([expected, Number(expected)]);
    const lines = Buffer.alloc(longestDecimal(column));
    expect(lines.toString("latin1", 0, writeDecimal(column, 0, lines, 0))).toBe(expected);
  }
});

test("a number of JSON is the decimal that it is written as", () => {
  const column = openDecimalColumn(1);
  for (const value of [...amounts().map(Number), 1e21, 2.5e-7, 0.1 + 0.2, 2 ** 52 + 0.5, 0.0005]) {
    const expected = normaliseNumber(String(value));
    expect(putJsonNumber(column, 0, value), String(value)).toBe(expected !== null);
    if (expected !== null) expect(decimalText(column, 0)).toBe(expected);
  }
  for (const value of [0, -1, "5", null, undefined, {}]) expect(putJsonNumber(column, 0, value)).toBe(false);
});

test("decimals are the same where all their digits are", () => {
  const column = openDecimalColumn(2);
  for (const [one, other, areSame] of [
    ["1.5", "1.5", true],
    ["1.5", "15", false],
    ["1.00000000000000001", "1.00000000000000001", true],
    ["1.00000000000000001", "1.00000000000000002", false],
  ] as const) {
    putDecimal(column, 0, one);
    putDecimal(column, 1, other);
    expect(areSameDecimals(column, 0, 1), `${one} ${other}`).toBe(areSame);
  }
});
