import { expect, test } from "vitest";
import { readAlphabet, readCharacters } from "./ctc-decoding.ts";

// Kept: blank, "a", "（", "1", space.
const alphabet = readAlphabet("a\n中\n（\n1\n");

/** One row of five scores for each step; the named entry gets 0.8. */
function scoresOf(...steps: number[]): Float32Array {
  return Float32Array.from(
    steps.flatMap((best) => Array.from({ length: 5 }, (_, index) => (index === best ? 0.8 : 0.04))),
  );
}

test("repeated classes are one character and a blank parts two", () => {
  const characters = readCharacters(scoresOf(1, 1, 0, 1, 3, 0), alphabet);
  expect(characters.map(({ text }) => text)).toEqual(["a", "a", "1"]);
  expect(characters.map(({ position }) => position)).toEqual([0.5 / 6, 3.5 / 6, 4.5 / 6]);
});

test("a space is noted at the character after it", () => {
  const characters = readCharacters(scoresOf(1, 4, 4, 3), alphabet);
  expect(characters.map(({ text, followsSpace }) => [text, followsSpace])).toEqual([
    ["a", false],
    ["1", true],
  ]);
});

test("full-width signs become Latin ones and other scripts are not kept", () => {
  expect(alphabet).toEqual({ classes: [0, 1, 3, 4, 5], texts: ["", "a", "(", "1", " "] });
});
