import { writeFile } from "node:fs/promises";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { importCmsFile } from "#app/domain/cms-files/import-cms-file.server.ts";
import { refreshStatistics } from "#app/domain/statistics/counting/refresh-statistics.server.ts";
import { importPriceTexts } from "../../../tests/fixtures/mrf/import-price-texts.ts";
import { listRows } from "../../../tests/fixtures/mrf/list-rows.ts";
import { charge, nthHospital, priceFileText } from "../../../tests/fixtures/mrf/write-price-file.ts";
import { databaseForTests } from "../../../tests/support/database-for-tests.ts";
import { openTestDatabase } from "../../../tests/support/test-database.ts";

const database = databaseForTests();
beforeAll(async () => {
  await refreshStatistics(database.db);
});

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
  onTestFinished(() => anew.close());
  const hospital = nthHospital(0, "CA");
  const text = priceFileText({ hospital, charges: [charge("27447", { gross: "3000", cash: "2000" })] });
  await importPriceTexts(anew.db, [text]);
  const verdict = () => listRows(anew.db, "select implausible from prices");
  expect(await verdict()).toEqual(["professional-fee"]);
  await importCmsFile(anew.db, await addendumB(anew.dataDir, "27447,,J1,5115,,$1500.00"), {
    table: null,
    edition: "2026-07",
  });
  await refreshStatistics(anew.db);
  expect(await verdict()).toEqual(["-"]);
  expect(
    await listRows(anew.db, "select edition from national_amount_editions where schedule = 'outpatient'"),
  ).toEqual(["2026-07"]);
});

test("while all prices are judged anew, readers see the former statistics, verdicts and amounts", async () => {
  const anew = await openTestDatabase();
  const holder = await anew.db.$client.connect();
  try {
    const text = priceFileText({ charges: [charge("27447", { gross: "3000", cash: "2000" })] });
    await importPriceTexts(anew.db, [text]);
    const seen = () =>
      listRows(
        anew.db,
        `select cash_count, implausible, trim_scale(s.medicare), trim_scale(a.hospital)
         from service_statistics s join prices using (code_type, code, state) join national_amounts a using (code_type, code)`,
      );
    const former = ["0 ; professional-fee ; 12866.82 ; 12866.82"];
    expect(await seen()).toEqual(former);
    await importCmsFile(anew.db, await addendumB(anew.dataDir, "27447,,J1,5115,,$1500.00"), {
      table: null,
      edition: "2026-07",
    });
    await holder.query("begin; lock table price_ranges in share mode"); // what is counted last
    const refreshed = refreshStatistics(anew.db);
    refreshed.catch(() => {}); // met below
    const waiting = `select count(*) from pg_locks join pg_database d on d.oid = database
      where datname = current_database() and relation = 'price_ranges'::regclass and not granted`;
    await expect.poll(() => listRows(anew.db, waiting)).toEqual(["1"]);
    expect(await seen()).toEqual(former);
    await holder.query("commit");
    await refreshed;
    expect(await seen()).toEqual(["1 ; - ; 1500 ; 1500"]);
  } finally {
    holder.release(true);
    await anew.close();
  }
});

test("a newer table of stays, in CMS's own layout, takes the place of the one that comes with the site", async () => {
  const anew = await openTestDatabase();
  onTestFinished(() => anew.close());
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
});

