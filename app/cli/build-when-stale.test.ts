import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

let site: string;
beforeEach(async () => {
  site = await mkdtemp(path.join(tmpdir(), "fc-build-"));
  await cp(path.join(import.meta.dirname, "build-when-stale.js"), path.join(site, "app/cli/build.js"));
  await mkdir(path.join(site, "public"));
  for (const file of ["server.ts", "package-lock.json", "vite.config.ts", "remix.config.js"]) {
    await writeFile(path.join(site, file), "");
  }
  const scripts = { build: "node make.mjs" };
  await writeFile(path.join(site, "package.json"), JSON.stringify({ type: "module", scripts }));
  await writeFile(
    path.join(site, "make.mjs"),
    `import { appendFileSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
     appendFileSync("builds", "built ");
     await new Promise((resolve) => setTimeout(resolve, 500));
     rmSync("build", { recursive: true, force: true }); // as Vite begins
     mkdirSync("build/client", { recursive: true });
     writeFileSync("build/client/social-card.png", "");`,
  );
});
afterEach(() => rm(site, { recursive: true }));

async function start(): Promise<number | null> {
  const script = 'import("./app/cli/build.js").then(({ buildWhenStale }) => buildWhenStale())';
  const child = spawn(process.execPath, ["--eval", script], { cwd: site, stdio: "ignore" });
  const [code] = await once(child, "exit");
  return code;
}

const builds = () => readFile(path.join(site, "builds"), "utf8");

test("of processes that find the build stale at once, one builds and the others wait for it", async () => {
  expect(await Promise.all([start(), start(), start()])).toEqual([0, 0, 0]);
  expect(await builds()).toBe("built ");
});

test("a process that was killed while it built keeps nobody from building", async () => {
  const gone = spawn(process.execPath, ["--eval", ""]);
  await once(gone, "exit");
  await writeFile(path.join(site, "build.lock"), String(gone.pid));
  expect(await start()).toBe(0);
  expect(await builds()).toBe("built ");
});
