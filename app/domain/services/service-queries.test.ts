import { expect, test } from "vitest";
import { databaseForTests } from "../../../tests/support/database-for-tests.ts";
import { judgeQueries, readServiceQueries } from "../../../tests/support/judge-queries.ts";
import { MEANINGS } from "./everyday-words.ts";
import { queryKey, typedWords } from "./typed-words.ts";

const MIN_SHARE = 0.97;
const MISSPELT = new URL("../../../tests/data/misspelt-queries.csv", import.meta.url);

/** Queries in Spanish by two hands: everyday words of many countries, and a list without accents and with misspellings. */
const IN_SPANISH = ["service-queries-es-dev.csv", "service-queries-es.csv"].map(
  (name) => new URL(`../../../tests/data/${name}`, import.meta.url),
);

const database = databaseForTests({ hasSampleData: true });

test("of 1,200 queries that people type, nearly all are answered rightly among the first three", async () => {
  const judged = await judgeQueries(database.db, readServiceQueries());
  expect(judged.length).toBeGreaterThanOrEqual(1200);
  const wrong = judged.filter(({ isRight }) => !isRight);
  const told = wrong.map(({ query, expected, answer }) => `${query} (${expected}): ${answer}`).join("\n");
  expect(1 - wrong.length / judged.length, told).toBeGreaterThanOrEqual(MIN_SHARE);
});

test("of 320 misspelt queries, nearly all are answered rightly among the first three", async () => {
  const judged = await judgeQueries(database.db, readServiceQueries(MISSPELT));
  expect(judged.length).toBeGreaterThanOrEqual(320);
  const wrong = judged.filter(({ isRight }) => !isRight);
  const told = wrong.map(({ query, expected, answer }) => `${query} (${expected}): ${answer}`).join("\n");
  expect(1 - wrong.length / judged.length, told).toBeGreaterThanOrEqual(MIN_SHARE);
});

test.each(
  IN_SPANISH,
)("of the Spanish queries of %s, nearly all are answered rightly among the first three", async (file) => {
  const judged = await judgeQueries(database.db, readServiceQueries(file));
  expect(judged.length).toBeGreaterThanOrEqual(75);
  const wrong = judged.filter(({ isRight }) => !isRight);
  const told = wrong.map(({ query, expected, answer }) => `${query} (${expected}): ${answer}`).join("\n");
  expect(1 - wrong.length / judged.length, told).toBeGreaterThanOrEqual(MIN_SHARE);
});

test("each query is there once", () => {
  const queries = [...readServiceQueries(), ...readServiceQueries(MISSPELT)].map(({ query }) => query);
  expect(queries.filter((query, at) => queries.indexOf(query) !== at)).toEqual([]);
});

test("no two meanings share a phrase, whatever the order and endings of its words", () => {
  const meaningsOf = new Map<string, Set<number>>();
  for (const [no, { phrases }] of MEANINGS.entries()) {
    for (const phrase of phrases) {
      const key = queryKey(typedWords(phrase));
      expect(key, phrase).not.toBe("");
      meaningsOf.set(key, (meaningsOf.get(key) ?? new Set()).add(no));
    }
  }
  expect([...meaningsOf].filter(([, meanings]) => meanings.size > 1).map(([key]) => key)).toEqual([]);
});
