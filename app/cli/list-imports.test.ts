import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { projectRoot } from "#app/platform/files/project-root.server.ts";
import { importPriceText } from "../../tests/fixtures/mrf/import-price-text.ts";
import { listRows } from "../../tests/fixtures/mrf/list-rows.ts";
import { charge, nthHospital, priceFileText } from "../../tests/fixtures/mrf/write-price-file.ts";
import { databaseForTests } from "../../tests/support/database-for-tests.ts";
import { runProgram } from "../../tests/support/run-program.ts";

const database = databaseForTests({ isOfCommands: true });

async function imported(fileName: string, text: string, isSample = false): Promise<number> {
  return (await importPriceText(database.db, text, { fileName, isSample })).importId;
}

test("without price files it says that there are none", async () => {
  expect(await runProgram("prices list")).toEqual({ code: 0, output: "Imported price files: 0\n" });
});

test("price files are listed newest first, and those that prices remove takes back are gone", async () => {
  const two = [charge("71046"), charge("71047")];
  const former = await imported("a.csv", priceFileText({ date: "2026-01-01", charges: two }));
  const present = await imported("b.csv", priceFileText({ date: "someday", charges: [charge("71046")] }));
  const sample = await imported(
    "c.csv",
    priceFileText({ hospital: nthHospital(0, "TX"), charges: two }),
    true,
  );
  const lines = [
    `${sample}\tsample\t2026-03-01\t2 prices\tHospital A of Saint Nobody (City of TX, TX)\tc.csv`,
    `${present}\tcurrent\tno date\t1 prices\tQuiet Harbor Hospital (San Diego, CA)\tb.csv`,
    `${former}\thistory\t2026-01-01\t2 prices\tQuiet Harbor Hospital (San Diego, CA)\ta.csv`,
  ];
  expect(await runProgram("prices list")).toEqual({
    code: 0,
    output: `${lines.join("\n")}\nImported price files: 3\n`,
  });
  const { output } = await runProgram("prices list", "--json");
  const listed = output
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(listed.map(({ importId, isCurrent, isSample }) => [importId, isCurrent, isSample])).toEqual([
    [sample, true, true],
    [present, true, false],
    [former, false, false],
  ]);

  expect(await runProgram("prices remove", String(present), "4711", String(sample))).toEqual({
    code: 1,
    output:
      `Import ${present} of Quiet Harbor Hospital is removed. Its prices are those of import ${former}.\n` +
      "There is no import 4711.\n" +
      `Import ${sample} of Hospital A of Saint Nobody is removed. It has no prices left.\n`,
  });
  expect(await runProgram("prices list")).toMatchObject({
    output: `${lines[2]!.replace("history", "current")}\nImported price files: 1\n`,
  });
  const { code, output: asData } = await runProgram("prices remove", String(former), "--json");
  expect([code, JSON.parse(asData)]).toMatchObject([
    0,
    { importId: former, outcome: "removed", currentImportId: null },
  ]);
  expect(await listRows(database.db, "select count(*) from hospitals")).toEqual(["0"]);
});

test("a long list is whole, and who stops reading it does no harm", async () => {
  const importId = await imported("a.csv", priceFileText({ charges: [charge("71046")] }));
  const columns = (
    await listRows(
      database.db,
      `select column_name from information_schema.columns where table_name = 'imports'
       and column_name not in ('import_id', 'sha256')`,
    )
  ).join(", ");
  await database.db.$client.query(`
    insert into imports (sha256, ${columns}) select n::text, ${columns} from imports, generate_series(1, 1200) n`);
  const { output } = await runProgram("prices list");
  const numbers = output.split("\n").map((line) => Number(line.split("\t")[0]));
  expect(numbers.slice(0, 1201)).toEqual(Array.from({ length: 1201 }, (_, at) => importId + 1200 - at));
  expect(output).toMatch(/\nImported price files: 1201\n$/);

  const reader = spawn(process.execPath, ["app/cli/faircharge.js", "prices", "list", "--json"], {
    cwd: projectRoot(),
  });
  let complaint = "";
  reader.stderr.setEncoding("utf8").on("data", (text: string) => {
    complaint += text;
  });
  await once(reader.stdout, "readable");
  reader.stdout.destroy();
  expect(await once(reader, "close")).toEqual([0, null]);
  expect(complaint).toMatch(/^Database: .*\n$/);
});

test.each([
  ["prices list", ["--jsn"]],
  ["prices remove", []],
])("%s called with %j ends with 2 and says how to call it", async (program, args) => {
  const { code, output } = await runProgram(program, ...args);
  expect([code, /^Usage: npx faircharge prices /.test(output)]).toEqual([2, true]);
});

test.each([
  "0",
  "1e2",
  "99999999999",
  "tall-good.csv",
])("prices remove takes numbers alone, and says where they are: %s", async (text) => {
  expect(await runProgram("prices remove", "1", text)).toEqual({
    code: 2,
    output: `${text} is not a number of a file. npx faircharge prices list gives the number of each. Nothing was removed.\n`,
  });
});
