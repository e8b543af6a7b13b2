import { expect, test } from "vitest";
import { dollars } from "#app/domain/money/dollars.ts";
import { sayBillLine } from "./say-bill-line.ts";

const published = {
  grossDollars: dollars("3691"),
  cashDollars: dollars("2763.16"),
  lowestDollars: dollars("592"),
  highestDollars: dollars("2934"),
};

test("a bill's amount is held against list price, cash price and what insurers pay", () => {
  expect(sayBillLine("en", dollars("4200"), published, null)).toBe(
    "$4,200 is $509 above this hospital’s list price and 52% above its cash price. Insurers pay $592 to $2,934 here, across all kinds of plans.",
  );
});

test("one payer's rate stands in place of all insurers'", () => {
  const ofPayer = { payer: "Aetna", lowest: dollars("700"), highest: dollars("700") };
  expect(sayBillLine("en", dollars("3691"), published, ofPayer)).toBe(
    "$3,691 is exactly this hospital’s list price and 34% above its cash price. Aetna pays $700 here.",
  );
});

test("what is not published is not spoken of, and far above is said in times", () => {
  const cashOnly = { ...published, grossDollars: null, lowestDollars: null, highestDollars: null };
  expect(sayBillLine("en", dollars("8000.5"), { ...cashOnly, cashDollars: dollars("1000") }, null)).toBe(
    "$8,000.50 is 8 times this hospital’s cash price.",
  );
  expect(sayBillLine("en", dollars("2750"), cashOnly, null)).toBe(
    "$2,750 is 0.48% below this hospital’s cash price.",
  );
  expect(sayBillLine("en", dollars("10"), { ...cashOnly, cashDollars: null }, null)).toBeNull();
});
