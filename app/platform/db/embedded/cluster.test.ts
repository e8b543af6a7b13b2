import { chmod, mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { folderForTests } from "../../../../tests/support/folder-for-tests.ts";
import { startProcess } from "../../../../tests/support/start-process.ts";
import {
  openTestCluster,
  otherPostgresUrl,
  testClusterFolder,
  WITHOUT_BUILT_IN,
} from "../../../../tests/support/test-cluster.ts";
import { withClient } from "../with-client.server.ts";
import { openCluster } from "./cluster.server.ts";
import { findPostmaster } from "./postmaster-file.server.ts";

const HOLD_DATABASE = "tests/support/hold-database.ts";

const folder = folderForTests();
let dataDir: string;
beforeAll(async () => {
  // As root, PostgreSQL runs as another user, who must get through.
  await chmod(folder, 0o711);
  dataDir = path.join(folder, "data");
});

const open = (where = dataDir) => openCluster({ dataDir: where, announce: () => {} });

const findPid = async () => (await findPostmaster(path.join(dataDir, "postgres/files")))?.pid ?? null;

async function getPid(): Promise<number> {
  const pid = await findPid();
  if (pid === null) throw new Error("PostgreSQL does not run.");
  return pid;
}

async function ask(url: string, statement: string) {
  const { rows } = await withClient(url, (client) => client.query({ text: statement, rowMode: "array" }));
  return rows.flat();
}

test("processes that begin at once share one PostgreSQL, and the last one stops it; what another left half-made is cleared away", async () => {
  const dead = startProcess("-e", [""]);
  await dead.exited;
  const abandoned = path.join(dataDir, `postgres.new-${dead.pid}-abc`);
  await mkdir(abandoned, { recursive: true });
  const processes = [1, 2, 3].map(() => startProcess(HOLD_DATABASE, [dataDir]));
  await Promise.all(processes.map((started) => started.printed("open\n")));
  const pid = await getPid();
  for (const { pid: holder, exited, output } of processes) {
    expect(await findPid()).toBe(pid);
    process.kill(holder, "SIGTERM");
    await exited;
    expect(output()).toContain("answered");
  }
  expect(await findPid()).toBeNull();
  await expect(stat(abandoned)).rejects.toThrow(/ENOENT/);
});

test("it listens on a private socket only and takes no connection without the password", async () => {
  const cluster = await open();
  const url = cluster.urlOf("postgres");
  expect(await ask(url, "show listen_addresses")).toEqual([""]);
  expect((await stat(path.join(dataDir, "postgres"))).mode & 0o077).toBe(0);
  await expect(ask(url.replace(/:[^:@/]+@/, ":wrong@"), "select 1")).rejects.toThrow(/password/);
  await cluster.close();
});

test("whoever comes second joins, and may stay when the one who started it leaves", async () => {
  const first = await open();
  const second = await open();
  expect(await first.close()).toEqual({ stopped: false });
  expect(await ask(second.urlOf("postgres"), "select 1")).toEqual([1]);
  expect(await second.close()).toEqual({ stopped: true });
});

test("who leaves last does not wait for the PostgreSQL that another starts the moment this one has ended", async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    const first = await open();
    const leaving = first.close();
    const second = await open();
    await leaving;
    expect(await ask(second.urlOf("postgres"), "select 1")).toEqual([1]);
    expect(await second.close()).toEqual({ stopped: true });
  }
});

test("a process killed with -9 leaves PostgreSQL running; the next one joins and stops it", async () => {
  const killed = startProcess(HOLD_DATABASE, [dataDir]);
  await killed.printed("open\n");
  const pid = await getPid();
  process.kill(killed.pid, "SIGKILL");
  await killed.exited;
  const cluster = await open();
  expect(await getPid()).toBe(pid);
  expect(await cluster.close()).toEqual({ stopped: true });
});

test("a PostgreSQL killed with -9 is recovered with what was committed", async () => {
  const cluster = await open();
  await ask(cluster.urlOf("postgres"), "create table kept as select 42 as value");
  process.kill(await getPid(), "SIGKILL");
  const recovered = await open();
  expect(await ask(recovered.urlOf("postgres"), "select value from kept")).toEqual([42]);
  expect(await cluster.close()).toEqual({ stopped: false });
  await recovered.close();
});

test("of many that find PostgreSQL killed one starts it, and none is in another's way", async () => {
  const cluster = await open();
  const log = path.join(dataDir, "postgres/server.log");
  const { length } = await readFile(log, "utf8");
  process.kill(await getPid(), "SIGKILL");
  const others = await Promise.all([1, 2, 3, 4, 5].map(() => open()));
  const said = (await readFile(log, "utf8")).slice(length);
  expect(said.split("starting PostgreSQL").length - 1).toBe(1);
  expect(said).not.toMatch(/lock file/);
  for (const other of [cluster, ...others.slice(1)]) await other.close();
  expect(await others[0]!.close()).toEqual({ stopped: true });
});

test("who was killed while it started PostgreSQL keeps nobody from it", async () => {
  const dead = startProcess("-e", [""]);
  await dead.exited;
  for (const pid of [dead.pid, process.pid]) {
    await writeFile(path.join(dataDir, "postgres/starting"), `${hostname()} ${pid} ${"0".repeat(16)}`);
    const cluster = await open();
    expect(await ask(cluster.urlOf("postgres"), "select 1")).toEqual([1]);
    await cluster.close();
  }
});

