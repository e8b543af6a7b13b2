import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Ways } from "../../tests/fixtures/steps/slow-and-steady.ts";
import { openStepCounter, type StepCounter } from "../../tests/support/count-steps.ts";

const FIXTURES = path.resolve(import.meta.dirname, "../../tests/fixtures/steps");
const wordsOf = (count: number) => Array.from({ length: count }, (_, at) => `word${at}`);

let counter: StepCounter;
let ways: Record<string, Ways>;
beforeAll(async () => {
  counter = await openStepCounter(FIXTURES);
  ways = (await counter.load("slow-and-steady.ts")) as Record<string, Ways>;
});
afterAll(() => counter.close());

test("what walks a list or a text again for each of its words takes four times the steps for twice the words", async () => {
  const wrong: string[] = [];
  for (const [name, { slow, steady }] of Object.entries(ways)) {
    const timesOf = async (way: Ways["slow"]) => {
      const [less, more] = [
        await counter.count(() => way(wordsOf(300))),
        await counter.count(() => way(wordsOf(600))),
      ];
      return more.steps / less.steps;
    };
    const [slowTimes, steadyTimes] = [await timesOf(slow), await timesOf(steady)];
    if (slowTimes < 3 || steadyTimes > 2.5) wrong.push(`${name}: ${slowTimes} and ${steadyTimes}`);
  }
  expect(wrong).toEqual([]);
  expect(Object.keys(ways)).toHaveLength(13);
});

test("the same call takes the same steps, and leaves built-in methods as they were", async () => {
  const { join } = Array.prototype;
  const { exec } = RegExp.prototype;
  const count = () => counter.count(() => Object.values(ways).map(({ slow }) => slow(wordsOf(50))));
  const first = await count();
  const again = await count();
  expect(again.steps).toBe(first.steps);
  expect(first.places.get("slow-and-steady.ts slow (loop)")).toBeGreaterThan(2500);
  expect([Array.prototype.join, RegExp.prototype.exec]).toEqual([join, exec]);
});
