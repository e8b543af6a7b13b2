import { randomUUID } from "node:crypto";
import { mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { parse } from "node-html-parser";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { databaseForTests } from "../support/database-for-tests.ts";
import { openTestSite, type TestSite } from "../support/open-test-site.ts";
import { signIn } from "../support/sign-in.ts";
import { billFixture, postBill, uploadForm } from "../support/upload.ts";

const database = databaseForTests();
let site: TestSite;
/** A way to the database that can be cut: a link to the folder of its socket. */
let way: string;
let socketFolder: string;

beforeAll(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "fc-"));
  way = path.join(folder, "way");
  const url = new URL(database.databaseUrl);
  socketFolder = url.searchParams.get("host") ?? "";
  url.searchParams.set("host", way);
  await symlink(socketFolder, way);
  site = await openTestSite({ DATABASE_URL: url.href });
  await cutTheWay();
});
afterAll(async () => {
  await symlink(socketFolder, way);
  await vi.waitFor(async () => expect((await site.fetch("/readyz")).status).toBe(200), patience);
  await site.close();
  await rm(path.dirname(way), { recursive: true });
});

afterEach(() => {
  vi.mocked(console.error).mockClear(); // lost connections are logged, and what could not be asked
});

const patience = { timeout: 120_000 };

/** Ends every connection, also one that was being made while the way was cut. */
async function cutTheWay() {
  await rm(way);
  await vi.waitFor(async () => {
    await database.db.execute(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
    );
    expect((await site.fetch("/common/get_states")).status).toBe(503);
  }, patience);
}

test("a call says that the database is away in the one shape of errors", async () => {
  for (const call of ["/common/get_states", "/hospital_search.csv?search=mri", "/data.json"]) {
    const reply = await site.fetch(call);
    expect([call, reply.status, await reply.json()]).toEqual([
      call,
      503,
      { error: "Our database is restarting. Please ask again in a few seconds.", status_code: 503 },
    ]);
    expect(reply.headers.get("Retry-After")).toBe("5");
  }
});

test("a load balancer is told to send nobody, and a supervisor to leave the process alone", async () => {
  for (let time = 0; time < 2; time += 1) {
    const reply = await site.fetch("/readyz");
    expect([reply.status, await reply.text()]).toEqual([
      503,
      expect.stringMatching(/^not ready\ndatabase: does not answer\nreader: 0 of \d+ busy, 0 waiting\n$/),
    ]);
    expect([reply.headers.get("Retry-After"), reply.headers.get("Cache-Control")]).toEqual(["5", "no-store"]);
  }
  expect((await site.fetch("/healthz")).status).toBe(200);
  const figures = await site.fetch("/metrics");
  expect([figures.status, await figures.text()]).toEqual([
    200,
    expect.stringContaining("\nfaircharge_database_up 0\n"),
  ]);
});

test("a bill sent meanwhile is not shared, and its sender is told to send it again", async () => {
  const bytes = await billFixture("urgent-care-receipt.png");
  const message = "Our database is restarting. Please upload the bill again in a few seconds.";
  const call = await postBill(site, bytes, "bill.png");
  expect([call.status, await call.json()]).toEqual([
    503,
    { status: "error", status_code: 503, reason: "database-away", error: message, message },
  ]);
  expect(call.headers.get("Retry-After")).toBe("5");
  const form = uploadForm({ bytes, name: "bill.png" });
  const page = await site.post(`/upload-bill?follow=${randomUUID()}`, form);
  expect(page.status).toBe(503);
  expect(await page.text()).toContain(message);
});

test("a text stands without its figures, and no cache keeps it so", async () => {
  for (const path of [
    "/blog/what-hospital-prices-mean",
    "/learn-roadmap-process",
    "/glossarycategory/contracting-pricing-transparency",
  ]) {
    const reply = await site.fetch(path);
    expect([path, reply.status, reply.headers.get("Cache-Control")]).toEqual([path, 200, "no-store"]);
    expect(await reply.text()).not.toContain("<figure");
  }
});

test("forms of signing in come back meanwhile with what was typed, but for the password", async () => {
  const fields = { name: "Ada", email: "ada@example.org", password: "correct horse battery" };
  for (const path of ["/signup", "/login", "/forgot-password"]) {
    const reply = await site.post(path, fields);
    expect([path, reply.status, reply.headers.get("Retry-After")]).toEqual([path, 503, "5"]);
    const html = await reply.text();
    expect(html).toContain('value="ada@example.org"');
    expect(html).not.toContain(fields.password);
  }
});

test("so does a household that asks about a hospital, in the page and nowhere else", async () => {
  const fields = { hospital: "Harborlight", size: "3", income: "48,765.43" };
  const reply = await site.post("/assistance", fields);
  expect([reply.status, reply.headers.get("Cache-Control")]).toEqual([503, "no-store"]);
  const page = parse(await reply.text());
  expect(page.querySelector('[name="income"]')?.getAttribute("value")).toBe(fields.income);
  expect(page.querySelector("#assistance-problems")?.text).toContain("send the form again");
  expect(vi.mocked(console.error).mock.calls.flat().join(" ")).not.toContain("48,765");
});

test("a form of an account comes back meanwhile to be sent again, as it was typed", async () => {
  const { cookie } = await signIn(site);
  const fields = {
    change: "send",
    on: "2026-11-20",
    proof: "<two>\r\nlines",
    password: "correct horse battery",
  };
  const path = `/account/audit/detailed?appeal=${randomUUID()}`;
  const reply = await site.post(path, fields, { Cookie: cookie });
  expect([reply.status, reply.headers.get("Retry-After")]).toEqual([503, "5"]);
  const page = parse(await reply.text());
  const form = page.querySelector("main form");
  expect(form?.getAttribute("action")).toBe(path);
  const typed = form?.querySelectorAll("textarea").map((area) => [area.getAttribute("name"), area.text]);
  expect(typed).toEqual([
    ["change", "send"],
    ["on", "2026-11-20"],
    ["proof", "<two>\r\nlines"],
  ]);
  expect(page.text).toContain("Wait a few seconds, then send it again.");
});
