import { expect, test } from "vitest";
import { figuresOf, MIN_OUTCOMES, type Outcome } from "./outcome-figures.ts";

const won = (reductionPercent: number, daysToAnswer = 30): Outcome => ({
  result: reductionPercent === 100 ? "won" : "partly",
  reductionPercent,
  daysToAnswer,
});
const lost: Outcome = { result: "lost", reductionPercent: 0, daysToAnswer: 60 };
const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);

test("figures are coarse, and there are none of ten", () => {
  expect(figuresOf(times(10, lost))).toBeNull();
  expect(figuresOf([...times(12, won(43)), ...times(2, lost)])).toEqual({
    atLeast: 11,
    wonThird: 3,
    medianReductionPercent: null,
    medianDaysToAnswer: 28,
  });
  expect(figuresOf([...times(22, won(43)), ...times(2, won(100)), ...times(12, lost)])).toEqual({
    atLeast: 35,
    wonThird: 3,
    medianReductionPercent: 40,
    medianDaysToAnswer: 28,
  });
  expect(figuresOf(times(25, { ...won(100), reductionPercent: null }))?.medianReductionPercent).toBeNull();
});

/** What a download shows of so many outcomes of which so many were won. */
function shown(count: number, wonCount: number): string {
  const outcomes = [...times(wonCount, won(100)), ...times(count - wonCount, { ...lost, daysToAnswer: 30 })];
  return JSON.stringify(figuresOf(outcomes));
}

test("no single outcome can be worked out from two downloads, not even by someone who knows one of those between", () => {
  const most = 60;
  const downloads = new Map<string, string>();
  const show = (count: number, wonCount: number) => {
    const key = `${count} ${wonCount}`;
    if (!downloads.has(key)) downloads.set(key, shown(count, wonCount));
    return downloads.get(key)!;
  };
  /** For each pair of downloads, every batch that may lie between them: [how many came, how many of them were won]. */
  const batches = new Map<string, Set<string>>();
  for (let before = MIN_OUTCOMES; before <= most; before++) {
    for (let wonBefore = 0; wonBefore <= before; wonBefore++) {
      for (let came = 5; came <= 9; came++) {
        for (let wonOfThem = 0; wonOfThem <= came; wonOfThem++) {
          const pair = `${show(before, wonBefore)} ${show(before + came, wonBefore + wonOfThem)}`;
          const known = batches.get(pair) ?? new Set();
          batches.set(pair, known.add(`${came} ${wonOfThem}`));
        }
      }
    }
  }
  const certain: string[] = [];
  for (const [pair, possible] of batches) {
    const counts = [...possible].map((text) => text.split(" ").map(Number) as [number, number]);
    // What the reader knows of one of them: nothing, that it was won, that it was lost.
    for (const [knownCount, knownWon] of [
      [0, 0],
      [1, 1],
      [1, 0],
    ] as const) {
      const rest = counts
        .map(([came, wonCount]) => [came - knownCount, wonCount - knownWon] as const)
        .filter(([came, wonCount]) => wonCount >= 0 && wonCount <= came);
      if (rest.length === 0) continue;
      const allWon = rest.every(([came, wonCount]) => wonCount === came);
      const noneWon = rest.every(([, wonCount]) => wonCount === 0);
      if (allWon || noneWon) certain.push(`${pair} knowing ${knownCount}/${knownWon}`);
    }
  }
  expect(certain).toEqual([]);
});
