import { expect, test } from "vitest";
import { paragraphsOf } from "./letter-text.ts";

test("a body as somebody changed it is read as its paragraphs and numbered items", () => {
  const typed =
    "\r\n First.\r\nStill first.\r\n\r\n \t\n1. One.\nSource: here.\n\n12.  Twelve.\n\n1.5 times the price\n\n\n";
  expect(paragraphsOf(typed)).toEqual([
    { number: null, text: "First.\nStill first." },
    { number: "1", text: "One.\nSource: here." },
    { number: "12", text: "Twelve." },
    { number: null, text: "1.5 times the price" },
  ]);
  expect(paragraphsOf(" \n\n ")).toEqual([]);
});
