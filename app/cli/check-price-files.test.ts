import { execFile } from "node:child_process";
import path from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "#app/platform/files/project-root.server.ts";

const root = projectRoot();
const fixture = (name: string) => path.join("tests/fixtures/mrf", name);

function run(...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const command = [path.join(root, "node_modules/tsx/dist/cli.mjs"), "app/cli/check-price-files.ts", ...args];
  return new Promise((resolve) => {
    execFile(process.execPath, command, { cwd: root }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr });
    });
  });
}

test("a file without errors ends with 0 and tells hospital, template and numbers", async () => {
  const { code, stdout } = await run(fixture("tall-good.csv"));
  expect(code).toBe(0);
  expect(stdout).toMatch(
    /tall-good\.csv: valid\n {2}Example Hospital, template 3\.0 tall .*\n {2}3 rows, 3 records, 1 payers/,
  );
});

test("a file with an error ends with 1 and names the cell", async () => {
  const { code, stdout } = await run(fixture("tall-good.csv"), fixture("tall-missing-setting.csv"));
  expect(code).toBe(1);
  expect(stdout).toContain("error G5 value-missing: A setting is needed.");
});

test("for machines every file is one line of JSON", async () => {
  const { stdout } = await run("--json", fixture("wide-good.csv"), fixture("json-good.json"));
  const reports = stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(reports.map((report) => [report.header.layout, report.summary.valid])).toEqual([
    ["wide", true],
    ["json", true],
  ]);
});

test("a limit of bytes is kept", async () => {
  const { code, stdout } = await run("--max-bytes", "100", fixture("tall-good.csv"));
  expect([code, stdout.includes("tall-good.csv: too-large")]).toEqual([1, true]);
});

test.each([
  [[]],
  [["--unknown"]],
  [["nowhere.csv"]],
  [["--max-bytes", "many", "x.csv"]],
])("called with %j it ends with 2 and says how to call it or what is missing", async (args) => {
  const { code, stderr } = await run(...args);
  expect([code, /Usage|no price file/.test(stderr)]).toEqual([2, true]);
});
