import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { copyFile, cp, stat } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import path from "node:path";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { findPostmaster } from "#app/platform/db/embedded/postmaster-file.server.ts";
import { projectRoot } from "#app/platform/files/project-root.server.ts";
import { folderForTests } from "../support/folder-for-tests.ts";

const dataDir = folderForTests();
let children: ChildProcess[];
beforeEach(() => {
  children = [];
});
afterEach(async () => {
  for (const child of children) {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill("SIGTERM");
      await once(child, "exit");
    }
  }
});

/** Runs what `npm start` runs, or another program; resolves with what it printed once it printed an address or ended. */
async function start(variables: Record<string, string> = {}, program = ["app/cli/start.js"]) {
  const child = spawn(process.execPath, program, {
    cwd: projectRoot(),
    env: { ...process.env, PORT: "0", DATA_DIR: dataDir, ...variables },
  });
  children.push(child);
  let printed = "";
  await new Promise<void>((resolve) => {
    const hear = (text: Buffer) => {
      printed += text;
      if (/http:\/\/localhost:\d+/.test(printed)) resolve();
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.once("exit", () => resolve());
  });
  return { child, printed, origin: /http:\/\/localhost:\d+/.exec(printed)?.[0] ?? "" };
}

test("it starts on an empty folder, prints its address, keeps its secret to itself and what was stored", async () => {
  const first = await start({ SAMPLE_DATA: "off" });
  expect(first.printed).toContain("Faircharge is ready at http://localhost:");
  const form = new URLSearchParams({ intent: "waitlist", email: "patient@example.org" });
  const joined = await fetch(`${first.origin}/coming-soon`, {
    method: "POST",
    body: form,
    redirect: "manual",
  });
  expect(joined.status).toBe(303);
  expect((await stat(path.join(dataDir, "session-secret"))).mode & 0o777).toBe(0o600);

  first.child.kill("SIGKILL"); // the database is left running; the next start takes it over
  await once(first.child, "exit");

  const second = await start({ SAMPLE_DATA: "off" }, ["app/cli/faircharge.js", "start"]);
  const page = await fetch(`${second.origin}/upload-bill`);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("</html>")]);
  second.child.kill("SIGTERM");
  const [exitCode] = await once(second.child, "exit");
  expect(exitCode).toBe(0);
});

test.each(["SIGTERM", "SIGKILL"] as const)("npm that gets %s takes the site with it", async (signal) => {
  const npm = spawn("npm", ["start"], {
    cwd: projectRoot(),
    env: { ...process.env, PORT: "0", DATA_DIR: dataDir, SAMPLE_DATA: "off" },
    stdio: ["ignore", "pipe", "ignore"],
  });
  const outputClosed = once(npm.stdout, "close"); // by the last process that holds it
  await new Promise<void>((resolve) => {
    npm.stdout.on("data", (text: Buffer) => text.includes("is ready at") && resolve());
  });
  npm.kill(signal);
  await outputClosed;
  expect(await findPostmaster(path.join(dataDir, "postgres/files"))).toBeNull();
});

test("a taken port is told before the site is built", async () => {
  const holder = createServer().listen(0);
  await once(holder, "listening");
  onTestFinished(() => void holder.close());
  const { port } = holder.address() as AddressInfo;
  const source = path.join(dataDir, "checkout");
  for (const part of ["app/cli", "app/platform/http"])
    await cp(path.join(projectRoot(), part), path.join(source, part), { recursive: true });
  await copyFile(path.join(projectRoot(), "package.json"), path.join(source, "package.json"));
  const taken = await start({ PORT: String(port) }, [path.join(source, "app/cli/start.js")]);
  expect(taken.printed).toBe(`Port ${port} is taken. Set PORT to another one.\n`);
});

test("a taken port and a wrong setting are told in one line that says what to do", async () => {
  const first = await start({ SAMPLE_DATA: "off" });
  const taken = await start({ PORT: new URL(first.origin).port, SAMPLE_DATA: "off" });
  expect(taken.printed).toContain("is taken. Set PORT to another one.");
  const wrong = await start({ OCR_WORKERS: "many" });
  expect(wrong.printed).toMatch(
    /^OCR_WORKERS takes a number of bills to read at once, 1 to 256 \(default: [^)]+\)\.$/m,
  );
  await expect.poll(() => [taken.child.exitCode, wrong.child.exitCode]).toEqual([1, 1]);
});
