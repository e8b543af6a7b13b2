import { is, sql } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../../tests/support/test-database.ts";
import * as schema from "./schema.server.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test("the migrated database has the tables that the schema describes, with exactly its columns", async () => {
  const { rows } = await database.db.execute<{ column: string }>(sql`
    select relname || '.' || attname || ' ' || format_type(atttypid, atttypmod)
      || case when attnotnull then ' not null' else '' end as column
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      and attnum > 0 and not attisdropped and relname = any(${sql.param(tables.map(({ name }) => name))}::text[])`);
  expect(rows.map(({ column }) => column).sort()).toEqual(describeSchema());
});

const tables = Object.values(schema)
  .filter((described) => is(described, PgTable))
  .map(getTableConfig);

function describeSchema(): string[] {
  return tables
    .flatMap(({ name, columns }) =>
      columns.map(
        (column) => `${name}.${column.name} ${column.getSQLType()}${column.notNull ? " not null" : ""}`,
      ),
    )
    .sort();
}
