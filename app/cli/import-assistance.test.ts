import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { digestTables, listRows } from "../../tests/fixtures/mrf/list-rows.ts";
import { returnXml } from "../../tests/fixtures/schedule-h/write-return.ts";
import { writeReturnZip } from "../../tests/fixtures/schedule-h/write-zip.ts";
import { folderForTests } from "../../tests/support/folder-for-tests.ts";
import { runProgram } from "../../tests/support/run-program.ts";
import { openTestDatabase, type TestDatabase } from "../../tests/support/test-database.ts";

let database: TestDatabase;
const folder = folderForTests();
const run = async (...args: string[]) => {
  const { code, output } = await runProgram("assistance import", ...args);
  return { code, output: output.replace(/\d+\.\d s\b/g, "0.1 s") };
};
const current = () =>
  listRows(
    database.db,
    "select ein, period_end::text, is_amended, sent_at is not null from assistance_filings where is_current order by 1",
  );

async function xml(name: string, text: string): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, text);
  return file;
}

const ofPeriod = (periodEnd: string, sentAt: string, isAmended = false) =>
  returnXml({ ein: "900000237", periodEnd, sentAt, isAmended });
const ORIGINAL = ofPeriod("2023-06-30", "2023-11-15T08:00:00-05:00");
const AMENDED = ofPeriod("2023-06-30", "2024-03-01T08:00:00-05:00", true);
const SENT_AGAIN = ofPeriod("2023-06-30", "2023-12-15T08:00:00-05:00");
const NEXT_YEAR = ofPeriod("2024-06-30", "2024-11-15T08:00:00-05:00");

