import { sql } from "drizzle-orm";
import { parse } from "node-html-parser";
import { describe, expect, test } from "vitest";
import { openBrowser } from "../support/browser.ts";
import { mailedSiteForTests } from "../support/site-for-tests.ts";

const site = mailedSiteForTests();

const password = "correct horse battery";
const confirming = /confirms your email/;
const leadOf = async (reply: Response) => [reply.status, reply.headers.get("Location")];
const confirmOf = (path: string) => new URLSearchParams(path.split("?")[1]).get("confirm") ?? "";

test("a person signs up, confirms by the link and their password, and is in their account", async () => {
  const browser = openBrowser(site);
  const email = "ada@example.org";
  const sent = await browser.post("/signup", { name: "Ada Lovelace", email, password });
  expect(await leadOf(sent)).toEqual([303, "/signup?sent=1"]);
  expect(await (await browser.get("/signup?sent=1")).text()).not.toContain(email);

  const early = await browser.post("/login", { email, password });
  expect(early.status).toBe(422);
  const link = await site.mailedPath(email, confirming);
  expect(link).toMatch(/^\/login\?confirm=[\w-]{43}$/);
  const page = parse(await (await browser.get(link)).text());
  expect(page.querySelector('main [role="status"]')?.text).toContain("That confirms your email");
  const confirm = page.querySelector('[name="confirm"]')?.getAttribute("value") ?? "";
  const entered = await browser.post("/login", { email: " ADA@Example.org", password, confirm });
  expect(await leadOf(entered)).toEqual([303, "/account"]);
  expect(entered.headers.get("Set-Cookie")).toMatch(
    /session=[\w.%-]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax/,
  );
  expect(await (await browser.get("/account")).text()).toContain("Ada Lovelace");
});

test("the link of a sign-up opens nothing without the password that was chosen, for anybody else's address, or forged", async () => {
  const browser = openBrowser(site);
  await browser.post("/signup", { name: "Eve", email: "eve@example.org", password });
  const confirm = confirmOf(await site.mailedPath("eve@example.org", confirming));
  const tries = [
    { email: "eve@example.org", password: "another password", confirm },
    { email: "mallory@example.org", password, confirm },
    { email: "eve@example.org", password, confirm: `${confirm.slice(0, -1)}_` },
    { email: "eve@example.org", password, confirm: "" },
  ];
  for (const fields of tries) expect((await browser.post("/login", fields)).status).toBe(422);
  expect(await leadOf(await browser.post("/login", { email: "eve@example.org", password, confirm }))).toEqual(
    [303, "/account"],
  );
});

test("a link that two windows follow at once makes one account, and both are in it", async () => {
  const email = "twice@example.org";
  await openBrowser(site).post("/signup", { name: "Two Windows", email, password });
  const confirm = confirmOf(await site.mailedPath(email, confirming));
  const windows = [openBrowser(site), openBrowser(site), openBrowser(site)];
  const replies = await Promise.all(
    windows.map((window) => window.post("/login", { email, password, confirm })),
  );
  expect(replies.map(({ status }) => status)).toEqual([303, 303, 303]);
  for (const window of windows) expect((await window.get("/account")).status).toBe(200);
});

test("a link is over after a day", async () => {
  const email = "late@example.org";
  const browser = openBrowser(site);
  await browser.post("/signup", { name: "Late", email, password });
  const confirm = confirmOf(await site.mailedPath(email, confirming));
  await site.db.execute(sql`update account_sign_ups set ends_at = now() - interval '1 second'`);
  expect((await browser.post("/login", { email, password, confirm })).status).toBe(422);
});

