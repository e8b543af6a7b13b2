import { gzipSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { sayRefusal } from "#app/content/words/say-price-file.ts";
import { digestTables } from "../../../tests/fixtures/mrf/list-rows.ts";
import {
  charge,
  longText,
  nthHospital,
  priceFileText,
  rate,
  withItems,
} from "../../../tests/fixtures/mrf/write-price-file.ts";
import { databaseForTests } from "../../../tests/support/database-for-tests.ts";
import type { ImportOutcome } from "./import-outcome.ts";
import { importPriceFile } from "./import-price-file.server.ts";
import { priceFileOf } from "./price-file.server.ts";

const database = databaseForTests();
beforeAll(async () => {
  await run(priceFileText({ charges: [charge("71046", { payers: [rate("Aetna", "PPO", "70")] })] }));
});

function run(bytes: Buffer | string, { maxBytes = 1e9, strict = false } = {}): Promise<ImportOutcome> {
  const file = priceFileOf("standardcharges.csv", Buffer.from(bytes));
  return importPriceFile(database.db, file, { strict, maxBytes, isSample: false, replacesSampleData: false });
}

const SENTENCE = /^[A-Z"].*\.$/;
const GOOD = priceFileText({ hospital: nthHospital(1, "TX"), charges: [charge("71046"), charge("71047")] });
const GOOD_JSON = priceFileText({
  layout: "json",
  hospital: nthHospital(1, "TX"),
  charges: [charge("71046")],
});
const [NAMES, VALUES, COLUMNS, ...ROWS] = GOOD.split("\n") as [string, string, string, ...string[]];
const NESTED = "[".repeat(10_000) + "]".repeat(10_000);

describe("is refused with a reason in a sentence, and the database stays as it was:", () => {
  const cases: [name: string, file: Buffer | string, reason: string, message: RegExp][] = [
    ["an empty file", "", "unreadable", /not a price file/],
    ["blank lines", "\n\n\n\n", "unreadable", /not a price file/],
    [
      "a web page",
      "<!DOCTYPE html>\n<title>Log in</title>\n<p>Please log in",
      "unreadable",
      /not a price file/,
    ],
    ["another CSV", "name,price\nX-ray,100\n", "unreadable", /not a price file/],
    ["another JSON", '{"prices": [1, 2, 3]}', "unreadable", /not a price file/],
    ["a JSON list", "[1, 2, 3]", "unreadable", /damaged|not a price file/],
    [
      "a PDF",
      Buffer.from("%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj\n", "latin1"),
      "unreadable",
      /not a price file/,
    ],
    ["JSON that ends early", GOOD_JSON.slice(0, -20), "unreadable", /damaged or ends early/],
    ["JSON of one brace", "{", "unreadable", /damaged|not a price file/],
    [
      "gzip that ends early",
      gzipSync(longText(100_000) + GOOD).subarray(0, 50_000),
      "unreadable",
      /damaged|not a price/,
    ],
    [
      "a price file's gzip that ends early",
      gzipSync(GOOD).subarray(0, -12),
      "unreadable",
      /compressed data is damaged/,
    ],
    ["UTF-16", Buffer.from(`\ufeff${GOOD}`, "utf16le"), "unreadable", /is UTF-16; it must be saved as UTF-8/],
    ["UTF-16 without a mark", Buffer.from(GOOD, "utf16le"), "unreadable", /not a price file/],
    [
      "a zip without a price file",
      Buffer.from("PK\u0003\u0004 and nothing else"),
      "unreadable",
      /zip contains no/,
    ],
    ["a header alone", `${NAMES}\n${VALUES}\n${COLUMNS}\n`, "no-charges", /No row of it/],
    ["two rows alone", `${NAMES}\n${VALUES}\n`, "unreadable", /row 3/],
    ["columns without a description", GOOD.replace("\ndescription,", "\nname,"), "unreadable", /row 3/],
    ["columns without codes", GOOD.replace("code|1,", "code,"), "unreadable", /row 3/],
    [
      "a hospital without a name",
      GOOD.replace("\nHospital B of Saint Nobody,", "\n,"),
      "hospital-unclear",
      /names no hospital/,
    ],
    ["a hospital in no state", GOOD.replaceAll("TX", "ZZ"), "hospital-unclear", /which state/],
    [
      "a hospital with an endless name",
      GOOD.replaceAll("Hospital B of Saint Nobody", longText(10_000)),
      "hospital-unclear",
      /name/,
    ],
    [
      "rows that are all at fault",
      priceFileText({ charges: [charge("71046", { gross: "none" })] }),
      "no-charges",
      /No row of it/,
    ],
    ["JSON of endless depth alone", withItems(GOOD_JSON, () => NESTED), "no-charges", /No row of it/],
    [
      "endless depth in place of the header",
      `{"hospital_name": ${NESTED}, "standard_charge_information": []}`,
      "unreadable",
      /not a price file/,
    ],
    ["a first line of 40 MB", "hospital_name,".repeat(3_000_000), "unreadable", /not a price file/],
  ];
  test.each(cases)("%s", async (_, file, reason, message) => {
    const before = await digestTables(database.db);
    const outcome = await run(file);
    expect(outcome).toMatchObject({ outcome: "refused", refusal: { reason } });
    expect(told(outcome)).toMatch(message);
    expect(told(outcome)).toMatch(SENTENCE);
    expect(await digestTables(database.db)).toEqual(before);
  });

  test("more bytes than allowed, packed or not", async () => {
    const before = await digestTables(database.db);
    const bomb = gzipSync(Buffer.concat([Buffer.from(GOOD), Buffer.alloc(50e6, ROWS[0])]), { level: 9 });
    expect(bomb.length).toBeLessThan(500_000);
    for (const file of [bomb, GOOD]) {
      const outcome = await run(file, { maxBytes: file === GOOD ? 1000 : 1e6 });
      expect(outcome).toMatchObject({ outcome: "refused", refusal: { reason: "unreadable" } });
      expect(told(outcome)).toContain("--max-bytes");
    }
    expect(await digestTables(database.db)).toEqual(before);
  });

  test("any error, where errors are to be refused", async () => {
    const before = await digestTables(database.db);
    const text = priceFileText({ charges: [charge("71046"), charge("71047", { gross: "-1" })] });
    const outcome = await run(text, { strict: true });
    expect(outcome).toMatchObject({
      outcome: "refused",
      refusal: { reason: "has-errors" },
      problems: [{ place: "H5", rule: "amount-format" }],
    });
    expect(told(outcome)).toBe("It has 1 error, and --strict refuses a file with any.");
    expect(await digestTables(database.db)).toEqual(before);
    const warned = priceFileText({
      hospital: nthHospital(2, "TX"),
      charges: [charge("71046", { gross: "999999999" })],
    });
    expect(await run(warned, { strict: true })).toMatchObject({ outcome: "imported" });
  });
});

/** What a person is told of a file that was refused. */
function told(outcome: ImportOutcome): string {
  if (outcome.outcome !== "refused") throw new Error(`The file was ${outcome.outcome}.`);
  return sayRefusal("en", outcome.refusal);
}
