import { describe, expect, it } from "vitest";
import { layOutRows } from "./lay-out-rows.ts";
import { printDocument } from "./printed-page.fixture.ts";
import { cellsOf, textOf } from "./rows.ts";

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

  it("reads facts at the side of a page apart from the charges beside them", () => {
    const pairs = [
      "Amount due|$90.00",
      "Account|12345",
      "Patient|Ann Lee",
      "Pay by|03/01/2026",
      "Plan|Medicare",
      "Balance|$0.00",
    ];
    const facts = pairs.flatMap((pair) => [...pair.split("|"), ""]);
    const charges = facts.map((_, index) => (index % 3 === 1 ? "" : `Nurse visit ${index}        $10.00`));
    const page = facts.map((fact, index) => `${fact.padEnd(30)}${charges[index]}`).join("\n");
    const rows = cells(`Evergale Health\n${page}`).map((row) => row.join(" | "));
    expect(rows.slice(0, 14)).toEqual([
      "Evergale Health",
      ...facts.filter(Boolean),
      "Nurse visit 0 | $10.00",
    ]);
  });

  it("keeps the rows of a table whose descriptions wrap", () => {
    const lines = Array.from({ length: 12 }, (_, index) =>
      index % 2 === 0 ? `Statement date ${index}          99213     $10.00` : "Patient account",
    );
    expect(cells(lines.join("\n"))[0]).toEqual(["Statement date 0", "99213", "$10.00"]);
  });
});
