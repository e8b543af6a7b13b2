import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { beforeEach, describe, expect, test } from "vitest";
import { openStarterEdits } from "#app/domain/coding-edits/starter/open-starter-edits.server.ts";
import { STARTER_EDITION } from "#app/domain/coding-edits/starter/starter-edition.ts";
import { streamZip } from "#app/platform/files/zip-stream.server.ts";
import { databaseForTests } from "../../../tests/support/database-for-tests.ts";
import { folderForTests } from "../../../tests/support/folder-for-tests.ts";
import { importCmsFile } from "./import-cms-file.server.ts";
import { listCmsFiles } from "./list-cms-files.server.ts";
import { loadCodingEdits } from "./load-coding-edits.server.ts";
import { removeCmsFile } from "./remove-cms-file.server.ts";

const PAIRS = "ccipra-v322r0-f1.txt";
const LIMITS = "MCR_MUE_PractitionerServices_Eff_04-01-2026.csv";
const HOSPITAL_LIMITS = "MCR_MUE_OutpatientHospitalServices_Eff_04-01-2026.csv";
const ADD_ONS = "AOC_V2026Q2-MCR.xlsx";
const FEES = "PPRRVU2026_Jul_nonQPP.csv";
const RATES = "opps-addendum-b-2025-10.csv";

const nothingSaid = { edition: null, table: null };
const starter = openStarterEdits();

const database = databaseForTests();
const folder = folderForTests();
beforeEach(async () => {
  await database.db.$client.query("delete from cms_files");
});

const fixture = (name: string) => readFile(path.join("tests/fixtures/rules", name));

async function importBytes(name: string, bytes: string | Buffer, said: Said = nothingSaid) {
  const filePath = path.join(folder, name);
  await writeFile(filePath, bytes);
  return importCmsFile(database.db, filePath, said);
}

type Said = Parameters<typeof importCmsFile>[2];

async function importFixture(name: string, as = name) {
  return importBytes(as, await fixture(name));
}

const refusal = (about: object) => ({ outcome: "refused", refusal: about });
const listed = async () =>
  (await listCmsFiles(database.db)).map(({ kind, table, edition, part, rowCount }) => [
    kind,
    table,
    edition,
    part,
    rowCount,
  ]);

describe("what is a file of CMS's", () => {
  test("is known by its content and name, with its edition and all its rows", async () => {
    for (const name of [PAIRS, LIMITS, HOSPITAL_LIMITS, ADD_ONS, FEES, RATES]) {
      expect(await importFixture(name), name).toMatchObject({ outcome: "imported" });
    }
    await importFixture("MCR_MUE_DMESupplierServices_Eff_04-01-2026.csv");
    await importFixture("GPCI2026.csv");
    await importFixture("CLFS-2025-Q2V1.csv");
    await importFixture("asp-payment-limit-2026-01.csv");
    expect(await listed()).toEqual([
      ["add-ons", null, "2026-04", null, 66],
      ["drug-limits", null, "2026-01", null, 5],
      ["laboratory-fees", null, "2025-04", null, 7],
      ["localities", null, "2026-01", null, 98],
      ["outpatient-rates", null, "2025-10", null, 16],
      ["pairs", "practitioner", "2026-07", 1, 154],
      ["physician-fees", null, "2026-07", null, 16],
      ["unit-limits", "dme", "2026-04", null, 3],
      ["unit-limits", "hospital", "2026-04", null, 11],
      ["unit-limits", "practitioner", "2026-04", null, 13],
    ]);
  });

  test("comes packed, alone or several at once, and the text is read where it is there as a workbook, too", async () => {
    expect(await importBytes(`${LIMITS}.gz`, gzipSync(await fixture(LIMITS)))).toMatchObject({
      files: [{ fileName: LIMITS, edition: { table: "practitioner" } }],
    });
    const archive = streamZip(
      [
        { path: "RVU26C/read me.pdf", content: Buffer.from("%PDF") },
        { path: `RVU26C/${FEES}`, content: await fixture(FEES) },
        { path: "RVU26C/PPRRVU2026_Jul_QPP.csv", content: await fixture(FEES) },
        { path: "RVU26C/GPCI2026.csv", content: await fixture("GPCI2026.csv") },
        { path: "RVU26C/GPCI2026.xlsx", content: await fixture(ADD_ONS) },
        { path: "RVU26C/ANES2026.csv", content: Buffer.from("Contractor,Locality,Factor\n1,2,3\n") },
        { path: ADD_ONS, content: await fixture(ADD_ONS) },
      ],
      new Date(0),
    );
    expect(await importBytes("rvu26c.zip", await buffer(archive))).toMatchObject({
      outcome: "imported",
      files: [
        { fileName: FEES, rowCount: 16 },
        { fileName: "GPCI2026.csv", rowCount: 98 },
        { fileName: ADD_ONS, rowCount: 66 },
      ],
      leftOut: ["PPRRVU2026_Jul_QPP.csv", "ANES2026.csv"],
    });
  });

  test("has its columns found by their names, wherever they stand", async () => {
    const text = (await fixture(FEES)).toString("latin1");
    const without = text.replaceAll(/^((?:[^,\r\n]*,){23})[^,\r\n]*,/gm, "$1"); // as in 2025, without PRIC IND
    expect(without).not.toBe(text);
    expect(await importBytes(FEES, without)).toMatchObject({
      outcome: "imported",
      files: [{ rowCount: 16 }],
    });
    const { rows } = await database.db.$client.query("select entries from cms_entries where code = '99213'");
    expect(rows[0].entries[0]).toMatchObject({ conversionFactor: 33.4009, workRvu: 1.3, facilityRvu: 0.33 });
  });

  test("leaves nothing of a descriptor behind", async () => {
    const text = (await fixture(RATES))
      .toString("latin1")
      .replace("71046,,", "71046,X-ray exam chest 2 views,");
    await importBytes(RATES, Buffer.from(text, "latin1"));
    const { rows } = await database.db.$client.query("select entries::text from cms_entries");
    expect(rows).toHaveLength(16);
    expect(JSON.stringify(rows)).not.toMatch(/x-ray/i);
  });
});

