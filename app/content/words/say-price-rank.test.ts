import { expect, test } from "vitest";
import { sayPriceRank } from "./say-price-rank.ts";

test.each([
  [0, 0, 0, "The only such price in our files from Texas"],
  [0, 3, 0, "The same price at all 4 hospitals in Texas"],
  [2, 1, 2, "The median of 6 hospitals in Texas: as many charge more as charge less"],
  [4, 0, 0, "The highest of 5 hospitals in Texas"],
  [0, 0, 40, "The lowest of 41 hospitals in Texas"],
  [2, 0, 1, "Higher than 2 of the 3 other hospitals in Texas"],
  [1, 0, 9, "Lower than 9 of the 10 other hospitals in Texas"],
  [28, 1, 11, "Higher than 7 of 10 hospitals in Texas, n = 41"],
  [10, 0, 30, "Lower than 8 of 10 hospitals in Texas, n = 41"],
  [39, 0, 1, "Higher than all but 1 of 41 hospitals in Texas"],
  [0, 2, 38, "Lower than all but 2 of 41 hospitals in Texas"],
])("with %i lower, %i equal and %i higher prices: %s", (lowerCount, equalCount, higherCount, said) => {
  expect(sayPriceRank("en", { lowerCount, equalCount, higherCount }, "Texas")).toBe(said);
});
