import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keptBills } from "#app/domain/bills/kept/kept-bills.server.ts";
import { migrateDatabase } from "#app/platform/db/migrate.server.ts";
import { migrationsFolder } from "#app/platform/db/migration-files.server.ts";
import { filesForm } from "../support/keep-bill.ts";
import { longScannedBill } from "../support/long-scanned-bill.ts";
import { openTestSite, type TestSite } from "../support/open-test-site.ts";
import { type SignedIn, signIn } from "../support/sign-in.ts";
import { siteForTests } from "../support/site-for-tests.ts";
import { startFaircharge } from "../support/start-process.ts";

const uploadPath = "/account/add-bill/upload-document";
const secrets = { SESSION_SECRET: "s".repeat(40), ACCOUNT_KEY: "one key of all processes, long enough" };
const settings = { ...secrets, API_REQUESTS_PER_MINUTE: "6", BACKGROUND_WORK: "off" };

const one = siteForTests(settings, { readingPatienceMs: 0 });
let other: TestSite;
let shared: { DATABASE_URL: string; DATA_DIR: string };
let ada: SignedIn;
beforeAll(async () => {
  shared = { DATABASE_URL: one.databaseUrl, DATA_DIR: one.dataDir };
  other = await openTestSite({ ...settings, ...shared });
  ada = await signIn(one);
});
afterAll(() => other.close());

const get = (site: TestSite, address: string) => site.fetch(address, { headers: { Cookie: ada.cookie } });

test("a client has one limit in all processes, and each says what is left over all of them", async () => {
  const call = async (site: TestSite) => {
    const { status, headers } = await site.fetch("/ocr/get_recent_uploads");
    return [status, headers.get("RateLimit-Remaining")];
  };
  const replies = [];
  for (const site of [one, other, one, one, other, other, one, other]) replies.push(await call(site));
  expect(replies).toEqual([
    ...["5", "4", "3", "2", "1", "0"].map((left) => [200, left]),
    [429, "0"],
    [429, "0"],
  ]);
});

test("pages and forms go on while a newer version migrates, and this one may begin beside it", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "faircharge-migrations-"));
  await cp(migrationsFolder(), folder, { recursive: true });
  const more = "alter table roadmap_votes add column place text; create table later (id integer);";
  await writeFile(path.join(folder, "9999_later.sql"), more);
  const vote = await one.post("/roadmap/votes", { item: "spanish", intent: "vote" });
  const [cookie = ""] = vote.headers.get("Set-Cookie")?.split(";") ?? [];
  let isMigrated = false;
  const migrating = migrateDatabase(one.databaseUrl, folder).finally(() => {
    isMigrated = true;
  });
  const change = (visit: number) =>
    one.post(
      "/roadmap/votes",
      { item: "spanish", intent: visit % 2 ? "vote" : "undo" },
      { Cookie: cookie, "X-Forwarded-For": `192.0.2.${visit % 250}` },
    );
  for (let visit = 0; visit < 5 || !isMigrated; visit++) {
    expect((await change(visit)).status).toBe(303);
    const page = await other.fetch("/roadmap", { headers: { Cookie: cookie } });
    expect([page.status, (await page.text()).includes("You voted")]).toEqual([200, visit % 2 === 1]);
  }
  expect(await migrating).toEqual(["9999_later.sql"]);
  const begun = await openTestSite({ ...settings, ...shared });
  expect((await begun.fetch("/roadmap")).status).toBe(200);
  await begun.close();
  await rm(folder, { recursive: true });
});

