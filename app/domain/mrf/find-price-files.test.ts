import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { pack } from "tar-stream";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type FoundPriceFile, findPriceFiles } from "./find-price-files.server.ts";

const PAGE = "<!doctype html><title>Home</title>";

let folder: string;
let downloadDirectory: string;
let site: string;
let server: Server;
let pages: Record<string, string>;
let asked: string[];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "faircharge-find-"));
  downloadDirectory = path.join(folder, "made", "downloads");
  pages = {};
  asked = [];
  server = createServer((request, response) => {
    asked.push(request.url!);
    const page = pages[request.url!];
    response.writeHead(page === undefined ? 404 : 200).end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
  await rm(folder, { recursive: true });
});

const find = (targets: string[], signal?: AbortSignal) =>
  findPriceFiles(targets, { downloadDirectory, maxBytes: 1_000_000, signal });

async function findAll(...targets: string[]): Promise<FoundPriceFile[]> {
  const found: FoundPriceFile[] = [];
  for await (const file of find(targets)) found.push(file);
  return found;
}

async function put(...names: string[]): Promise<void> {
  for (const name of names) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), name);
  }
}

/** Paths inside the test's folder, or what is missing and why. */
function describeAll(found: FoundPriceFile[]): string[] {
  return found.map((file) =>
    file.outcome === "found"
      ? path.relative(folder, file.path)
      : `${file.target}: ${file.reason} ${file.written}`.trimEnd(),
  );
}

test("a file is itself, whatever its name, and is not removed by release", async () => {
  await put("prices.txt");
  const file = path.join(folder, "prices.txt");
  const [found] = await findAll(file);
  expect(found).toMatchObject({ outcome: "found", path: file, fileName: "prices.txt", sourceUrl: null });
  if (found?.outcome === "found") await found.release();
  expect(existsSync(file)).toBe(true);
});

test("a folder gives its price files by path, without hidden ones and what macOS adds", async () => {
  await put("f/b.csv", "f/a/z.JSON", "f/a-b/x.zip", "f/B.csv.gz", "f/a.csv", "f/notes.txt", "f/cms-hpt.txt");
  await put("f/.hidden.csv", "f/.git/x.csv", "f/__MACOSX/b.csv", "f/deep/er/still/y.csv");
  await symlink(path.join(folder, "f"), path.join(folder, "f/deep/circle"));
  await symlink(path.join(folder, "f/b.csv"), path.join(folder, "f/linked.csv"));
  const found = describeAll(await findAll(path.join(folder, "f")));
  expect(found).toEqual(
    ["B.csv.gz", "a-b/x.zip", "a.csv", "a/z.JSON", "b.csv", "deep/er/still/y.csv", "linked.csv"].map(
      (name) => `f/${name}`,
    ),
  );
});

test("the first file of a folder is given before the next folder is listed", async () => {
  await put("f/a/1.csv", "f/b/2.csv");
  const files = find([path.join(folder, "f")]);
  expect(describeAll([(await files.next()).value!])).toEqual(["f/a/1.csv"]);
  await put("f/b/3.csv");
  const rest: FoundPriceFile[] = [];
  for await (const file of files) rest.push(file);
  expect(describeAll(rest)).toEqual(["f/b/2.csv", "f/b/3.csv"]);
});

/** A tar of files with their paths as contents. */
async function tarOf(...paths: string[]): Promise<Buffer> {
  const archive = pack();
  for (const name of paths) archive.entry({ name }, `${name}\n`.repeat(300));
  archive.finalize();
  return buffer(archive);
}

test("an archive gives its price files one after another, each removed by release", async () => {
  const archive = path.join(folder, "all.tar.gz");
  const tar = await tarOf(
    "a/b.csv",
    "a/notes.txt",
    "a/._b.csv",
    "__MACOSX/c.csv",
    "../../up.json",
    "a/c.csv.gz",
  );
  await writeFile(archive, gzipSync(tar));
  const files = find([archive]);
  for (const entryPath of ["a/b.csv", "a/c.csv.gz"]) {
    const { value: found } = await files.next();
    if (found?.outcome !== "found") throw new Error("It is missing.");
    expect(found).toMatchObject({ fileName: path.basename(entryPath), sourceUrl: null, locationNames: [] });
    expect(path.dirname(path.dirname(found.path))).toBe(downloadDirectory);
    expect(await readFile(found.path, "utf8")).toContain(entryPath);
    expect(await readdir(downloadDirectory)).toHaveLength(1);
    await found.release();
  }
  expect((await files.next()).done).toBe(true);
  expect([await readdir(downloadDirectory), existsSync(archive)]).toEqual([[], true]);
});

test("an archive that is downloaded is unpacked; one that is damaged, empty or something else says so", async () => {
  const tar = await tarOf("a.csv", "b.csv");
  await writeFile(path.join(folder, "cut.tar"), tar.subarray(0, tar.length - 3_000));
  await writeFile(path.join(folder, "cut.tgz"), gzipSync(tar).subarray(0, 100));
  await writeFile(path.join(folder, "empty.tar"), await tarOf("notes.txt"));
  await writeFile(path.join(folder, "other.tar"), "hospital_name,last_updated_on\n".repeat(40));
  pages = { "/p.tar": tar.toString("latin1") };
  const named = ["cut.tar", "cut.tgz", "empty.tar", "other.tar"].map((name) => path.join(folder, name));
  const found = await findAll(`${site}/p.tar`, ...named);
  expect(describeAll(found).map((line) => line.replace(/unpacked-\w+/, "*"))).toEqual([
    "made/downloads/*/a.csv",
    "made/downloads/*/b.csv",
    "made/downloads/*/a.csv",
    `${named[0]}: damaged-archive`,
    "made/downloads/*/a.csv",
    `${named[1]}: damaged-archive`,
    `${named[2]}: empty-archive`,
    `${named[3]}: damaged-archive`,
  ]);
  expect(found[1]).toMatchObject({ sourceUrl: `${site}/p.tar` });
  expect(await readdir(downloadDirectory)).toHaveLength(4);
});

