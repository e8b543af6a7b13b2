import { afterAll, beforeAll, expect, test } from "vitest";
import { openStepCounter, type StepCounter } from "../../tests/support/count-steps.ts";
import { growthAbove } from "../../tests/support/grown-work.ts";
import { readersOfFilesAndFields } from "../../tests/support/readers-of-files-and-fields.ts";
import { readersOfPapers } from "../../tests/support/readers-of-papers.ts";
import { readersOfPlanPapers } from "../../tests/support/readers-of-plan-papers.ts";

let counter: StepCounter;
beforeAll(async () => {
  counter = await openStepCounter();
});
afterAll(() => counter.close());

test.each(
  [...readersOfPapers, ...readersOfFilesAndFields, ...readersOfPlanPapers].map(
    (reader) => [reader.name, reader] as const,
  ),
)("%s: twice the text takes no more than 2.5 times the steps", async (_name, reader) => {
  const grown: string[] = [];
  for (const seed of reader.seeds) grown.push((await growthAbove(counter, reader, seed)) ?? "");
  expect(grown.filter(Boolean).join("\n")).toBe("");
});