test("a bill that was accepted is followed everywhere, outlives the process that reads it, and is kept once", async () => {
  const bytes = await longScannedBill(8);
  const accepted = await one.post(
    uploadPath,
    filesForm([{ bytes, name: "bill.pdf" }], { uploadId: "one form" }),
    { Cookie: ada.cookie },
  );
  const address = accepted.headers.get("Location") ?? "";
  expect([accepted.status, address]).toEqual([303, expect.stringContaining("?reading=")]);
  const look = async () => {
    const page = await get(other, address);
    return { status: page.status, refresh: page.headers.get("Refresh"), text: await page.text() };
  };
  expect(await look()).toMatchObject({ status: 200, refresh: "3", text: expect.stringContaining("waiting") });
  const stranger = await signIn(one);
  expect((await one.fetch(address, { headers: { Cookie: stranger.cookie } })).status).toBe(404);

  const worker = startFaircharge(["worker"], { ...settings, ...shared, OCR_WORKERS: "1" });
  await worker.printed("The worker is ready.");
  await expect.poll(async () => (await look()).text, { interval: 100 }).toContain("Page 2 of 8");
  process.kill(-worker.pid, "SIGKILL");
  await worker.exited;
  // As twelve seconds later.
  await one.db.execute("update waiting_bills set alive_at = alive_at - interval '12 seconds'");
  expect(await look()).toMatchObject({
    status: 200,
    refresh: "3",
    text: expect.not.stringContaining("Page 2"),
  });

  const next = await openTestSite({ ...settings, ...shared, BACKGROUND_WORK: "on" });
  const reviewed = /^\/account\/bills\/([0-9a-f-]{36})\/review$/;
  await expect.poll(async () => (await get(other, address)).headers.get("Location")).toMatch(reviewed);
  expect(await keptBills.list(one.db, ada.account)).toHaveLength(1);
  const { rows } = await one.db.execute("select tries, outcome from waiting_bills");
  expect(rows).toEqual([{ tries: 2, outcome: expect.objectContaining({ outcome: "kept" }) }]);
  await next.close();
});

test("whoever waits for another visitor's sample account keeps no page from the database", async () => {
  const holder = await one.db.$client.connect();
  await holder.query("select pg_advisory_lock(x'736d706c'::int)");
  const headers = { "X-Forwarded-For": "198.51.100.9" };
  const body = () => new URLSearchParams({ intent: "sample" });
  const visits = Array.from({ length: 12 }, () =>
    other.fetch("/login", { method: "POST", headers, body: body() }),
  );
  const begun =
    "select sum(count)::int as n from limit_counts natural join limit_windows where limit_name = 'sample visits'";
  await expect.poll(async () => (await one.db.$client.query(begun)).rows[0].n).toBe(visits.length);
  for (let visit = 0; visit < 10; visit += 1) {
    const page = await other.fetch(`/roadmap?n=${visit}`, { signal: AbortSignal.timeout(60_000) });
    expect(page.status).toBe(200);
  }
  await holder.query("select pg_advisory_unlock_all()");
  holder.release();
  expect((await Promise.all(visits)).map(({ status }) => status)).toEqual(visits.map(() => 303));
});

const demo = { intent: "demo", name: "Ada Example", email: "ada@example.org" };

test.each<{ what: string; path: string; most: number; fields: Record<string, string> }>([
  {
    what: "addresses for the waitlist",
    path: "/coming-soon",
    most: 60,
    fields: { intent: "waitlist", email: "a@example.org" },
  },
  { what: "requests for a demo", path: "/coming-soon", most: 10, fields: demo },
  { what: "visits to the sample account", path: "/login", most: 60, fields: { intent: "sample" } },
])("one network sends $most $what an hour, over all processes", async ({ path, most, fields }) => {
  const send = (site: TestSite, address: string) => site.post(path, fields, { "X-Forwarded-For": address });
  for (let at = 0; at < most; at += 1) {
    expect((await send(at % 2 ? one : other, "198.51.100.7")).status).toBe(303);
  }
  for (const site of [one, other]) {
    const refused = await send(site, "198.51.100.7");
    expect([refused.status, Number(refused.headers.get("Retry-After")) > 0]).toEqual([429, true]);
    expect(await refused.text()).toMatch(/from your network\. Please .* again in \d+ minutes\./);
  }
  expect((await send(one, "198.51.100.8")).status).toBe(303);
});

test("one network sends 60 long bills an hour to be checked, over all processes; short ones go on", async () => {
  const send = (site: TestSite, lines: string) =>
    site.post("/audit", { lines }, { "X-Forwarded-For": "198.51.100.9" });
  const long = "x".repeat(20_001);
  for (let at = 0; at < 60; at += 1) expect((await send(at % 2 ? one : other, long)).status).toBe(422);
  for (const site of [one, other]) {
    const refused = await send(site, long);
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "3600"]);
    expect(await refused.text()).toContain(long);
  }
  expect((await send(one, "99213 Visit 1 $210.00")).status).toBe(200);
});
