import { expect, test } from "vitest";
import { linkedParts, plainText } from "./linked-text.ts";
import { parseGlossary } from "./parse-glossary.ts";
import { searchTerms } from "./search-glossary.ts";

const parsed = parseGlossary(`
# Prices
## Gross charge
Definition: The full price.
Faircharge Context: See [Search Hospitals](/hospitals).
## Case rate
Definition: One sum for a stay.
Function: It shifts the hospital’s risk.
Example: $7,800 (50%)
`);
const terms = parsed.outcome === "parsed" ? (parsed.categories[0]?.terms ?? []) : [];
const found = (text: string) => searchTerms(terms, text).map(({ term }) => term);

test("a term is found by a part of its name, definition, context, function or example, in any case", () => {
  expect(found("ROSS ch")).toEqual(["Gross charge"]);
  expect(found("full PRICE")).toEqual(["Gross charge"]);
  expect(found("search hosp")).toEqual(["Gross charge"]);
  expect(found("shifts")).toEqual(["Case rate"]);
  expect(found("$7,800 (50%)")).toEqual(["Case rate"]);
  expect(found("nothing of the kind")).toEqual([]);
  expect(found("")).toEqual(["Gross charge", "Case rate"]);
});

test.each([
  ["gros charge", ["Gross charge"]],
  ["what is a gross charge?", ["Gross charge"]],
  ["case rat", ["Case rate"]],
  ["charge gross", ["Gross charge"]],
  ["what is a", []],
  ["purple", []],
])("a question, a shortened or a misspelt name finds the term: %j", (text, names) => {
  expect(found(text)).toEqual(names);
});

test("an apostrophe is found in either form", () => {
  expect(found("hospital's")).toEqual(["Case rate"]);
  expect(found("hospital’s")).toEqual(["Case rate"]);
});

test("a link's address is not searched", () => {
  expect(found("/hospitals")).toEqual([]);
});

test("a text is cut into plain and linked parts", () => {
  expect(linkedParts("See [a](/a) and [b c](/b/c?d=e).")).toEqual([
    { text: "See ", href: null },
    { text: "a", href: "/a" },
    { text: " and ", href: null },
    { text: "b c", href: "/b/c?d=e" },
    { text: ".", href: null },
  ]);
  expect(plainText("See [a](/a).")).toBe("See a.");
});

test("only paths of this site become links", () => {
  const written = "[a](https://elsewhere.example) [b](javascript:alert(1)) [c]";
  expect(linkedParts(written)).toEqual([{ text: written, href: null }]);
});
