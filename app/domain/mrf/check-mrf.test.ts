import { readFile } from "node:fs/promises";
import path from "node:path";
import { deflateRawSync, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { projectRoot } from "#app/platform/files/project-root.server.ts";
import { type OpenedRecord, openedRecords } from "../../../tests/support/opened-records.ts";
import { checkMrf, MRF_CHECK_DEFAULTS } from "./check-mrf.server.ts";
import type { MrfSummary } from "./mrf-event.ts";
import type { MrfHeader } from "./mrf-header.ts";
import type { MrfProblem } from "./mrf-problem.ts";
import type { StandardCharge } from "./standard-charge-record.ts";

const fixture = (name: string) => readFile(path.join(projectRoot(), "tests/fixtures/mrf", name));

async function check(
  bytes: Uint8Array | string,
  { chunkSize = 1000, maxBytes = MRF_CHECK_DEFAULTS.maxBytes } = {},
) {
  const all = Buffer.from(bytes);
  async function* open() {
    for (let at = 0; at < all.length; at += chunkSize) yield all.subarray(at, at + chunkSize);
  }
  let header = null as MrfHeader | null;
  let summary = null as MrfSummary | null;
  const records: OpenedRecord[] = [];
  const problems: MrfProblem[] = [];
  for await (const event of checkMrf({ name: "test", open }, { maxBytes, maxProblems: 1000 })) {
    if (event.kind === "header") header = event.header;
    else if (event.kind === "records") records.push(...openedRecords(event));
    else if (event.kind === "problems") problems.push(...event.problems);
    else summary = event.summary;
  }
  return {
    header,
    records,
    problems,
    summary: summary!,
    found: problems.map(({ place, rule }) => `${place} ${rule}`),
  };
}

function zipOf(name: string, content: Buffer): Buffer {
  const packed = deflateRawSync(content);
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(packed.length, 18);
  local.writeUInt32LE(content.length, 22);
  local.writeUInt16LE(name.length, 26);
  return Buffer.concat([local, Buffer.from(name), packed]);
}

const BLOOD_COUNT = {
  description: "Blood count",
  codes: [{ code: "85025", type: "CPT" }],
  setting: "outpatient",
  gross: "100.5",
  cash: "60",
  min: "40",
  max: "80",
};

test("tall, wide and JSON give the same record of the same charge", async () => {
  for (const [name, sourceRow, sourceItem] of [
    ["tall-good.csv", 4, null],
    ["wide-good.csv", 4, null],
    ["json-good.json", 0, 0],
  ] as const) {
    const { records, summary } = await check(await fixture(name));
    expect(records[0]).toMatchObject({ ...BLOOD_COUNT, sourceRow, sourceItem });
    expect(records[0]!.payers).toMatchObject([
      { payerName: "Acme", planName: "PPO", dollar: "45.2", methodology: "fee schedule", percentage: null },
    ]);
    expect(summary).toMatchObject({ outcome: "checked", valid: true, errors: 0, records: records.length });
  }
});

test("the header tells hospital, date, place, licence, NPI and template", async () => {
  for (const name of ["tall-good.csv", "json-header-after-charges.json"]) {
    expect((await check(await fixture(name))).header).toMatchObject({
      template: "3.0",
      hospitalName: "Example Hospital",
      lastUpdatedOn: "2026-03-01",
      locations: ["Example Hospital"],
      license: { number: "12", state: "CA" },
      npis: ["1234567893"],
      attested: true,
    });
  }
});

test("gzip and zip are told by their bytes and read the same, however the bytes are cut", async () => {
  const plain = await fixture("tall-good.csv");
  const records = (await check(plain)).records;
  const zip = zipOf("prices/standardcharges.csv", plain);
  const twoEntries = Buffer.concat([
    zipOf("readme.txt", Buffer.from("hello")),
    zip,
    Buffer.from("PK\u0001\u0002 directory"),
  ]);
  for (const packed of [gzipSync(plain), zip, twoEntries]) {
    for (const chunkSize of [1, 7, 100_000])
      expect((await check(packed, { chunkSize })).records).toEqual(records);
  }
});

test.each([
  ["tall-missing-setting.csv", ["G5 value-missing"], 2],
  [
    "tall-odd-numbers.csv",
    ["J4 amount-format", "J5 amount-format", "J6 amount-format", "J7 amount-format"],
    1,
  ],
  ["tall-dollar-without-min.csv", ["V4 dollar-needs-min"], 1],
  ["tall-no-code.csv", ["row 4 code-pair-missing"], 1],
  ["tall-count-zero-without-notes.csv", ["X4 count-zero-needs-notes"], 1],
  ["tall-nine-nines.csv", ["Q4 nine-nines"], 2],
  ["tall-ragged-rows.csv", ["Y5 row-too-wide"], 2],
  ["tall-windows-1252.csv", ["byte 1602 encoding"], 1],
  ["tall-unclosed-quote.csv", ["row 5 unclosed-quote"], 1],
  ["json-broken-item.json", ["/standard_charge_information/0 json-syntax"], 1],
  ["json-trailing-text.json", ["/ json-trailing-text"], 2],
  [
    "json-negative-amount.json",
    ["/standard_charge_information/0/standard_charges/0/gross_charge amount-format"],
    1,
  ],
])("%s is reported at its place and the other rows are read", async (name, expected, recordCount) => {
  const { found, records } = await check(await fixture(name));
  expect(found).toEqual(expected);
  expect(records).toHaveLength(recordCount);
});

test("a wide row or a JSON charge loses only the payer at fault", async () => {
  const wide = await check(await fixture("wide-payer-without-methodology.csv"));
  expect(wide.found).toEqual(["Z4 charge-needs-methodology"]);
  expect(wide.records[0]!.payers.map((payer) => payer.payerName)).toEqual(["Acme"]);
  const json = await check(await fixture("json-percentage-without-count.json"));
  expect(json.found.map((text) => text.split(" ")[1])).toContain("count-missing");
  expect(json.records.map((record) => record.payers.length)).toEqual([1, 1]);
});

test("a byte order mark is no part of the file", async () => {
  for (const name of ["tall-good.csv", "json-good.json"]) {
    const plain = await fixture(name);
    const marked = Buffer.concat([Buffer.from("\ufeff"), plain]);
    for (const chunkSize of [1, 1000]) {
      const { records, summary } = await check(marked, { chunkSize });
      expect([summary.valid, records]).toEqual([true, (await check(plain)).records]);
    }
  }
});

test("windows-1252 bytes are read as the letters they are", async () => {
  const { records, summary } = await check(await fixture("tall-windows-1252.csv"));
  expect(records[0]!.description).toBe("Café visit");
  expect(summary.valid).toBe(true);
});

test.each([
  ["an empty file", "", "not-a-price-file"],
  ["a page of HTML", "<!doctype html><title>Not found</title>", "not-a-price-file"],
  ["another CSV", "name,age\nAda,36\n", "not-a-price-file"],
  ["another JSON", '{"name": "Ada"}', "not-a-price-file"],
  ["a JSON list", "[1, 2]", "not-a-price-file"],
  ["UTF-16", Buffer.from("\ufeffhospital_name", "utf16le"), "damaged"],
  ["a zip without a price file", zipOf("readme.txt", Buffer.from("hello")), "damaged"],
])("%s ends with a typed outcome", async (_, bytes, outcome) => {
  const { summary, records } = await check(bytes);
  expect(summary).toMatchObject({ outcome, valid: false });
  expect(summary.errors).toBeGreaterThan(0);
  expect(records).toEqual([]);
});

test("JSON and gzip that break off keep what came before", async () => {
  const json = await check(await fixture("json-truncated.json"));
  expect(json.summary.outcome).toBe("damaged");
  const plain = await fixture("tall-good.csv");
  const gzip = await check(gzipSync(plain).subarray(0, -20), { chunkSize: 50 });
  expect(gzip.summary.outcome).toBe("damaged");
});

test("a gzip bomb stops at the limit", async () => {
  const bomb = gzipSync(Buffer.alloc(50_000_000, "hospital_name,"));
  expect(bomb.length).toBeLessThan(1_000_000);
  expect((await check(bomb, { maxBytes: 1_000_000 })).summary).toMatchObject({
    outcome: "too-large",
    valid: false,
  });
});

test("a single line of 40 MB is refused in little memory", async () => {
  const line = Buffer.alloc(40_000_000, "x");
  const { summary, found } = await check(Buffer.concat([Buffer.from("hospital_name,"), line]), {
    chunkSize: 262_144,
  });
  expect(summary.valid).toBe(false);
  expect(found).toEqual(["row 1 row-too-long"]);
});

test("rows of a tall file that repeat a charge share it, and one that differs in any cell of it does not", async () => {
  const [names, values, columns, good] = (await fixture("tall-good.csv")).toString().split("\n");
  const others = ["Acme,HMO", "Acme,EPO"].map((payer) => good!.replace("Acme,PPO", payer));
  const changed = [good!.replace("Blood count", "Blood coumt"), good!.replace("outpatient", "inpatient")];
  const rows = [good!, ...others, ...changed, good!];
  const source = Buffer.from([names, values, columns, ...rows].join("\n"));
  const charges: StandardCharge[] = [];
  async function* open() {
    yield source;
  }
  for await (const event of checkMrf({ name: "test", open })) {
    if (event.kind === "records") charges.push(...event.records.map(({ charge }) => charge));
  }
  expect(charges.map((charge) => charges.indexOf(charge))).toEqual([0, 0, 0, 3, 4, 0]);
  expect(charges.map(({ setting }) => setting)).toEqual([
    ...Array(4).fill("outpatient"),
    "inpatient",
    "outpatient",
  ]);
});

test("a wide file of 1,277 columns gives every payer that has a price", async () => {
  const [names, values, columns] = (await fixture("wide-good.csv")).toString().split("\n");
  const payers = Array.from({ length: 140 }, (_, i) => `P${i}|Plan`);
  const parts = (columns ?? "").split(",").filter((name) => name.includes("Acme|PPO"));
  const shared = (columns ?? "").split(",").filter((name) => !/\|(Acme|Best)\|/i.test(name));
  const wide = [
    ...shared,
    ...payers.flatMap((payer) => parts.map((name) => name.replace("Acme|PPO", payer))),
  ];
  const cells: Record<string, string> = {
    description: "Blood count",
    "code|1": "85025",
    "code|1|type": "CPT",
    setting: "both",
    "standard_charge|min": "1",
    "standard_charge|max": "9",
  };
  const row = wide.map((name) => {
    if (name.endsWith("negotiated_dollar")) return "5";
    return name.endsWith("methodology") ? "per diem" : (cells[name] ?? "");
  });
  const { records, problems } = await check([names, values, wide.join(","), row.join(",")].join("\n"));
  expect(wide.filter((name) => /\|(Acme|Best)\|/i.test(name))).toEqual([]);
  expect(wide.length).toBeGreaterThan(1_260);
  expect(problems).toEqual([]);
  expect(records[0]!.payers).toHaveLength(140);
});

test("problems are capped in number but all are counted by rule", async () => {
  const [names, values, columns, good] = (await fixture("tall-good.csv")).toString().split("\n");
  const bad = good!.replace("outpatient", "clinic");
  const { problems, summary } = await check([names, values, columns, ...Array(3000).fill(bad)].join("\n"));
  expect(problems).toHaveLength(1000);
  expect(summary.problemsByRule).toEqual([{ rule: "value-not-allowed", severity: "error", count: 3000 }]);
});
