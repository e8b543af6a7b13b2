import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../../tests/support/test-database.ts";
import { listOf, listOfNumbers } from "./rate-list.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** What the database reads out of a list of so many. */
async function opened(list: string | null, count: number): Promise<unknown> {
  const { rows } = await database.db.execute<{ items: unknown }>(
    sql`select listed(${list}, ${count}) as items`,
  );
  return rows[0]!.items;
}

test.each([
  ["values that differ", ["692.23", null, "140"], "692.23,,140"],
  ["none at the ends", [null, "12.5", null], ",12.5,"],
  ["one for all", ["70", "70", "70"], "70"],
  ["one of several", ["70", null], "70,"],
  ["a single rate", ["70"], "70"],
])("a list of %s is read as it was written", async (_, items, list) => {
  expect(listOf(items, (item) => item)).toBe(list);
  expect(await opened(list, items.length)).toEqual(items);
});

test("where no rate says anything there is no list", async () => {
  expect(listOf([null, null], (item) => item)).toBeNull();
  expect(await opened(null, 2)).toBeNull();
});

test.each([
  ["go up one by one", [12, 13, 14], "12+"],
  ["do not", [12, 14, 13], "12,14,13"],
  ["are the same", [12, 12], "12"],
  ["are one", [12], "12"],
])("a list of numbers that %s is read as it was written", async (_, numbers, list) => {
  expect(listOfNumbers(numbers, (number) => number)).toBe(list);
  expect(await opened(list, numbers.length)).toEqual(numbers.map(String));
});

test.each([
  ["12+", 3, 14, true],
  ["12+", 3, 15, false],
  ["12+", 3, 11, false],
  ["12,140,13", 3, 14, false],
  ["12,140,13", 3, 140, true],
  ["12,140,13", 3, 12, true],
  ["7", 4, 7, true],
])("whether %s, a list of %d, has %d is told without opening it", async (list, count, number, isThere) => {
  const { rows } = await database.db.execute(sql`select lists_number(${list}, ${count}, ${number}) as there`);
  expect(rows).toEqual([{ there: isThere }]);
});
