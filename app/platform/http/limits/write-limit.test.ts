import { beforeEach, expect, test, vi } from "vitest";
import { databaseForEachTest } from "../../../../tests/support/database-for-tests.ts";
import { openWriteLimit, type WriteLimit } from "./write-limit.server.ts";

const SECRET = "a secret that all processes share";

const database = databaseForEachTest();
let limit: WriteLimit;
beforeEach(async () => {
  limit = open();
});

/** One as another process of the same site has it. */
const open = (secret = SECRET) =>
  openWriteLimit(database.db, { name: "test", writes: 2, windowMs: 3_600_000 }, secret);
const anHour = expect.toSatisfy((seconds: number) => seconds > 3_000 && seconds <= 3_600);
const query = (text: string) => database.db.$client.query(text);

test("the write too many is told how long to wait, in whichever process", async () => {
  const other = open();
  expect([await limit.take("192.0.2.1"), await other.take("192.0.2.1")]).toEqual([null, null]);
  expect([await limit.take("192.0.2.1"), await other.take("192.0.2.1")]).toEqual([anHour, anHour]);
  expect(await limit.take("192.0.2.2")).toBeNull();
});

test("of writes at once in several processes, as many as the limit are let through", async () => {
  const processes = [limit, open(), open(), open()];
  const taken = await Promise.all(
    Array.from({ length: 40 }, (_, at) => processes[at % processes.length]!.take("192.0.2.1")),
  );
  expect(taken.filter((seconds) => seconds === null)).toHaveLength(2);
});

test("when the while is over, all may write again", async () => {
  await limit.take("192.0.2.1");
  await query("update limit_windows set ends_at = now()");
  expect([await limit.take("192.0.2.1"), await open().take("192.0.2.1")]).toEqual([null, null]);
  expect(await limit.take("192.0.2.1")).toEqual(anHour);
});

test("one customer's IPv6 addresses count as one, and a client whose address is not known is counted too", async () => {
  await limit.take("2001:db8:0:1::1");
  await limit.take("2001:db8:0:2::2");
  expect(await limit.take("2001:db8:0:3::3")).toEqual(anHour);
  expect(await limit.take("2001:db8:1::1")).toBeNull();
  expect([await limit.take(""), await limit.take(""), await limit.take("")]).toEqual([null, null, anHour]);
});

test("the database does not tell whose a count is, not even to who tries all addresses", async () => {
  await limit.take("192.0.2.1");
  await open("the secret of another site").take("192.0.2.1");
  const { rows } = await query("select count, octet_length(client) as bytes from limit_counts");
  expect(rows).toEqual([
    { count: 1, bytes: 32 },
    { count: 1, bytes: 32 },
  ]);
});

test("while the database is away each process counts on, and joins the others when it is back", async () => {
  await limit.take("192.0.2.1");
  await query("alter table limit_counts rename to limit_counts_away");
  expect(await limit.take("192.0.2.1")).toBeNull();
  expect(await limit.take("192.0.2.1")).toEqual(anHour);
  const begun = open();
  const taken = [await begun.take("192.0.2.1"), await begun.take("192.0.2.1"), await begun.take("192.0.2.1")];
  expect(taken).toEqual([null, null, anHour]);
  await query("alter table limit_counts_away rename to limit_counts");
  let visits = 0;
  await expect
    .poll(async () => {
      visits += 1;
      await limit.take(`198.51.100.${visits}`);
      return open().take("192.0.2.1");
    })
    .toEqual(anHour);
});

test("what was counted is forgotten when its while is over", async () => {
  const short = openWriteLimit(database.db, { name: "short", writes: 2, windowMs: 50 }, SECRET);
  await short.take("192.0.2.1");
  const left = () => query("select from limit_windows union all select from limit_counts");
  await vi.waitUntil(async () => (await left()).rowCount === 0, { timeout: 120_000 });
});
