import { execFileSync } from "node:child_process";
import { chmod, chown, mkdir, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { locateHospitals } from "#app/domain/hospitals/addresses/locate-hospitals.server.ts";
import { importPriceFile } from "#app/domain/imports/import-price-file.server.ts";
import { priceFileOf } from "#app/domain/imports/price-file.server.ts";
import { openGazetteer } from "#app/domain/places/open-gazetteer.server.ts";
import { refreshStatistics } from "#app/domain/statistics/counting/refresh-statistics.server.ts";
import { digestTables, listRows } from "../../tests/fixtures/mrf/list-rows.ts";
import { charge, nthHospital, priceFileText, rate } from "../../tests/fixtures/mrf/write-price-file.ts";
import { databaseForEachTest } from "../../tests/support/database-for-tests.ts";
import { folderForTests } from "../../tests/support/folder-for-tests.ts";
import { runProgram } from "../../tests/support/run-program.ts";
import { type StartedProcess, startFaircharge } from "../../tests/support/start-process.ts";
import { otherPostgresUrl, testClusterFolder, WITHOUT_BUILT_IN } from "../../tests/support/test-cluster.ts";

/** So many, described at such length, that they fill several batches, and a small disk. */
const SERVICES = 8_000;
const PAYERS = 4;
const DESCRIPTION = "described at length ".repeat(20);

const database = databaseForEachTest({ isOfCommands: true });
const folder = folderForTests();
let largeFile: string;
beforeAll(async () => {
  largeFile = path.join(folder, "large.csv");
  const payers = Array.from({ length: PAYERS }, (_, n) => rate(`Payer ${n}`, "PPO", String(50 + n)));
  const text = priceFileText({
    date: "2026-04-01",
    charges: [charge("71046", { description: DESCRIPTION, gross: "200", payers })],
  });
  const rows = text.split("\n").slice(3);
  const more = Array.from({ length: SERVICES }, (_, n) =>
    rows.join("\n").replaceAll("71046", String(10_000 + n)),
  );
  await writeFile(largeFile, text + more.join(""));
});

let before: Record<string, string>;
let indexesBefore: string[];
const listIndexes = () =>
  listRows(database.db, "select indexdef from pg_indexes where tablename = 'prices' order by 1");
beforeEach(async () => {
  const former = Buffer.from(priceFileText({ charges: [charge("71046", { gross: "100" })] }));
  const options = { strict: true, maxBytes: 1e9, isSample: false, replacesSampleData: false };
  await importPriceFile(database.db, priceFileOf("former.csv", former), options);
  await locateHospitals(database.db, openGazetteer()); // as the command does in any case
  await refreshStatistics(database.db);
  before = await digestShown();
  indexesBefore = await listIndexes();
});

const start = (...args: string[]) => startFaircharge(["import", ...args]);
const ended = async ({ exited }: StartedProcess) =>
  (await exited) as [code: number | null, signal: string | null];
const sessions = (which: string) =>
  listRows(
    database.db,
    `select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and ${which}`,
  );

/** More than the former file takes. */
const LOADED_BYTES = 100_000;

/** Waits until an import is loading; returns the backend that loads. Its lock and what it has loaded are there until
 *  the transaction ends, so that seldom is often enough to ask. */
async function loading(): Promise<string> {
  return vi.waitFor(
    async () => {
      const query = `
        select pid from pg_locks join pg_database on pg_database.oid = database
        where datname = current_database() and relation = 'standard_charges'::regclass
          and mode = 'RowExclusiveLock' and pg_relation_size(relation) > ${LOADED_BYTES}`;
      const [pid] = await listRows(database.db, query);
      if (!pid) throw new Error("Nothing is loading.");
      return pid;
    },
    { timeout: 120_000, interval: 10 },
  );
}

/** Services and payers are words that all hospitals share, written while a file is read: what none has shows nowhere. */
async function digestShown(): Promise<Record<string, string>> {
  const { postponed_indexes: _, ...digests } = await digestTables(database.db);
  const offered = await listRows(
    database.db,
    "select * from services where hospital_count > 0 order by code",
  );
  const [payers, payerNames] = await Promise.all(
    ["payers", "payer_names"].map((table) =>
      listRows(
        database.db,
        `select * from ${table} where payer_id in (select payer_id from payer_plans) order by payer_id`,
      ),
    ),
  );
  return { ...digests, services: offered.join(), payers: payers!.join(), payer_names: payerNames!.join() };
}

async function expectFormerState(): Promise<void> {
  await vi.waitFor(
    async () => expect(await sessions("backend_type = 'client backend' and state <> 'idle'")).toEqual([]),
    { timeout: 120_000 },
  );
  expect(await digestShown()).toEqual(before);
}

async function expectNextRunToWork(): Promise<void> {
  const next = path.join(folder, "next.csv");
  await writeFile(next, priceFileText({ hospital: nthHospital(1, "TX"), charges: [charge("71047")] }));
  expect(await runProgram("import", next)).toMatchObject({ code: 0 });
  const statistics = "select code, hospital_count from service_statistics where state <> '' order by 1";
  expect(await listRows(database.db, statistics)).toEqual(["71046 ; 1", "71047 ; 1"]);
  expect(await listIndexes()).toEqual(indexesBefore);
}

test("Ctrl-C in the middle of a file undoes it and ends with 130", async () => {
  const importing = start(largeFile);
  await loading();
  process.kill(importing.pid, "SIGINT");
  expect(await ended(importing)).toEqual([130, null]);
  expect(importing.output()).toContain("Stopping: what is under way is undone, what was imported stays.");
  expect(importing.output()).not.toMatch(/error|at .*:\d+/i);
  await expectFormerState();
});

test("killed in the middle of a file, it leaves the former state, and the next run works", async () => {
  const importing = start(largeFile);
  await loading();
  process.kill(importing.pid, "SIGKILL");
  expect(await ended(importing)).toEqual([null, "SIGKILL"]);
  await expectFormerState();
  // It left indexes to be built at its end; a running site would build them too.
  expect((await listIndexes()).length).toBeLessThan(indexesBefore.length);
  await expectNextRunToWork();
});

test("a database connection that ends in the middle of a file undoes it: a sentence, and 1", async () => {
  const importing = start(largeFile);
  const pid = await loading();
  await listRows(database.db, `select pg_terminate_backend(${pid})`);
  expect(await ended(importing)).toEqual([1, null]);
  expect(importing.output()).toMatch(
    /^The run broke off: .*terminat.*\nWhat was under way is undone, what was imported stays; .*\.\n$/,
  );
  await expectFormerState();
});

test("who reads while a large file comes in sees the former prices until all the new ones are there", async () => {
  const importing = start(largeFile);
  await loading();
  const seen: string[] = [];
  let isOver = false;
  const reading = (async () => {
    while (!isOver) {
      const [now] = await listRows(
        database.db,
        "select count(*), max(price) filter (where code = '71046') from prices",
      );
      if (now && seen.at(-1) !== now) seen.push(now);
      await pause(5);
    }
  })();
  expect(await ended(importing)).toEqual([0, null]);
  isOver = true;
  await reading;
  expect(seen).toEqual(["1 ; 100", `${SERVICES + 1} ; 200`]);
});

/** Mounts a disk of 4 MB; null where only a freer user may. */
async function mountSmallDisk(): Promise<string | null> {
  const disk = await mkdtemp(path.join(tmpdir(), "fc-small-disk-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=2m", "tmpfs", disk], { stdio: "ignore" });
    return disk;
  } catch {
    await rm(disk, { recursive: true });
    return null;
  }
}

