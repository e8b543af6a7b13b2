import { expect, test } from "vitest";
import { ideaKeyShape } from "#app/domain/roadmap/roadmap-item.ts";
import { patientsGrade, readingGrade } from "../../tests/support/reading-grade.ts";
import { roadmapItems } from "./roadmap-items.ts";

test("keys are unique, fit into an address as they are, and are none of a visitor's idea", () => {
  const keys = roadmapItems("en").map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  for (const key of keys) {
    expect(key).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(key).not.toMatch(ideaKeyShape);
  }
});

/** For operators: no page shows them. */
const forOperators = ["several-machines"];

test("an item has a real day, a title and a text as short as a visitor's, and an address once visitors have it", () => {
  for (const { key, title, description, state, since, path } of roadmapItems("en")) {
    expect(title.length).toBeLessThanOrEqual(80);
    expect(description.length).toBeLessThanOrEqual(1000);
    expect(new Date(since).toISOString().slice(0, 10)).toBe(since);
    expect([title, path !== null]).toEqual([title, state === "shipped" && !forOperators.includes(key)]);
  }
});

test("the items are written for the ninth grade or below", () => {
  const html = roadmapItems("en")
    .map(({ description }) => `<p>${description}</p>`)
    .join("");
  expect(readingGrade(html)).toBeLessThanOrEqual(patientsGrade);
});
