import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { FoundPriceFile } from "#app/domain/mrf/find-price-files.server.ts";
import { listRows } from "../../../tests/fixtures/mrf/list-rows.ts";
import { charge, nthHospital, priceFileText } from "../../../tests/fixtures/mrf/write-price-file.ts";
import { databaseForEachTest } from "../../../tests/support/database-for-tests.ts";
import type { ImportResult } from "./import-found.server.ts";
import { type ImportProcess, openImportProcess } from "./open-import-process.server.ts";
import { openTurns } from "./open-turns.ts";

const database = databaseForEachTest();
let folder: string;
let importing: ImportProcess;
let results: ImportResult[];
const stopping = new AbortController();
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "fc-import-"));
  results = [];
  importing = openImportProcess(database.db, {
    strict: false,
    maxBytes: 1e9,
    signal: stopping.signal,
    onResult: (result) => results.push(result),
  });
  await importing.ready;
});
afterEach(async () => {
  await importing.close();
  await rm(folder, { recursive: true });
});

async function file(n: number, text: string): Promise<FoundPriceFile> {
  const filePath = path.join(folder, `${n}.csv`);
  await writeFile(filePath, text);
  const from = { sourceUrl: null, sourcePageUrl: null, locationNames: [] };
  return { outcome: "found", path: filePath, fileName: `${n}.csv`, ...from, release: () => rm(filePath) };
}

const hospital = (n: number) => priceFileText({ hospital: nthHospital(n, "TX"), charges: [charge("71046")] });

test("another process imports files when it is their turn, tells of each, and its own end is told", async () => {
  const turns = openTurns();
  const before = turns.take();
  const some = importing.import([await file(1, hospital(1)), await file(2, hospital(2))], turns.take());
  const refused = importing.import([await file(3, "no price file")], turns.take());
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await listRows(database.db, "select name from hospitals")).toEqual([]);
  before.pass();
  await Promise.all([some, refused]);
  const told = results.map((one) => [one.file.outcome === "found" && one.file.fileName, one.result?.outcome]);
  expect(told.sort()).toEqual([
    ["1.csv", "imported"],
    ["2.csv", "imported"],
    ["3.csv", "refused"],
  ]);
  expect(await listRows(database.db, "select count(*) from prices")).toEqual(["2"]);

  await importing.close();
  const late = importing.import([await file(4, hospital(4))], turns.take());
  await expect(late).rejects.toThrow(/^An importing process ended with /);
});

test("what the database says of a failure comes with its code, and once stopped nothing more comes in", async () => {
  const turns = openTurns();
  await listRows(database.db, "alter table standard_charges rename to elsewhere");
  const failing = importing.import([await file(1, hospital(1))], turns.take());
  await expect(failing).rejects.toMatchObject({ code: "42P01" });
  await listRows(database.db, "alter table elsewhere rename to standard_charges");
  stopping.abort();
  const stopped = importing.import([await file(2, hospital(2))], turns.take());
  await expect(stopped).rejects.toMatchObject({ name: "AbortError" });
});
