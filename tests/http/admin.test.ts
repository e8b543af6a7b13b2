import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { beforeAll, expect, test } from "vitest";
import { newSecret, writeSecondFactor } from "#app/domain/accounts/second-factor/second-factor.server.ts";
import { recordDispute } from "#app/domain/audits/kept/disputed-findings.server.ts";
import { keepDemoBooking } from "#app/domain/demo-bookings/keep-demo-booking.server.ts";
import { grantOperator } from "#app/domain/operators/grant-operator.server.ts";
import { addSources } from "#app/domain/sources/add-sources.server.ts";
import { systemClock } from "#app/platform/clock.ts";
import { importPriceText } from "../fixtures/mrf/import-price-text.ts";
import { listRows } from "../fixtures/mrf/list-rows.ts";
import { charge, priceFileText } from "../fixtures/mrf/write-price-file.ts";
import { type AccountWithPassword, openAccountWithPassword } from "../support/account-with-password.ts";
import { readPage } from "../support/read-page.ts";
import { routeAddresses } from "../support/route-addresses.ts";
import { runProgramIn } from "../support/run-program.ts";
import { serveHere } from "../support/serve-here.ts";
import { signIn } from "../support/sign-in.ts";
import { siteForTests } from "../support/site-for-tests.ts";
import { visitsOf } from "../support/visits-of.ts";

const site = siteForTests();

/** What each page under /admin takes, to be open to operators who have shown their second factor, and to no one else. */
const pages: Record<string, { hasForm: boolean }> = {
  "/admin": { hasForm: false },
  "/admin/enter": { hasForm: true },
  "/admin/sources": { hasForm: true },
  "/admin/sources.csv": { hasForm: false },
  "/admin/files/:fileId": { hasForm: true },
  "/admin/findings": { hasForm: true },
  "/admin/findings.csv": { hasForm: false },
  "/admin/hospitals": { hasForm: true },
  "/admin/policies": { hasForm: true },
  "/admin/ideas": { hasForm: true },
  "/admin/demo-requests": { hasForm: true },
  "/admin/corrections": { hasForm: true },
  "/admin/log": { hasForm: false },
};

const HOLD = {
  reasons: ["fewer-charges"],
  former: {
    hospitalName: "Main",
    fileDate: "2026-01-01",
    rows: 9,
    charges: 9,
    negotiatedCharges: 0,
    payers: 0,
  },
  next: {
    hospitalName: "Main",
    fileDate: "2026-02-01",
    rows: 2,
    charges: 2,
    negotiatedCharges: 0,
    payers: 0,
  },
  expectedHospital: "Main",
  comparedCount: 2,
  medianRatio: 1.5,
  moves: [
    {
      codeType: "CPT",
      code: "70450",
      description: "CT of the head",
      setting: "both",
      former: "100",
      next: "150",
    },
  ],
  samples: [],
  brokenRules: [],
  rowsLeftOut: 0,
};

let operator: AccountWithPassword;
let secret = "";
let fileNumber = "";

const atDesk = visitsOf(site, () => operator);
const codeNow = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate();

async function openOperator(email: string): Promise<AccountWithPassword> {
  const account = await openAccountWithPassword(site, { email });
  expect(await grantOperator(site, email, new Date())).toBe("no-second-factor");
  secret = newSecret();
  await writeSecondFactor(site.db, account.account, { secret, lastStep: 0, recoveryCodes: [] });
  expect(await grantOperator(site, email, new Date())).toBe("granted");
  return account;
}

beforeAll(async () => {
  expect(await grantOperator(site, "nobody@example.org", new Date())).toBe("unknown");
  await addSources(site.db, ["https://hospital.example/a_standardcharges.csv"], new Date());
  await site.db.execute(sql`
    update source_files set sha256 = 'abc', hold = ${JSON.stringify(HOLD)}, held_at = now()`);
  [fileNumber = ""] = await listRows(site.db, "select source_file_id from source_files");
  operator = await openOperator("olga.operator@example.org");
});

