import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { importPriceTexts } from "../../../../tests/fixtures/mrf/import-price-texts.ts";
import { charge, nthHospital, priceFileText } from "../../../../tests/fixtures/mrf/write-price-file.ts";
import { databaseForTests } from "../../../../tests/support/database-for-tests.ts";
import { folderForTests } from "../../../../tests/support/folder-for-tests.ts";
import { openParquetData, type ParquetData } from "./open-parquet-data.server.ts";

const database = databaseForTests();
const parent = folderForTests();
let folderNo = 0;

function open({ folder = path.join(parent, String(folderNo++)), restFactor = -1 } = {}) {
  const noteFull = vi.fn(async () => {});
  const data = openParquetData({ db: database.db, folder, disk: { noteFull }, restFactor });
  onTestFinished(() => data.close());
  return { data, folder };
}
const importOf = (n: number) =>
  importPriceTexts(database.db, [
    priceFileText({ hospital: nthHospital(n, "TX"), charges: [charge("73721")] }),
  ]);

/** The present edition once it is made. */
async function untilMade(data: ParquetData) {
  for (;;) {
    const { outcome, edition } = await data.find();
    if (outcome !== "being-made") return { outcome, edition };
    await wait(50);
  }
}
const nameOf = (edition: Awaited<ReturnType<typeof untilMade>>["edition"], table: string) =>
  edition!.files.find((file) => file.table === table)!.name;

test("a table without rows has no file; the same data make the same names; new data leave no file of the former", async () => {
  const { data, folder } = open();
  expect(await untilMade(data)).toMatchObject({ outcome: "present", edition: { date: null, files: [] } });
  await importOf(0);
  const first = await untilMade(data);
  expect(first.edition!.files.map(({ table }) => table)).toContain("prices");
  expect(first.edition!.files.map(({ table }) => table)).not.toContain("rates");
  const again = await untilMade(open().data);
  expect(again.edition!.files).toEqual(first.edition!.files);
  await importOf(1);
  const next = await untilMade(data);
  expect(nameOf(next.edition, "prices")).not.toBe(nameOf(first.edition, "prices"));
  expect(await data.openFile(nameOf(first.edition, "prices"))).toBeNull();
  const opened = await data.openFile(nameOf(next.edition, "prices"));
  expect(opened?.file.rowCount).toBe(2);
  await opened?.handle.close();
  expect(await readdir(folder)).toHaveLength(1);
});

test("files that were made just now serve a while, however the data change meanwhile", async () => {
  const { data } = open({ restFactor: 1000 });
  const first = await untilMade(data);
  await importOf(2);
  expect(await data.find()).toEqual({ outcome: "resting", edition: first.edition });
});

test("of two processes one makes the files, and the other says so", async () => {
  const { data, folder } = open();
  const other = open({ folder }).data;
  const found = await Promise.all([untilMade(data), untilMade(other)]);
  expect(found.map(({ outcome }) => outcome)).toEqual(["present", "present"]);
  expect(found[0]).toEqual(found[1]);
  expect(await readdir(folder)).toHaveLength(1);
});

test("a damaged list of files and what a killed process left are made anew", async () => {
  const { data, folder } = open();
  const first = await untilMade(data);
  const [name] = await readdir(folder);
  await mkdir(path.join(folder, "making-left-behind"));
  for (const damaged of ["", '{"files": [{"name": "../x"}]}', "[]"]) {
    await writeFile(path.join(folder, name!, "files.json"), damaged);
    expect(await data.openFile(nameOf(first.edition, "prices"))).toBeNull();
    const { outcome, edition } = await untilMade(data);
    expect([outcome, edition!.files]).toEqual(["present", first.edition!.files]);
  }
  expect(await readdir(folder)).toEqual([name]);
});

test("a folder that takes no files is told, and tried again", async () => {
  const blocked = path.join(parent, "a-file");
  await writeFile(blocked, "");
  const { data } = open({ folder: blocked });
  expect(await untilMade(data)).toEqual({ outcome: "failed", edition: null });
  expect(vi.mocked(console.error).mock.calls.flat().join(" ")).toContain("Parquet files could not be made");
  vi.mocked(console.error).mockClear();
  await rm(blocked);
  expect(await untilMade(data)).toMatchObject({ outcome: "present" });
});

test("a try that failed is not made again at once", async () => {
  const blocked = path.join(parent, "another-file");
  await writeFile(blocked, "");
  const { data } = open({ folder: blocked, restFactor: 1000 });
  expect((await untilMade(data)).outcome).toBe("failed");
  vi.mocked(console.error).mockClear();
  await rm(blocked);
  expect(await data.find()).toEqual({ outcome: "failed", edition: null });
  expect(console.error).not.toHaveBeenCalled();
});

test("while files are long in the making, the former ones are there", async () => {
  const { data } = open();
  const former = await untilMade(data);
  await importOf(3);
  const holder = await database.db.$client.connect();
  await holder.query("begin; lock table payer_names in access exclusive mode");
  expect(await data.find()).toEqual({ outcome: "being-made", edition: former.edition });
  await holder.query("rollback");
  holder.release();
  expect((await untilMade(data)).edition!.files).not.toEqual(former.edition!.files);
});
