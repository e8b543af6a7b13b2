import { writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { mergeHospitals } from "#app/domain/imports/merge-hospitals.server.ts";
import { takeBackMerge } from "#app/domain/imports/take-back-merge.server.ts";
import { digestTables, listRows } from "../../../../tests/fixtures/mrf/list-rows.ts";
import {
  returnXml,
  type WrittenFacility,
  type WrittenReturn,
} from "../../../../tests/fixtures/schedule-h/write-return.ts";
import { databaseForEachTest } from "../../../../tests/support/database-for-tests.ts";
import { folderForTests } from "../../../../tests/support/folder-for-tests.ts";
import { runProgram } from "../../../../tests/support/run-program.ts";

const database = databaseForEachTest({ isOfCommands: true });
const folder = folderForTests();

async function program(name: string, ...args: string[]): Promise<string> {
  const { code, output } = await runProgram(name, ...args);
  expect([output, code]).toEqual([output, 0]);
  return output;
}

async function importList(...rows: string[]): Promise<void> {
  const file = path.join(folder, "list.csv");
  const header =
    "Facility ID,Facility Name,Address,City/Town,State,ZIP Code,Telephone Number,Hospital Type,Hospital overall rating";
  await writeFile(file, [header, ...rows].join("\n"));
  await program("hospitals import", file);
}

async function importReturn(written: WrittenReturn): Promise<void> {
  const file = path.join(folder, "return.xml");
  await writeFile(file, returnXml(written));
  await program("assistance import", file);
}

const HARBOR = "380001,QUIET HARBOR HOSPITAL,12 HARBOR RD,EXAMPLETON,OR,97001,,,";
const COVE = "380002,QUIET COVE HOSPITAL,9 COVE RD,EXAMPLETON,OR,97001,,,";
const filed = (name: string, more: Partial<WrittenFacility> = {}) => ({
  name,
  city: "EXAMPLETON",
  state: "OR",
  zip: "97001",
  ...more,
});
const policies = () =>
  listRows(
    database.db,
    `select name, source_kind, free_percent, discount_percent, as_of::text, coalesce(facility_name, source)
     from hospital_policies join hospitals using (hospital_id) order by 1`,
  );
const ccns = async () =>
  (await program("assistance list", "--json"))
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line).ccn);

test("hospitals that come in after the filings are matched, and a filing that says the same writes nothing", async () => {
  await importReturn({ facilities: [filed("QUIET HARBOR HOSPITAL")] });
  expect([await ccns(), await policies()]).toEqual([[null], []]);
  await importList(HARBOR);
  expect([await ccns(), await policies()]).toEqual([
    ["380001"],
    ["Quiet Harbor Hospital ; filing ; 200 ; 400 ; 2023-12-31 ; QUIET HARBOR HOSPITAL"],
  ]);
  const { data_version: before } = await digestTables(database.db);
  await importReturn({ facilities: [filed("QUIET HARBOR HOSPITAL")], isAmended: true });
  expect((await digestTables(database.db)).data_version).toBe(before);
});

