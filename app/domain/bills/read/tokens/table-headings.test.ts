import { describe, expect, it } from "vitest";
import { findLabels } from "#app/domain/reading/labels/find-labels.ts";
import { layOutRows } from "#app/domain/reading/page/lay-out-rows.ts";
import { printDocument } from "#app/domain/reading/page/printed-page.fixture.ts";
import { findTableHeadings } from "./table-headings.ts";

function columnsIn(text: string) {
  const rows = layOutRows(printDocument(text));
  return findTableHeadings(rows, findLabels(rows)).map((heading) =>
    heading.columns.map((column) => column.role),
  );
}

describe("findTableHeadings", () => {
  it("tells columns that no dictionary lists by what stands below them", () => {
    expect(
      columnsIn(
        "Day         Care given               Units     Amount\n02/10/26    Room and nursing care    1         712.40\n02/11/26    Speech therapy           2         104.15",
      ),
    ).toEqual([["date", "description", "quantity", "charge"]]);
  });

  it("tells by what stands below whether an item is a code, and whether 'Dr' is a debit or a doctor", () => {
    expect(
      columnsIn(
        "Date       Dr       Item                Charge\n02/10/26   VOSS     Room, one week      712.40\n02/11/26   NWOSU    Speech therapy      104.15",
      ),
    ).toEqual([["date", "person", "description", "charge"]]);
    expect(
      columnsIn(
        "Date       Item     Description         Dr\n02/10/26   1044     Room, one week      712.40\n02/11/26   2011     Speech therapy      104.15",
      ),
    ).toEqual([["date", "internal-code", "description", "charge"]]);
  });

  it("takes no line that only holds words of headings for one", () => {
    expect(columnsIn("Carrollton Health Services a member of Averon Care     Detail of charges")).toEqual([]);
  });

  it("names the columns of a table of charges", () => {
    expect(columnsIn("Date     Rev     Code     Description      Qty     Charge")).toEqual([
      ["date", "revenue-code", "code", "description", "quantity", "charge"],
    ]);
  });

  it("reads a heading printed on two lines", () => {
    expect(
      columnsIn(
        "Date of     Service          Amount     Plan         You may\nservice     description      billed     discount     owe",
      ),
    ).toEqual([["date", "description", "charge", "other-amount", "balance"]]);
  });

  it("keeps a table whose label for the charges OCR lost", () => {
    expect(
      columnsIn("42 REV.CD.     43 DESCRIPTION     45 SERV.DATE     46 SERV.UNITS     CHA"),
    ).toHaveLength(1);
  });

  it("takes neither rows with values nor fields of a form for headings", () => {
    expect(columnsIn("Date 04/12/2026     Amount $12.00")).toEqual([]);
    expect(columnsIn("CODE  AMOUNT     CODE  AMOUNT     CODE  AMOUNT")).toEqual([]);
    expect(columnsIn("Patient: Ana Petrov     Provider: Oak Clinic")).toEqual([]);
  });
});
