import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  appendEmpty,
  type DecimalColumn,
  openDecimalColumn,
  putDecimal,
  putWhole,
} from "#app/domain/mrf/decimal-column.ts";
import { openCopyLines } from "#app/platform/db/copy-rows.server.ts";
import { databaseForTests } from "../../../tests/support/database-for-tests.ts";
import { middleDollar } from "./middle-dollar.ts";
import { addList } from "./rate-list.ts";

const database = databaseForTests();

type Item = string | number | null;

function columnOf(items: readonly Item[]): { column: DecimalColumn; places: Int32Array } {
  const column = openDecimalColumn(items.length);
  for (const [at, item] of items.entries()) {
    if (item === null) appendEmpty(column, at);
    else if (typeof item === "string") putDecimal(column, at, item);
    else putWhole(column, at, item);
  }
  return { column, places: Int32Array.from(items.keys()) };
}

/** The list as COPY has it; null = there is none. */
function listText(items: readonly Item[]): string | null {
  const lines = openCopyLines();
  const { column, places } = columnOf(items);
  addList(lines, column, places, typeof items[0] === "number");
  const text = lines.take().toString();
  return text === "\\N" ? null : text;
}

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
  expect(listText(items)).toBe(list);
  expect(await opened(list, items.length)).toEqual(items);
});

test("where no rate says anything there is no list", async () => {
  expect(listText([null, null])).toBeNull();
  expect(await opened(null, 2)).toBeNull();
});

test.each([
  ["go up one by one", [12, 13, 14], "12+"],
  ["do not", [12, 14, 13], "12,14,13"],
  ["are the same", [12, 12], "12"],
  ["are one", [12], "12"],
])("a list of numbers that %s is read as it was written", async (_, numbers, list) => {
  expect(listText(numbers)).toBe(list);
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

test.each([
  ["an odd number", ["30", "9.5", "100"], 3, "30"],
  ["an even number", ["30", "9.5", "100", "40"], 4, "30"],
  ["some", [null, "30", null, "9.5"], 2, "9.5"],
  ["one for all", ["30", "30"], 2, "30"],
  ["placeholders", ["999999999", "30", "999999.99", "31"], 2, "30"],
  ["placeholders alone", ["999999999", "999999999"], 0, null],
  [
    "more digits than a number holds",
    ["1.0000000000000002", "1.0000000000000003", "1.0000000000000001"],
    3,
    "1.0000000000000002",
  ],
])("the middle price of %s is the database's", async (_, dollars, count, middle) => {
  const { column, places } = columnOf(dollars);
  expect(middleDollar(column, places)).toEqual({ count, middle });
  const { rows } = await database.db.execute(sql`
    select count(as_price(dollar))::int, percentile_disc(0.5) within group (order by as_price(dollar)) as middle
    from unnest(${sql.param(dollars)}::numeric[]) dollar`);
  expect(rows).toEqual([{ count, middle }]);
});
