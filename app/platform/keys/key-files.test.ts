import { randomUUID } from "node:crypto";
import { link, mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type KeyFiles, openKeyFiles } from "./key-files.server.ts";

let folder: string;
let files: KeyFiles;
const id = randomUUID();
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "faircharge-keys-"));
  files = openKeyFiles(path.join(folder, "keys"));
});
afterEach(() => rm(folder, { recursive: true }));

const sealed = async () => (await files.find(id))?.derive("of a test").toString("hex") ?? null;

test("a key is its owner's alone to read, and the same for all who make it at once and after it is settled", async () => {
  expect(await files.isThere()).toBe(false);
  const made = await Promise.all(Array.from({ length: 5 }, () => files.create(id)));
  const [first] = made.map((key) => key.derive("of a test").toString("hex"));
  expect(new Set(made.map((key) => key.derive("of a test").toString("hex"))).size).toBe(1);
  expect(await files.list()).toMatchObject([{ id, state: "new" }]);
  await files.settle(id);
  expect([await sealed(), await files.list()]).toMatchObject([first, [{ id, state: "kept" }]]);
  if (process.platform === "win32") return;
  expect((await stat(path.join(folder, "keys"))).mode & 0o777).toBe(0o700);
  expect((await stat(path.join(folder, "keys", id))).mode & 0o777).toBe(0o600);
});

test("a destroyed key is overwritten where it stood, not only unlinked", async () => {
  await files.create(id);
  await files.settle(id);
  const [place, other] = [path.join(folder, "keys", id), path.join(folder, "the same bytes on the disk")];
  await link(place, other);
  const secret = await readFile(place, "utf8");
  await files.destroy(id);
  expect((await readFile(other)).includes(secret)).toBe(false);
  expect([await sealed(), await readdir(path.join(folder, "keys"))]).toEqual([null, []]);
  await files.destroy(id);
});

test("a condemned key opens nothing and stays in the list until it is destroyed", async () => {
  await files.create(id);
  await files.condemn(id);
  await files.settle(id);
  expect([await sealed(), await files.list()]).toMatchObject([null, [{ id, state: "condemned" }]]);
  await files.destroy(id);
  expect(await files.list()).toEqual([]);
});

test("what is no id names no file", async () => {
  for (const wrong of ["../account-key", "", "a/b", "x".repeat(36)]) {
    await expect(files.find(wrong)).rejects.toThrow(/is named by/);
  }
});
