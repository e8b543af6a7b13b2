import { describe, expect, it } from "vitest";
import { findLabels } from "../labels/find-labels.ts";
import { layOutRows } from "../page/lay-out-rows.ts";
import { printDocument } from "../page/printed-page.fixture.ts";
import { findAmounts } from "../values/amounts.ts";
import { pairLabelsWithValues } from "./labelled-values.ts";

function pairsIn(text: string) {
  const rows = layOutRows(printDocument(text));
  const labels = findLabels(rows).filter((label) => label.roles.amount);
  const amounts = rows.flatMap((row) => findAmounts(row, "joined")).filter((amount) => amount.isMoney);
  return pairLabelsWithValues(labels, amounts, rows).map(({ label, value, placement }) => [
    label.roles.amount,
    value.cents,
    placement,
  ]);
}

describe("pairLabelsWithValues", () => {
  it("takes the value to the right, up to the next label", () => {
    expect(pairsIn("Total charges    $12.00    Amount due    $3.00")).toEqual([
      ["total-charges", 1200, "right"],
      ["amount-due", 300, "right"],
    ]);
  });

  it("takes the value below where the labels stand in a row of their own", () => {
    expect(
      pairsIn("Total charges     Discounts     Amount due\n$12.00            -$9.00        $3.00"),
    ).toEqual([
      ["total-charges", 1200, "below"],
      ["adjustment", -900, "below"],
      ["amount-due", 300, "below"],
    ]);
  });

  it("takes the value before the label only when both fill the row", () => {
    expect(pairsIn("$3.00   Amount due")).toEqual([["amount-due", 300, "left"]]);
  });

  it("does not give a label the value that another label of its row claims", () => {
    expect(pairsIn("Amount due\nTotal charges    $12.00")).toEqual([["total-charges", 1200, "right"]]);
  });
});
