import { createHash, randomBytes, randomUUID } from "node:crypto";
import { readdir, readFile, rename, stat, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { newKeyBytes, sealingKeyOf } from "#app/platform/keys/sealing-key.server.ts";
import { cpuMsOf } from "../../../tests/support/cpu-time.ts";
import { folderForTests } from "../../../tests/support/folder-for-tests.ts";
import { withTinyDisk } from "../../../tests/support/tiny-disk.ts";
import { PLAIN_CHUNK_BYTES, SEALED_CHUNK_BYTES } from "./sealed-chunks.server.ts";
import { type FileOwner, openSealedFiles, type SealedFiles } from "./sealed-files.server.ts";

const folder = folderForTests();
let files: SealedFiles;
beforeAll(async () => {
  files = openSealedFiles(folder);
});

const anOwner = (): FileOwner => ({ accountId: randomUUID(), key: sealingKeyOf(newKeyBytes()) });

const placeOf = ({ accountId }: FileOwner, fileId: string) => path.join(folder, accountId, fileId);

async function keep(owner: FileOwner, plain: Uint8Array): Promise<string> {
  const fileId = randomUUID();
  expect(await files.write(owner, fileId, [plain])).toEqual({ outcome: "written", sizeBytes: plain.length });
  return fileId;
}

async function readWhole(owner: FileOwner, fileId: string): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of (await files.read(owner, fileId))!.chunks) chunks.push(chunk);
  return Buffer.concat(chunks);
}

test.each([
  0,
  1,
  PLAIN_CHUNK_BYTES - 1,
  PLAIN_CHUNK_BYTES,
  PLAIN_CHUNK_BYTES + 1,
  3 * PLAIN_CHUNK_BYTES,
])("a file of %i bytes comes back as it was, however it was cut while it came", async (sizeBytes) => {
  const owner = anOwner();
  const plain = randomBytes(sizeBytes);
  const fileId = randomUUID();
  const pieces = Array.from({ length: 7 }, (_, index) =>
    plain.subarray(Math.floor((index * sizeBytes) / 7), Math.floor(((index + 1) * sizeBytes) / 7)),
  );
  await files.write(owner, fileId, pieces);
  expect((await readWhole(owner, fileId)).equals(plain)).toBe(true);
  expect((await files.read(owner, fileId))!.sizeBytes).toBe(sizeBytes);
});

test("nothing of a file lies on the disk in clear, and nobody else may read it", async () => {
  const owner = anOwner();
  const fileId = await keep(owner, Buffer.from("Statement of Jane Q. Fictional ".repeat(9000)));
  const sealed = await readFile(placeOf(owner, fileId));
  expect(sealed.includes("Fictional")).toBe(false);
  expect(await readdir(path.dirname(placeOf(owner, fileId)))).toEqual([fileId]);
  if (process.platform !== "win32") {
    expect((await stat(placeOf(owner, fileId))).mode & 0o777).toBe(0o600);
    expect((await stat(path.dirname(placeOf(owner, fileId)))).mode & 0o777).toBe(0o700);
  }
});

test("the same file kept twice has not one chunk in common", async () => {
  const owner = anOwner();
  const plain = Buffer.alloc(1000);
  const [first, second] = [await keep(owner, plain), await keep(owner, plain)];
  const sealed = await readFile(placeOf(owner, first));
  expect(sealed.includes((await readFile(placeOf(owner, second))).subarray(8, 40))).toBe(false);
});

test.each([
  ["a changed byte", (sealed: Buffer) => sealed.fill(sealed[40]! ^ 1, 40, 41)],
  ["a changed header", (sealed: Buffer) => sealed.fill(sealed[3]! ^ 1, 3, 4)],
  ["another version", (sealed: Buffer) => sealed.fill(2, 0, 1)],
  ["the last byte missing", (sealed: Buffer) => sealed.subarray(0, -1)],
  ["the last chunk missing", (sealed: Buffer) => sealed.subarray(0, 8 + 2 * SEALED_CHUNK_BYTES)],
  ["only its header left", (sealed: Buffer) => sealed.subarray(0, 8)],
  ["nothing left", () => Buffer.alloc(0)],
  ["a byte more", (sealed: Buffer) => Buffer.concat([sealed, Buffer.from([0])])],
  [
    "a chunk twice",
    (sealed: Buffer) =>
      Buffer.concat([sealed, sealed.subarray(-1 * (sealed.length - 8 - 2 * SEALED_CHUNK_BYTES))]),
  ],
  [
    "two chunks in each other's place",
    (sealed: Buffer) => {
      const [first, second] = [8, 8 + SEALED_CHUNK_BYTES];
      return Buffer.concat([
        sealed.subarray(0, first),
        sealed.subarray(second, second + SEALED_CHUNK_BYTES),
        sealed.subarray(first, second),
        sealed.subarray(second + SEALED_CHUNK_BYTES),
      ]);
    },
  ],
])("a file with %s does not open", async (_, damage) => {
  const owner = anOwner();
  const fileId = await keep(owner, randomBytes(2 * PLAIN_CHUNK_BYTES + 500));
  const place = placeOf(owner, fileId);
  await writeFile(place, damage(await readFile(place)));
  await expect(readWhole(owner, fileId)).rejects.toThrow(/does not open/);
});

