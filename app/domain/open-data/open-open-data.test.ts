import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { importPriceTexts } from "../../../tests/fixtures/mrf/import-price-texts.ts";
import { charge, nthHospital, priceFileText } from "../../../tests/fixtures/mrf/write-price-file.ts";
import { databaseForEachTest } from "../../../tests/support/database-for-tests.ts";
import { openOpenData } from "./open-open-data.server.ts";

const database = databaseForEachTest();
let parent: string;
beforeEach(async () => {
  parent = await mkdtemp(path.join(tmpdir(), "faircharge-open-data-"));
});
afterEach(() => rm(parent, { recursive: true, force: true }));

const open = (folder = path.join(parent, "open-data")) =>
  openOpenData({ db: database.db, folder, terms: "None.", disk: { noteFull: async () => {} } });
const importOf = (n: number) =>
  importPriceTexts(database.db, [
    priceFileText({ hospital: nthHospital(n, "TX"), charges: [charge("73721")] }),
  ]);

test("files are made once for a state of the data, also by several processes at once, and leave no others", async () => {
  await importOf(0);
  const [one, other] = [open(), open()];
  const found = await Promise.all([one.find(), one.find(), other.find()]);
  expect(found.map(({ outcome }) => outcome)).toEqual(["present", "present", "present"]);
  expect(new Set(found.map(({ files }) => JSON.stringify(files))).size).toBe(1);
  const [edition, ...rest] = await readdir(path.join(parent, "open-data"));
  expect(rest).toEqual([]);
  await importOf(1);
  const next = await one.find();
  expect(next.files?.files.find(({ fileName }) => fileName === "hospitals.csv.gz")?.rowCount).toBe(2);
  const names = await readdir(path.join(parent, "open-data"));
  expect(names).toHaveLength(1);
  expect(names).not.toEqual([edition]);
});

test("while new files are long in the making, the former ones are there", async () => {
  await importOf(0);
  const openData = open();
  const former = (await openData.find()).files;
  await importOf(1);
  const holder = await database.db.$client.connect();
  await holder.query("begin; lock table payer_names in access exclusive mode");
  expect(await openData.find()).toEqual({ outcome: "being-made", files: former });
  const opened = await openData.openFile("hospitals.csv.gz");
  expect(opened?.file.rowCount).toBe(1);
  await opened?.handle.close();
  await holder.query("rollback");
  holder.release();
  await openData.close();
  expect(await openData.find()).toMatchObject({ outcome: "present", files: { files: { length: 8 } } });
});

test("a disk that takes no files is said, and tried again", async () => {
  const blocked = path.join(parent, "a-file");
  await writeFile(blocked, "");
  const openData = open(blocked);
  expect(await openData.find()).toEqual({ outcome: "failed", files: null });
  expect(await openData.openFile("hospitals.csv.gz")).toBeNull();
  expect(vi.mocked(console.error).mock.calls.flat().join(" ")).toContain("could not be made");
  vi.mocked(console.error).mockClear();
  await rm(blocked);
  expect((await openData.find()).outcome).toBe("present");
  expect(await readFile(path.join(blocked, (await readdir(blocked))[0]!, "files.json"), "utf8")).toContain(
    "state-pricing.csv.gz",
  );
});
