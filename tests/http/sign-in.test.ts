import { sql } from "drizzle-orm";
import { parse } from "node-html-parser";
import { beforeAll, describe, expect, test } from "vitest";
import { SERVED_PASSWORD_COST } from "#app/domain/accounts/passwords/open-password-hasher.server.ts";
import { type AccountWithPassword, openAccountWithPassword } from "../support/account-with-password.ts";
import { openBrowser } from "../support/browser.ts";
import { cpuMsOf } from "../support/cpu-time.ts";
import { siteForTests } from "../support/site-for-tests.ts";

const site = siteForTests();
let ada: AccountWithPassword;
beforeAll(async () => {
  ada = await openAccountWithPassword(site, { name: "Ada Lovelace", email: "ada@example.org" });
});

/** A page without what a passkey is asked, which is another question each time. */
const withoutChance = (html: string) =>
  html.replace(/data-options="[^"]*"|name="challenge" value="[^"]*"/g, "question");

const forgetTries = ({ db } = site) => db.execute(sql`delete from account_attempts`);
const mayEnter = async (cookie: string) =>
  (await site.fetch("/account", { headers: { Cookie: cookie } })).status === 200;

test("signing in leads to where its reader wanted to go, if that is a page of this site", async () => {
  const places: [string, string][] = [
    ["/account/about?x=1#name", "/account/about?x=1#name"],
    ["", "/account"],
    ["//evil.example", "/account"],
    ["/\\evil.example", "/account"],
    ["https://evil.example/account", "/account"],
    ["/account\r\nSet-Cookie: x=1", "/account"],
    ["javascript:alert(1)", "/account"],
  ];
  const { email, password } = ada;
  for (const [redirectTo, place] of places) {
    const reply = await openBrowser(site).post("/login", { email, password, redirectTo });
    expect([redirectTo, reply.status, reply.headers.get("Location")]).toEqual([redirectTo, 303, place]);
    const page = await site.fetch(`/login?${new URLSearchParams({ redirectTo })}`);
    const field = parse(await page.text()).querySelector('[name="redirectTo"]');
    expect(field?.getAttribute("value") || "/account").toBe(place);
  }
});

describe("a session's cookie", () => {
  test("under https is bound to this host and never sent in clear", async () => {
    const { email, password } = ada;
    const reply = await openBrowser(site, { "X-Forwarded-Proto": "https" }).post("/login", {
      email,
      password,
    });
    expect(reply.headers.get("Set-Cookie")).toMatch(
      /^__Host-session=.*Path=\/; HttpOnly; Secure; SameSite=Lax/,
    );
  });

  test("is another one after each sign-in, and the former one is over", async () => {
    const browser = await ada.enter();
    const former = browser.cookie();
    await browser.post("/login", { email: ada.email, password: ada.password });
    expect(browser.cookie()).not.toBe(former);
    expect([await mayEnter(former), await mayEnter(browser.cookie())]).toEqual([false, true]);
  });

  test("is worth nothing once its owner signed out, wherever it was copied to", async () => {
    const browser = await ada.enter();
    const copied = browser.cookie();
    const shown = await browser.get("/logout");
    expect(await shown.text()).toContain("This ends your session on this device.");
    expect(await mayEnter(copied)).toBe(true);
    const out = await browser.post("/logout", {});
    expect([out.status, out.headers.get("Location")]).toEqual([303, "/logout"]);
    expect(await (await browser.get("/logout")).text()).toContain("You are signed out");
    expect([browser.cookie(), await mayEnter(copied)]).toEqual(["", false]);
  });

  test("that is forged, cut or another kind's opens nothing", async () => {
    const [name, token = ""] = (await ada.enter()).cookie().split("=");
    for (const forged of ["", "x", token.slice(0, -4), `${token}A`, "a".repeat(5000), `"${token}`, "%00"]) {
      expect([forged, await mayEnter(`${name}=${forged}`)]).toEqual([forged, false]);
    }
  });
});

test("a stolen session ends when its owner signs that device out, and all of them at once", async () => {
  const mine = await ada.enter({ "User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Firefox/133.0" });
  const stolen = await ada.enter({
    "User-Agent": "Mozilla/5.0 (Windows NT 10.0) Chrome/131.0 Safari/537.36",
  });
  const page = parse(await (await mine.get("/account/security")).text());
  const devices = page.querySelectorAll("main li").map(({ text }) => text);
  expect(devices.some((text) => text.includes("Firefox on Linux · This device"))).toBe(true);
  const row = page.querySelectorAll("main li").find(({ text }) => text.includes("Chrome on Windows"));
  const sessionId = row?.querySelector('[name="sessionId"]')?.getAttribute("value") ?? "";
  const other = await openAccountWithPassword(site);
  await (await other.enter()).post("/account/security", { intent: "device", sessionId });
  expect(await mayEnter(stolen.cookie())).toBe(true);
  const out = await mine.post("/account/security", { intent: "device", sessionId });
  expect(out.headers.get("Location")).toBe("/account/security?done=signed-out");
  expect([await mayEnter(stolen.cookie()), await mayEnter(mine.cookie())]).toEqual([false, true]);

  const third = await ada.enter();
  const everywhere = await mine.post("/account/security", { intent: "everywhere" });
  expect(everywhere.headers.get("Location")).toBe("/logout");
  expect([await mayEnter(third.cookie()), mine.cookie()]).toEqual([false, ""]);
});

