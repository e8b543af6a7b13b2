import { chmod, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readSessionSecret } from "./session-secret.server.ts";

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "fc-secret-"));
});
afterEach(() => rm(dataDir, { recursive: true }));

const read = (where = dataDir) => readSessionSecret({ sessionSecret: null, dataDir: where });
const secretFile = () => path.join(dataDir, "session-secret");

test("the operator's secret is taken, and none is generated", async () => {
  expect(await readSessionSecret({ sessionSecret: "the operator's own secret", dataDir })).toBe(
    "the operator's own secret",
  );
  expect(await readdir(dataDir)).toEqual([]);
});

test("a generated secret stays the same, for its owner's eyes only, in a folder that need not exist before", async () => {
  const folder = path.join(dataDir, "not/there");
  const secret = await read(folder);
  expect(secret).toHaveLength(43);
  expect(await read(folder)).toBe(secret);
  expect((await stat(path.join(folder, "session-secret"))).mode & 0o777).toBe(0o600);
});

test("processes that ask at once get the same secret and leave nothing else behind", async () => {
  const secrets = await Promise.all(Array.from({ length: 20 }, () => read()));
  expect(new Set(secrets).size).toBe(1);
  expect(await readdir(dataDir)).toEqual(["session-secret"]);
});

test("a secret that others could read is closed to them", async () => {
  await read();
  await chmod(secretFile(), 0o644);
  await read();
  expect((await stat(secretFile())).mode & 0o777).toBe(0o600);
});

test("an empty file is no secret, and the error says what to do", async () => {
  await writeFile(secretFile(), "");
  await expect(read()).rejects.toThrow(/session-secret holds no secret: remove it/);
});
