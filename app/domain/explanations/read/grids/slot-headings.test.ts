import { expect, it } from "vitest";
import { layOutRows } from "#app/domain/reading/page/lay-out-rows.ts";
import { printDocument } from "#app/domain/reading/page/printed-page.fixture.ts";
import { readRows } from "../tokens/read-row.ts";
import { findBlocks } from "./find-blocks.ts";
import { tableHeadings } from "./slot-headings.ts";

/** What heads each column of the first table of a page. */
const headingsOf = (page: string) => {
  const [block] = findBlocks(readRows(layOutRows(printDocument(page))));
  return block && tableHeadings(block, 1).texts;
};

it("takes no facts of a claim that stand between headings and amounts for headings", () => {
  expect(
    headingsOf(`
Service                       Date          Billed                  Plan paid   Copay       You owe
Provider: Oak Clinic                                   Claim: 202500014107                         Network: In
Injection                     09/16/2025    $596.23     $233.05     $213.05     $20.00      $20.00
X-ray                         09/17/2025    $100.00      $60.00      $40.00     $20.00      $20.00
`),
  ).toEqual([["Billed", "", "Plan paid", "Copay", "You owe"]]);
});
