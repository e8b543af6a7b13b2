import { expect, test } from "vitest";
import { type PdfCharacter, readTextLayer } from "./pdf-text-layer.ts";

const LETTER_PX = 12;

/** Characters of a line, each with the gap before it; every space is seen. */
function lineOf(letters: readonly (readonly [text: string, gapPx: number])[]): PdfCharacter[] {
  let left = 100;
  const traits = { isMapped: true, isVisible: true, quarterTurns: 0 };
  return letters.flatMap(([text, gapPx]) => {
    left += gapPx;
    const ink = { left, right: left + LETTER_PX, top: 208, bottom: 222 };
    left = ink.right;
    const cell = { ...ink, top: 200, bottom: 226 };
    const space = { ...traits, text: " ", ink: { ...ink, right: ink.left }, cell };
    return [...(gapPx > 0 ? [space] : []), { ...traits, text, ink, cell }];
  });
}

const wordsOf = (characters: PdfCharacter[]) =>
  readTextLayer({ widthPx: 1700, heightPx: 2200, characters, pictureShare: 0, objectCount: 1 }).words.map(
    ({ text }) => text,
  );

test("words whose letters a PDF places one by one are whole", () => {
  const letters = [
    ["C", 0],
    ["h", 2],
    ["i", 3],
    ["l", 1],
    ["d", 2],
    ["a", 9],
    ["g", 3],
    ["e", 2],
    ["6", 9],
  ] as const;
  expect(wordsOf(lineOf(letters))).toEqual(["Child", "age", "6"]);
});

test("what stands apart as words do is not joined, however short", () => {
  const marks = [
    ["A", 0],
    ["B", 9],
    ["1", 9],
    ["2", 9],
    ["X", 30],
  ] as const;
  expect(wordsOf(lineOf(marks))).toEqual(["A", "B", "1", "2", "X"]);
});
