import { execFile } from "node:child_process";
import { mkdir, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { beforeEach, describe, expect, test } from "vitest";
import { projectRoot } from "#app/platform/files/project-root.server.ts";
import { digestTables, listRows } from "../../tests/fixtures/mrf/list-rows.ts";
import { charge, nthHospital, priceFileText } from "../../tests/fixtures/mrf/write-price-file.ts";
import { databaseForTests } from "../../tests/support/database-for-tests.ts";
import { folderForTests } from "../../tests/support/folder-for-tests.ts";
import { runProgramIn } from "../../tests/support/run-program.ts";

const database = databaseForTests();
const folder = folderForTests();

const fixture = (name: string) => path.join("tests/fixtures/mrf", name);

type Run = { code: number; stdout: string; stderr: string };

const environment = (databaseUrl: string) => ({
  ...process.env,
  DATABASE_URL: databaseUrl,
  DATA_DIR: path.join(folder, "data"),
});

function run(args: string[], databaseUrl = database.databaseUrl): Promise<Run> {
  return runProgramIn({ env: environment(databaseUrl) }, "import", ...args);
}

/** The same in a separate process. */
function runAlone(args: string[]): Promise<Run> {
  const command = ["app/cli/faircharge.js", "import", ...args];
  const surroundings = { cwd: projectRoot(), env: environment(database.databaseUrl) };
  return new Promise((resolve) => {
    execFile(process.execPath, command, surroundings, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr });
    });
  });
}

const readLines = (stdout: string) =>
  stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));

describe("an import", () => {
  test("tells what came in, with 0; the same file again is unchanged, and 0 too", async () => {
    const first = await runAlone([fixture("tall-good.csv")]);
    expect(first.stderr).toMatch(/^Database: .*\n$/);
    expect(first.stdout).toMatch(
      /^tall-good\.csv: imported \(import \d+\)\n {2}Example Hospital, CA; template 3\.0 tall \(version "3\.0\.0"\); updated 2026-03-01\n {2}3 rows, 0 left out; .* rows a second\n {2}1 standard charges and 2 negotiated ones stored; 1 prices of 1 services\n {2}amounts: 11 read = 6 stored \+ 4 merged as identical \+ 1 left out\n {4}1 left out: in a row that describes a modifier, not a charge\n$/,
    );
    const again = await run([fixture("tall-good.csv")]);
    expect(again.stdout).toMatch(
      /^tall-good\.csv: unchanged \(import \d+\)\n {2}The same bytes are import \d+ of Example Hospital already\.\n$/,
    );
    expect([first.code, again.code]).toEqual([0, 0]);
    expect(
      await listRows(database.db, "select code, hospital_count from service_statistics where state <> ''"),
    ).toEqual(["85025 ; 1"]);
  });

  test("of a folder brings in what it can and says of each other file why not, with 1", async () => {
    const mixed = path.join(folder, "mixed");
    const good = priceFileText({ hospital: nthHospital(1, "TX"), charges: [charge("71046")] });
    const files: Record<string, string | Buffer> = {
      "a-page.csv": "<html>Log in</html>",
      "b-empty.csv": "",
      "c-cut.json": priceFileText({ layout: "json", charges: [charge("71046")] }).slice(0, -9),
      "d-cut.csv.gz": gzipSync(good).subarray(0, -12),
      "e-utf-16.csv": Buffer.from(`\ufeff${good}`, "utf16le"),
      "f-good.csv": good,
      "g-older.csv": good.replace("2026-03-01", "2025-03-01"),
      "h-nameless.csv": good.replace("\nHospital B of Saint Nobody,", "\n,"),
      "i-unsound.csv": good.replace(",100,", ",-100,"),
    };
    await makeFolder(mixed, files);
    await symlink("nowhere.csv", path.join(mixed, "j-leads-nowhere.csv"));
    const { code, stdout, stderr } = await run([mixed, "--json"]);
    expect([code, stderr]).toEqual([1, ""]);
    const lines = readLines(stdout).sort((one, other) => (one.file < other.file ? -1 : 1));
    const told = lines.map(({ file, outcome, message }) => [path.basename(file), outcome, message ?? null]);
    expect(told.sort()).toEqual([
      ["a-page.csv", "refused", "It is not a price file of the CMS templates: CSV tall, CSV wide or JSON."],
      ["b-empty.csv", "refused", "It is not a price file of the CMS templates: CSV tall, CSV wide or JSON."],
      ["c-cut.json", "refused", "It is damaged or ends early; ask the hospital’s site for it again."],
      ["d-cut.csv.gz", "refused", "The compressed data is damaged: unexpected end of file."],
      ["e-utf-16.csv", "refused", "The file is UTF-16; it must be saved as UTF-8."],
      ["f-good.csv", "imported", null],
      ["g-older.csv", expect.stringMatching(/^(history|imported)$/), null],
      ["h-nameless.csv", "refused", "It names no hospital."],
      ["i-unsound.csv", "refused", "No row of it could be imported."],
      ["j-leads-nowhere.csv", "missing", expect.stringMatching(/^It cannot be read: ENOENT.*\.$/)],
    ]);
    const prices =
      "select import_id = current_import_id, file_date::text from prices join imports using (hospital_id, import_id) join hospitals using (hospital_id) where code = '71046'";
    expect(await listRows(database.db, prices)).toEqual(["true ; 2026-03-01"]);
    expect(
      await listRows(database.db, "select code from service_statistics where state <> '' order by 1"),
    ).toEqual(["71046", "85025"]);
  });
});

