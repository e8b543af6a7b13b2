import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { validateCsv, validateJson } from "@cmsgov/hpt-validator";
import { beforeAll, expect, test } from "vitest";
import { checkMrf } from "#app/domain/mrf/check-mrf.server.ts";
import type { MrfSummary } from "#app/domain/mrf/mrf-event.ts";
import type { MrfHeader } from "#app/domain/mrf/mrf-header.ts";
import { type OpenedRecord, openedRecords } from "../../../tests/support/opened-records.ts";
import { makeSampleFiles, type SampleFile } from "./make-sample-files.ts";
import { sampleHospitals } from "./sample-hospitals.ts";

type ReadFile = SampleFile & { header: MrfHeader; summary: MrfSummary; records: OpenedRecord[] };

const files: ReadFile[] = [];

beforeAll(async () => {
  for (const file of makeSampleFiles()) files.push(await read(file));
});

async function read({ fileName, text }: SampleFile): Promise<ReadFile> {
  const bytes = new TextEncoder().encode(text);
  let header = null as MrfHeader | null;
  let summary = null as MrfSummary | null;
  const records: OpenedRecord[] = [];
  async function* open() {
    yield bytes;
  }
  for await (const event of checkMrf({ name: fileName, open })) {
    if (event.kind === "header") header = event.header;
    else if (event.kind === "records") records.push(...openedRecords(event));
    else if (event.kind === "summary") summary = event.summary;
  }
  return { fileName, text, header: header!, summary: summary!, records };
}

const hashOf = (made: Iterable<SampleFile>) => {
  const hash = createHash("sha256");
  for (const { fileName, text } of made) hash.update(fileName).update(text);
  return hash.digest("hex");
};

const principal = ({ codes }: OpenedRecord) => `${codes[0]!.type} ${codes[0]!.code}`;
const servicesOf = ({ records }: ReadFile) => new Set(records.map(principal));
const countBy = <T>(list: readonly T[], key: (entry: T) => string) => {
  const counts: Record<string, number> = {};
  for (const entry of list) counts[key(entry)] = (counts[key(entry)] ?? 0) + 1;
  return counts;
};

test("the same seed makes the same bytes, another seed others", () => {
  const made = hashOf(files);
  expect(hashOf(makeSampleFiles())).toBe(made);
  const [other] = makeSampleFiles(1);
  expect(files.map(({ text }) => text)).not.toContain(other!.text);
});

