import { beforeAll, beforeEach, expect, test } from "vitest";
import { databaseForTests } from "../../../tests/support/database-for-tests.ts";
import { inTransaction } from "./in-transaction.server.ts";
import { isDatabaseAway } from "./is-database-away.server.ts";

const database = databaseForTests();
beforeAll(async () => {
  await database.db.$client.query(
    "create table written (id integer primary key deferrable initially deferred)",
  );
});
beforeEach(() => database.db.$client.query("truncate written"));

const written = async () =>
  (await database.db.$client.query("select id from written order by 1")).rows.map(({ id }) => id);

test("what the task wrote is there for others only once it has ended", async () => {
  const result = await inTransaction(database.db, async (client) => {
    await client.query("insert into written values (1)");
    expect(await written()).toEqual([]);
    return "done";
  });
  expect([result, await written()]).toEqual(["done", [1]]);
});

test.each([
  ["throws", () => Promise.reject(new Error("stopped"))],
  ["runs into an error of the database", (query: Query) => query("select 1 / 0")],
  ["leaves something that cannot be committed", (query: Query) => query("insert into written values (2)")],
])("of a task that %s nothing is left, and its connection is used again", async (_, end) => {
  const before = database.db.$client.totalCount;
  const task = inTransaction(database.db, async (client) => {
    await client.query("insert into written values (1), (2)");
    await end((text) => client.query(text));
  });
  await expect(task).rejects.toThrow(/stopped|division by zero|duplicate key/);
  expect(await written()).toEqual([]);
  expect(database.db.$client.totalCount).toBe(before);
});

type Query = (text: string) => Promise<unknown>;

test("a connection that breaks on the way is an error of the task, not the end of the process, and is not used again", async () => {
  const task = inTransaction(database.db, async (client) => {
    const { rows } = await client.query("select pg_backend_pid() as pid");
    await client.query("insert into written values (1)");
    await database.db.$client.query("select pg_terminate_backend($1)", [rows[0].pid]);
    await client.query("insert into written values (2)");
  });
  await expect(task).rejects.toSatisfy(isDatabaseAway); // from the socket or PostgreSQL, whichever is first
  expect(await written()).toEqual([]);
  await inTransaction(database.db, (client) => client.query("insert into written values (3)"));
  expect(await written()).toEqual([3]);
});

test("a long task is not ended by the limit that other statements have", async () => {
  const limits = await inTransaction(
    database.db,
    async (client) => (await client.query("show statement_timeout")).rows,
  );
  expect(limits).toEqual([{ statement_timeout: "0" }]);
  expect((await database.db.$client.query("show statement_timeout")).rows).toEqual([
    { statement_timeout: "5min" },
  ]);
});
