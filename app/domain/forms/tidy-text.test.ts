import { expect, test } from "vitest";
import { howSoon } from "../../../tests/support/cpu-time.ts";
import { tidyLine, tidyParagraphs } from "./tidy-text.ts";

test("a line loses what a terminal obeys, a database refuses or nobody sees, and keeps every letter", () => {
  expect(tidyLine(" a\0b\x1b[31m \u009b\t c\r\n d\ud800 ")).toBe("a b [31m c d");
  expect(tidyLine("\u202eevil\u202c \u200b\ufeff")).toBe("evil");
  expect(tidyLine("Búsqueda en español 👩‍⚕️ <b>")).toBe("Búsqueda en español 👩‍⚕️ <b>");
});

test.each([
  ["  Ana   María\tRíos\n", "Ana María Ríos"],
  ["Zoe\u0308 Pen\u0303a", "Zoë Peña"],
  ["A\u200bn\u200dn\ufeffa", "Anna"],
  ["\u202eevil\u202c name\u0000", "evil name"],
  ["\u2066a\u2069\u200e\u200f\u061cb", "ab"],
  ["\u200b\u3164\u2060\u2800\u200d\u200d", ""],
  ["a\u200d\u200d\u200c \u200db", "a b"],
  ["دانيال", "دانيال"],
  ["בית חולים", "בית חולים"],
  ["علی\u200cرضا", "علی\u200cرضا"],
  ["क्\u200dष", "क्\u200dष"],
  ["അവന്\u200d", "അവന്\u200d"],
  ["Family 👨‍👩‍👧 of 🧑🏽‍🚀 ❤️", "Family 👨‍👩‍👧 of 🧑🏽‍🚀 ❤️"],
])("%j becomes %j", (typed, tidied) => {
  expect(tidyLine(typed)).toBe(tidied);
  expect(tidyLine(tidied)).toBe(tidied);
});

test.each([
  "\u200d",
  "\u200d ",
  " ",
  "\u202e",
  "\0",
  "e\u0301",
])("a megabyte of %j is tidied at once", async (unit) => {
  const text = `x${unit.repeat(300_000)}x`;
  expect(await howSoon(() => tidyParagraphs(text), 3_000)).toBe("soon"); // 200,000 and more by a search from each of them
});

test("paragraphs stay apart, by one empty line at most", () => {
  expect(tidyParagraphs("\r\n one \r\n two\r\r\n \n\n\n three\0 \n")).toBe("one\ntwo\n\nthree");
});
