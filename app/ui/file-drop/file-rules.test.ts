import { expect, test } from "vitest";
import { brokenRule } from "./file-rules.ts";

const rules = { maxFiles: 2, extensions: ["pdf"], maxBytes: 100 };
const texts = {
  tooMany: (maxFiles: number) => `${maxFiles} files at most`,
  wrongType: (extension: string) => `not ${extension}`,
  tooLarge: "too large",
};
const pdf = { name: "Bill.PDF", size: 100 };

test("files within every rule are taken, whatever the case of their extension", () => {
  expect(brokenRule([pdf, pdf], rules, texts)).toBeNull();
});

test("one file too many is told with the number allowed", () => {
  expect(brokenRule([pdf, pdf, pdf], rules, texts)).toBe("2 files at most");
});

test("another type is told", () => {
  expect(brokenRule([{ name: "bill.gif", size: 1 }], rules, texts)).toBe("not gif");
  expect(brokenRule([{ name: "bill", size: 1 }], rules, texts)).toBe("not ");
});

test("a file over the size is told", () => {
  expect(brokenRule([{ name: "bill.pdf", size: 101 }], rules, texts)).toBe("too large");
});

test("without rules any file is taken", () => {
  expect(brokenRule([pdf, pdf, pdf], { maxFiles: null, extensions: null, maxBytes: null }, texts)).toBeNull();
});