test("what is not there is missing, and the others are found", async () => {
  await put("a.csv", "empty/readme.md");
  const [lost, empty, a] = [
    path.join(folder, "lost.csv"),
    path.join(folder, "empty"),
    path.join(folder, "a.csv"),
  ];
  expect(
    describeAll(await findAll(lost, empty, `${site}/no.csv`, "ftp://example.org/a.csv", "https://", a)),
  ).toEqual([
    `${lost}: no-such-file`,
    `${empty}: empty-folder`,
    `${site}/no.csv: not-found 404`,
    "ftp://example.org/a.csv: bad-address",
    "https://: bad-address",
    "a.csv",
  ]);
  expect(await readdir(downloadDirectory)).toEqual([]);
});

test("a URL is downloaded to a folder of its own, which release removes", async () => {
  pages = { "/p_standardcharges.csv?v=2": "hospital_name" };
  const [found] = await findAll(`${site}/p_standardcharges.csv?v=2`);
  expect(found).toMatchObject({
    outcome: "found",
    fileName: "p_standardcharges.csv",
    sourceUrl: `${site}/p_standardcharges.csv?v=2`,
    sourcePageUrl: null,
    locationNames: [],
  });
  if (found?.outcome !== "found") return;
  expect(await readFile(found.path, "utf8")).toBe("hospital_name");
  expect(path.dirname(path.dirname(found.path))).toBe(downloadDirectory);
  await found.release();
  expect(await readdir(downloadDirectory)).toEqual([]);
});

test("a site's root and its cms-hpt.txt give the same files, each when it is asked for", async () => {
  pages = {
    "/cms-hpt.txt":
      "location-name: Main\nmrf-url: /main.csv\nsource-page-url: /prices\n\nlocation-name: Lost\nmrf-url: /lost.csv\n\nlocation-name: East\nmrf-url: /main.csv\n\nlocation-name: None\n",
    "/main.csv": "hospital_name",
  };
  for (const target of [site, `${site}/`, `${site}/cms-hpt.txt`]) {
    asked = [];
    const files = find([target]);
    const problem = (await files.next()).value!;
    expect(problem).toMatchObject({ outcome: "missing", target: `${site}/cms-hpt.txt line 11` });
    expect(asked).toEqual(["/cms-hpt.txt"]);
    expect((await files.next()).value).toMatchObject({
      outcome: "found",
      sourceUrl: `${site}/main.csv`,
      sourcePageUrl: `${site}/prices`,
      locationNames: ["Main", "East"],
    });
    expect(asked).toEqual(["/cms-hpt.txt", "/main.csv"]);
    expect((await files.next()).value).toMatchObject({ outcome: "missing", target: `${site}/lost.csv` });
    expect((await files.next()).done).toBe(true);
    expect(await readdir(downloadDirectory)).toHaveLength(1);
    await rm(downloadDirectory, { recursive: true });
  }
});

test("a local cms-hpt.txt is read too", async () => {
  pages = { "/main.csv": "hospital_name" };
  const file = path.join(folder, "CMS-HPT.txt");
  await writeFile(file, Buffer.from(`location-name: H\xf4pital\nmrf-url: ${site}/main.csv`, "latin1"));
  expect(await findAll(file)).toMatchObject([{ outcome: "found", locationNames: ["Hôpital"] }]);
});

test("a site without a cms-hpt.txt says so, whether it answers 404 or a page", async () => {
  expect(await findAll(site)).toMatchObject([
    { target: `${site}/cms-hpt.txt`, reason: "not-found", written: "404" },
  ]);
  pages = { "/cms-hpt.txt": PAGE };
  expect(await findAll(site)).toMatchObject([{ target: `${site}/cms-hpt.txt line 1`, reason: "web-page" }]);
});

test("it ends when the signal aborts, also in the middle of a download, and leaves nothing", async () => {
  await put("a.csv");
  const controller = new AbortController();
  server.removeAllListeners("request");
  server.on("request", (_, response) => {
    response.writeHead(200).write("hospital_name");
    controller.abort();
  });
  const files = find([`${site}/a.csv`, path.join(folder, "a.csv")], controller.signal);
  expect(await files.next()).toEqual({ done: true, value: undefined });
  expect(await readdir(downloadDirectory)).toEqual([]);
});

test("a public cms-hpt.txt leads to no private address, one on a private network may", async () => {
  const inside = site.replace("127.0.0.1", "127.0.0.2");
  const block = (name: string) =>
    `location-name: A\nsource-page-url: ${site}\nmrf-url: ${name}\ncontact-name: B\ncontact-email: b@c.de\n`;
  pages = {
    "/cms-hpt.txt": `${block(`${inside}/a.csv`)}\n${block(`${site}/b.csv`)}`,
    "/b.csv": "hospital_name",
  };
  const findFrom = async (isPrivate: (address: string) => boolean) => {
    const found: FoundPriceFile[] = [];
    for await (const file of findPriceFiles([site], { downloadDirectory, maxBytes: 1_000_000, isPrivate }))
      found.push(file);
    return found.map((file) => (file.outcome === "found" ? file.fileName : file.reason));
  };
  expect(await findFrom((address) => address === "127.0.0.2")).toEqual(["private-address", "b.csv"]);
  expect(asked).toEqual(["/cms-hpt.txt", "/b.csv"]);
  pages["/cms-hpt.txt"] = block(`${site}/b.csv`);
  expect(await findFrom(() => true)).toEqual(["b.csv"]);
});
