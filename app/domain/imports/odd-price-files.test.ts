import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { deflateRawSync, gzipSync } from "node:zlib";
import { afterEach, describe, expect, onTestFinished, test } from "vitest";
import { listRows } from "../../../tests/fixtures/mrf/list-rows.ts";
import {
  charge,
  longText,
  nthHospital,
  priceFileText,
  rate,
  withItems,
} from "../../../tests/fixtures/mrf/write-price-file.ts";
import { databaseForTests } from "../../../tests/support/database-for-tests.ts";
import { importPriceFile } from "./import-price-file.server.ts";
import { findImportReport } from "./list-imports.server.ts";
import { openPriceFile, type PriceFile, priceFileOf } from "./price-file.server.ts";
import { removeImport } from "./remove-import.server.ts";

const database = databaseForTests();

const table = (query: string) => listRows(database.db, query);

const GOOD = priceFileText({ hospital: nthHospital(1, "TX"), charges: [charge("71046"), charge("71047")] });
const GOOD_JSON = priceFileText({
  layout: "json",
  hospital: nthHospital(1, "TX"),
  charges: [charge("71046")],
});
const [NAMES, VALUES, COLUMNS, ...ROWS] = GOOD.split("\n") as [string, string, string, ...string[]];
const NESTED = "[".repeat(10_000) + "]".repeat(10_000);

function zipOf(name: string, content: string): Buffer {
  const packed = deflateRawSync(content);
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(packed.length, 18);
  local.writeUInt32LE(content.length, 22);
  local.writeUInt16LE(name.length, 26);
  return Buffer.concat([local, Buffer.from(name), packed]);
}

