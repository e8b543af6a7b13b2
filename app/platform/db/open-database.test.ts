import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { databaseForTests } from "../../../tests/support/database-for-tests.ts";
import { openTcpSwitch } from "../../../tests/support/tcp-switch.ts";
import { firstRow } from "./first-row.ts";
import { isDatabaseAway } from "./is-database-away.server.ts";
import { openDatabase } from "./open-database.server.ts";

const database = databaseForTests();

const open = (databaseUrl: string, statementTimeoutMs = 0) =>
  openDatabase({ databaseUrl, dataDir: "unused", statementTimeoutMs });

test("DATABASE_URL opens that database, and a statement that takes too long is cancelled", async () => {
  const { db, close } = await open(database.databaseUrl, 100);
  const { rows } = await db.execute(sql`select 1 as one`);
  expect(rows).toEqual([{ one: 1 }]);
  await expect(db.execute(sql`select pg_sleep(5)`)).rejects.toMatchObject({ cause: { code: "57014" } });
  await close();
});

test("a connection that was closed is not called lost when the server ends before it hears of that", async () => {
  const { db, close } = await open(database.databaseUrl);
  const asked = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  const { pid } = firstRow(asked.rows);
  process.kill(pid, "SIGSTOP");
  await close();
  await database.db.execute(sql`select pg_terminate_backend(${pid})`);
  process.kill(pid, "SIGCONT");
  const living = async () => {
    const { rows } = await database.db.execute(sql`select from pg_stat_activity where pid = ${pid}`);
    return rows.length;
  };
  await expect.poll(living).toBe(0); // what it said before was written to console.error, which no test may
});

test("a transaction can be handed to what takes a database", async () => {
  const answer = await database.db.transaction(async (transaction) => {
    const askAsDomainFunction = (db: typeof database.db | typeof transaction) =>
      db.execute(sql`select 1 as one`);
    return askAsDomainFunction(transaction);
  });
  expect(answer.rows).toEqual([{ one: 1 }]);
});

test("a server that cannot be reached is named by its variable, without the password", async () => {
  const opening = open("postgres://someone:secret-word@127.0.0.1:1/nowhere");
  await expect(opening).rejects.toThrow(/DATABASE_URL.*ECONNREFUSED/);
  await expect(opening).rejects.not.toThrow(/secret-word/);
});

test("what gets no answer from a server that vanished ends in time, and the next statement has another connection", async () => {
  const url = new URL(database.databaseUrl);
  const socketPath = `${url.searchParams.get("host")}/.s.PGSQL.${url.port}`;
  const wire = await openTcpSwitch(socketPath);
  url.searchParams.delete("host");
  url.host = `127.0.0.1:${wire.port}`;
  const { db, close } = await open(url.href, 1000);
  await db.execute(sql`select 1`);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  wire.freeze();
  const asked = db.transaction((transaction) => transaction.execute(sql`select 1`)).catch((error) => error);
  await vi.advanceTimersByTimeAsync(6000);
  vi.useRealTimers();
  expect(await asked).toSatisfy(isDatabaseAway);
  wire.leadTo(socketPath);
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  await close();
  await wire.close();
});
