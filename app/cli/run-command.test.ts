import { execFile, execFileSync } from "node:child_process";
import { chmod, mkdir, mkdtemp, readdir, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { projectRoot } from "#app/platform/files/project-root.server.ts";
import { runProgramIn } from "../../tests/support/run-program.ts";
import { openTestDatabase } from "../../tests/support/test-database.ts";
import { withTinyDisk } from "../../tests/support/tiny-disk.ts";
import { commands } from "./commands.ts";

/** Each command, and arguments with which it opens the database. */
const withDatabase = [
  { program: "import", args: [path.join(projectRoot(), "tests/fixtures/mrf/tall-good.csv")] },
  { program: "hospitals import", args: ["hospitals.csv"] },
  { program: "prices list", args: [] },
  { program: "prices remove", args: ["1"] },
  { program: "assistance list", args: [] },
  { program: "roadmap", args: [] },
];

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "fc-"));
  await chmod(folder, 0o755); // where we are root, PostgreSQL runs as another user
  await writeFile(path.join(folder, "hospitals.csv"), hospitalList);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const hospitalList = `Facility ID,Facility Name,Address,City/Town,State,ZIP Code,County/Parish,Telephone Number,Hospital Type
010001,SOUTHEAST HEALTH MEDICAL CENTER,1108 ROSS CLARK CIRCLE,DOTHAN,AL,36301,HOUSTON,(334) 793-8701,Acute Care Hospitals
`;

/** Runs a command in `folder`, with none of our variables set but `variables`. */
function run(program: string, args: string[], variables: Record<string, string> = {}) {
  const env = { NODE_ENV: "production" as const, PATH: process.env.PATH, ...variables };
  return runProgramIn({ cwd: folder, env }, program, ...args);
}

