import { expect, it } from "vitest";
import { layOutRows } from "#app/domain/reading/page/lay-out-rows.ts";
import { printDocument } from "#app/domain/reading/page/printed-page.fixture.ts";
import { textOfSpan } from "../facts/fact-values.ts";
import { endsOfColumns, paragraphsOf } from "./paragraphs.ts";
import { readRows } from "./read-row.ts";
import { wholeRows } from "./whole-rows.ts";

/** The paragraphs of the second cell of each row of amounts. */
const paragraphs = (page: string) => {
  const rows = readRows(wholeRows(layOutRows(printDocument(page)))).filter(
    ({ amounts }) => amounts.length > 0,
  );
  return rows.map((line) => {
    const [, start = 0, end = 0] = line.row.cellStarts;
    return paragraphsOf({ line, start, end }, endsOfColumns(rows)).map(textOfSpan);
  });
};

it.each([
  [
    "keeps a name whole that had no room in its column, and parts what was done below it",
    `
06/08/2025   Beacon Heart Care      $277.36   $200.00   $20.00
             Specialists
             Lab Work

06/09/2025   Dr. Raman             $302.35   $250.61   $30.00
             X-ray
`,
    [
      ["Beacon Heart Care Specialists", "Lab Work"],
      ["Dr. Raman", "X-ray"],
    ],
  ],
  [
    "takes from the other rows how wide the column is",
    `
06/08/2025   Oakline Physical   $253.82   $109.32   $10.00
             Therapy
             Surgery

06/09/2025   Dunmore Radiology  $474.29   $399.85   $30.00
             Associates
             Lab Work
`,
    [
      ["Oakline Physical Therapy", "Surgery"],
      ["Dunmore Radiology Associates", "Lab Work"],
    ],
  ],
  [
    "takes one line for one name",
    `
06/08/2025   Oakline Physical Therapy   $253.82   $109.32   $10.00
`,
    [["Oakline Physical Therapy"]],
  ],
])("%s", (_, page, expected) => {
  expect(paragraphs(page)).toEqual(expected);
});