const addressOf = (pattern: string) => pattern.replace(":fileId", fileNumber);

const ask = (method: "GET" | "POST", pattern: string, cookie: string) =>
  site.fetch(addressOf(pattern), {
    method,
    headers: cookie ? { Cookie: cookie } : {},
    ...(method === "POST" && { body: new URLSearchParams() }),
  });

test("the table of this test has every route under /admin, and no other", async () => {
  const routes = (await routeAddresses()).map(({ address }) => address);
  expect(routes.filter((address) => /^\/admin(\/|\.|$)/.test(address)).sort()).toEqual(
    Object.keys(pages).sort(),
  );
});

test.each(Object.entries(pages))("%s is open to operators with their second factor alone", async (pattern, {
  hasForm,
}) => {
  const other = await signIn(site);
  for (const method of hasForm ? (["GET", "POST"] as const) : (["GET"] as const)) {
    const signedOut = await ask(method, pattern, "");
    expect([signedOut.status, signedOut.headers.get("Location")]).toEqual([
      302,
      expect.stringMatching(/^\/login\?redirectTo=%2Fadmin/),
    ]);
    expect((await ask(method, pattern, other.cookie)).status).toBe(404);
    const outside = await ask(method, pattern, operator.cookie);
    if (pattern === "/admin/enter") expect([200, 422]).toContain(outside.status);
    else
      expect([outside.status, outside.headers.get("Location")]).toEqual([
        303,
        expect.stringMatching(/^\/admin\/enter\?/),
      ]);
    expect(outside.headers.get("Cache-Control")).toContain("no-store");
  }
});

test("the desk opens by password and code, shows what waits, and decides; each act is written down", async () => {
  const { password } = operator;
  const wrong = await atDesk.post("/admin/enter", { password, code: "000000" });
  expect(wrong.status).toBe(422);
  const entered = await atDesk.post("/admin/enter", { password, code: codeNow(), redirectTo: "/admin" });
  expect([entered.status, entered.headers.get("Location")]).toEqual([303, "/admin"]);

  expect((await atDesk.read("/admin")).text).toMatch(/Price files held back 1 /);
  const sources = await atDesk.get("/admin/sources?state=quarantined");
  expect(await sources.text()).toContain(`href="/admin/files/${fileNumber}"`);
  expect((await atDesk.get("/admin/files/99999")).status).toBe(404);
  const file = await (await atDesk.get(`/admin/files/${fileNumber}`)).text();
  expect(file).toContain("It has 2 charges, and the current file has 9.");
  expect(file).toContain("CT of the head");

  const stale = await atDesk.post(`/admin/files/${fileNumber}`, { decision: "accept", sha256: "another" });
  expect(stale.status).toBe(422);
  const decided = await atDesk.post(`/admin/files/${fileNumber}`, { decision: "reject", sha256: "abc" });
  expect([decided.status, decided.headers.get("Location")]).toEqual([303, "/admin/sources?done=changed"]);
  expect(await listRows(site.db, "select reason from source_files")).toEqual(["rejected"]);

  const noAddress = await atDesk.post("/admin/sources", { intent: "add", addresses: "hospital two" });
  expect([noAddress.status, await noAddress.text()]).toEqual([
    422,
    expect.stringContaining("Line 1 is not a web address."),
  ]);
  await atDesk.post("/admin/sources", { intent: "add", addresses: "two.example\nthree.example" });
  await atDesk.post("/admin/sources", { intent: "pause", address: "https://two.example/" });
  const csv = await (await atDesk.get("/admin/sources.csv?state=paused")).text();
  expect(csv.trim().split(/\r?\n/)).toEqual([
    expect.stringMatching(/^address,/),
    expect.stringMatching(/^https:\/\/two\.example\/,/),
  ]);
  const log = await (await atDesk.get("/admin/log")).text();
  for (const act of ["opened the desk", "rejected a file", "added a source", "paused a source"])
    expect(log).toContain(act);
});

