import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findPostmaster } from "#app/platform/db/embedded/postmaster-file.server.ts";
import { openDatabase } from "#app/platform/db/open-database.server.ts";
import { projectRoot } from "#app/platform/files/project-root.server.ts";
import { folderForTests } from "../support/folder-for-tests.ts";

const forwarded = new Set<string | null>();
const formService = createServer(async (request, response) => {
  forwarded.add(new URLSearchParams((await request.toArray()).join("")).get("email"));
  response.end();
});

const dataDir = folderForTests();
let site: ChildProcess;
let origin: string;

beforeAll(async () => {
  formService.listen(0, "127.0.0.1");
  await once(formService, "listening");
  const formServicePort = (formService.address() as AddressInfo).port;
  site = spawn(process.execPath, ["app/cli/start.js"], {
    cwd: projectRoot(),
    env: {
      ...process.env,
      PORT: "0",
      DATA_DIR: dataDir,
      SAMPLE_DATA: "off",
      WAITLIST_FORWARD_URL: `http://127.0.0.1:${formServicePort}/form`,
    },
    stdio: ["ignore", "pipe", "ignore"],
  });
  origin = await new Promise<string>((resolve) => {
    let printed = "";
    site.stdout?.on("data", (text: Buffer) => {
      printed += text;
      const ready = /http:\/\/localhost:\d+/.exec(printed);
      if (ready) resolve(ready[0]);
    });
  });
});
afterAll(async () => {
  if (site.exitCode === null) {
    site.kill("SIGTERM");
    await once(site, "exit");
  }
  formService.close();
});

/** Kills PostgreSQL with its backends, which would answer on until they notice. */
async function killPostgres(): Promise<void> {
  const { pid } = (await findPostmaster(path.join(dataDir, "postgres/files")))!;
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8");
  for (const one of [pid, ...children.trim().split(" ").map(Number)]) {
    try {
      process.kill(one, "SIGKILL");
    } catch {} // one of its helpers may have ended in the meantime
  }
}

function join(email: string): Promise<Response> {
  const body = new URLSearchParams({ intent: "waitlist", email });
  return fetch(`${origin}/coming-soon`, { method: "POST", body, redirect: "manual" });
}

test("a PostgreSQL that is killed is started again by itself; meanwhile the site says so, and nothing is lost", async () => {
  const kept = "/hospital_search";
  expect((await fetch(origin + kept)).status).toBe(200);
  const emails = Array.from({ length: 20 }, (_, index) => `person${index}@example.org`);
  const before = await Promise.all(emails.map(join));
  expect(before.map(({ status }) => status)).toEqual(emails.map(() => 303));
  const cached = async () => (await fetch(origin + kept)).headers.get("ETag");
  await expect.poll(cached).not.toBeNull();
  const etag = await cached();

  const killedAtMs = Date.now();
  await killPostgres();
  const [form, call, page, keptPage] = await Promise.all([
    join("late@example.org"),
    fetch(`${origin}/common/get_states`),
    fetch(`${origin}/price-files?page=2`),
    fetch(origin + kept),
  ]);
  expect([form.status, call.status, page.status, keptPage.status]).toEqual([503, 503, 503, 200]);
  expect(await form.text()).toContain('value="late@example.org"');
  expect(await call.json()).toMatchObject({ status_code: 503 });
  expect(keptPage.headers.get("ETag")).toBe(etag);
  for (const reply of [form, call, page]) expect(reply.headers.get("Retry-After")).toBe("5");

  // A person tries again now and then; a network has 60 tries an hour.
  await expect.poll(async () => (await join("late@example.org")).status, { interval: 1_000 }).toBe(303);
  console.info(`PostgreSQL took writes again after ${Date.now() - killedAtMs} ms`);
  const all = [...emails, "late@example.org"].sort();
  await expect.poll(() => [...forwarded].sort()).toEqual(all);

  site.kill("SIGTERM");
  expect(await once(site, "exit")).toEqual([0, null]); // no connection was lost to the pool, which it waits for
  const database = await openDatabase({ databaseUrl: null, dataDir, statementTimeoutMs: 120_000 });
  const { rows } = await database.db.execute<{ email: string }>("select email from waitlist");
  await database.close();
  expect(rows.map(({ email }) => email).sort()).toEqual(all);
});