test("who has an account already is told by mail alone", async () => {
  const email = "ada@example.org";
  const known = await openBrowser(site).post("/signup", { name: "Ada", email, password: "another good one" });
  const unknown = await openBrowser(site).post("/signup", {
    name: "Ada",
    email: "new@example.org",
    password,
  });
  const told = async (reply: Response) => [
    reply.status,
    [...reply.headers].filter(([name]) => name !== "date"),
    await reply.text(),
  ];
  expect(await told(known)).toEqual(await told(unknown));
  expect(await site.mailedPath(email, /already has an account/)).toBe("/login");
  expect((await openBrowser(site).post("/login", { email, password: "another good one" })).status).toBe(422);
});

describe("what cannot be taken comes back with what to mend, without the password", () => {
  const good = { name: "Ann", email: "ann@example.org", password };
  test.each([
    ["no name", { name: " \u200b\u2060" }, "Enter your name"],
    ["a name of 101 letters", { name: "x".repeat(101) }, "Enter your name in 100 characters or fewer"],
    ["no address", { email: "ann" }, "Enter an email address in the format name@example.com"],
    ["a short password", { password: "kJ8#mQ2" }, "Enter a password of 8 characters or more"],
    ["a password from the list", { password: "football1" }, "This password is easy to guess"],
    ["the address as password", { password: "ann@example.org" }, "Do not use your name or email"],
    ["a book as password", { password: "x".repeat(201) }, "Enter a password of 200 characters or fewer"],
  ])("%s", async (_, wrong, problem) => {
    const reply = await openBrowser(site).post("/signup", { ...good, ...wrong });
    expect(reply.status).toBe(422);
    const html = await reply.text();
    const page = parse(html);
    expect(page.querySelector("title")?.text).toMatch(/^Error: /);
    expect(page.querySelector("#signup-problems")?.text).toContain(problem);
    expect(page.querySelector('[name="password"]')?.getAttribute("value") ?? "").toBe("");
  });
});

test.each([
  ["emoji", "Zoë 👩🏽‍🚀", "Zoë 👩🏽‍🚀"],
  ["right-to-left", "دانيال", "دانيال"],
  ["what cannot be seen", "\u202eA\u200bnn\u0000", "Ann"],
])("a name with %s greets its owner", async (_, typed, name) => {
  const email = `${crypto.randomUUID()}@example.org`;
  const browser = openBrowser(site);
  await browser.post("/signup", { name: typed, email, password });
  const confirm = confirmOf(await site.mailedPath(email, confirming));
  await browser.post("/login", { email, password, confirm });
  expect(await (await browser.get("/account")).text()).toContain(`Hello, ${name}`);
});

test("nobody's mailbox is filled: past a few, whoever asks is told to wait", async () => {
  const browser = openBrowser(site);
  const sign = () => browser.post("/signup", { name: "Bo", email: "bo@example.org", password });
  for (let sent = 0; sent < 5; sent += 1) expect((await sign()).status).toBe(303);
  const reply = await sign();
  expect(reply.status).toBe(429);
  expect(Number(reply.headers.get("Retry-After"))).toBeGreaterThan(600);
  expect(await reply.text()).toContain("Please try again in 15 minutes.");
});

test("a form that another site sends is refused", async () => {
  for (const path of ["/signup", "/login", "/logout", "/forgot-password", "/reset-password"]) {
    const reply = await site.post(
      path,
      { email: "ada@example.org", password },
      { Origin: "https://evil.example" },
    );
    expect([path, reply.status]).toEqual([path, 403]);
  }
});

test("nothing of a person stands in clear in the tables", async () => {
  const { rows } = await site.db.execute(sql`
    select (select string_agg(a::text, ' ') from account_sign_ups a) || (select string_agg(m::text, ' ') from account_mail m)
      || (select string_agg(t::text, ' ') from account_attempts t) || (select string_agg(u::text, ' ') from accounts u)
      || (select string_agg(j::text, ' ') from jobs.job j) as everything`);
  const everything = String(rows[0]?.everything);
  for (const planted of [
    "example.org",
    "Lovelace",
    Buffer.from("example.org").toString("hex"),
    "127.0.0.1",
  ]) {
    expect(everything).not.toContain(planted);
  }
});
