import { writeFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { importCmsFile } from "#app/domain/cms-files/import-cms-file.server.ts";
import { refreshStatistics } from "#app/domain/statistics/refresh-statistics.server.ts";
import { importPriceTexts } from "../../../tests/fixtures/mrf/import-price-texts.ts";
import { listRows } from "../../../tests/fixtures/mrf/list-rows.ts";
import { charge, nthHospital, priceFileText } from "../../../tests/fixtures/mrf/write-price-file.ts";
import { openTestDatabase, type TestDatabase } from "../../../tests/support/test-database.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await refreshStatistics(database.db);
});
afterAll(() => database.close());

const amountsOf = (code: string) =>
  listRows(
    database.db,
    `select part, trim_scale(hospital), schedule, trim_scale(doctor) from national_amounts where code = '${code}' order by part`,
  );

// Worked out by another program from CMS's files: addendum B of 2025-10, PPRRVU26 July, CLFS of 2025 Q2, table 5 of 2027.
test.each([
  ["27447", "a procedure paid as a whole", [" ; 12866.82 ; outpatient ; 1159.35"]],
  ["45378", "a colonoscopy", [" ; 911.71 ; outpatient ; 164.67"]],
  ["70553", "an MRI, whole and read alone", [" ; 357.13 ; outpatient ; 316.97", "26 ; - ; - ; 105.21"]],
  ["80053", "a laboratory test, by the schedule of laboratories", [" ; 10.56 ; laboratory ; -"]],
  [
    "77067",
    "a mammogram, whose technical part a hospital is paid",
    [" ; 91.18 ; physician ; 126.26", "26 ; - ; - ; 35.07"],
  ],
  ["97110", "therapy, by the schedule of physicians", [" ; 29.06 ; physician ; 29.06"]],
  ["470", "a stay: weight 1.956 of $7,389.01", [" ; 14452.9 ; stay ; -"]],
  ["J1885", "a drug by the unit", []],
  ["96376", "a service that is packaged into others", []],
])("%s: %s", async (code, _, expected) => {
  expect(await amountsOf(code)).toEqual(expected);
});

test("an imported edition takes the place of what comes with the site, and all prices are judged anew", async () => {
  const anew = await openTestDatabase();
  try {
    const hospital = nthHospital(0, "CA");
    const text = priceFileText({ hospital, charges: [charge("27447", { gross: "3000", cash: "2000" })] });
    await importPriceTexts(anew.db, [text]);
    const verdict = () => listRows(anew.db, "select implausible from prices");
    expect(await verdict()).toEqual(["near-the-doctors-fee"]);
    await importCmsFile(anew.db, await addendumB(anew.dataDir, "27447,,J1,5115,,$5000.00"), {
      table: null,
      edition: "2026-07",
    });
    await refreshStatistics(anew.db);
    expect(await verdict()).toEqual(["-"]);
    expect(
      await listRows(anew.db, "select edition from national_amount_editions where schedule = 'outpatient'"),
    ).toEqual(["2026-07"]);
  } finally {
    await anew.close();
  }
});

test("a newer table of stays, in CMS's own layout, takes the place of the one that comes with the site", async () => {
  const anew = await openTestDatabase();
  try {
    const title = `"TABLE 5.\u0097LIST OF MS-DRGS, RELATIVE WEIGHTING FACTORS,\nAND MEAN LENGTH OF STAY\u0097FY 2028 Final Rule"`;
    const header =
      "MS-DRG\tFY 2028 Final Post-Acute DRG\tFY 2028 Final Special Pay DRG\tMDC\tTYPE\tMS-DRG Title";
    const file = `${anew.dataDir}/CMS-1833-F Table 5.txt`;
    const rows = ["470\tYes\tYes\t08\tSURG\tx\t1.9\t2.0\t1.6\t2.1", "999\tNo\tNo\t\t\tUNGROUPABLE\t\t\t\t"];
    const text = [
      title,
      `${header}\tWeights - Before Cap\tWeights - 10% Cap Applied\tGeometric mean LOS\tArithmetic mean LOS`,
      ...rows,
      "",
    ];
    await writeFile(file, Buffer.from(text.join("\r\n"), "latin1"));
    expect(await importCmsFile(anew.db, file, { table: null, edition: null })).toMatchObject({
      outcome: "imported",
      files: [{ edition: { kind: "stay-weights", edition: "2027-10" }, rowCount: 2 }],
    });
    await refreshStatistics(anew.db);
    const stays = "select code, trim_scale(hospital) from national_amounts where code_type = 'MS-DRG'";
    expect(await listRows(anew.db, stays)).toEqual(["470 ; 14778.02"]);
  } finally {
    await anew.close();
  }
});

async function addendumB(folder: string, row: string): Promise<string> {
  const file = `${folder}/July 2026 Addendum B.csv`;
  const head =
    "Addendum B.-- OPPS Payment by HCPCS Code for CY 2026\nHCPCS Code,Short Descriptor,SI,APC,Relative Weight,Payment Rate\n";
  await writeFile(file, `${head}${row}\nV2790,,N,,,\n`);
  return file;
}
