import { writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { databaseForTests } from "../../tests/support/database-for-tests.ts";
import { folderForTests } from "../../tests/support/folder-for-tests.ts";
import { runProgram } from "../../tests/support/run-program.ts";

databaseForTests({ isOfCommands: true });
const folder = folderForTests();

const fixture = (name: string) => path.join("tests/fixtures/rules", name);
const LIMITS = "MCR_MUE_PractitionerServices_Eff_04-01-2026.csv";

test("files are imported one by one, each refusal is told with its place, and the list names the editions", async () => {
  const page = path.join(folder, "page.csv");
  await writeFile(page, "<html>Log in</html>\n");
  const first = await runProgram(
    "rules import",
    fixture("ccipra-v322r0-f1.txt"),
    page,
    fixture(LIMITS),
    fixture(LIMITS),
  );
  expect(first.code).toBe(1);
  expect(first.output.split("\n").toSorted()).toEqual([
    "",
    expect.stringMatching(
      /^MCR_MUE_.*: imported as file \d+: unit limits \(MUE\), practitioner, 2026-04; 13 rows$/,
    ),
    expect.stringMatching(/^MCR_MUE_.*: refused\. The same rows are file \d+ already\.$/),
    expect.stringMatching(
      /^ccipra-v322r0-f1\.txt: imported as file \d+: NCCI pairs, practitioner, 2026-07, part 1; 154 rows$/,
    ),
    "page.csv: refused. Its columns are none of the layouts of CMS that are read here.",
  ]);
  const again = await runProgram("rules import", fixture(LIMITS), "--json");
  expect([again.code, JSON.parse(again.output)]).toMatchObject([
    1,
    { path: fixture(LIMITS), outcome: "refused", refusal: { reason: "same-again" } },
  ]);
  const list = await runProgram("rules list");
  expect(list).toEqual({
    code: 0,
    output: expect.stringMatching(
      /^\d+\tNCCI pairs, practitioner, 2026-07, part 1\t154 rows, 0001A to 0001U\tccipra-v322r0-f1\.txt\n\d+\tunit limits .*\nImported files: 2\. Where none holds: the starter set of 2026-11\.\n$/,
    ),
  });
  const [pairs, limits] = list.output.split("\n").map((line) => line.split("\t")[0]!);
  expect(await runProgram("rules remove", pairs!, "4711", limits!)).toEqual({
    code: 1,
    output: `File ${pairs}, ccipra-v322r0-f1.txt, is removed.\nThere is no file 4711.\nFile ${limits}, ${LIMITS}, is removed.\n`,
  });
});

test("what a name does not say can be said", async () => {
  const args = [fixture("ccipra-v322r0-f1.txt"), "--edition", "2026-10"];
  expect(await runProgram("rules import", ...args)).toEqual({
    code: 1,
    output: "ccipra-v322r0-f1.txt: refused. Name, content and --edition disagree: 2026-07 and 2026-10.\n",
  });
});

test.each([
  ["rules import", []],
  ["rules import", ["a.csv", "--edition", "July"]],
  ["rules import", ["a.csv", "--table", "everybody"]],
  ["rules list", ["--jsn"]],
  ["rules remove", []],
])("%s called with %j ends with 2 and says how to call it", async (program, args) => {
  const { code, output } = await runProgram(program, ...args);
  expect([code, /^Usage: npx faircharge rules /.test(output)]).toEqual([2, true]);
});

test("rules remove that is given a file's name says where the numbers are, and removes nothing", async () => {
  expect(await runProgram("rules remove", "addendum-b.csv")).toEqual({
    code: 2,
    output:
      "addendum-b.csv is not a number of a file. npx faircharge rules list gives the number of each. Nothing was removed.\n",
  });
});