test("every sample hospital has one file, named as 45 CFR 180.50 asks, dated in 2026 and small", () => {
  expect(files.map(({ header }) => [header.hospitalName, header.license, header.addresses])).toEqual(
    sampleHospitals().map(({ name, licenseNumber, state, address, city, zip }) => [
      name,
      { number: licenseNumber, state },
      [`${address}, ${city}, ${state} ${zip}`],
    ]),
  );
  for (const { fileName, header } of files) {
    expect(fileName).toMatch(/^00-\d{7}(_.+_)(standardcharges)\.(csv|json)$/);
    expect(header.lastUpdatedOn! >= "2026-01-15" && header.lastUpdatedOn! <= "2026-10-30").toBe(true);
  }
  expect(new Set(files.map(({ fileName }) => fileName)).size).toBe(40);
  expect(files.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThan(40e6);
});

test("layouts and templates are mixed: a third each, half of all in template 3.0", () => {
  const layouts = countBy(files, ({ header }) => header.layout);
  expect(layouts).toEqual({ tall: 14, wide: 13, json: 13 });
  expect(countBy(files, ({ header }) => header.template)["3.0"]).toBe(20);
  const pairs = new Set(files.map(({ header }) => `${header.layout} ${header.template}`));
  expect(pairs.size).toBe(12);
});

test("our checker finds no error in any file, and the sentinel that one of them holds", () => {
  const problems = files.flatMap(({ fileName, summary }) =>
    summary.problemsByRule.map(({ rule, severity }) => `${severity} ${rule} ${fileName}`),
  );
  expect(files.every(({ summary }) => summary.valid)).toBe(true);
  expect(problems.map((problem) => problem.split(" ").slice(0, 2).join(" "))).toEqual(["warning nine-nines"]);
});

test("CMS's validator calls every file valid", async () => {
  for (const { fileName, text, header } of files) {
    const validate = fileName.endsWith(".json") ? validateJson : validateCsv;
    const { valid } = await validate(Readable.from([text]), `${header.template}.0`);
    expect([fileName, valid]).toEqual([fileName, true]);
  }
});

test.each([
  ["imaging", /^CPT 7\d{4}$/, 60],
  ["laboratory", /^CPT 8\d{4}$/, 50],
  ["emergency", /^CPT 9928\d$/, 4],
  ["clinic visits", /^CPT 992[01]\d$/, 4],
  ["surgery and procedures", /^CPT [1-6]\d{4}$/, 60],
  ["maternity", /^CPT 59\d{3}$/, 3],
  ["therapy", /^CPT (97|92)\d{3}$/, 10],
  ["heart", /^CPT 93\d{3}$/, 10],
  ["drugs", /^HCPCS J\d{4}$/, 40],
  ["room and board", /^RC 0?[12]\d{2}$/, 8],
  ["hospital stays", /^MS-DRG \d{3}$/, 60],
])("every hospital offers %s", (_, codes, fewest) => {
  for (const file of files) {
    const offered = [...servicesOf(file)].filter((code) => codes.test(code));
    expect(offered.length).toBeGreaterThanOrEqual(fewest);
  }
});

test("a hospital offers 400 to 520 services of at least 520, and any two share 200", () => {
  const offered = files.map(servicesOf);
  for (const services of offered) expect(services.size >= 400 && services.size <= 520).toBe(true);
  expect(new Set(offered.flatMap((services) => [...services])).size).toBeGreaterThanOrEqual(520);
  for (const one of offered)
    for (const other of offered)
      expect([...one].filter((code) => other.has(code)).length).toBeGreaterThanOrEqual(200);
});

test("a drug comes with an NDC and what its unit holds", () => {
  for (const { records } of files) {
    for (const { codes, drug } of records.filter((record) => principal(record).startsWith("HCPCS J"))) {
      expect(codes.find(({ type }) => type === "NDC")?.code).toMatch(/^99999-\d{4}-\d{2}$/);
      expect(drug?.unit).toMatch(/^\d+(\.\d+)?$/);
    }
  }
});

test("no charge is published twice: parts of an image bear their modifier", () => {
  const modifiers = new Set<string>();
  const twice: string[] = [];
  for (const { header, records } of files) {
    const seen = new Set<string>();
    for (const record of records) {
      const payers = header.layout === "tall" ? record.payers.map((p) => `${p.payerName} ${p.planName}`) : [];
      const key = [principal(record), record.setting, ...record.modifiers, ...payers].join("|");
      if (seen.has(key)) twice.push(key);
      seen.add(key);
      for (const modifier of record.modifiers) modifiers.add(`${modifier} ${record.billingClass}`);
    }
  }
  expect(twice).toEqual([]);
  expect([...modifiers].sort()).toEqual(["26 null", "26 professional", "TC facility", "TC null"]);
});

test("minimum and maximum are the lowest and highest dollar amount of the hospital's plans", () => {
  for (const { records } of files) {
    const amounts = new Map<string, { given: string; dollars: number[] }>();
    for (const record of records) {
      const key = [principal(record), ...record.modifiers].join("|");
      const charge = amounts.get(key) ?? { given: `${record.min} ${record.max}`, dollars: [] };
      for (const { dollar } of record.payers) if (dollar !== null) charge.dollars.push(Number(dollar));
      amounts.set(key, charge);
    }
    for (const { given, dollars } of amounts.values()) {
      const range = dollars.length > 0 ? `${Math.min(...dollars)} ${Math.max(...dollars)}` : "null null";
      expect(given).toBe(range);
    }
  }
});

test("negotiated charges are dollars, percentages and algorithms of all kinds", () => {
  const payers = files.flatMap(({ records }) => records.flatMap((record) => record.payers));
  const kinds = countBy(payers, (payer) =>
    payer.dollar ? "dollar" : payer.percentage ? "percentage" : `algorithm, ${payer.methodology}`,
  );
  expect(Object.keys(kinds).sort()).toEqual([
    "algorithm, case rate",
    "algorithm, fee schedule",
    "algorithm, other",
    "dollar",
    "percentage",
  ]);
  expect(kinds.dollar! / payers.length).toBeGreaterThan(0.6);
  expect(new Set(payers.map(({ payerName }) => payerName)).size).toBe(6);
  expect(
    new Set(
      files.map(
        ({ records }) => new Set(records.flatMap((record) => record.payers.map((p) => p.payerName))).size,
      ),
    ),
  ).toEqual(new Set([4, 5, 6]));
});

test.each([
  ["CPT 73721", 2500, 4500],
  ["CPT 85025", 60, 150],
  ["CPT 99284", 1500, 3000],
  ["MS-DRG 470", 60_000, 120_000],
])("%s has a gross charge between %i and %i dollars at the middle hospital, and cash below it", (code, low, high) => {
  const charges = files.map(({ records }) => records.find((record) => principal(record) === code)!);
  const gross = charges.map((charge) => Number(charge.gross)).sort((a, b) => a - b);
  const median = gross[20]!;
  expect(median > low && median < high).toBe(true);
  expect(gross[30]! / gross[10]!).toBeGreaterThan(1.2);
  const shares = charges.flatMap(({ cash, gross }) => (cash === null ? [] : [Number(cash) / Number(gross)]));
  const usual = shares.filter((share) => share > 0.29 && share < 0.61);
  expect(usual.length).toBeGreaterThanOrEqual(shares.length - 1);
});

test("some cash prices are missing, and a few prices are absurd", () => {
  const charges = files.flatMap(({ records }) => records);
  const cashless = charges.filter(({ cash }) => cash === null).length / charges.length;
  expect(cashless > 0.02 && cashless < 0.3).toBe(true);
  const bloodCounts = charges.filter((charge) => principal(charge) === "CPT 85025");
  expect(bloodCounts.some(({ gross }) => Number(gross) > 20_000)).toBe(true);
  expect(charges.some(({ cash }) => cash === "0.01")).toBe(true);
});
