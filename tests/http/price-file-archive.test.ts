import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import { importPriceText } from "../fixtures/mrf/import-price-text.ts";
import { charge, nthHospital, priceFileText } from "../fixtures/mrf/write-price-file.ts";
import { folderForTests } from "../support/folder-for-tests.ts";
import { readPage } from "../support/read-page.ts";
import { runProgramIn } from "../support/run-program.ts";
import { siteForTests } from "../support/site-for-tests.ts";

const site = siteForTests();
const folder = folderForTests();

const hospital = nthHospital(1, "TX");
const CODES = ["70551", "71046", "73721", "80053"];
const editionOf = (date: string, codes: string[], cash: string) =>
  priceFileText({ hospital, date, charges: codes.map((code) => charge(code, { cash, gross: "900" })) });

beforeAll(async () => {
  await importPriceText(site.db, editionOf("2026-07-01", ["70551", "71046"], "120"));
  await importPriceText(site.db, editionOf("2025-01-01", CODES, "80"));
  await importPriceText(site.db, editionOf("2026-01-01", CODES, "100"));
});

const archive = `/price-files/archive?hospital=${encodeURIComponent(hospital.name)}`;

test("a hospital's editions come newest first, with what each changed, however late an older one came in", async () => {
  const { text, links } = await readPage(site, archive);
  expect(text).toContain("3 editions of this hospital’s price file are loaded here.");
  const [current, middle, first] = text.split("File of ").slice(1);
  expect(current).toMatch(/^Jul 1, 2026 The current one/);
  expect(current).toContain(
    "The median price went up 20%. Of 2 comparable prices, 2 went up and 0 went down",
  );
  expect(current).toContain("It has 2 rows. The edition before had 4.");
  expect(middle).toContain("The median price went up 25%. Of 4 comparable prices, 4 went up");
  expect(middle).not.toContain("The edition before had");
  expect(first).toContain("The first edition here.");
  expect(links().filter((link) => link.startsWith("/price-files/archive.csv?hospital="))).toHaveLength(1);
  const { results } = await (await site.fetch(archive.replace("archive?", "archive.json?"))).json();
  expect(
    results.map((row: Record<string, unknown>) => [row.file_date, row.halved_rows, row.median_ratio]),
  ).toEqual([
    ["2026-07-01", "true", 1.2],
    ["2026-01-01", "false", 1.25],
    ["2025-01-01", "false", null],
  ]);
  expect(results[0].sha256).toMatch(/^[0-9a-f]{64}$/);
  const moved = await site.fetch(`/price-files?hospital=${encodeURIComponent(hospital.name)}`);
  expect(moved.headers.get("Location")).toMatch(/^\/price-files\/archive\?hospital=/);
});

test("the price of a day is that of the latest file up to it, else of the first one after it", async () => {
  const ask = async (code: string, day: string) =>
    (await readPage(site, `${archive}&code=${code}&as_of=${day}`)).text;
  const may = await ask("80053", "2026-05-05");
  expect(may).toContain("On May 5, 2026, the file of Jan 1, 2026 was the latest one loaded here.");
  expect(may).toContain("$900.00 $100.00");
  expect(await ask("80053", "2024-05-05")).toContain("The first one after it is the file of Jan 1, 2025.");
  expect(await ask("80053", "2026-08-01")).toContain("That file has no price for CPT 80053.");
  expect(await ask("80053", "soon")).toContain("Enter a day, such as 2026-03-01.");
});

test("originals are kept where KEEP_PRICE_FILES allows, come back byte for byte, and go with their import", async () => {
  const other = nthHospital(2, "TX");
  const text = (date: string) => priceFileText({ hospital: other, date, charges: [charge("71046")] });
  const sent = [Buffer.from(text("2026-01-01")), gzipSync(text("2026-02-01"))];
  const variables = {
    ...process.env,
    DATABASE_URL: site.databaseUrl,
    DATA_DIR: site.dataDir,
    KEEP_PRICE_FILES: "1",
  };
  const run = (command: string, ...args: string[]) => runProgramIn({ env: variables }, command, ...args);
  const ids: number[] = [];
  for (const [index, bytes] of sent.entries()) {
    const file = path.join(folder, `original-${index}`);
    await writeFile(file, bytes);
    const { stdout } = await run("import", file, "--json");
    ids.push(JSON.parse(stdout.split("\n")[0] ?? "").importId);
  }
  for (const [index, importId] of ids.entries()) {
    const reply = await site.fetch(`/price-files/${importId}/original`);
    const got = Buffer.from(await reply.arrayBuffer());
    expect(got.equals(sent[index] as Buffer)).toBe(true);
    const digest = createHash("sha256").update(got).digest("base64");
    expect(reply.headers.get("Repr-Digest")).toBe(`sha-256=:${digest}:`);
    expect((await readPage(site, `/price-files/${importId}`)).links()).toContain(
      `/price-files/${importId}/original`,
    );
  }
  const { links } = await readPage(site, `/price-files/archive?hospital=${encodeURIComponent(other.name)}`);
  expect(links().filter((link) => link.endsWith("/original"))).toHaveLength(2);
  expect((await run("status")).stdout).toMatch(
    /Originals of price files: 2 kept, 0 MB of 1000 MB; all imported files have/,
  );
  expect((await run("prices remove", String(ids[0]))).code).toBe(0);
  expect((await site.fetch(`/price-files/${ids[0]}/original`)).status).toBe(404);
  expect((await run("status")).stdout).toMatch(/Originals of price files: 1 kept/);
});
