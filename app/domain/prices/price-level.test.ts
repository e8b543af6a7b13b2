import { expect, test } from "vitest";
import { dollars } from "#app/domain/money/dollars.ts";
import { priceLevel } from "./price-level.ts";

const quartiles = { p25Dollars: dollars("400"), medianDollars: dollars("500"), p75Dollars: dollars("800") };

test("A price is low below the middle half of like prices, high above it, else typical.", () => {
  const levelOf = (amount: string) => priceLevel(dollars(amount), quartiles)?.level;
  expect(["399.99", "400", "800", "800.01"].map(levelOf)).toEqual(["low", "typical", "typical", "high"]);
});

test("How far it stands from the middle price is a share of that.", () => {
  expect(priceLevel(dollars("250"), quartiles)?.fromMiddle).toBe(-0.5);
  expect(priceLevel(dollars("1000"), quartiles)?.fromMiddle).toBe(1);
});

test("Among too few prices it has no level.", () => {
  expect(priceLevel(dollars("250"), null)).toBeNull();
});
