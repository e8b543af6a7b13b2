import { describe, expect, it } from "vitest";
import { printDocument } from "./printed-page.fixture.ts";
import { cellsOf, layOutRows, textOf } from "./rows.ts";

const cells = (text: string) => layOutRows(printDocument(text)).map((row) => cellsOf(row).map(textOf));

describe("layOutRows", () => {
  it("cuts rows into cells at wide gaps", () => {
    expect(cells("Total charges      $12.00\nBalance due        $3.00")).toEqual([
      ["Total charges", "$12.00"],
      ["Balance due", "$3.00"],
    ]);
  });

  it("parts a label from the value glued to it", () => {
    expect(cells("DATE:05/06/2026")).toEqual([["DATE: 05/06/2026"]]);
    expect(cells("Provider:St.Fintan")).toEqual([["Provider: St.Fintan"]]);
  });

  it("joins capitals spaced out in a logo, and no letters in the boxes of a form", () => {
    expect(cells("M E D I C A L   C E N T E R")).toEqual([["MEDICAL CENTER"]]);
    expect(cells("A     B     C     D")).toEqual([["A", "B", "C", "D"]]);
  });

  it("keeps a slightly tilted line together", () => {
    const document = printDocument("one     two     three     four     five");
    for (const [index, word] of document.pages[0]!.words.entries()) {
      word.box.top += index * 6;
      word.box.bottom += index * 6;
    }
    expect(layOutRows(document)).toHaveLength(1);
  });

  it("reads pages in order", () => {
    expect(layOutRows(printDocument("first", "second")).map((row) => row.pageIndex)).toEqual([0, 1]);
  });
});
