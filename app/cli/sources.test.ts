import { writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listRows } from "../../tests/fixtures/mrf/list-rows.ts";
import { makeCountyRound } from "../../tests/support/county/county-round.ts";
import { hospitalName, priceFile } from "../../tests/support/county/editions.ts";
import { databaseForTests } from "../../tests/support/database-for-tests.ts";
import { folderForTests } from "../../tests/support/folder-for-tests.ts";
import { runProgramIn } from "../../tests/support/run-program.ts";
import { serveHere } from "../../tests/support/serve-here.ts";

const database = databaseForTests();
const folder = folderForTests();

/** A hospital's web site, whose file a test changes. */
let file: ReturnType<typeof priceFile> | null = priceFile({ hospital: 1, edition: 0 });
let site = "";
let close = async () => {};
beforeAll(async () => {
  const served = await serveHere((request, response) => {
    if (request.url === "/cms-hpt.txt") {
      response.end(`location-name: ${hospitalName(1)}\nmrf-url: ${site}files/a_standardcharges.csv`);
    } else if (request.url?.startsWith("/files/") && file !== null) response.end(file);
    else response.writeHead(404).end();
  });
  site = `${served.origin}/`;
  close = served.close;
});
afterAll(() => close());

const run = (command: string, args: string[] = [], variables: Record<string, string> = {}) =>
  runProgramIn(
    { env: { ...process.env, DATABASE_URL: database.databaseUrl, DATA_DIR: database.dataDir, ...variables } },
    `sources ${command}`,
    ...args,
  );

async function listed() {
  const { stdout } = await run("list", ["--json"]);
  return stdout
    .trim()
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

/** Days pass between two rounds, as a source that failed is not due before. */
let day = 0;
const nextRound = () =>
  makeCountyRound(database.db, {
    now: new Date(Date.now() + 30 * 24 * 3600 * 1000 * ++day),
    dataDir: database.dataDir,
  });

const filesInForce = () =>
  listRows(
    database.db,
    "select file_date::text, charge_count from imports join hospitals using (hospital_id) where current_import_id = import_id",
  );

test("a source is added, guarded from private networks, looked at, held, decided on, paused and removed", async () => {
  const list = path.join(folder, "hospitals.csv");
  await writeFile(list, `Hospital,Web site\n"Cebace Hospital, Inc.",${site}\nNowhere,none\n`);
  const added = await run("add", [list]);
  expect([added.code, added.stdout]).toEqual([
    1,
    expect.stringMatching(/^added\thttp:\S+\tsite with a cms-hpt.txt\nno address\t.*hospitals.csv line 3\n/),
  ]);
  expect((await run("add", [site])).stdout).toMatch(/^known\t/);
  expect(await listed()).toMatchObject([
    {
      address: site,
      hospital: null,
      state: "failing",
      reason: "It has not been asked yet.",
      checked_at: null,
    },
  ]);

  expect((await run("check", ["--now"])).code).toBe(0);
  expect(await listed()).toMatchObject([
    { state: "failing", reason: expect.stringContaining("SOURCES_ALLOW_PRIVATE=on"), changed_at: null },
  ]);

  const checked = await run("check", [site, "--now"], { SOURCES_ALLOW_PRIVATE: "on" });
  expect(checked.stdout).toMatch(/Looked at 1 source; 1 file imported\.\n$/);
  const [current] = await listed();
  expect(current).toMatchObject({ hospital: "Cebace Hospital", state: "current", reason: null });
  expect([current.checked_at, current.changed_at]).toEqual([
    expect.stringMatching(/Z$/),
    expect.stringMatching(/Z$/),
  ]);

  const first = file;
  for (const there of [first, null, null, first]) {
    file = there;
    await nextRound();
  }
  const seen =
    "select looks, back_at > last_gone_at, last_seen_at = back_at from file_absences join imports using (import_id)";
  expect(await listRows(database.db, seen)).toEqual(["2 ; true ; true"]);

  file = priceFile({ hospital: 1, edition: 3, services: 4 });
  await nextRound();
  expect(await listed()).toMatchObject([
    { state: "quarantined", reason: "It has 12 charges, and the current file has 36." },
  ]);
  expect(await filesInForce()).toEqual(["2026-01-01 ; 12"]);
  const [{ files }] = await listed();
  const number = String(files[0].number);
  const shown = await run("decide", [number]);
  expect(shown.stdout).toMatch(
    /in force: Cebace Hospital, 2026-01-01; .*12 charges[\s\S]*new: .*4 charges[\s\S]*CPT 70450/,
  );
  expect((await run("decide", [number, "--reject"])).stdout).toMatch(/^Rejected/);
  await nextRound();
  expect(await listed()).toMatchObject([
    { state: "failing", reason: "You rejected this file. The previous prices stay." },
  ]);
  expect(await filesInForce()).toEqual(["2026-01-01 ; 12"]);

  file = priceFile({ hospital: 1, edition: 4, services: 3, date: "2025-01-01" });
  await nextRound();
  expect((await run("decide", [number, "--accept-always"])).stdout).toMatch(/^Accepted/);
  await nextRound();
  expect(await filesInForce()).toEqual(["2025-01-01 ; 3"]);
  file = priceFile({ hospital: 1, edition: 5, services: 1, date: "2024-01-01" });
  await nextRound();
  expect(await listed()).toMatchObject([{ state: "current", reason: null }]);

  file = priceFile({ hospital: 2, edition: 5 });
  await nextRound();
  expect(await listed()).toMatchObject([
    {
      state: "quarantined",
      reason: "It names Cebadi Hospital, but this source is for Cebace Hospital.",
    },
  ]);

  await run("pause", [site]);
  expect(await listed()).toMatchObject([{ state: "paused" }]);
  expect(await nextRound()).toMatchObject({ lookedCount: 0 });
  expect((await run("remove", [site])).code).toBe(0);
  expect(await listed()).toEqual([]);
  expect((await run("remove", [site])).code).toBe(1);
});