describe("a file is refused, with nothing of it kept,", () => {
  const cases: [string, string, (bytes: Buffer) => string | Buffer, object][] = [
    ["that is none", "page.csv", () => "<html>Log in</html>", { reason: "unknown-layout" }],
    [
      "in two bytes a character",
      LIMITS,
      (bytes) => Buffer.from(`\ufeff${bytes}`, "utf16le"),
      { reason: "unreadable" },
    ],
    [
      "of one row without an end",
      PAIRS,
      (bytes) => `${bytes}${"\t".repeat(200_000)}`,
      { reason: "row", row: 161 },
    ],
    ["that is empty", LIMITS, () => "", { reason: "unknown-layout" }],
    ["cut within a row", LIMITS, (bytes) => bytes.subarray(0, -9), { reason: "cut-short", row: 15 }],
    [
      "cut after a row",
      LIMITS,
      (bytes) => bytes.subarray(0, bytes.indexOf("97110")),
      { reason: "cut-short", lastCode: "96375" },
    ],
    [
      "with a row that breaks off",
      LIMITS,
      (bytes) => bytes.toString("latin1").replace(/^97110,.*\n/m, "97110\n"),
      { reason: "row", row: 11, fault: "too-few-cells" },
    ],
    [
      "with something else for a limit",
      LIMITS,
      (bytes) => bytes.toString("latin1").replace("97110,", "97110,many "),
      { reason: "row", row: 11, fault: "not-a-number" },
    ],
    [
      "with a code twice",
      LIMITS,
      (bytes) => bytes.toString("latin1").replace("V5364", "99284"),
      { reason: "row", row: 15, fault: "twice", written: "99284" },
    ],
    [
      "with a day that there is not",
      PAIRS,
      (bytes) => bytes.toString("latin1").replace("20231231", "20231331"),
      { reason: "row", row: 7, fault: "not-a-date", written: "20231331" },
    ],
    [
      "with an indicator that there is not",
      PAIRS,
      (bytes) => bytes.toString("latin1").replace("20231231\t1", "20231231\t7"),
      { reason: "row", row: 7, fault: "not-an-indicator", written: "7" },
    ],
    [
      "with a quote that does not end",
      RATES,
      (bytes) => bytes.toString("latin1").replace("45378,,", '45378,",'),
      { reason: "row", row: 10, fault: "damaged-quotes" },
    ],
  ];
  test.each(cases)("%s", async (_, name, change, about) => {
    expect(await importBytes(name, change(await fixture(name).catch(() => Buffer.alloc(0))))).toMatchObject(
      refusal(about),
    );
    expect(await listed()).toEqual([]);
  });

  test("whose packing is damaged", async () => {
    const packed = gzipSync(await fixture(LIMITS));
    expect(await importBytes(`${LIMITS}.gz`, packed.subarray(0, -12))).toMatchObject(
      refusal({ reason: "unreadable" }),
    );
    expect(await importBytes(ADD_ONS, (await fixture(ADD_ONS)).subarray(0, -40))).toMatchObject(
      refusal({ reason: "unreadable" }),
    );
    expect(await importCmsFile(database.db, path.join(folder, "nowhere.csv"), nothingSaid)).toMatchObject(
      refusal({ reason: "unreadable" }),
    );
    expect(await importCmsFile(database.db, folder, nothingSaid)).toMatchObject(
      refusal({ reason: "unreadable" }),
    );
  });

  test("whose name says another kind, table or edition than its content", async () => {
    expect(await importFixture(LIMITS, PAIRS)).toMatchObject(
      refusal({ reason: "other-kind", byName: "pairs", byContent: "unit-limits" }),
    );
    expect(await importFixture(LIMITS, HOSPITAL_LIMITS)).toMatchObject(refusal({ reason: "other-table" }));
    expect(await importFixture(FEES, "PPRRVU2026_Jan_nonQPP.csv")).toMatchObject(
      refusal({ reason: "other-edition", one: "2026-01", other: "2026-07" }),
    );
    expect(await importFixture(RATES, "opps-addendum-b-2026-01.csv")).toMatchObject(
      refusal({ reason: "other-edition", one: "2026-01", other: "2025" }),
    );
    expect(
      await importBytes(PAIRS, await fixture(PAIRS), { edition: null, table: "hospital" }),
    ).toMatchObject(refusal({ reason: "other-table" }));
    expect(await importFixture(FEES, "PPRRVU2026_Jul_QPP.csv")).toMatchObject(
      refusal({ reason: "other-factor" }),
    );
  });

  test("whose edition or table nobody says, and imported where it is said", async () => {
    expect(await importFixture(LIMITS, "limits.csv")).toMatchObject(refusal({ reason: "no-edition" }));
    expect(await importFixture(PAIRS, "pairs.txt")).toMatchObject(refusal({ reason: "no-table" }));
    const bytes = await fixture(PAIRS);
    const unlicensed = bytes.toString("latin1").replace("copyright 2025", "copyright");
    expect(await importBytes("ccipra.txt", Buffer.from(unlicensed, "latin1"))).toMatchObject(
      refusal({ reason: "no-edition" }),
    );
    expect(await importBytes("pairs.txt", bytes, { edition: "2026-07", table: "hospital" })).toMatchObject({
      files: [{ edition: { kind: "pairs", table: "hospital", edition: "2026-07", part: null } }],
    });
  });

  test("but not pairs whose licence tells the year alone: they carry their dates", async () => {
    expect(await importFixture(PAIRS, "ccipra-part-f1.txt")).toMatchObject({
      files: [{ edition: { kind: "pairs", table: "practitioner", edition: "2026-01", part: 1 } }],
    });
  });

  test("that is there already, packed or under another edition, or whose edition is", async () => {
    const first = await importFixture(LIMITS);
    const cmsFileId = first.outcome === "imported" ? first.files[0]!.cmsFileId : 0;
    expect(await importBytes(`${LIMITS}.gz`, gzipSync(await fixture(LIMITS)))).toMatchObject(
      refusal({ reason: "same-again", cmsFileId }),
    );
    expect(await importFixture(LIMITS, LIMITS.replace("04-01", "07-01"))).toMatchObject(
      refusal({ reason: "same-again", cmsFileId }),
    );
    const changed = (await fixture(LIMITS)).toString("latin1").replace("97110,6", "97110,5");
    expect(await importBytes(LIMITS, changed)).toMatchObject(refusal({ reason: "edition-taken", cmsFileId }));
    expect(await listed()).toHaveLength(1);
  });

  test("with all that came in its archive", async () => {
    const archive = streamZip(
      [
        { path: LIMITS, content: await fixture(LIMITS) },
        { path: HOSPITAL_LIMITS, content: (await fixture(HOSPITAL_LIMITS)).subarray(0, -9) },
      ],
      new Date(0),
    );
    expect(await importBytes("mue.zip", await buffer(archive))).toMatchObject({
      fileName: HOSPITAL_LIMITS,
      ...refusal({ reason: "cut-short" }),
    });
    expect(await listed()).toEqual([]);
  });
});

