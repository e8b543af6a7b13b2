import { writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { listRows } from "../../tests/fixtures/mrf/list-rows.ts";
import { databaseForEachTest } from "../../tests/support/database-for-tests.ts";
import { folderForTests } from "../../tests/support/folder-for-tests.ts";
import { runProgram } from "../../tests/support/run-program.ts";

const database = databaseForEachTest({ isOfCommands: true });
const folder = folderForTests();
const HEADER = "Hosp_Name,Hosp_Address,City,State,Case_ID,Action_Date,Action";

async function run(...rows: string[]) {
  const file = path.join(folder, "list.csv");
  await writeFile(file, [HEADER, ...rows].join("\n"));
  return runProgram("hospitals enforcement", file);
}

const matched = () =>
  listRows(
    database.db,
    "select hospital_name, h.name from enforcement_actions a left join hospitals h using (hospital_id) order by case_id",
  );

test("an action is a hospital's where name, city and house number agree, and nobody's where one of them does not", async () => {
  await database.db.$client.query(`
    insert into hospitals (name, match_name, state, city, street, zip, ccn) values
      ('Quiet Harbor Hospital', 'quiet harbor hospital', 'CA', 'San Diego', '12 Quiet Harbor Rd', '92101', '050001'),
      ('Mercy Hospital', 'mercy hospital', 'CA', 'Merced', '5 G Street', '95340', '050002'),
      ('Mercy Hospital', 'mercy hospital', 'TX', 'Laredo', '5 G Street', '78041', '450001')`);
  const { code, output } = await run(
    '"QUIET HARBOR HOSPITAL, INC.",12 QUIET HARBOR ROAD,SAN DIEGO,CA,C1,3/31/2025,Warning Notice',
    "Mercy Medical Center,5 G ST,Merced,California,C2,2025-04-01,Closure Notice",
    "Mercy Hospital,900 Other Ave,Merced,CA,C3,04/02/2025,CMP Notice",
    "Quiet Harbor Rehabilitation Hospital,12 Quiet Harbor Rd,San Diego,CA,C4,04/03/2025,CMP Notice",
    "Mercy Hospital,5 G Street,Dallas,TX,C5,04/03/2025,CMP Notice",
    "Nowhere Clinic,1 A St,Nome,AK,C6,02/30/2025,Warning Notice",
    "Nowhere Clinic,1 A St,Nome,AK,C7,02/28/2025,Friendly Letter",
  );
  expect(code).toBe(0);
  expect(await matched()).toEqual([
    "QUIET HARBOR HOSPITAL, INC. ; Quiet Harbor Hospital",
    "Mercy Medical Center ; Mercy Hospital",
    "Mercy Hospital ; -",
    "Quiet Harbor Rehabilitation Hospital ; -",
    "Mercy Hospital ; -",
  ]);
  expect(output).toContain("row 7 left out: no-date (02/30/2025)");
  expect(output).toContain("row 8 left out: unknown-action (Friendly Letter)");
  expect(output).toMatch(
    /unsure, and shown nowhere: 2\n {4}Mercy Hospital \(Merced, CA\): hospital \d+, Mercy Hospital/,
  );

  await run("Nowhere Clinic,1 A St,Nome,AK,C7,02/28/2025,Appealed");
  expect(await matched()).toEqual(["Nowhere Clinic ; -"]);
});

test("another file is refused, and the list that is here stays", async () => {
  await run("Nowhere Clinic,1 A St,Nome,AK,C7,02/28/2025,Appealed");
  const file = path.join(folder, "other.csv");
  await writeFile(file, "name,price\nA,1\n");
  const { code, output } = await runProgram("hospitals enforcement", file);
  expect([code, output]).toEqual([1, expect.stringContaining("has no column Case_ID, Hosp_Name")]);
  expect(await matched()).toHaveLength(1);
});
