import { expect, test } from "vitest";
import { brokenRule } from "./file-rules.ts";

const rules = { maxFiles: 2, extensions: ["pdf"], maxBytes: 100 };
const pdf = { name: "Bill.PDF", size: 100 };

test("files within every rule are taken, whatever the case of their extension", () => {
  expect(brokenRule([pdf, pdf], rules)).toBeNull();
});

test("one file too many is told with the number allowed", () => {
  expect(brokenRule([pdf, pdf, pdf], rules)).toBe("Maximum 2 files allowed");
});

test("another type is told", () => {
  expect(brokenRule([{ name: "bill.gif", size: 1 }], rules)).toBe("File type not accepted");
  expect(brokenRule([{ name: "bill", size: 1 }], rules)).toBe("File type not accepted");
});

test("a file over the size is told", () => {
  expect(brokenRule([{ name: "bill.pdf", size: 101 }], rules)).toBe("File too large");
});

test("without rules any file is taken", () => {
  expect(brokenRule([pdf, pdf, pdf], { maxFiles: null, extensions: null, maxBytes: null })).toBeNull();
});
