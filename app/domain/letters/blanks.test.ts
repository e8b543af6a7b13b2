import { expect, test } from "vitest";
import { letterText } from "../../../tests/support/letter-text.ts";
import { blanksOf, splitBlanks } from "./blanks.ts";

test("the blanks of a letter are told once each, in the order of its text", () => {
  const letter = {
    ...letterText,
    recipientLines: ["The billing office", "[address of this office]"],
    body: "I was there on [date of service]. Write to [address of this office].\n\n[ is none, nor is ]",
  };
  expect(blanksOf(letter)).toEqual(["[address of this office]", "[date of service]"]);
  expect(blanksOf(letterText)).toEqual([]);
});

test("a text is cut at its blanks and loses nothing", () => {
  expect(splitBlanks("On [day] at [place]")).toEqual([
    { text: "On ", isBlank: false },
    { text: "[day]", isBlank: true },
    { text: " at ", isBlank: false },
    { text: "[place]", isBlank: true },
  ]);
  expect(splitBlanks("")).toEqual([]);
});
