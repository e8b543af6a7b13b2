import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keepAssets } from "./keep-assets.server.ts";

let folder: string;
let kept: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "faircharge-assets-"));
  kept = path.join(folder, "kept");
});
afterEach(() => rm(folder, { recursive: true }));

async function version(name: string, ...assets: string[]): Promise<string> {
  const own = path.join(folder, name);
  await mkdir(own);
  for (const asset of assets) await writeFile(path.join(own, asset), `${asset} of ${name}`);
  return own;
}
const hour = (count: number) => new Date(Date.UTC(2026, 10, 30) + count * 3_600_000);

test("the assets of a former version stay for a day after its last process, then go", async () => {
  const former = await version("former", "root-1.js", "shared.css");
  const next = await version("next", "root-2.js", "shared.css");
  await keepAssets(former, kept, hour(0));
  await keepAssets(former, kept, hour(500));
  await keepAssets(next, kept, hour(501));
  await keepAssets(next, kept, hour(526));
  expect((await readdir(kept)).sort()).toEqual(["root-1.js", "root-2.js", "shared.css"]);
  await keepAssets(next, kept, hour(550));
  expect((await readdir(kept)).sort()).toEqual(["root-2.js", "shared.css"]);
});

test("processes that start at once keep the same assets whole", async () => {
  const own = await version("own", "a.js", "b.js", "c.js");
  await Promise.all([keepAssets(own, kept, hour(0)), keepAssets(own, kept, hour(0))]);
  expect(await readFile(path.join(kept, "b.js"), "utf8")).toBe("b.js of own");
  expect((await readdir(kept)).sort()).toEqual(["a.js", "b.js", "c.js"]);
});
