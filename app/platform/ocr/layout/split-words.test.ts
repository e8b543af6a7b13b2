import { expect, test } from "vitest";
import { LINE_HEIGHT_PX } from "./crop-text-line.ts";
import { measureGaps } from "./measure-gaps.ts";
import { splitWords } from "./split-words.ts";

interface Glyph {
  text: string;
  left: number;
  right: number;
}

/** Solid letters 16 pixels wide, `gaps` pixels apart; optionally underlined or white on black. */
function draw(text: string, gaps: number[], style: { underline?: boolean; isLightPrint?: boolean } = {}) {
  const glyphs: Glyph[] = [];
  let left = 10;
  for (const [index, character] of [...text].entries()) {
    glyphs.push({ text: character, left, right: left + 16 });
    left += 16 + (gaps[index] ?? 10);
  }
  const [paper, ink] = style.isLightPrint ? [-1, 1] : [1, -1];
  const data = new Float32Array(left * LINE_HEIGHT_PX).fill(paper);
  for (let row = 0; row < LINE_HEIGHT_PX; row++) {
    const isUnderline = style.underline && row > 38 && row < 41;
    for (let column = 0; column < left; column++) {
      const isGlyph = row > 12 && row < 36 && glyphs.some((g) => column >= g.left && column < g.right);
      if (isUnderline || isGlyph) data[row * left + column] = ink;
    }
  }
  return { line: { data, width: left }, glyphs };
}

function split(text: string, gaps: number[], style?: Parameters<typeof draw>[2]) {
  const { line, glyphs } = draw(text, gaps, style);
  const characters = glyphs.map((glyph) => ({
    text: glyph.text,
    position: (glyph.left + glyph.right) / 2 / line.width,
    confidence: 0.9,
    followsSpace: false,
  }));
  const middlesPx = glyphs.map((glyph) => (glyph.left + glyph.right) / 2);
  const words = splitWords(characters, measureGaps(line, middlesPx), line.width);
  return { words, texts: words.map((word) => word.text), width: line.width };
}

test("a blank wider than the gaps between letters parts two words", () => {
  expect(split("Totaldue", [3, 3, 3, 3, 12, 3, 3]).texts).toEqual(["Total", "due"]);
});

test("wide letter spacing is no word gap", () => {
  expect(split("TOTAL", [9, 10, 9, 10]).texts).toEqual(["TOTAL"]);
});

test("underlines and white print on black change nothing", () => {
  expect(split("Totaldue", [3, 3, 3, 3, 12, 3, 3], { underline: true }).texts).toEqual(["Total", "due"]);
  expect(split("Totaldue", [3, 3, 3, 3, 12, 3, 3], { isLightPrint: true }).texts).toEqual(["Total", "due"]);
});

test("an amount stays whole around its decimal point, two columns of amounts do not join", () => {
  expect(split("446.42", [3, 3, 12, 9, 3]).texts).toEqual(["446.42"]);
  expect(split("1244.50", [3, 30, 3, 4, 4, 3]).texts).toEqual(["12", "44.50"]);
});

test("a word's box ends where its ink ends", () => {
  const { words, width } = split("abcd", [3, 20, 3]);
  expect(words.map((word) => [Math.round(word.start * width), Math.round(word.end * width)])).toEqual([
    [10, 45],
    [65, 100],
  ]);
});