describe("comes in, as far as it can be read:", () => {
  let importId: number | null = null;
  afterEach(async () => {
    if (importId !== null) await removeImport(database.db, importId);
    importId = null;
  });

  /** Imports a file and returns its charges: code, description, gross charge. */
  async function charges(file: Buffer | string | PriceFile): Promise<string[]> {
    const isBytes = typeof file === "string" || Buffer.isBuffer(file);
    const priceFile = isBytes ? priceFileOf("standardcharges.csv", Buffer.from(file)) : file;
    const outcome = await importPriceFile(database.db, priceFile, {
      strict: false,
      maxBytes: 1e9,
      isSample: false,
      replacesSampleData: false,
    });
    if (outcome.outcome !== "imported") throw new Error(JSON.stringify(outcome));
    importId = outcome.importId;
    return table(
      `select code, description, gross from standard_charges where import_id = ${importId} order by charge_no`,
    );
  }
  const rules = async () =>
    (await findImportReport(database.db, importId!))!.problemCounts.map(({ rule }) => rule);
  const BOTH = ["71046 ; Service 71046 ; 100", "71047 ; Service 71047 ; 100"];

  test.each<[string, Buffer | string]>([
    ["a byte order mark", `\ufeff${GOOD}`],
    ["lines that end with CR and LF", GOOD.replaceAll("\n", "\r\n")],
    ["lines that end with CR", GOOD.replaceAll("\n", "\r")],
    ["lines of mixed ends", `${NAMES}\r\n${VALUES}\r${COLUMNS}\n${ROWS.join("\r\n")}`],
    ["blank lines between", `${NAMES}\n${VALUES}\n${COLUMNS}\n\n${ROWS.join("\n\n,,,,\n")}`],
    ["no line end at the end", GOOD.trimEnd()],
    ["gzip", gzipSync(GOOD)],
    ["a zip", zipOf("prices/standardcharges.csv", GOOD)],
    [
      "rows that are cut short",
      `${NAMES}\n${VALUES}\n${COLUMNS}\n${ROWS.map((row) => row.replace(/,+$/, "")).join("\n")}`,
    ],
    [
      "rows with more cells than columns",
      `${NAMES}\n${VALUES}\n${COLUMNS}\n${ROWS.map((row) => row && `${row},,odd`).join("\n")}`,
    ],
    [
      "capitals and spaces in names of columns",
      GOOD.replace(COLUMNS, COLUMNS.toUpperCase().replaceAll("|", " | ")),
    ],
  ])("%s", async (_, file) => {
    expect(await charges(file)).toEqual(BOTH);
  });

  test("windows-1252 letters, with a warning", async () => {
    const file = Buffer.from(GOOD.replace("Service 71046", "Caf\xe9 \x96 \x80"), "latin1");
    expect((await charges(file))[0]).toBe("71046 ; Café – € ; 100");
    expect(await rules()).toEqual(["encoding"]);
  });

  test("a row of 40 MB between good ones, with an error", async () => {
    const folder = await mkdtemp(path.join(tmpdir(), "fc-import-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const rows = [ROWS[0], `x${"y".repeat(40e6)}`, ROWS[1]];
    await writeFile(path.join(folder, "a.csv"), [NAMES, VALUES, COLUMNS, ...rows].join("\n"));
    expect(
      await charges(
        await openPriceFile(path.join(folder, "a.csv"), { sourceUrl: null, sourcePageUrl: null }),
      ),
    ).toEqual(BOTH);
    expect(await rules()).toEqual(["row-too-long"]);
  });

  test("a wide file of 1,277 columns", async () => {
    const payers = Array.from({ length: 141 }, (_, n) => rate(`Payer ${n}`, "PPO", String(50 + n)));
    const text = priceFileText({ layout: "wide", charges: [charge("71046", { payers }), charge("71047")] });
    expect(text.split("\n")[2]!.split(",").length).toBeGreaterThanOrEqual(1277);
    expect(await charges(text)).toEqual(BOTH);
    expect(
      await table(`select count(*), sum(dollar) from negotiated_charges where import_id = ${importId}`),
    ).toEqual([`141 ; ${(141 * (50 + 190)) / 2}`]);
  });

  test("JSON with an item of endless depth between good ones", async () => {
    expect(
      await charges(withItems(GOOD_JSON, (own) => `${own},${NESTED},${own.replaceAll("71046", "71047")}`)),
    ).toEqual(BOTH);
    expect(await rules()).toEqual(["json-too-deep"]);
  });

  test("odd amounts: what is no positive number is left out, what is one is kept to the last digit", async () => {
    const digits = "1234567890".repeat(20);
    const good = [digits, `0.${digits}`, "0.0001", "123456789012.99", "00012.500", ".5"];
    const bad = [
      "$1,2.3",
      "1e400",
      "-5",
      "0",
      "0.00",
      "1,000",
      "12.3.4",
      "NaN",
      "5%",
      digits.repeat(1000),
      `0.${digits.repeat(1000)}1`,
    ];
    const file = priceFileText({
      hospital: nthHospital(3, "TX"),
      charges: [...bad, ...good].map((gross, at) => charge(String(71000 + at), { description: "x", gross })),
    });
    expect((await charges(file)).map((row) => row.split(" ; ")[2])).toEqual([
      digits,
      `0.${digits.replace(/0$/, "")}`,
      "0.0001",
      "123456789012.99",
      "12.5",
      "0.5",
    ]);
    expect(await rules()).toEqual(["amount-format"]);
    const [prices] = await table(`select count(price), max(price) from prices where import_id = ${importId}`);
    expect(prices).toBe("4 ; 12.5");
  });

  test("odd numbers in JSON", async () => {
    const json = priceFileText({
      layout: "json",
      charges: [charge("71046", { gross: "4711" }), charge("71047")],
    });
    expect(
      await charges(json.replace('"gross_charge":4711', '"gross_charge":1e400,"discounted_cash":5e-324')),
    ).toEqual([BOTH[1]]);
    expect(await rules()).toEqual(["amount-format"]);
  });

  test.each([
    "tall",
    "json",
  ] as const)("NUL characters and halves of characters in every text, %s", async (layout) => {
    const odd = (text: string) => `${text.slice(0, 1)}\0${text.slice(1)}\ud83d`;
    const payers = [
      rate(odd("Zenith Mutual"), odd("PPO"), null, {
        algorithm: odd("Twice"),
        methodology: "other",
        count: "0",
        notes: odd("None"),
      }),
    ];
    const own = nthHospital(4, "TX");
    const text = priceFileText({
      layout,
      hospital: {
        ...own,
        name: odd(own.name),
        licenseNumber: odd(own.licenseNumber),
        npi: odd(own.npi),
        address: odd(own.address),
      },
      charges: ["71046", "71047"].map((code) =>
        charge(code, {
          description: odd("Service"),
          modifiers: [odd("26")],
          billingClass: odd("facility"),
          notes: odd("Note"),
          payers,
        }),
      ),
    });
    const plain = text.replaceAll("\\ud83d", "\ufffd");
    expect(await charges(layout === "json" ? text : plain)).toEqual([
      "71046 ; Service\ufffd ; 100",
      "71047 ; Service\ufffd ; 100",
    ]);
    expect(
      await table(`select payer_name, plan_name, algorithm from negotiated_charges join payer_plans using (hospital_id, import_id, plan_no)
        where import_id = ${importId} order by rate_no`),
    ).toEqual(Array(2).fill("Zenith Mutual\ufffd ; PPO\ufffd ; Twice\ufffd"));
    expect(
      await table(
        `select name from hospitals join imports using (hospital_id) where import_id = ${importId}`,
      ),
    ).toEqual([expect.stringMatching(/^Hospital E of Saint Nobody/)]);
  });

  test("endless texts in every place", async () => {
    const long = (n: number) => longText(10_000 + n);
    const file = priceFileText({
      hospital: { ...nthHospital(5, "TX"), address: long(1), licenseNumber: long(2), npi: long(3) },
      charges: [
        charge("71046", {
          description: long(4),
          codes: [
            { code: long(5), type: "NDC" },
            { code: "71046", type: "CPT" },
          ],
          drug: { unit: "5", type: "ML" },
          modifiers: [long(6)],
          billingClass: long(7),
          notes: long(8),
          payers: [
            rate(long(9), long(10), "50"),
            rate(long(11), long(12), null, {
              algorithm: long(13),
              methodology: "other",
              count: "0",
              notes: long(14),
            }),
          ],
        }),
        charge(long(15)),
      ],
    });
    expect((await charges(file)).map((row) => row.length)).toEqual([10_000 + 4 + 14, 60 + 8 + 10_015 + 9]);
    expect(
      await table(
        `select length(modifiers), length(billing_class), price from prices where import_id = ${importId}`,
      ),
    ).toEqual(["60 ; 60 ; 100"]);
    const names = await table(
      `select length(payer_name), length(plan_name) from payer_plans where import_id = ${importId} order by plan_no`,
    );
    expect(names).toHaveLength(2);
  });
});