test("a file does not open in another's place, nor with another's key", async () => {
  const owner = anOwner();
  const [mine, other] = [await keep(owner, randomBytes(10)), randomUUID()];
  await expect(readWhole({ ...anOwner(), accountId: owner.accountId }, mine)).rejects.toThrow(
    /does not open/,
  );
  await rename(placeOf(owner, mine), placeOf(owner, other));
  await expect(readWhole(owner, other)).rejects.toThrow(/does not open/);
});

test("a file that is gone is null, and its removal can be repeated", async () => {
  const owner = anOwner();
  const fileId = await keep(owner, randomBytes(10));
  await files.remove(owner.accountId, fileId);
  await files.remove(owner.accountId, fileId);
  expect(await files.read(owner, fileId)).toBeNull();
  expect(await files.read(anOwner(), fileId)).toBeNull();
});

test("an account's files go with it, and those of others stay", async () => {
  const [leaving, staying] = [anOwner(), anOwner()];
  await keep(leaving, randomBytes(10));
  const fileId = await keep(staying, randomBytes(10));
  await files.removeAllOf(leaving.accountId);
  await files.removeAllOf(leaving.accountId);
  expect(await readdir(folder)).not.toContain(leaving.accountId);
  expect((await files.read(staying, fileId))!.sizeBytes).toBe(10);
});

test("a sweep takes what nobody knows, once it is old", async () => {
  const owner = anOwner();
  const [known, unknown, fresh] = [
    await keep(owner, randomBytes(1)),
    await keep(owner, randomBytes(1)),
    await keep(owner, randomBytes(1)),
  ];
  const draft = `${placeOf(owner, unknown)}.0123456789ab`;
  await writeFile(draft, "cut off");
  const longAgo = new Date("2020-01-01");
  for (const place of [draft, placeOf(owner, known), placeOf(owner, unknown)]) {
    await utimes(place, longAgo, longAgo);
  }
  await files.sweep(owner.accountId, new Set([known]), new Date("2021-01-01"));
  expect((await readdir(path.join(folder, owner.accountId))).sort()).toEqual([known, fresh].sort());
});

test("a sender that breaks off leaves nothing", async () => {
  const owner = anOwner();
  async function* breaking() {
    yield randomBytes(200_000);
    throw new Error("the client left");
  }
  await expect(files.write(owner, randomUUID(), breaking())).rejects.toThrow("the client left");
  expect(await readdir(path.join(folder, owner.accountId))).toEqual([]);
});

test("no path can be made of an id", async () => {
  const owner = anOwner();
  for (const id of ["../../etc/passwd", "", ".", `${randomUUID()}/..`]) {
    await expect(files.write(owner, id, [])).rejects.toThrow(/UUID/);
    await expect(files.read({ ...owner, accountId: id }, randomUUID())).rejects.toThrow(/UUID/);
    await expect(files.removeAllOf(id)).rejects.toThrow(/UUID/);
  }
});

test("20 MB are sealed and opened in a moment, in little memory", async () => {
  const owner = anOwner();
  const piece = randomBytes(1_000_000);
  const digest = createHash("sha256");
  function* twentyMegabytes() {
    for (let index = 0; index < 20; index++) {
      digest.update(piece);
      yield piece;
    }
  }
  const fileId = randomUUID();
  const opened = createHash("sha256");
  const tookMs = await cpuMsOf(async () => {
    await files.write(owner, fileId, twentyMegabytes());
    for await (const chunk of (await files.read(owner, fileId))!.chunks) opened.update(chunk);
  });
  expect(opened.digest("hex")).toBe(digest.digest("hex"));
  expect(tookMs).toBeLessThan(5_000);
});

test("a full disk is told, leaves nothing of the file and keeps the others whole", async ({ skip }) => {
  const owner = anOwner();
  const place = path.join(folder, "tiny");
  const wasTried = await withTinyDisk(place, async () => {
    const tiny = openSealedFiles(place);
    const before = randomUUID();
    await tiny.write(owner, before, [randomBytes(100_000)]);
    expect(await tiny.write(owner, randomUUID(), [randomBytes(1_000_000)])).toEqual({ outcome: "disk-full" });
    expect(await readdir(path.join(place, owner.accountId))).toEqual([before]);
    expect((await tiny.read(owner, before))!.sizeBytes).toBe(100_000);
    expect(await tiny.write(owner, randomUUID(), [randomBytes(50_000)])).toMatchObject({
      outcome: "written",
    });
  });
  if (!wasTried) skip("only root may mount a tiny disk");
});