test("what visitors sent is decided on at the desk, and a rule that is called wrong becomes a question", async () => {
  await recordDispute(site.db, randomUUID(), {
    rule: "duplicate-line",
    kind: "same",
    edition: null,
    reason: "was-right",
    sharedComment: "Two knees.",
    disputedOn: "2026-03-01",
  });
  await site.db.execute(sql`
    insert into roadmap_ideas (title, description, state, state_since) values ('Dark maps', 'Please.', 'held', now())`);
  const asking = { name: "Dana", email: "dana@example.org", organisation: null, message: "Show us." };
  await keepDemoBooking(site.db, asking, systemClock);
  await site.db.execute(sql`
    insert into hospitals (name, match_name, state, city, zip, npis)
    values ('St. Jude Hospital', 'st jude', 'IL', 'Chicago', '60612', '{1234567893}'),
      ('Saint Jude Hospital', 'saint jude', 'IL', 'Chicago', '60612', '{1234567893}')`);
  const desk = await atDesk.read("/admin");
  for (const waiting of [
    "Findings called wrong 1",
    "Hospitals that may be the same 1",
    "Ideas to moderate 1",
  ])
    expect(desk.text).toContain(waiting);
  const press = async (path: string, button: string | RegExp) => {
    const { fields } = (await atDesk.read(path)).button(button);
    const sent = await atDesk.post(path, fields);
    expect([sent.status, sent.headers.get("Location")]).toEqual([303, `${path}?done=changed`]);
    return fields;
  };

  const found = async () => {
    const line = { code: "73721", description: "MRI of the knee", date: "2026-03-02", amount_cents: 120_000 };
    const body = JSON.stringify({ lines: [line, line] });
    const reply = await (await site.fetch("/audit.json", { method: "POST", body })).json();
    return reply.findings.find(({ rule }: { rule: string }) => rule === "duplicate-line");
  };
  expect((await found()).strength).not.toBe("question");
  await press("/admin/findings", /^Show it as a question/);
  expect(await found()).toMatchObject({ strength: "question", amount_at_stake_cents: 0 });
  await press("/admin/findings", /^Show it as before/);
  expect((await found()).strength).not.toBe("question");
  expect(await (await atDesk.get("/admin/findings.csv?rule=duplicate-line")).text()).toContain("Two knees.");

  const merged = await press("/admin/hospitals", /^Merge/);
  expect((await atDesk.post("/admin/hospitals", merged)).headers.get("Location")).toMatch(/done=gone$/);
  expect((await atDesk.read("/admin/hospitals")).text).toContain("Merges you can undo");
  await press("/admin/ideas", /^Show on the roadmap/);
  expect((await atDesk.read("/roadmap")).text).toContain("Dark maps");
  await press("/admin/demo-requests", /^Answered/);
  expect((await atDesk.read("/admin/demo-requests")).text).toContain("No requests are waiting.");
  expect((await atDesk.read("/admin/log")).text).toMatch(/answered a demo request .*merged two hospitals/);
});

test("a round of the sources shows how far it is, and stops where the desk says so", async () => {
  let noteAsked = () => {};
  const isAsked = new Promise<void>((resolve) => {
    noteAsked = resolve;
  });
  const silent = await serveHere((request, response) => {
    if (request.url === "/robots.txt") return void response.writeHead(404).end();
    noteAsked(); // and never answered
  });
  try {
    const address = `${silent.origin}/prices.csv`;
    await addSources(site.db, [address], new Date());
    const env = {
      ...process.env,
      DATABASE_URL: site.databaseUrl,
      DATA_DIR: site.dataDir,
      SOURCES_ALLOW_PRIVATE: "on",
    };
    const round = runProgramIn({ env }, "sources check", address, "--now");
    await isAsked;
    expect((await atDesk.read("/admin/sources")).text).toMatch(
      /A round is in progress .* 0 of 1 source checked\./,
    );
    const { fields } = (await atDesk.read("/admin/sources")).button("Stop the round");
    await atDesk.post("/admin/sources", fields);
    expect(await round).toMatchObject({
      code: 0,
      stdout: expect.stringContaining("An operator stopped the round."),
    });
    expect((await atDesk.read("/admin/sources")).text).not.toContain("A round is in progress");
  } finally {
    await silent.close();
  }
});

