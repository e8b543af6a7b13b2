import { expect, test } from "vitest";
import { howSoon } from "../../../tests/support/cpu-time.ts";
import { splitElements } from "./split-elements.ts";

test("a text is taken apart at its elements", () => {
  expect(splitElements("Read <terms>these <b>terms</b></terms><i></i>.")).toEqual([
    { text: "Read ", element: null },
    { text: "these <b>terms</b>", element: "terms" },
    { text: "", element: "i" },
    { text: ".", element: null },
  ]);
  expect(splitElements("")).toEqual([]);
});

test("what nothing closes stays a part of the text", () => {
  expect(splitElements("1 <b 2 <a>3 </c>")).toEqual([{ text: "1 <b 2 <a>3 </c>", element: null }]);
});

test("many that nothing closes are read once", async () => {
  const text = "<0>0".repeat(80_000); // it took 6 s
  expect(await howSoon((tries) => splitElements(text + tries), 500)).toBe("soon");
});
