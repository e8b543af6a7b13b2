import { expect, test } from "vitest";
import { parseGlossary } from "./parse-glossary.ts";

const problemsOf = (...lines: string[]) => {
  const parsed = parseGlossary(lines.join("\n"));
  return parsed.outcome === "malformed"
    ? parsed.problems.map(({ line, message }) => `${line}: ${message}`)
    : parsed;
};

test("categories hold their terms with all that is said of them, and null for what is not", () => {
  const text = [
    "\uFEFF// a comment",
    "# Prices & Rates",
    "",
    "## Gross charge (list price)",
    "Definition: The full price: before any discount.",
    "Example: $3,400",
    "  Function: A base.  ",
    "Faircharge Context: See [prices](/hospitals).",
    "## Rate",
    "Definition: What a plan pays.",
    "# Plans",
    "## HMO",
    "Definition: A plan.",
  ].join("\r\n");
  expect(parseGlossary(text)).toEqual({
    outcome: "parsed",
    categories: [
      {
        name: "Prices & Rates",
        terms: [
          {
            term: "Gross charge (list price)",
            english: null,
            slug: "gross-charge-list-price",
            definition: "The full price: before any discount.",
            context: "See [prices](/hospitals).",
            function: "A base.",
            example: "$3,400",
            category: "Prices & Rates",
          },
          {
            term: "Rate",
            english: null,
            slug: "rate",
            definition: "What a plan pays.",
            context: null,
            function: null,
            example: null,
            category: "Prices & Rates",
          },
        ],
      },
      { name: "Plans", terms: [expect.objectContaining({ term: "HMO", category: "Plans" })] },
    ],
  });
});

test("a line that is none of the format's is named by its number", () => {
  expect(problemsOf("# A", "## T", "Definition: d", "Meaning: m", "loose words", "### Sub")).toEqual([
    '4: This is no line of a glossary: "Meaning: m".',
    '5: This is no line of a glossary: "loose words".',
    '6: This is no line of a glossary: "### Sub".',
  ]);
  expect(problemsOf("# A", "## T", "Definition: d", "constructor: c")).toHaveLength(1);
});

test("a term is there once in all categories, whatever its case and signs", () => {
  expect(problemsOf("# A", "## Case rate", "Definition: d", "# B", "## Case-Rate", "Definition: d")).toEqual([
    '5: The term "Case-Rate" is there already, on line 2.',
  ]);
});

test("an empty category, a category twice and a file without any are refused", () => {
  expect(problemsOf("# A", "# B", "## T", "Definition: d", "# b", "## U", "Definition: d")).toEqual([
    '1: The category "A" has no terms.',
    '5: The category "b" is there twice.',
  ]);
  expect(problemsOf("// nothing")).toEqual(["1: There is no category."]);
});

test("a term needs a definition, a category, and something to make its address of", () => {
  expect(problemsOf("## T", "Definition: d", "# A", "## U", "Example: e", "## ???", "Definition: d")).toEqual(
    [
      '1: The term "T" stands before the first category.',
      '4: The term "U" has no definition.',
      '6: The term "???" has no letter or digit.',
    ],
  );
});

test("a text that is empty, there twice or of no term is refused", () => {
  expect(
    problemsOf("# A", "Definition: d", "## T", "Definition: d", "Definition: e", "Function:", "Example: e"),
  ).toEqual([
    '2: "Definition" belongs to no term.',
    '5: "Definition" is there twice.',
    '6: "Function" is empty.',
  ]);
});
