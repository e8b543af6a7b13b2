import { access, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { FoundPriceFile } from "#app/domain/mrf/find-price-files.server.ts";
import { refreshStatistics } from "#app/domain/statistics/counting/refresh-statistics.server.ts";
import { listRows } from "../../../tests/fixtures/mrf/list-rows.ts";
import { charge, nthHospital, priceFileText, rate } from "../../../tests/fixtures/mrf/write-price-file.ts";
import { databaseForEachTest } from "../../../tests/support/database-for-tests.ts";
import { hasSampleData } from "./has-sample-data.server.ts";
import type { RunOptions } from "./import-found.server.ts";
import { importPriceFile } from "./import-price-file.server.ts";
import { importPriceFiles } from "./import-price-files.server.ts";
import { priceFileOf } from "./price-file.server.ts";

const database = databaseForEachTest();
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "fc-import-"));
});
afterEach(() => rm(folder, { recursive: true }));

const table = (query: string) => listRows(database.db, query);
const hospital = (n: number, code = "71046") =>
  priceFileText({
    hospital: nthHospital(n, "TX"),
    charges: [charge(code, { payers: [rate("Aetna", "PPO", "70")] })],
  });

/** Runs texts as downloaded files, which are to be removed after use, or local ones; what came out of each, in their order. */
async function run(
  texts: readonly string[],
  {
    isLocal = false,
    onTake = () => {},
    ...options
  }: Partial<RunOptions> & { isLocal?: boolean; onTake?: (fileName: string) => void } = {},
): Promise<string[]> {
  const results = new Map<string, string>();
  async function* files(): AsyncGenerator<FoundPriceFile> {
    for (const [n, text] of texts.entries()) {
      const filePath = path.join(folder, `${n}.csv`);
      onTake(`${n}.csv`);
      await writeFile(filePath, text);
      const from = {
        sourceUrl: isLocal ? null : `https://example.org/${n}.csv`,
        sourcePageUrl: isLocal ? null : "https://example.org/",
        locationNames: [],
      };
      yield { outcome: "found", path: filePath, fileName: `${n}.csv`, ...from, release: () => rm(filePath) };
    }
  }
  await importPriceFiles(database.db, files(), {
    strict: false,
    maxBytes: 1e9,
    ...options,
    onResult: (result) => {
      if (result.file.outcome === "found")
        results.set(result.file.fileName, result.result?.outcome ?? "missing");
      options.onResult?.(result);
    },
  });
  return texts.map((_, n) => results.get(`${n}.csv`) ?? "none");
}

test("each file is told with its source, progress is told, and each is let go when it has been read", async () => {
  const progress: number[] = [];
  const outcomes = await run([hospital(1), "no price file", hospital(2)], {
    onProgress: ({ rows }) => progress.push(rows),
  });
  expect(outcomes).toEqual(["imported", "refused", "imported"]);
  expect(progress).toEqual([1, 1]);
  expect(await table("select file_name, source_url, source_page_url from imports order by 1")).toEqual([
    "0.csv ; https://example.org/0.csv ; https://example.org/",
    "2.csv ; https://example.org/2.csv ; https://example.org/",
  ]);
  for (const n of [0, 1, 2]) await expect(access(path.join(folder, `${n}.csv`))).rejects.toThrow("ENOENT");
});