describe("into a database", () => {
  beforeEach(async () => {
    database = await openTestDatabase();
    vi.stubEnv("DATABASE_URL", database.databaseUrl);
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    await database.close();
  });

  test("of a zip every whole member comes in, each broken one is named, and again nothing changes", async () => {
    const whole = returnXml();
    const zip = await writeReturnZip(path.join(folder, "2024_TEOS_XML_11A.zip"), [
      { name: "1_public.xml", text: whole },
      { name: "2_public.xml", text: returnXml({ ein: "900000202" }).slice(0, 300) },
      { name: "3_public.xml", text: returnXml({ ein: "900000203" }), faults: "crc" },
      { name: "4_public.xml", text: returnXml({ ein: "900000204" }), faults: { statedBytes: 0x7fffffff } },
      { name: "5_public.xml", text: returnXml({ ein: "900000205" }), faults: { statedBytes: 100 } },
      { name: "6_public.xml", text: whole.replaceAll("IRS990ScheduleH", "IRS990ScheduleO") },
      {
        name: "7_public.xml",
        text: returnXml({ ein: "900000207" }).replace("<Return ", "<!DOCTYPE Return><Return "),
      },
      { name: "8_public.xml", text: returnXml({ ein: "900000208" }) },
      { name: "notes.txt", text: whole },
    ]);
    expect(await run(zip)).toEqual({
      code: 1,
      output: `2024_TEOS_XML_11A.zip: returns imported 2, without Schedule H 1, not readable 5; 0.1 s
  2024_TEOS_XML_11A/2_public.xml: It is cut short: the end of the return is missing.
  2024_TEOS_XML_11A/3_public.xml: Its bytes do not have the checksum (CRC) that the zip states.
  2024_TEOS_XML_11A/4_public.xml: It unpacks to 2048 MB; more than 256 MB is not read.
  2024_TEOS_XML_11A/5_public.xml: too many bytes in the stream. expected 100. got at least ${Buffer.byteLength(returnXml({ ein: "900000205" }))}
  2024_TEOS_XML_11A/7_public.xml: It has a document type, which returns do not have.
`,
    });
    const before = await digestTables(database.db);
    expect((await run(zip)).output).toMatch(/^2024_TEOS_XML_11A\.zip: returns imported 0, known before 2,/);
    const asData = JSON.parse((await run(zip, "--json")).output.split("\n")[0]!);
    expect(asData).toMatchObject({ fileName: "2024_TEOS_XML_11A.zip", imported: 0, unchanged: 2 });
    expect(asData.broken).toHaveLength(5);
    expect(await digestTables(database.db)).toEqual(before);
  });

  test.each([
    [[ORIGINAL, SENT_AGAIN, AMENDED, NEXT_YEAR], "900000237 ; 2024-06-30 ; false ; true"],
    [[NEXT_YEAR, AMENDED, ORIGINAL], "900000237 ; 2024-06-30 ; false ; true"],
    [[AMENDED, SENT_AGAIN, ORIGINAL], "900000237 ; 2023-06-30 ; true ; true"],
  ])("whatever the order, the current filing is of the latest period, then amended (%#)", async (texts, expected) => {
    for (const [index, text] of texts.entries())
      expect((await run(await xml(`${index}.xml`, text))).code).toBe(0);
    expect(await current()).toEqual([expected]);
  });

  test("a folder gives its zips, returns and indexes; the index keeps members of other forms shut", async () => {
    const place = path.join(folder, "year");
    await mkdir(path.join(place, "more"), { recursive: true });
    await writeReturnZip(path.join(place, "2025_TEOS_XML_05a.ZIP"), [
      { name: "202500000000000001_public.xml", text: returnXml() },
      { name: "202500000000000002_public.xml", text: "cut off, of a form that the index names" },
    ]);
    await xml("year/more/single.xml", returnXml({ ein: "900000202" }));
    await xml(
      "year/index_2025.csv",
      "\ufeffRETURN_ID,FILING_TYPE,EIN,TAX_PERIOD,SUB_DATE,TAXPAYER_NAME,RETURN_TYPE,DLN,OBJECT_ID,XML_BATCH_ID\r\n" +
        "1,EFILE,900000201,202312,2025,EXAMPLE HEALTH, INC,990,1,202500000000000001,2025_TEOS_XML_05a\r\n" +
        "2,EFILE,900000999,202312,2025,SMALL ONE,990EZ,2,202500000000000002,2025_TEOS_XML_05a\r\n" +
        "3,EFILE,900000998,202312,2025,WITHOUT A MEMBER,990,3,202500000000000003,2025_TEOS_XML_05a\r\n",
    );
    expect(await run(place)).toEqual({
      code: 0,
      output: "2025_TEOS_XML_05a.ZIP: returns imported 1; 0.1 s\nyear: returns imported 1; 0.1 s\n",
    });
  });

  test("what is nothing of the IRS's is named, and the rest comes in", async () => {
    const zip = await xml("broken.zip", "PK\u0003\u0004 and no more");
    const csv = await xml("prices.csv", "code,price\n1,2\n");
    const { code, output } = await run("nowhere", zip, csv, await xml("whole.xml", returnXml()));
    expect(code).toBe(1);
    expect(output).toMatch(/^nowhere: cannot be read\. ENOENT/m);
    expect(output).toMatch(/^ {2}broken\.zip cannot be read to its end: /m);
    expect(output).toContain("prices.csv: cannot be read. It is no index of the IRS");
    expect(output).toContain("whole.xml: returns imported 1");
  });

  test("a filing that is removed makes the one before it current again", async () => {
    await run(await xml("first.xml", ORIGINAL), await xml("second.xml", NEXT_YEAR));
    const [number] = (await runProgram("assistance list")).output.split("\t");
    expect(await runProgram("assistance remove", number!, "4711")).toEqual({
      code: 1,
      output: `${number}: 1 filing is removed.\nThere is no filing 4711.\n`,
    });
    expect(await current()).toEqual(["900000237 ; 2023-06-30 ; false ; true"]);
    expect((await runProgram("assistance remove", "first.xml")).output).toBe(
      "first.xml: 1 filing is removed.\n",
    );
  });
});

test.each([
  ["assistance import", []],
  ["assistance list", ["x"]],
  ["assistance remove", []],
  ["assistance match", ["--take", "1.1"]],
  ["assistance match", ["--none", "1"]],
  ["assistance match", ["--none", "1.1", "--take", "1.1", "x"]],
  ["assistance set", ["050001", "--free", "200", "--as-of", "2026-05-01"]],
  ["assistance set", ["050001", "--free", "0", "--source", "a", "--as-of", "2026-05-01"]],
  ["assistance set", ["050001", "--free", "200", "--source", "a", "--as-of", "2026-02-30"]],
  ...[
    "javascript:1",
    "//a.example",
    "https://bank.example@a.example",
    `https://a.example/${"a".repeat(2000)}`,
  ].map((url): [string, string[]] => [
    "assistance set",
    ["050001", "--policy-url", url, "--source", "a", "--as-of", "2026-02-28"],
  ]),
])("%s called with %j ends with 2 and says how to call it", async (program, args) => {
  const { code, output } = await runProgram(program, ...args);
  expect([code, output.startsWith("Usage: npx faircharge assistance ")]).toEqual([2, true]);
});
