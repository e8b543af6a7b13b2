import { expect, test } from "vitest";
import { itemAt } from "./item-at.ts";

test("what stands at a place of a list is found, a zero and an empty text among it", () => {
  expect(itemAt([4, 0], 1)).toBe(0);
  expect(itemAt(["a", ""], 1)).toBe("");
  expect(itemAt([null], 0)).toBeNull();
});

test.each([[2], [-1], [Number.NaN]])("a list of two has nothing at %s", (index) => {
  expect(() => itemAt(["a", "b"], index)).toThrow("A list of 2 has nothing at");
});
