import { describe, expect, it } from "vitest";
import { howSoon } from "../../../../tests/support/cpu-time.ts";
import { layOutRows } from "../page/lay-out-rows.ts";
import { printDocument } from "../page/printed-page.fixture.ts";
import { findAmounts, type PrintedCents } from "./amounts.ts";

function moneyIn(text: string, cents: PrintedCents = "joined") {
  return layOutRows(printDocument(text))
    .flatMap((row) => findAmounts(row, cents))
    .filter((amount) => amount.isMoney)
    .map((amount) => amount.cents);
}

describe("findAmounts", () => {
  it("finds amounts with a currency sign or cents", () => {
    expect(moneyIn("Total $961   1,234.50   (12.00)   8,804.29 CR")).toEqual([96100, 123450, -1200, -880429]);
  });

  it("does not take counts and measures for money", () => {
    expect(moneyIn("Qty 14   Total protein 7.10 g/dL   12.4 miles")).toEqual([]);
  });

  it("puts right what OCR misread in a sign or a separator", () => {
    expect(moneyIn("1.234,56   $1,23O.5O   446 .42   $5:00   S8.20")).toEqual([
      123456, 123050, 44642, 500, 820,
    ]);
  });

  it("reads a word of digits without end as soon as others", async () => {
    const digits = "1".repeat(40_000); // it took 4 s
    const find = (tries: number) =>
      layOutRows(printDocument(digits + tries)).map((row) => findAmounts(row, "joined"));
    expect(await howSoon(find, 500)).toBe("soon");
  });

  it("joins a last digit that OCR sets apart, and no count that follows an amount", () => {
    const joined = (text: string) => {
      const { pages } = printDocument(text);
      const [amount, digit] = pages[0]!.words;
      digit!.box = { ...digit!.box, left: amount!.box.right + 8, right: amount!.box.right + 20 };
      return layOutRows({ pages }).flatMap((row) => findAmounts(row, "joined").map(({ cents }) => cents));
    };
    expect(joined("934.1 1")).toEqual([93411]);
    expect(joined("-$579.1 1")).toEqual([-57911]);
    expect(moneyIn("934.10 1")).toEqual([93410]);
  });

  it("joins dollars and cents of a claim form's two fields", () => {
    expect(moneyIn("TOTALS 9229 96", "apart-or-glued")).toEqual([922996]);
    expect(moneyIn("TOTALS 1017554", "apart-or-glued")).toEqual([1017554]);
    expect(moneyIn("TOTALS 9229 96")).toEqual([]);
  });
});
