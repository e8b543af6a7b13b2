import { describe, expect, it } from "vitest";
import { layOutRows } from "#app/domain/reading/page/lay-out-rows.ts";
import { printDocument } from "#app/domain/reading/page/printed-page.fixture.ts";
import type { Row } from "#app/domain/reading/page/rows.ts";
import { readTokens } from "../tokens/read-tokens.ts";
import { type ChargeLine, provenCents, sumCents } from "./charge-line.ts";
import { reconcileLines } from "./reconcile-lines.ts";

const rows = layOutRows(printDocument("a\nb\nc\nd\ne"));
const tokens = readTokens(rows);

/** As of a picture, whose words are read with some doubt. */
const inPicture = (row: Row): Row => ({
  ...row,
  words: row.words.map((word) => ({ ...word, confidence: 0.98 })),
});

function line(index: number, cents: number, row = inPicture(rows[index]!)): ChargeLine {
  return {
    row,
    date: null,
    procedure: null,
    modifiers: [],
    revenueCode: null,
    ndc: null,
    description: null,
    units: null,
    unitPrice: null,
    amount: { row, start: 0, end: 1, cents, isMoney: true, box: row.box },
  };
}

describe("reconcileLines", () => {
  it("adds a row that makes up the difference, in its place", () => {
    const lines = reconcileLines(
      [line(0, 1000), line(2, 500)],
      [line(1, 250), line(3, 9900)],
      [1750],
      tokens,
    );
    expect(lines.map((charge) => charge.amount.cents)).toEqual([1000, 250, 500]);
  });

  it("adds charges that were taken back where a total proves them, and leaves payments out", () => {
    const lines = [line(0, 1000), line(2, 500)];
    const amounts = (totals: number[]) =>
      reconcileLines(lines, [line(3, -500), line(4, -70)], totals, tokens).map(
        (charge) => charge.amount.cents,
      );
    expect(amounts([930])).toEqual([1000, 500, -500, -70]);
    expect(amounts([1500, 1000])).toEqual([1000, 500]);
    expect(amounts([9900])).toEqual([1000, 500, -500]);
  });

  it("ends the charges where they come to the total, though figures go on below", () => {
    const lines = reconcileLines([line(0, 1000), line(1, 500), line(2, 150000)], [], [1500], tokens);
    expect(lines.map((charge) => charge.amount.cents)).toEqual([1000, 500]);
  });

  it("says what an amount may be whose digit the total proves to be misread, and keeps what was read", () => {
    const lines = reconcileLines(
      [line(0, 1300), line(1, 500), line(2, 9140)],
      [],
      [1800 + 500 + 9140],
      tokens,
    );
    expect(sumCents(lines)).toBe(10940);
    expect(provenCents(lines)).toBe(11440);
    expect(lines.map(({ otherCents }) => otherCents)).toEqual([1800, undefined, undefined]);
  });

  it("never changes an amount of a PDF's own text", () => {
    const printed = [1300, 500, 9140].map((cents, index) => line(index, cents, rows[index]!));
    expect(reconcileLines(printed, [], [1800 + 500 + 9140], tokens)).toEqual(printed);
  });

  it("offers a lost decimal point", () => {
    const lines = reconcileLines([line(0, 1000), line(1, 500), line(2, 3656800)], [], [1500 + 36568], tokens);
    expect([lines[2]?.amount.cents, lines[2]?.otherCents]).toEqual([3656800, 36568]);
  });

  it("leaves the lines alone where nothing is proven", () => {
    const lines = [line(0, 1000), line(1, 500), line(2, 700)];
    expect(reconcileLines(lines, [line(3, 111)], [9999], tokens)).toEqual(lines);
    expect(reconcileLines([line(0, 1300), line(1, 1300), line(2, 700)], [], [3800], tokens)).toHaveLength(3);
    expect(sumCents(reconcileLines([line(0, 1300), line(1, 1300), line(2, 700)], [], [3800], tokens))).toBe(
      3300,
    );
  });
});
