import { expect, test } from "vitest";
import { importPriceText } from "../../tests/fixtures/mrf/import-price-text.ts";
import { digestTables, listRows } from "../../tests/fixtures/mrf/list-rows.ts";
import { charge, nthHospital, priceFileText } from "../../tests/fixtures/mrf/write-price-file.ts";
import { databaseForEachTest } from "../../tests/support/database-for-tests.ts";
import { runProgram } from "../../tests/support/run-program.ts";

const database = databaseForEachTest({ isOfCommands: true });

const run = (...args: string[]) => runProgram("hospitals merge", ...args);

async function importOf(n: number, name: string, address: string, zip: string, numbers = {}): Promise<void> {
  const hospital = { ...nthHospital(n, "IL"), name, address, city: "Chicago", zip, ...numbers };
  const bytes = Buffer.from(priceFileText({ hospital, charges: [charge(`7104${n}`)] }));
  await importPriceText(database.db, bytes);
}

test("hospitals that may be one are listed with the command that makes them one, and nothing is changed", async () => {
  await importOf(0, "Rush Medical Center", "1653 W Congress Pkwy", "60612");
  await importOf(1, "RUSH MEDICAL CENTER", "1620 W Harrison St", "60612");
  await importOf(2, "Rush Oak Park Hospital", "520 S Maple Ave", "60304");
  const before = await digestTables(database.db);
  const { code, output } = await run();
  expect(code).toBe(0);
  expect(output).toContain("Pairs of hospitals that may be one: 1\n");
  expect(output).toContain("the same name at two addresses of one ZIP code or city");
  expect(output).toContain("  npx faircharge hospitals merge --apply 1 2\n");
  const [proposal] = JSON.parse((await run("--json")).output);
  expect(proposal).toMatchObject({ keep: { id: 1 }, other: { id: 2 }, by: "same-name" });
  expect(await digestTables(database.db)).toEqual(before);

  expect(await run("--apply", "1", "2")).toEqual({
    code: 0,
    output: `Hospital 2 is now a part of hospital 1, Rush Medical Center: price files 2, with the prices of import 2.
To take it back: npx faircharge hospitals merge --undo 1
`,
  });
  expect(await listRows(database.db, "select hospital_id from hospitals order by 1")).toEqual(["1", "3"]);
  expect((await run()).output).toMatch(
    /^No hospitals look like one and the same.\n\nMerges that can be taken back: 1\n/,
  );
});

test("merges that the rule made are listed with what was told by what, and taken back stay two", async () => {
  await importOf(0, "Rush Medical Center", "1653 W Congress Pkwy", "60612", {
    licenseNumber: "140119",
    npi: "",
  });
  await importOf(1, "RUSH MEDICAL CENTER", "1620 W Harrison St", "60612");
  const { code, output } = await run();
  expect(code).toBe(0);
  expect(output).toContain(`Merges that can be taken back: 1

  Rush Medical Center; 1620 W Harrison St, Chicago, IL 60612 (price files: 1)
  is a part of hospital 1: Rush Medical Center; 1653 W Congress Pkwy, Chicago, IL 60612; by the same name in one city or ZIP code, `);
  expect(output).toContain("  npx faircharge hospitals merge --undo 1\n");

  const undone = await run("--undo", "1");
  expect([undone.code, undone.output]).toEqual([
    0,
    expect.stringMatching(
      /^They are two hospitals again, and imports leave them two:\n {2}hospital 1: Rush Medical Center; price files 1\n {2}hospital \d+: Rush Medical Center; price files 1\n$/,
    ),
  ]);
  expect((await run()).output).toBe("No hospitals look like one and the same.\n");
  expect(await run("--undo", "1")).toEqual({ code: 1, output: "Merge 1 was taken back before.\n" });
  expect(await run("--undo", "7")).toEqual({
    code: 1,
    output: "There is no merge 7, or its hospital was removed.\n",
  });
});

test("a hospital that is not there is told", async () => {
  expect(await run("--apply", "1", "9")).toEqual({ code: 1, output: "There is no hospital 1.\n" });
});

test.each([
  ["--apply"],
  ["--apply", "1"],
  ["--apply", "1", "1"],
  ["1", "2"],
  ["--apply", "1", "x"],
  ["--undo"],
  ["--undo", "x"],
  ["--undo", "1", "2"],
])("called wrongly it shows its usage: %j", async (...args) => {
  const { code, output } = await run(...args);
  expect([code, output]).toEqual([2, expect.stringContaining("Usage: npx faircharge hospitals merge")]);
});
