import { describe, expect, it } from "vitest";
import { layOutRows } from "../page/lay-out-rows.ts";
import { printDocument } from "../page/printed-page.fixture.ts";
import { findLabels } from "./find-labels.ts";

const rolesIn = (text: string) => findLabels(layOutRows(printDocument(text))).map((label) => label.roles);

describe("findLabels", () => {
  it("prefers the longest label", () => {
    expect(rolesIn("Payment due date")).toEqual([expect.objectContaining({ date: "due" })]);
    expect(rolesIn("Amount due")).toEqual([expect.objectContaining({ amount: "amount-due" })]);
  });

  it.each([
    "TOTALCHARGES",
    "Tota1 charges",
    "Tota l Charges",
    "TQTAL CHARGES:",
    "Cargos totales",
  ])("knows %s for total charges", (text) => {
    expect(rolesIn(text)).toEqual([expect.objectContaining({ amount: "total-charges" })]);
  });

  it.each(["TOT CHGS", "Tot. Chgs:", "*** TOTAL CHRGS ***"])("spells out %s", (text) => {
    expect(rolesIn(text)).toEqual([expect.objectContaining({ amount: "total-charges" })]);
  });

  it("keeps labels in two languages apart", () => {
    expect(rolesIn("Total charges / Total de cargos")).toEqual([
      expect.objectContaining({ amount: "total-charges" }),
      expect.objectContaining({ amount: "total-charges" }),
    ]);
  });

  it.each([
    "Your total before insurance",
    "What the hospital charged",
    "Amount billed by your provider",
    "Price of your exams",
  ])("knows %s for charges", (text) => {
    expect(rolesIn(text)).toEqual([expect.objectContaining({ amount: "charges" })]);
  });

  it("knows the numbered labels of a claim form", () => {
    expect(rolesIn("47TOTALCHARGES")).toEqual([expect.objectContaining({ column: "charge" })]);
  });

  it("knows what a label may mean in a summary and in a table", () => {
    expect(rolesIn("Charges")).toEqual([expect.objectContaining({ amount: "charges", column: "charge" })]);
  });

  it("does not look for misspelt labels in the middle of a sentence", () => {
    expect(rolesIn("Please bring tota1charqes along")).toEqual([]);
  });
});