test("a PostgreSQL whose killed predecessor's children die slowly starts once they have", async () => {
  const cluster = await open();
  const [child] = await ask(
    cluster.urlOf("postgres"),
    "select pid from pg_stat_activity where backend_type = 'background writer'",
  );
  process.kill(child, "SIGSTOP");
  process.kill(await getPid(), "SIGKILL");
  const recovering = open();
  const log = path.join(dataDir, "postgres/server.log");
  const countRefusals = async () => (await readFile(log, "utf8")).split("is still in use").length - 1;
  const before = await countRefusals();
  // More than both of those who wait for it, `cluster` and `recovering`, would try without a reason to.
  await expect.poll(async () => (await countRefusals()) - before).toBeGreaterThan(10);
  process.kill(child, "SIGCONT");
  const recovered = await recovering;
  expect(await ask(recovered.urlOf("postgres"), "select 1")).toEqual([1]);
  expect(await cluster.close()).toEqual({ stopped: false });
  await recovered.close();
});

test("a postmaster.pid whose number a stranger bears now does not keep it from starting", async ({
  skip,
}) => {
  if (otherPostgresUrl !== null) return skip(WITHOUT_BUILT_IN);
  const stranger = await openTestCluster();
  const strangerPid = (await findPostmaster(path.join(testClusterFolder(), "postgres/files")))?.pid;
  const home = path.join(dataDir, "postgres");
  const lines = [strangerPid, `${home}/files`, 1_700_000_000, 5432, home, "", "  1234567  89", "ready   "];
  await writeFile(path.join(home, "files/postmaster.pid"), `${lines.join("\n")}\n`);
  await writeFile(path.join(home, ".s.PGSQL.5432.lock"), `${lines.slice(0, 5).join("\n")}\n`);
  const cluster = await open();
  expect(await getPid()).not.toBe(strangerPid);
  await cluster.close();
  await stranger.close();
});

test("a PostgreSQL whose process cannot be seen from here, as in another container, is joined by its socket", async () => {
  const first = await open();
  const file = path.join(dataDir, "postgres/files/postmaster.pid");
  const lines = await readFile(file, "utf8");
  const dead = startProcess("-e", [""]);
  await dead.exited;
  await writeFile(file, lines.replace(/^\d+/, String(dead.pid)));
  const second = await open();
  const started = "select pg_postmaster_start_time()::text";
  expect(await ask(second.urlOf("postgres"), started)).toEqual(await ask(first.urlOf("postgres"), started));
  await writeFile(file, lines);
  await second.close();
  expect(await first.close()).toEqual({ stopped: true });
});

test("Ctrl-C in a terminal reaches the process but not PostgreSQL, which answers until it is closed", async () => {
  const holder = startProcess(HOLD_DATABASE, [dataDir]);
  await holder.printed("open\n");
  process.kill(-holder.pid, "SIGINT");
  await holder.exited;
  expect(holder.output()).toContain("answered");
  expect(await findPid()).toBeNull();
});

test("its log never holds a value of a failed statement", async () => {
  const cluster = await open();
  const url = cluster.urlOf("postgres");
  await ask(url, "create table people as select 'ann@example.com' as email");
  await ask(url, "create unique index on people (email)");
  await expect(ask(url, "insert into people values ('ann@example.com')")).rejects.toThrow(/duplicate/);
  await expect(ask(url, "select 'ann@example.com'::uuid")).rejects.toThrow(/uuid/);
  await cluster.close();
  const log = await readFile(path.join(dataDir, "postgres/server.log"), "utf8");
  expect(log).toContain("ready to accept connections");
  expect(log).not.toContain("ann@");
});

test("a folder too deep for a socket's path, or with spaces and quotes in its name, works too", async () => {
  const deep = path.join(folder, `it's "deep" ${"x".repeat(100)}`);
  const cluster = await open(deep);
  expect(await ask(cluster.urlOf("postgres"), "select 1")).toEqual([1]);
  const socketFolder = new URL(cluster.urlOf("postgres")).searchParams.get("host") ?? "";
  expect((await stat(socketFolder)).mode & 0o077).toBe(0);
  await cluster.close();
  await expect(stat(socketFolder)).rejects.toThrow(/ENOENT/);
});

test("a failure says what to do and names DATABASE_URL", async () => {
  const file = path.join(folder, "a-file");
  await writeFile(file, "");
  await expect(open(path.join(file, "data"))).rejects.toThrow(/ENOTDIR.*\n.*DATABASE_URL=postgres:/);
});

test("a PostgreSQL that is killed while it is used is started again by who uses it, at the same address", async () => {
  const said: string[] = [];
  const deep = path.join(folder, `deep-${"x".repeat(100)}`); // its socket has its own folder
  const cluster = await openCluster({ dataDir: deep, announce: (line) => said.push(line) });
  await ask(cluster.urlOf("postgres"), "create table kept as select 42 as value");
  const { pid } = (await findPostmaster(path.join(deep, "postgres/files")))!;
  process.kill(pid, "SIGKILL");
  const readAgain = () => ask(cluster.urlOf("postgres"), "select value from kept").catch(() => "away");
  await expect.poll(readAgain).toEqual([42]);
  await expect
    .poll(() => said)
    .toEqual(["PostgreSQL has ended. It is started again.", "PostgreSQL is back."]);
  expect(await cluster.close()).toEqual({ stopped: true });
});