test("an operator's policy and a filing: the newer of the two is the hospital's", async () => {
  await importList(HARBOR);
  const enter = (asOf: string) =>
    program(
      "assistance set",
      "380001",
      "--free",
      "250",
      "--policy-url",
      "https://example.org/fap",
      "--source",
      "its own page",
      "--as-of",
      asOf,
    );
  expect(await enter("2022-05-01")).toBe(
    "Quiet Harbor Hospital: the policy as of 2022-05-01 is entered. The site shows it.\n",
  );
  expect(await policies()).toEqual([
    "Quiet Harbor Hospital ; operator ; 250 ; - ; 2022-05-01 ; its own page",
  ]);
  await importReturn({ facilities: [filed("QUIET HARBOR HOSPITAL")] });
  expect(await policies()).toEqual([
    "Quiet Harbor Hospital ; filing ; 200 ; 400 ; 2023-12-31 ; QUIET HARBOR HOSPITAL",
  ]);
  expect(await enter("2023-05-01")).toMatch(/The site shows the hospital's filing, which is newer\.\n$/);
  await enter("2026-05-01");
  expect(await policies()).toEqual([
    "Quiet Harbor Hospital ; operator ; 250 ; - ; 2026-05-01 ; its own page",
  ]);
  expect(
    await runProgram("assistance set", "389999", "--free", "1", "--source", "a", "--as-of", "2026-05-01"),
  ).toEqual({ code: 1, output: "There is no hospital 389999, or more than one.\n" });
});

test("unsure pairs are offered, and what an operator says holds for the next filing", async () => {
  await importList(HARBOR);
  await importReturn({ facilities: [filed("QUIET HARBOR CAMPUS AT THE QUAY")] });
  expect(await policies()).toEqual([]);
  const offered = await program("assistance match");
  const [, no, shortId] = /--take (\S+) (\S+)/.exec(offered)!;
  expect(offered).toContain(
    "  Quiet Harbor Hospital (Exampleton, OR 97001), CCN 380001: same place, a like name\n",
  );
  expect(await program("assistance match", "--take", no!, shortId!)).toBe(
    "QUIET HARBOR CAMPUS AT THE QUAY is Quiet Harbor Hospital.\n",
  );
  expect(await policies()).toHaveLength(1);
  await importReturn({
    facilities: [filed("QUIET HARBOR CAMPUS AT THE QUAY")],
    taxYear: "2024",
    periodEnd: "2024-12-31",
  });
  expect(await policies()).toEqual([
    "Quiet Harbor Hospital ; filing ; 200 ; 400 ; 2024-12-31 ; QUIET HARBOR CAMPUS AT THE QUAY",
  ]);
  const [next] = (
    await listRows(database.db, "select filing_id || '.1' from assistance_filings where is_current")
  ).slice(-1);
  expect(await program("assistance match", "--none", next!)).toBe(
    "QUIET HARBOR CAMPUS AT THE QUAY is none of the site's hospitals.\n",
  );
  expect([await policies(), await program("assistance match")]).toEqual([
    [],
    "No hospital of a filing waits to be matched.\n",
  ]);
});

test("pairs of EIN and CCN that an operator loads find a hospital filed at its office", async () => {
  await importList("010001,QUIET HARBOR HOSPITAL,12 HARBOR RD,EXAMPLETON,AL,36301,,,");
  const office = { city: "FAR OFFICE", state: "AL", zip: "35201" };
  await importReturn({ ein: "090000201", facilities: [filed("QUIET HARBOR HOSPITAL", office)] });
  expect(await ccns()).toEqual([null]);
  const file = path.join(folder, "pairs.csv");
  await writeFile(
    file,
    "hospital_id,ein,name,medicare_provider_number\n1,90000201,Quiet Harbor,10001\n2,,None,\n",
  );
  expect(await program("assistance match", "--pairs", file)).toBe(
    `${file}: pairs of EIN and CCN loaded: 1; filings are matched anew.\n`,
  );
  expect(await ccns()).toEqual(["010001"]);
  await writeFile(file, "name,price\n1,2\n");
  expect((await runProgram("assistance match", "--pairs", file)).code).toBe(1);
  expect(await ccns()).toEqual(["010001"]);
});

test("a hospital filed without a place is found by its name in the state of the filer's address", async () => {
  await importList(HARBOR, "220001,QUIET HARBOR HOSPITAL,1 BAY RD,EXAMPLETON,MA,01001,,,");
  await importReturn({
    filer: "NORTH CORP",
    filerState: "OR",
    facilities: [{ name: "QUIET HARBOR HOSPITAL" }],
  });
  expect(await ccns()).toEqual(["380001"]);
});

test("Part I stands for a hospital without a section B, and says so; zero is no limit", async () => {
  await importList(HARBOR, COVE);
  await importReturn({
    partOne:
      "<Percent200Ind>X</Percent200Ind><DiscountedCareOthPercentageGrp><DiscountedCareOtherPct>3.00</DiscountedCareOtherPct></DiscountedCareOthPercentageGrp>",
    facilities: [filed("QUIET HARBOR HOSPITAL"), filed("QUIET COVE HOSPITAL")],
    sections: [{ name: "QUIET COVE HOSPITAL", free: "0.", discount: "250." }],
  });
  const rows =
    "select name, free_percent, discount_percent, is_doubtful, is_of_organisation from hospital_policies join hospitals using (hospital_id) order by 1";
  expect(await listRows(database.db, rows)).toEqual([
    "Quiet Cove Hospital ; - ; 250 ; false ; false",
    "Quiet Harbor Hospital ; 200 ; 300 ; true ; true",
  ]);
});

test("a merge carries filings and what was entered to the kept hospital, and taking it back gives them back", async () => {
  await importList(HARBOR, COVE);
  await importReturn({ facilities: [filed("QUIET HARBOR HOSPITAL"), filed("QUIET COVE HOSPITAL")] });
  await program("assistance set", "380002", "--free", "333", "--source", "its page", "--as-of", "2026-05-01");
  const before = await policies();
  expect(before).toHaveLength(2);
  const [harbor, cove] = await listRows(database.db, "select hospital_id from hospitals order by ccn");
  const merged = await mergeHospitals(database.db, { keepId: Number(harbor), otherId: Number(cove) });
  if (merged.outcome !== "merged") throw new Error(merged.outcome);
  expect(await policies()).toEqual(["Quiet Harbor Hospital ; operator ; 333 ; - ; 2026-05-01 ; its page"]);
  expect((await takeBackMerge(database.db, merged.mergeId)).outcome).toBe("taken-back");
  expect([await policies(), await ccns()]).toEqual([before, ["380001", "380002"]]);
});