describe("where the hospitals are the fictional ones of a fresh install", () => {
  beforeEach(async () => {
    const options = { strict: true, maxBytes: 1e9, isSample: true, replacesSampleData: false };
    for (const n of [3, 4]) {
      const payers = [rate("Aetna", "HMO", "20"), rate("Fictional Mutual", "All", "30")];
      const text = priceFileText({ hospital: nthHospital(n, "TX"), charges: [charge("71047", { payers })] });
      await importPriceFile(database.db, priceFileOf("sample.csv", Buffer.from(text)), options);
    }
    await refreshStatistics(database.db);
  });

  test("a file that is refused leaves them there", async () => {
    expect(await run(["no price file"])).toEqual(["refused"]);
    expect(await hasSampleData(database.db)).toBe(true);
    expect(await table("select code, hospital_count from service_statistics where state <> ''")).toEqual([
      "71047 ; 2",
    ]);
  });

  test("the first real file takes their place, with all that came with them", async () => {
    expect(await run(["no price file", hospital(1), hospital(2)])).toEqual([
      "refused",
      "imported",
      "imported",
    ]);
    expect(await hasSampleData(database.db)).toBe(false);
    const real = "(select hospital_id from hospitals where not is_sample)";
    const tables = [
      "prices",
      "standard_charges",
      "charge_rates",
      "rate_texts",
      "payer_plans",
      "imports",
      "hospital_locations",
    ];
    for (const name of tables) {
      expect([name, await table(`select count(*) from ${name} where hospital_id not in ${real}`)]).toEqual([
        name,
        ["0"],
      ]);
    }
    expect(await table("select name from payers")).toEqual(["Aetna"]);
    expect(await table("select code, hospital_count from service_statistics where state <> ''")).toEqual([
      "71046 ; 2",
    ]);
    expect(await table("select distinct hospital_count from category_statistics")).toEqual(["2"]);
    expect(await table("select code, hospital_count from services order by 1")).toEqual([
      "71046 ; 2",
      "71047 ; 0",
    ]);
  });
});

test("small files of a folder share a transaction, and one that may not come in or is known holds up no other", async () => {
  const texts = Array.from({ length: 80 }, (_, n) => hospital(n));
  texts[40] = "no price file";
  texts[50] = hospital(3).replace("2026", "2027"); // of a hospital that is known
  texts[60] = hospital(5); // the same bytes
  const outcomes = await run(texts, { isLocal: true });
  expect(outcomes.flatMap((outcome, n) => (outcome === "imported" ? [] : [`${n} ${outcome}`]))).toEqual([
    "40 refused",
    "60 unchanged",
  ]);
  expect(await table("select count(*), count(current_import_id) from hospitals")).toEqual(["77 ; 77"]);
  expect(await table("select count(*) from imports")).toEqual(["78"]);
  expect(await table("select count(distinct xmin::text) < 60 from imports")).toEqual(["true"]);
  expect(await table("select count(*) from prices")).toEqual(["77"]);
  expect(await table("select hospital_count from service_statistics where state <> ''")).toEqual(["77"]);
});

test("once it is stopped no further file comes in, and the statistics are of those that did", async () => {
  const controller = new AbortController();
  const texts = Array.from({ length: 60 }, (_, n) => hospital(n));
  const taken: string[] = [];
  const cameIn: string[] = [];
  let takenByThen: string[] = [];
  const running = run(texts, {
    signal: controller.signal,
    onTake: (fileName) => taken.push(fileName),
    onResult: ({ file }) => {
      cameIn.push(file.outcome === "found" ? file.fileName : "missing");
      if (cameIn.length !== 5) return;
      controller.abort();
      takenByThen = [...taken];
    },
  });
  await running.catch((error: Error) => expect(error.name).toBe("AbortError"));
  expect(takenByThen).toEqual(expect.arrayContaining(cameIn)); // how many are under way by then is the machine's
  expect(taken.length).toBeLessThan(texts.length);
  const count = String(cameIn.length);
  expect(await table("select count(*) from hospitals")).toEqual([count]);
  expect(await table("select hospital_count from service_statistics where state <> ''")).toEqual([count]);
});

test("where a connection breaks, the other files that are under way end first, and the error is told", async () => {
  const texts = Array.from({ length: 20 }, (_, n) => hospital(n));
  let isBroken = false;
  const running = run(texts, {
    onProgress: () => {
      if (isBroken) return;
      isBroken = true;
      throw new Error("connection lost");
    },
  });
  await expect(running).rejects.toThrow("connection lost");
  const working = "backend_type = 'client backend' and state <> 'idle' and pid <> pg_backend_pid()";
  const sessions = `select query from pg_stat_activity where datname = current_database() and ${working}`;
  expect(await table(sessions)).toEqual([]);
  const [count] = await table("select count(*) from hospitals");
  expect(Number(count)).toBeLessThan(texts.length); // how many come in while it breaks is the machine's
  const counted = await table("select hospital_count from service_statistics where state <> ''");
  expect(counted).toEqual(count === "0" ? [] : [count]);
});
