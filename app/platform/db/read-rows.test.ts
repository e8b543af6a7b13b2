import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { databaseForTests } from "../../../tests/support/database-for-tests.ts";
import {
  allOrNull,
  isFlag,
  isInteger,
  isListOf,
  isOneOf,
  isText,
  orNull,
  readRow,
  readRows,
} from "./read-rows.server.ts";

const database = databaseForTests();

test("rows that are as their shape promises are handed on", async () => {
  const shape = { no: isInteger, kind: orNull(isOneOf(["cash", "gross"])), states: isListOf(isText) };
  const query = sql`
    select * from (values (1, 'cash', array['CA', 'TX']), (2, null, array[]::text[])) rows(no, kind, states)`;
  expect(await readRows(database.db, shape, query)).toEqual([
    { no: 1, kind: "cash", states: ["CA", "TX"] },
    { no: 2, kind: null, states: [] },
  ]);
});

test.each([
  ["a number that comes as a text", { total: isInteger }, sql`select 12::bigint as total`, 'total is "12"'],
  [
    "a parameter without a type",
    { isExact: isFlag },
    sql`select ${false} as "isExact"`,
    'isExact is "false"',
  ],
  ["a null that was not reckoned with", { name: isText }, sql`select null as name`, "name is null"],
  [
    "a column of another name",
    { fileDate: orNull(isText) },
    sql`select 1 as file_date`,
    "fileDate is undefined",
  ],
  [
    "a word that is none of them",
    { kind: isOneOf(["cash"]) },
    sql`select 'gross' as kind`,
    'kind is "gross"',
  ],
])("%s is told by its field and value", async (_, shape, query, told) => {
  await expect(readRows<unknown>(database.db, shape as object, query)).rejects.toThrow(told);
});

test("the side of an outer join that is not there is null in every field", async () => {
  const query = sql`select counted.*, found.* from (select 0 as total) counted left join (select 1 as no) found on false`;
  const shape = { ...allOrNull({ no: isInteger }), total: isInteger };
  expect(await readRows(database.db, shape, query)).toEqual([{ total: 0, no: null }]);
});

test("a query that always gives a row is read as that row, and told of where it gives none", async () => {
  expect(await readRow(database.db, { total: isInteger }, sql`select 12 as total`)).toEqual({ total: 12 });
  const none = readRow(database.db, { total: isInteger }, sql`select 12 as total where false`);
  await expect(none).rejects.toThrow("gave none");
});
