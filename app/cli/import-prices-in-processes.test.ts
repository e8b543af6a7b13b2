import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { listRows } from "../../tests/fixtures/mrf/list-rows.ts";
import { charge, nthHospital, priceFileText, rate } from "../../tests/fixtures/mrf/write-price-file.ts";
import { folderForTests } from "../../tests/support/folder-for-tests.ts";
import { runProgram } from "../../tests/support/run-program.ts";
import { type StartedProcess, startFaircharge } from "../../tests/support/start-process.ts";
import { openTestDatabase, type TestDatabase } from "../../tests/support/test-database.ts";

/** So many, of so many services, that another process is started and takes part. */
const HOSPITALS = 120;
const SERVICES = 300;

const folder = folderForTests();
let database: TestDatabase;
beforeAll(async () => {
  const files = path.join(folder, "files");
  await mkdir(files);
  for (let n = 0; n < HOSPITALS; n++) {
    const charges = Array.from({ length: SERVICES }, (_, service) =>
      charge(String(70_000 + service), {
        gross: String(1 + ((service * 7 + n * 13) % 900)),
        payers: service % 50 === 0 ? [rate(`Payer ${n % 4}`, "PPO", String(10 + service))] : [],
      }),
    );
    await writeFile(
      path.join(files, `${1000 + n}.csv`),
      priceFileText({ hospital: nthHospital(n, "TX"), charges }),
    );
  }
  const twoOfOne = priceFileText({
    hospital: nthHospital(7, "TX"),
    date: "2020-01-01",
    charges: [charge("70001")],
  });
  await writeFile(path.join(files, "1100b.csv"), twoOfOne);
  await writeFile(path.join(files, "1050b.csv"), "no price file");
});
beforeEach(async () => {
  database = await openTestDatabase();
  vi.stubEnv("DATABASE_URL", database.databaseUrl);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await database.close();
});

const start = (...args: string[]) => startFaircharge(["import", ...args]);
const ended = async ({ exited }: StartedProcess) =>
  (await exited) as [code: number | null, signal: string | null];
const table = (query: string) => listRows(database.db, query);

/** All that readers are shown, by names in place of numbers, which are given as files come in. */
async function shown(): Promise<Record<string, string[]>> {
  const named = "join hospitals h using (hospital_id) join imports i using (hospital_id, import_id)";
  const digest = (rows: string) =>
    table(`select count(*), md5(string_agg(r::text, ',' order by r::text)) from (${rows}) r`);
  return {
    hospitals: await digest(
      "select short_id, h.name, address, sha256 from hospitals h join imports on import_id = current_import_id",
    ),
    imports: await digest(
      "select sha256, file_name, charge_count, price_count, amount_balance, short_id from imports join hospitals using (hospital_id)",
    ),
    charges: await digest(
      `select sha256, charge_no, code, description, gross, source_row from standard_charges ${named}`,
    ),
    rates: await digest(`select sha256, charge_no, plan_no, dollar from negotiated_charges ${named}`),
    prices: await digest(
      `select sha256, charge_no, setting, code, price, implausible, price_group from prices ${named}`,
    ),
    history: await digest(`select sha256, charge_no, setting, code, price from price_history ${named}`),
    services: await digest("select code_type, code, plain_name, hospital_count from services"),
    statistics: await digest("select * from service_statistics"),
    categories: await digest("select * from category_statistics"),
    indexes: await digest("select * from category_indexes"),
    states: await digest("select * from state_totals"),
    postponed: await table("select name from postponed_indexes"),
  };
}

async function importedBy(jobs: number): Promise<{ output: string[]; tables: Record<string, string[]> }> {
  const importing = start(path.join(folder, "files"), "--json", "--jobs", String(jobs));
  expect(await ended(importing)).toEqual([1, null]); // one isn't a price file
  const lines = importing
    .output()
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  const output = lines.map(({ file, outcome, charges, prices, hospital }) =>
    JSON.stringify([file, outcome, charges, prices, hospital?.name]),
  );
  return { output: output.sort(), tables: await shown() };
}

test("two processes bring in what one does, and tell the same of each file", async () => {
  const one = await importedBy(1);
  await database.close();
  database = await openTestDatabase();
  vi.stubEnv("DATABASE_URL", database.databaseUrl);
  expect(await importedBy(2)).toEqual(one);
  expect(one.output).toHaveLength(HOSPITALS + 2);
  expect(one.tables.history).not.toEqual(["0 ; -"]);
});

async function underWay(): Promise<void> {
  await vi.waitFor(
    async () => {
      const [count] = await table("select count(*) from imports");
      if (Number(count) < 20) throw new Error("Few are there yet.");
    },
    { timeout: 120_000, interval: 5 },
  );
}

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  test(`${signal} ends all processes with 130: what came in is there and counted, nothing is half there`, async () => {
    const importing = start(path.join(folder, "files"), "--jobs", "2");
    await underWay();
    process.kill(importing.pid, signal);
    expect(await ended(importing)).toEqual([130, null]);
    expect(importing.output()).not.toMatch(/error|at .*:\d+/i);
    const [count] = await table("select count(*) from hospitals where current_import_id is not null");
    expect(Number(count)).toBeLessThan(HOSPITALS);
    expect(await table("select distinct hospital_count from service_statistics where state <> ''")).toEqual([
      count,
    ]);
    expect(await table("select count(*) from prices group by hospital_id having count(*) <> 300")).toEqual(
      [],
    );
    const working = "backend_type = 'client backend' and state <> 'idle' and pid <> pg_backend_pid()";
    const sessions = `select pid from pg_stat_activity where datname = current_database() and ${working}`;
    expect(await table(sessions)).toEqual([]);
  });
}

test("a database that ends the connections of all breaks the run off with a sentence and 1", async () => {
  const importing = await database.db.transaction(async (holding) => {
    await holding.execute("lock table imports in share mode"); // no file comes in before all connections end
    const { rows } = await holding.execute<{ pid: number }>("select pg_backend_pid() as pid");
    const ofImport = `from pg_stat_activity where datname = current_database()
      and pid not in (pg_backend_pid(), ${rows[0]!.pid})`;
    const started = start(path.join(folder, "files"), "--jobs", "2");
    await vi.waitFor(
      async () => expect(await table(`select pid ${ofImport} and wait_event_type = 'Lock'`)).not.toEqual([]),
      { timeout: 120_000, interval: 5 },
    );
    await table(`select pg_terminate_backend(pid) ${ofImport}`);
    return started;
  });
  expect(await ended(importing)).toEqual([1, null]);
  expect(importing.output()).toMatch(
    /The run broke off: .*\nWhat was under way is undone, what was imported stays; /,
  );
});

test("--jobs takes whole numbers from 1 on", async () => {
  expect(await runProgram("import", folder, "--jobs", "0")).toMatchObject({ code: 2 });
});