test("a report of a mistake goes to the desk, and only the decision shows on the hospital's page", async () => {
  const { hospitalId } = await importPriceText(site.db, priceFileText({ charges: [charge("73721")] }));
  const [id = "", name = ""] = (
    await listRows(site.db, `select short_id, name from hospitals where hospital_id = ${hospitalId}`)
  )[0]!.split(" ; ");
  const door = `/hospital_details/correction?id=${id}`;
  const page = `/hospital_details?name=${encodeURIComponent(name)}&id=${id}`;
  expect((await readPage(site, page)).links()).toContain(door);
  const report = {
    subject: "phone",
    sender: "reader",
    says: "The number is 555-0101.",
    evidence: "https://hospital.example/contact",
  };
  const empty = await site.post(door, { ...report, evidence: "" });
  expect([empty.status, await empty.text()]).toEqual([422, expect.stringContaining("Give a link")]);
  expect((await site.post(door, { ...report, website: "spam" })).status).toBe(303);
  expect((await site.post(door, report)).status).toBe(303);
  expect((await site.post(door, { ...report, subject: "price", says: "CPT 73721 costs less." })).status).toBe(
    303,
  );
  expect((await readPage(site, page)).text).not.toContain("555-0101");

  expect((await atDesk.read("/admin")).text).toMatch(/Reports of mistakes 2 /);
  const listed = await (await atDesk.get("/admin/corrections")).text();
  expect(listed.indexOf("CPT 73721 costs less.")).toBeLessThan(listed.indexOf("555-0101"));
  const [phone, price] = ["phone", "price"].map(
    (subject) => `select correction_id from corrections where subject = '${subject}'`,
  );
  const decide = async (which: string, fields: Record<string, string>) => {
    const [correction = ""] = await listRows(site.db, which);
    return (await atDesk.post("/admin/corrections", { correction, ...fields })).status;
  };
  expect(await decide(phone!, { decision: "corrected", answer: "" })).toBe(422);
  expect(await decide(phone!, { decision: "corrected", answer: "The phone number is new." })).toBe(303);
  expect(await decide(price!, { decision: "as-published", answer: "" })).toBe(303);
  expect(await decide(price!, { decision: "corrected", answer: "No." })).toBe(422);
  const shown = async () => (await readPage(site, page)).text; // what the desk decides shows within a second
  await expect.poll(shown).toMatch(/Corrected \w+ \d+, \d{4}\. The phone number is new\./);
  expect(await shown()).toMatch(/We looked on \w+ \d+, \d{4} and found the price as the file prints it\./);
  const log = await (await atDesk.get("/admin/log")).text();
  expect(log).toContain("corrected what a report said");

  for (let sent = 2; sent < 5; sent++) await site.post(door, report);
  expect((await site.post(door, report)).status).toBe(429);
  expect((await site.fetch("/hospital_details/correction")).status).toBe(400);
});

test("the desk closes by itself, and at once to who gives up their second factor", async () => {
  const status = async () => (await atDesk.get("/admin")).status;
  await site.db.execute(sql`update operator_entries set last_used_at = now() - interval '16 minutes'`);
  expect(await status()).toBe(303);
  await site.db.execute(sql`update operator_entries set last_used_at = now()`);
  expect(await status()).toBe(200);
  await writeSecondFactor(site.db, operator.account, null);
  expect(await status()).toBe(404);
});
