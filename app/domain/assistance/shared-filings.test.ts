import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "#app/platform/files/project-root.server.ts";
import { databaseForTests } from "../../../tests/support/database-for-tests.ts";
import { runProgram } from "../../../tests/support/run-program.ts";

const TEST_DATA = process.env.FAIRCHARGE_TESTDATA ?? path.join(projectRoot(), "../shared/testdata");
const SAMPLES = path.join(TEST_DATA, "schedule-h");

const database = databaseForTests({ isOfCommands: true });

test.skipIf(!existsSync(SAMPLES))(
  "the shared filings are read to the last value and matched with CMS's list (needs FAIRCHARGE_TESTDATA or ../shared/testdata)",
  async () => {
    const list = path.join(database.dataDir, "list.csv");
    await writeFile(list, await listedNear());
    await runProgram("hospitals import", list);
    const { code, output } = await runProgram("assistance import", path.join(SAMPLES, "bulk"));
    expect([code, output]).toEqual([
      1,
      expect.stringContaining("202499934930999999_public.xml: It is cut short"),
    ]);
    const { output: lines } = await runProgram("assistance list", "--json");
    const listed = lines
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    const { current, files } = JSON.parse(await readFile(path.join(SAMPLES, "answers.json"), "utf8"));
    const expected = Object.values<string>(current).flatMap((file) => {
      const { filer, taxYear, periodEnd, organisation, facilities } = files[file];
      return facilities.map((facility: object) => ({ filer, taxYear, periodEnd, organisation, ...facility }));
    });
    expect(listed.map((one) => pick(one, Object.keys(expected[0])))).toEqual(expected);

    const rows = (await readFile(path.join(SAMPLES, "matching.csv"), "utf8")).trim().split("\n").slice(1);
    const said = rows.map((row) => row.split(",").map((cell) => cell.trim()));
    const ccnOf = ([ein, name]: string[]) =>
      listed.find((one) => one.ein === ein && one.name === name)?.ccn ?? "";
    expect(said.map((row) => [row[1], ccnOf(row)])).toEqual(said.map(([, name, , , , ccn]) => [name, ccn]));
  },
);

/** CMS's list of the states that the filings are of, and of every hospital elsewhere that is called like one of them. */
async function listedNear(): Promise<string> {
  const file = path.join(TEST_DATA, "hospitals/Hospital_General_Information.csv");
  const [header, ...rows] = (await readFile(file, "utf8")).split("\n");
  const isNear = (row: string) =>
    /,(?:IL|MD),\d{5},|SACRAMENTO|SUTTER|CHRIST|LUTHERAN|GOOD S|TRINITY|SUBURBAN|WHITE OAK|DAVIS|SOLANO/i.test(
      row,
    );
  return [header, ...rows.filter(isNear)].join("\n");
}

function pick(one: Record<string, unknown>, keys: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(keys.map((key) => [key, one[key]]));
}