test("twenty wrong passwords: the waits grow and are said, the right one waits too, and a day later all is forgotten", async () => {
  await forgetTries();
  const bo = await openAccountWithPassword(site);
  const send = (password: string) => openBrowser(site).post("/login", { email: bo.email, password });
  const replies: Response[] = [];
  for (let tries = 0; tries < 20; tries += 1) replies.push(await send(`wrong password ${tries}`));
  expect(replies.map(({ status }) => status)).toEqual([...Array(11).fill(422), ...Array(9).fill(429)]);
  const last = replies.at(-1)!;
  expect(Number(last.headers.get("Retry-After"))).toBeGreaterThan(20);
  expect(await last.text()).toContain("Please try again in a minute.");
  expect((await send(bo.password)).status).toBe(429);

  await site.db.execute(sql`update account_attempts set heard_from = now() - interval '1 second'`);
  expect((await send("wrong again")).status).toBe(422);
  const longer = await send(bo.password);
  expect([longer.status, Number(longer.headers.get("Retry-After")) > 45]).toEqual([429, true]);
  await site.db.execute(sql`
    update account_attempts set heard_from = now() - interval '1 day', last_at = now() - interval '25 hours'`);
  expect((await send(bo.password)).status).toBe(303);
});

test("tries at once are no way around the limit", async () => {
  await forgetTries();
  const { email } = await openAccountWithPassword(site);
  const replies = await Promise.all(
    Array.from({ length: 30 }, () => openBrowser(site).post("/login", { email, password: "a wrong one" })),
  );
  expect(replies.filter(({ status }) => status === 422)).toHaveLength(11);
});

test("one network cannot try many accounts; others are heard", async () => {
  await forgetTries();
  const from = (address: string) => openBrowser(site, { "X-Forwarded-For": address });
  let tried = 0;
  const guess = () => {
    tried += 1;
    return from("203.0.113.7").post("/login", { email: `u${tried}@example.org`, password: "a wrong one" });
  };
  await guess();
  await site.db.execute(
    sql`update account_attempts set attempts = 48 where limit_name = 'password from network'`,
  );
  const replies = await Promise.all([guess(), guess(), guess(), guess(), guess()]);
  expect(replies.map(({ status }) => status).sort()).toEqual([422, 422, 422, 429, 429]);
  const { email, password } = ada;
  expect((await from("203.0.113.7").post("/login", { email, password })).status).toBe(429);
  expect((await from("203.0.113.8").post("/login", { email, password })).status).toBe(303);
});

test("nothing of who tried, and from where, stands in clear", async () => {
  const { rows } = await site.db.execute(sql`
    select (select string_agg(t::text, ' ') from account_attempts t) || (select string_agg(s::text, ' ') from account_sessions s)
      as everything`);
  for (const planted of [
    "ada@",
    "127.0.0.1",
    "203.0.113",
    "Firefox",
    Buffer.from("Firefox").toString("hex"),
  ]) {
    expect(String(rows[0]?.everything)).not.toContain(planted);
  }
});

describe("at the cost that is served", () => {
  const served = siteForTests({}, { passwordCost: SERVED_PASSWORD_COST });
  beforeAll(async () => {
    await openAccountWithPassword(served, { name: "Ada Lovelace", email: ada.email });
  });

  test("nothing tells an address with an account from one without: words, headers, or time", async () => {
    await forgetTries(served);
    const addresses = { known: ada.email, unknown: "nobody@example.org" };
    const times = { known: [] as number[], unknown: [] as number[] };
    const replies = { known: "", unknown: "" };
    for (let round = 0; round < 15; round += 1) {
      await forgetTries(served);
      for (const kind of ["known", "unknown"] as const) {
        let reply = new Response();
        let html = "";
        const cpuMs = await cpuMsOf(async () => {
          reply = await openBrowser(served).post("/login", {
            email: addresses[kind],
            password: "a wrong one",
          });
          html = withoutChance(await reply.text()).replaceAll(addresses[kind], "address");
        });
        times[kind].push(cpuMs);
        const headers = [...reply.headers].filter(([name]) => name !== "date" && name !== "content-length");
        replies[kind] = JSON.stringify([reply.status, headers, html]);
      }
    }
    expect(replies.known).toBe(replies.unknown);
    expect(replies.known).toContain("The email or password is not right");
    // A processor's time is the same on a busy machine; the minimum is from tries during which nothing else on the site ran.
    const [known, unknown] = [Math.min(...times.known), Math.min(...times.unknown)];
    expect(Math.abs(known - unknown)).toBeLessThan(0.25 * known);
  });

  test("a password that was hashed with less than today's cost is hashed anew", async () => {
    const { hash } = await import("@node-rs/argon2");
    const old = await openAccountWithPassword(served);
    const weak = await hash(old.password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
    const { accountId } = old.account;
    await served.db.execute(sql`update accounts set password_hash = ${weak} where account_id = ${accountId}`);
    await old.enter();
    const { rows } = await served.db.execute(
      sql`select password_hash from accounts where account_id = ${accountId}`,
    );
    expect(rows[0]?.password_hash).toMatch(/m=65536,t=4/);
    await old.enter();
  });
});