/** Tables 1A to 1E as CMS lays them out in one sheet, with the amounts of fiscal year 2026. */
function stayRates({
  title = "FY 2028",
  nonlaborOf1B = "$2,565.99",
  first = "IS",
  capital = "$524.15",
} = {}): string {
  const heading = (is: string) =>
    `Hospital Submitted Quality Data and ${is} a Meaningful EHR User (Update = 2.6 Percent)`;
  const columns = Array.from({ length: 2 }, () => "Labor-related\tNonlabor-related").join("\t");
  const headings = `${heading(first)}\t\t${heading("is NOT")}\t`;
  return [
    `TABLE 1A. NATIONAL ADJUSTED OPERATING STANDARDIZED AMOUNTS, LABOR/NONLABOR (IF WAGE INDEX IS GREATER THAN 1) - ${title}\t\t\t`,
    headings,
    columns,
    "$4,456.72\t$2,295.89\t$4,326.90\t$2,229.01",
    "\t\t\t",
    `TABLE 1B. NATIONAL ADJUSTED OPERATING STANDARDIZED AMOUNTS (IF WAGE INDEX IS LESS THAN OR EQUAL TO 1) - ${title}\t\t\t`,
    headings,
    columns,
    `$4,186.62\t${nonlaborOf1B}\t$4,064.66\t$2,491.25`,
    `TABLE 1C. ADJUSTED OPERATING STANDARDIZED AMOUNTS FOR HOSPITALS IN PUERTO RICO - ${title}\t\t\t`,
    "National\t$4,186.62\t$2,565.99\t",
    `TABLE 1D. CAPITAL STANDARD FEDERAL PAYMENT RATE - ${title}\t\t\t`,
    "\tRate\t\t",
    ...(capital ? [`National\t${capital}\t\t`] : []),
    `TABLE 1E. LTCH PPS STANDARD FEDERAL PAYMENT RATE - ${title}\t\t\t`,
    "Standard Federal Rate\t$50,824.51\t$49,832.87\t",
    "",
  ].join("\r\n");
}

test("newer amounts of stays, in CMS's own layout, are what a stay's weight is multiplied by", async () => {
  const anew = await openTestDatabase();
  onTestFinished(() => anew.close());
  const file = `${anew.dataDir}/FY 2028 Tables 1A-1E.txt`;
  await writeFile(file, stayRates());
  expect(await importCmsFile(anew.db, file, { table: null, edition: null })).toMatchObject({
    outcome: "imported",
    files: [{ edition: { kind: "stay-rates", edition: "2027-10" }, rowCount: 3 }],
  });
  await refreshStatistics(anew.db);
  const replaced =
    "select trim_scale(hospital) from national_amounts where code_type = 'MS-DRG' and code = '989'";
  expect(await listRows(anew.db, replaced)).toEqual([String(Math.round(1.1039 * 7276.76 * 100) / 100)]);
  await anew.db.$client.query("delete from cms_files");
  await refreshStatistics(anew.db);
  expect(await listRows(anew.db, replaced)).toEqual([String(Math.round(1.1039 * 7389.01 * 100) / 100)]);
});

test("amounts of stays that do not agree, break off or are of other hospitals are refused", async () => {
  const anew = await openTestDatabase();
  const refusals: unknown[] = [];
  try {
    for (const [name, text] of Object.entries({
      "Table 1A-1E.txt": stayRates({ nonlaborOf1B: "$2,565.00" }),
      "fy2028-table-1a-1e.txt": stayRates({ first: "is NOT" }),
      "Tables 1A-1E.txt": stayRates({ capital: "" }),
      "fy2027-tables-1a-1e.txt": stayRates(),
      "FY 2028 Table 5.txt": stayRates(),
    })) {
      const file = `${anew.dataDir}/${name}`;
      await writeFile(file, text);
      refusals.push(await importCmsFile(anew.db, file, { table: null, edition: null }));
    }
  } finally {
    await anew.close();
  }
  expect(refusals).toMatchObject([
    { refusal: { reason: "row", row: 9, fault: "unlike-above" } },
    { refusal: { reason: "row", row: 4, fault: "other-hospitals" } },
    { refusal: { reason: "cut-short" } },
    { refusal: { reason: "other-edition" } },
    { refusal: { reason: "other-kind", byName: "stay-weights", byContent: "stay-rates" } },
  ]);
});

async function addendumB(folder: string, row: string): Promise<string> {
  const file = `${folder}/July 2026 Addendum B.csv`;
  const head =
    "Addendum B.-- OPPS Payment by HCPCS Code for CY 2026\nHCPCS Code,Short Descriptor,SI,APC,Relative Weight,Payment Rate\n";
  await writeFile(file, `${head}${row}\nV2790,,N,,,\n`);
  return file;
}