test("a disk that is full leaves the former state, and the message tells what to do", async ({ skip }) => {
  if (otherPostgresUrl !== null) return skip(WITHOUT_BUILT_IN);
  const disk = await mountSmallDisk();
  if (disk === null) return skip("only root may mount a small disk here");
  const tablespace = `small_${process.pid}`;
  const moveTo = async (name: string) => {
    for (const table of ["standard_charges", "charge_rates"]) {
      await listRows(database.db, `alter table ${table} set tablespace ${name}`);
    }
  };
  try {
    const { uid, gid } = await stat(path.join(testClusterFolder(), "postgres/files"));
    await chmod(disk, 0o755);
    await mkdir(path.join(disk, "files"));
    await chown(path.join(disk, "files"), uid, gid);
    await listRows(database.db, `create tablespace ${tablespace} location '${path.join(disk, "files")}'`);
    await moveTo(tablespace);
    const importing = start(largeFile);
    expect(await ended(importing)).toEqual([1, null]);
    expect(importing.output()).toBe(
      "large.csv: refused\n" +
        "  The database’s disk is full. Nothing from the file was imported; make room and import it again.\n",
    );
    await expectFormerState();
    await expectNextRunToWork();
  } finally {
    await moveTo("pg_default");
    await listRows(database.db, `drop tablespace if exists ${tablespace}`);
    execFileSync("umount", [disk]);
    await rm(disk, { recursive: true });
  }
});