/** The same in a separate process, as npx runs it. */
function runAlone(program: string, args: string[]): Promise<{ code: number; output: string }> {
  const command = [path.join(projectRoot(), "app/cli/faircharge.js"), ...program.split(" "), ...args];
  const env = { NODE_ENV: "production" as const, PATH: process.env.PATH };
  return new Promise((resolve) => {
    execFile(process.execPath, command, { cwd: folder, env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    );
  });
}

test("a command in a process of its own reads the .env of its folder and ends with its code", async () => {
  await writeFile(path.join(folder, ".env"), "STATEMENT_TIMEOUT_MS=soon\n");
  expect(await runAlone("prices list", [])).toEqual({
    code: 1,
    output: "STATEMENT_TIMEOUT_MS takes a number of milliseconds (default 5000).\n",
  });
  const asked = await runAlone("prices list", ["--help"]);
  expect([asked.code, asked.output]).toEqual([
    0,
    expect.stringMatching(/^Usage: npx faircharge .*Exit codes: /s),
  ]);
});

test.each([
  { program: "prices list", args: [] },
  { program: "accounts rotate", args: [] },
  { program: "rules import", args: ["addendum-b.csv"] },
  { program: "backup", args: ["backups"] },
  { program: "worker", args: [] },
])("$program makes no database where there is none, and says how to name the site", async ({
  program,
  args,
}) => {
  const before = await readdir(folder);
  const { code, output } = await run(program, args);
  const place = path.join(await realpath(folder), "data");
  expect([code, output]).toEqual([
    1,
    expect.stringMatching(
      `^There is no database in ${place}, and this command makes none\\. Say .*--site .*FAIRCHARGE_ENV`,
    ),
  ]);
  expect(await readdir(folder)).toEqual(before);
});

test("a command says which database it works on, without the password", async () => {
  const env = "DATABASE_URL=postgres://site:secret@127.0.0.1:1/prices\n";
  await mkdir(path.join(folder, "site"));
  await writeFile(path.join(folder, "site/.env"), env);
  const file = path.join(await realpath(folder), "site/.env");
  const said = `Database: 127.0.0.1:1/prices (settings: ${file})\n`;
  for (const place of ["site", "site/.env"]) {
    const { database, output } = await run("prices list", ["--site", place]);
    expect(database).toBe(said);
    expect(output).not.toContain("secret");
  }
  const named = await run("prices list", [], { FAIRCHARGE_ENV: "site/.env" });
  expect(named.database).toBe(said);
  expect((await run("prices list", ["--site", "elsewhere"])).stderr).toMatch(
    /^--site names .*elsewhere, which is not there/,
  );
});

test("--site outdoes what the environment says of another site", async () => {
  await mkdir(path.join(folder, "site"));
  const other = { DATABASE_URL: "postgres://nobody@127.0.0.1:1/other", DATA_DIR: "other" };
  const { output } = await run("prices list", ["--site", "site"], other);
  expect(output).toContain(`There is no database in ${path.join(await realpath(folder), "site/data")},`);
});

test("an import makes a new database and says so; the next command finds it by its folder and says which it is", async () => {
  const made = await run("import", [path.join(projectRoot(), "tests/fixtures/mrf/tall-good.csv")]);
  const place = path.join(await realpath(folder), "data");
  expect(made.database).toBe(`Database: ${place}/postgres\n`);
  expect(made.stderr).toContain(`Made a new site in ${place}/postgres.\n`);
  const listed = await run("prices list", ["--site", "."]);
  expect(listed.database).toBe(`Database: ${place}/postgres\n`);
  expect(listed.stdout).toContain("Imported price files: 1\n");
  const rotated = await run("accounts rotate", []);
  expect(rotated).toMatchObject({
    code: 0,
    stdout: "There was nothing to wrap: no account has a key here.\n",
  });
});

test("a database of one's own without a site is left empty by all but an import, which says that it made one", async () => {
  const database = await openTestDatabase();
  onTestFinished(() => database.close());
  const { db, databaseUrl } = database;
  await db.execute("drop schema public cascade; create schema public");
  const { pathname } = new URL(databaseUrl);
  for (const program of ["prices list", "accounts tidy", "worker", "status"]) {
    const { code, output } = await run(program, [], { DATABASE_URL: databaseUrl });
    const said = `^The database \\S+${pathname} has no site in it, and this command makes none\\. Say which`;
    expect([program, code, output]).toEqual([program, 1, expect.stringMatching(said)]);
  }
  expect(
    (await db.execute("select from pg_class where relnamespace = 'public'::regnamespace")).rowCount,
  ).toBe(0);
  const file = path.join(projectRoot(), "tests/fixtures/mrf/tall-good.csv");
  const made = await run("import", [file], { DATABASE_URL: databaseUrl });
  expect([made.code, made.stderr]).toEqual([
    0,
    expect.stringMatching(`^Made a new site in \\S+${pathname}\\.\n`),
  ]);
  expect((await run("prices list", [], { DATABASE_URL: databaseUrl })).stdout).toContain(
    "Imported price files: 1\n",
  );
});

test("a read-only disk is told in a sentence", async ({ skip }) => {
  const disk = path.join(folder, "disk");
  const file = path.join(projectRoot(), "tests/fixtures/mrf/tall-good.csv");
  const wasTried = await withTinyDisk(disk, async () => {
    execFileSync("mount", ["-o", "remount,ro", disk]);
    for (const [program, ...args] of [
      ["import", file],
      ["restore", folder, "--keys", folder],
    ] as const) {
      const { code, output } = await run(program, args, { DATA_DIR: path.join(disk, "data") });
      expect([program, code, output]).toEqual([
        program,
        1,
        expect.stringContaining(`he disk of ${disk}/data is read-only. Mount it for writing, or `),
      ]);
    }
  });
  if (!wasTried) skip("only root may mount a disk");
});

describe.each(withDatabase)("$program", ({ program, args }) => {
  test("obeys the DATABASE_URL of the .env of its folder, and tells an outage in a line", async () => {
    await writeFile(path.join(folder, ".env"), "DATABASE_URL=postgres://nobody@127.0.0.1:1/none\n");
    const { code, output } = await run(program, args);
    expect(output).toContain("No connection to the database that DATABASE_URL names");
    expect(output).not.toContain("    at ");
    expect(code).toBe(1);
  });

  test("names a setting that is wrong", async () => {
    await writeFile(path.join(folder, ".env"), "STATEMENT_TIMEOUT_MS=soon\n");
    const { code, output } = await run(program, args);
    expect([code, output]).toEqual([
      1,
      "STATEMENT_TIMEOUT_MS takes a number of milliseconds (default 5000).\n",
    ]);
  });
});

test.each(
  commands,
)("$name tells its usage, options and an example when it is asked for them, or called wrongly", async ({
  name,
  summary,
  load,
}) => {
  const asked = await run(name, ["--help"]);
  const parts = asked.output.split("\n\n");
  expect([asked.code, parts[0]]).toEqual([
    0,
    expect.stringMatching(`^Usage: npx faircharge ${name}(?: |\n|$)`),
  ]);
  expect(parts.at(-2)).toMatch(new RegExp(`^Examples?:\n  npx faircharge ${name}(?: |\n|$)`));
  expect(parts.at(-1)).toMatch(/^Exit codes: 0 .* 1 .* 2 .* 130 /);
  const { about, options } = await load();
  for (const text of [summary, about, ...Object.values(options).map((option) => option.about)]) {
    expect(text.trim()).not.toBe("");
    expect(asked.output.includes(text.split("\n")[0]!) || text === summary).toBe(true);
  }
  const wrong = await run(name, ["--no-such-option"]);
  expect([wrong.code, wrong.output]).toEqual([2, asked.output]);
});