async function makeFolder(where: string, files: Record<string, string | Buffer>): Promise<void> {
  await mkdir(where);
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(where, name), content);
}

describe("leaves the database as it is:", () => {
  let before: Record<string, string>;
  beforeEach(async () => {
    before = await digestTables(database.db);
    return async () => expect(await digestTables(database.db)).toEqual(before);
  });

  test("--dry-run of a file without errors ends with 0 and tells hospital, template and numbers", async () => {
    const { code, stdout } = await run(["--dry-run", fixture("wide-good.csv")]);
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /^wide-good\.csv: valid\n {2}Example Hospital; template 3\.0 wide .*; updated 2026-03-01\n {2}1 rows, 0 left out; /,
    );
  });

  test("--dry-run of a file with an error ends with 1 and names the cell; it needs no database", async () => {
    const missing = path.join(folder, "dry");
    await makeFolder(missing, {});
    await symlink("nowhere.csv", path.join(missing, "leads-nowhere.csv"));
    const files = [fixture("tall-good.csv"), fixture("tall-missing-setting.csv"), missing];
    const { code, stdout } = await run(["--dry-run", ...files], "postgres://nobody@127.0.0.1:1/none");
    expect(code).toBe(1);
    expect(stdout).toContain("  error G5 value-missing: The setting is missing or empty.\n");
    expect(stdout).toContain("leads-nowhere.csv: missing\n  It cannot be read: ENOENT");
    expect(stdout).toMatch(/\n3 files: 1 valid, 1 errors, 1 missing; 6 rows\n$/);
  });

  test("for machines every checked file is one line of JSON", async () => {
    const { stdout } = await run([
      "--dry-run",
      "--json",
      fixture("wide-good.csv"),
      fixture("json-no-codes.json"),
    ]);
    const lines = readLines(stdout);
    expect(lines.map(({ header, summary, outcome }) => [header.layout, summary.valid, outcome])).toEqual([
      ["wide", true, "valid"],
      ["json", false, "errors"],
    ]);
    expect(lines[1].problems[0]).toMatchObject({
      place: expect.any(String),
      rule: expect.any(String),
      severity: "error",
    });
  });

  test("the first twenty problems are shown, with --all every one", async () => {
    const bad = Array.from({ length: 30 }, () => charge("71046", { gross: "x" }));
    const file = path.join(folder, "bad.csv");
    await writeFile(file, priceFileText({ charges: bad }));
    const shown = async (...args: string[]) =>
      (await run(["--dry-run", file, ...args])).stdout.match(/amount-format:/g);
    expect([(await shown())?.length, (await shown("--all"))?.length]).toEqual([20, 30]);
  });

  test("--strict refuses a file with an error", async () => {
    const { code, stdout } = await run(["--strict", fixture("tall-missing-setting.csv")]);
    expect(code).toBe(1);
    expect(stdout).toContain("refused\n  It has 1 error, and --strict refuses a file with any.\n");
  });

  test("a limit of bytes is kept, of what a file unpacks to", async () => {
    const bomb = path.join(folder, "bomb.csv.gz");
    await writeFile(bomb, gzipSync(`{"hospital_name": "${" ".repeat(30e6)}"}`, { level: 9 }));
    const { code, stdout } = await run(["--max-bytes", "1000000", bomb]);
    expect([code, stdout]).toEqual([
      1,
      expect.stringContaining("It unpacks to more bytes than --max-bytes allows."),
    ]);
  });

  test("what is not there ends with 1 and a sentence for each", async () => {
    const empty = path.join(folder, "empty");
    await makeFolder(empty, { "readme.txt": "nothing" });
    const { code, stdout, stderr } = await run([
      "nowhere.csv",
      empty,
      "http://nowhere.invalid/a.csv",
      "http://[/a.csv",
    ]);
    expect([code, stderr]).toEqual([1, ""]);
    expect(stdout).toMatch(/^nowhere\.csv: missing\n {2}This file or folder does not exist\.\n/);
    expect(stdout).toContain(
      `${empty}: missing\n  The folder contains no .csv, .json, .gz, .zip, .tar or .tgz file.\n`,
    );
    expect(stdout).toMatch(/\nhttp:\/\/nowhere\.invalid\/a\.csv: missing\n {2}[A-Z].*\.\n/);
    expect(stdout).toMatch(/\nhttp:\/\/\[\/a\.csv: missing\n {2}[A-Z].*\.\n/);
    expect(stdout).toMatch(/\n4 files: 4 missing; 0 rows\n$/);
  });

  test("without a database it ends with 1 and says what to mend, not where in the program", async () => {
    const { code, stdout, stderr } = await run(
      [fixture("tall-good.csv")],
      "postgres://nobody@127.0.0.1:1/none",
    );
    expect([code, stdout]).toEqual([1, ""]);
    expect(stderr).toMatch(/^The run broke off: No connection to the database that DATABASE_URL names: /);
    expect(stderr).not.toContain("    at ");
  });

  test.each([
    [[]],
    [["--unknown"]],
    [["--max-bytes", "many", "x.csv"]],
    [["--max-bytes", "0", "x.csv"]],
  ])("called with %j it ends with 2 and says how to call it", async (args) => {
    const { code, stdout, stderr } = await run(args);
    expect([code, stdout, stderr]).toEqual([2, "", expect.stringMatching(/^Usage: npx faircharge import /)]);
  });
});