describe("the edits of a bill", () => {
  const load = (...codes: string[]) =>
    loadCodingEdits(database.db, starter, { codes, table: "practitioner" });

  test("are the starter set's where nothing is imported", async () => {
    expect((await load("80053")).pairEdition("hospital", "2026-08-01")).toBe(STARTER_EDITION);
  });

  test("hold between their dates, and never with indicator 9", async () => {
    const text = (await fixture(PAIRS)).toString("latin1");
    const again = "13121\t13120\t\t19960101\t19960101\t9\tx\r\n13121\t13120\t*\t19960101\t*\t0\tx\r\n";
    await importBytes(PAIRS, text + again);
    const edits = await load("0001A", "0591T", "90473", "13121", "13120");
    const among = (day: string) =>
      edits
        .pairsAmong("practitioner", new Set(["0001A", "0591T", "90473", "13121", "13120"]), day)
        .map(({ column1, column2, yieldsToModifier, edition }) => [
          column1,
          column2,
          yieldsToModifier,
          edition,
        ]);
    const always = ["13121", "13120", false, "2026-07"];
    expect(among("2022-01-01")).toEqual([["0001A", "0591T", true, "2026-07"], always]);
    expect(among("2023-12-31")).toHaveLength(2);
    expect(among("2024-01-01")).toEqual([always]);
    expect(among("2021-12-31")).toEqual([always]);
  });

  test("are the starter set's for first codes that no imported part goes over, and for other tables", async () => {
    await importFixture(PAIRS);
    const edits = await load("80053", "80048", "0001A", "0591T");
    const codes = new Set(["80053", "80048", "0001A", "0591T"]);
    expect(edits.pairEdition("practitioner", "2023-06-01")).toBe("2026-07");
    expect(edits.pairsAmong("practitioner", codes, "2023-06-01").map(({ edition }) => edition)).toEqual([
      STARTER_EDITION,
      "2026-07",
    ]);
    expect(edits.pairEdition("hospital", "2023-06-01")).toBe(STARTER_EDITION);
  });

  test("are those of the newest edition that had begun, side by side, and a removed one's no more", async () => {
    await importFixture(LIMITS);
    const later = (await fixture(LIMITS)).toString("latin1").replace("97110,6", "97110,5");
    const second = await importBytes(LIMITS.replace("04-01", "07-01"), later);
    const limitOn = async (day: string) => (await load("97110")).findLimit("practitioner", "97110", day);
    expect(await limitOn("2026-06-30")).toEqual({ units: 6, judges: "day", edition: "2026-04" });
    expect(await limitOn("2026-07-01")).toEqual({ units: 5, judges: "day", edition: "2026-07" });
    expect(await limitOn("2026-03-31")).toMatchObject({ edition: STARTER_EDITION });
    expect(await limitOn("2027-09-30")).toMatchObject({ edition: "2026-07" });
    expect(await limitOn("2027-10-01")).toMatchObject({ edition: STARTER_EDITION });
    const { cmsFileId } = second.outcome === "imported" ? second.files[0]! : { cmsFileId: 0 };
    expect(await removeCmsFile(database.db, cmsFileId)).toBe(LIMITS.replace("04-01", "07-01"));
    expect(await removeCmsFile(database.db, cmsFileId)).toBeNull();
    expect(await limitOn("2026-07-01")).toMatchObject({ edition: "2026-04" });
  });

  test("tell what an add-on stands beside, and of what a contractor decides nothing", async () => {
    await importFixture(ADD_ONS);
    const edits = await load("96375", "0054T", "G2211", "99417");
    expect(edits.findAddOn("96375", "2026-05-01")?.primaries).toEqual(
      new Set(["96360", "96365", "96374", "96409", "96413"]),
    );
    expect(edits.findAddOn("0054T", "2026-05-01")).toEqual({ primaries: null, edition: "2026-04" });
    expect(edits.findAddOn("96375", "2024-05-01")).toMatchObject({ edition: "2026-04" });
    expect(edits.findAddOn("99417", "2026-05-01")).toBeNull();
    expect(edits.findAddOn("G2211", "2026-05-01")?.primaries?.has("99347")).toBe(true);
  });

  test("tell of a five-digit code that the year's fee schedule does not list that it is not in force", async () => {
    await importFixture(FEES);
    const edits = await load("99213", "99201", "12999", "91399", "Z0000");
    const of = (code: string) => ["2025-12-31", "2026-01-01"].map((day) => edits.isInForce(code, day));
    expect(of("99213")).toEqual([null, true]);
    expect(of("12999")).toEqual([null, false]);
    expect(of("99201")).toEqual([false, false]);
    expect(of("91399")).toEqual([null, null]);
    expect(of("Z0000")).toEqual([null, null]);
    expect(of("80053")).toEqual([null, null]);
  });
});
