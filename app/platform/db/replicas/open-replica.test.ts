import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { databaseForTests } from "../../../../tests/support/database-for-tests.ts";
import { openTcpSwitch, type TcpSwitch } from "../../../../tests/support/tcp-switch.ts";
import { connectForPages } from "../open-database.server.ts";
import { openReplica, type Replica, type ReplicaState } from "./open-replica.server.ts";
import { readFromReplicas } from "./read-from-replicas.server.ts";

const database = databaseForTests();
let wire: TcpSwitch;
let socketPath: string;
let way: ReturnType<typeof connectForPages>;
beforeAll(async () => {
  const url = new URL(database.databaseUrl);
  socketPath = `${url.searchParams.get("host")}/.s.PGSQL.${url.port}`;
  wire = await openTcpSwitch(socketPath);
  url.searchParams.delete("host");
  url.host = `127.0.0.1:${wire.port}`;
  way = connectForPages(url.href, { statementTimeoutMs: 300_000, isPooler: false, isReadOnly: true });
});
afterAll(async () => {
  await way.close();
  await wire.close();
});

afterEach(() => {
  vi.mocked(console.error).mockClear(); // lost connections are logged
});

/** A connection that was cut is met once, and then another is made. */
const lookUntilThere = (replica: Replica) =>
  expect
    .poll(async () => {
      await replica.look();
      return replica.state();
    })
    .not.toBeNull();

const reader = (replicas: Replica[], isGood: (state: ReplicaState) => boolean = () => true) =>
  readFromReplicas(replicas, database.db, isGood);
const isReadOnly = sql`select current_setting('transaction_read_only') = 'on' as "isReadOnly"`;

test("a replica is read once it was looked at; one that falls silent or is gone lets its readers go to the primary", async () => {
  const replica = openReplica(way.db.$client);
  const readsThere = async () => (await reader([replica]).execute(isReadOnly)).rows[0]?.isReadOnly;
  expect([replica.state(), await readsThere()]).toEqual([null, false]);
  await replica.look();
  expect([replica.state() !== null, await readsThere()]).toEqual([true, true]);

  wire.freeze();
  const reading = readsThere();
  wire.leadTo(null); // for new clients; a frozen one is cut off
  expect(await reading).toBe(false);
  expect([replica.state(), await readsThere()]).toEqual([null, false]);

  wire.leadTo(socketPath);
  await lookUntilThere(replica);
  expect(await readsThere()).toBe(true);
  wire.freeze();
  const silent = readsThere();
  await replica.look();
  expect([await silent, replica.state()]).toEqual([false, null]);
});

test("a statement that writes is refused by a replica, and asked of nobody else; a transaction is the primary's", async () => {
  wire.leadTo(socketPath);
  const replica = openReplica(way.db.$client);
  await lookUntilThere(replica);
  const write = sql`update data_version set version = version`;
  await expect(reader([replica]).execute(write)).rejects.toMatchObject({ cause: { code: "25006" } });
  expect((await reader([replica]).transaction((transaction) => transaction.execute(write))).rowCount).toBe(1);
});

test("one that was behind when it was looked at last is looked at again, and read where it has caught up", async () => {
  const replica = openReplica(way.db.$client);
  await lookUntilThere(replica);
  const before = replica.state()!.dataVersion;
  await database.db.execute(sql`update data_version set version = version + 1`);
  const readsThere = async (least: bigint) => {
    const db = reader([replica], ({ dataVersion }) => dataVersion >= least);
    return (await db.execute(isReadOnly)).rows[0]?.isReadOnly;
  };
  expect(await readsThere(before + 1n)).toBe(true);
  expect(await readsThere(before + 2n)).toBe(false);
});

test("where one is lost, another answers, and the primary is not asked", async () => {
  const url = new URL(database.databaseUrl);
  const other = connectForPages(url.href, { statementTimeoutMs: 300_000, isPooler: false, isReadOnly: true });
  const replicas = [openReplica(way.db.$client), openReplica(other.db.$client)];
  for (const replica of replicas) await lookUntilThere(replica);
  wire.freeze();
  const reading = reader(replicas).execute(isReadOnly);
  wire.leadTo(null);
  expect([(await reading).rows[0]?.isReadOnly, replicas[0]?.state()]).toEqual([true, null]);
  wire.leadTo(socketPath);
  await other.close();
});
