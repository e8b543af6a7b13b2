import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { isFlag, readRows } from "#app/platform/db/read-rows.server.ts";
import { type AccountWithPassword, openAccountWithPassword } from "../support/account-with-password.ts";
import { type Browser, openBrowser } from "../support/browser.ts";
import { mailedSiteForTests } from "../support/site-for-tests.ts";

const site = mailedSiteForTests();
let ada: AccountWithPassword;
beforeEach(async () => {
  await site.db.execute(sql`delete from account_attempts`);
  ada = await openAccountWithPassword(site);
});

const newPassword = "another good password";
const from = (network: string) => openBrowser(site, { "X-Forwarded-For": network });

const enter = async (browser: Browser, password = ada.password) =>
  (await browser.post("/login", { email: ada.email, password })).status;

async function guess(network: string, times: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let tried = 0; tried < times; tried += 1) statuses.push(await enter(from(network), "a wrong one"));
  return statuses;
}

const setCount = (limit: string, attempts: number) =>
  site.db.execute(sql`update account_attempts set attempts = ${attempts} where limit_name = ${limit}`);

async function askForLink(network: string, email = ada.email): Promise<unknown> {
  const reply = await from(network).post("/forgot-password", { email });
  return [reply.status, reply.headers.get("Location")];
}
const sent = [303, "/forgot-password?sent=1"];
const mailedLink = () => site.mailedPath(ada.email, /link to choose a new password/);
const isOpen = async (link: string) => (await openBrowser(site).get(link)).status === 200;

const reset = (browser: Browser, link: string) => {
  const token = new URLSearchParams(link.split("?")[1]).get("token") ?? "";
  return browser.post("/reset-password", { token, password: newPassword });
};

describe("somebody who guesses at a password", () => {
  test("is stopped where they are, and the owner still comes in from elsewhere", async () => {
    const stranger = "203.0.113.9";
    expect(await guess(stranger, 14)).toEqual([...Array(11).fill(422), 429, 429, 429]);
    expect(await enter(from(stranger))).toBe(429);
    expect(await enter(from("198.51.100.5"))).toBe(303);
  });

  test("from many networks is stopped by the account's own count", async () => {
    await guess("203.0.113.1", 1);
    await setCount("password of account", 96);
    const statuses: number[] = [];
    for (let network = 2; network < 10; network += 1)
      statuses.push(...(await guess(`203.0.${network}.1`, 1)));
    expect(statuses).toEqual([...Array(5).fill(422), 429, 429, 429]);
    expect(await enter(from("198.51.100.5"))).toBe(429);
  });

  test("keeps nobody out of a browser that they have signed in with, not even from the same network", async () => {
    const shared = "203.0.113.40";
    const own = from(shared);
    expect(await enter(own)).toBe(303);
    await own.post("/logout", {});
    await guess(shared, 12);
    for (const limit of ["password of account", "password from network"]) await setCount(limit, 500);
    await site.db.execute(sql`update account_attempts set heard_from = now() + interval '15 minutes'`);
    expect(await enter(from(shared))).toBe(429);
    expect(await enter(own)).toBe(303);
  });

  test("with the owner's own browser is stopped there as well", async () => {
    const own = from("203.0.113.41");
    await enter(own);
    await own.post("/logout", {});
    const statuses: number[] = [];
    for (let tried = 0; tried < 12; tried += 1) statuses.push(await enter(own, "a wrong one"));
    expect(statuses).toEqual([...Array(11).fill(422), 429]);
    expect(await enter(from("203.0.113.41"))).toBe(303);
  });
});

describe("the cookie of a known browser", () => {
  test("names nobody, is sent to the sign-in alone, and scripts cannot read it", async () => {
    const reply = await from("203.0.113.50").post("/login", { email: ada.email, password: ada.password });
    const cookie = reply.headers.getSetCookie().find((line) => line.startsWith("known_device="));
    expect(cookie).toMatch(/Path=\/login; HttpOnly; SameSite=Lax/);
    const [, value = ""] = /^known_device=([^;]*)/.exec(cookie ?? "") ?? [];
    const read = Buffer.from(decodeURIComponent(value), "base64").toString();
    for (const text of [value, read, Buffer.from(read, "base64").toString()]) {
      for (const told of [ada.email, ada.account.accountId]) expect(text).not.toContain(told);
    }
  });

  test.each([
    [
      "a new password",
      async (own: Browser) => {
        const fields = { presentPassword: ada.password, newPassword };
        expect((await own.post("/account/security/password", fields)).status).toBe(303);
        ada.password = newPassword;
      },
    ],
    [
      "signing out everywhere",
      async (own: Browser) => {
        expect((await own.post("/account/security", { intent: "everywhere" })).status).toBe(303);
      },
    ],
  ])("is worth nothing after %s", async (_, end) => {
    const [own, thief] = [from("203.0.113.60"), from("203.0.113.61")];
    expect([await enter(own), await enter(thief)]).toEqual([303, 303]);
    await end(own);
    await guess("203.0.113.61", 12);
    expect(await enter(thief)).toBe(429);
  });

  test("of the browser where the password was changed is made anew", async () => {
    const own = from("203.0.113.62");
    await enter(own);
    await own.post("/account/security/password", { presentPassword: ada.password, newPassword });
    await own.post("/logout", {});
    await guess("203.0.113.62", 12);
    expect(await enter(own, newPassword)).toBe(303);
  });

  test("of another account, or made up, is worth nothing", async () => {
    const own = from("203.0.113.70");
    const other = await openAccountWithPassword(site);
    await own.post("/login", { email: other.email, password: other.password });
    await guess("203.0.113.70", 12);
    expect(await enter(own)).toBe(429);
    const headers = { "X-Forwarded-For": "203.0.113.70", Cookie: "known_device=made-up" };
    const body = new URLSearchParams({ email: ada.email, password: ada.password });
    expect((await site.post("/login", body, headers)).status).toBe(429);
  });
});

describe("a link to a new password", () => {
  test("comes and works, however many strangers ask for links and sign up with the address", async () => {
    for (let network = 1; network < 8; network += 1) {
      await from(`203.0.113.${network}`).post("/signup", {
        name: "A Stranger",
        email: ada.email,
        password: "vermilion otter umbrella",
      });
    }
    expect(await askForLink("203.0.113.1")).toEqual(sent);
    const first = await mailedLink();
    for (let asked = 0; asked < 8; asked += 1) {
      expect(await askForLink(`203.0.${asked}.2`)).toEqual(sent);
    }
    expect(await askForLink("198.51.100.5")).toEqual(sent);
    const others = [await mailedLink(), await mailedLink(), await mailedLink(), await mailedLink()];
    for (const link of [first, ...others]) expect(await isOpen(link)).toBe(true);
    const [row] = await readRows(
      site.db,
      { is_in_time: isFlag },
      sql`select (select max(heard_from) from account_attempts where limit_name = 'reset of address')
            < (select max(ends_at) - interval '14 minutes' from account_links) as is_in_time`,
    );
    expect(row?.is_in_time).toBe(true); // the next one comes long before the last one is over

    await guess("198.51.100.5", 12);
    const owner = from("198.51.100.5");
    const done = await reset(owner, first);
    expect([done.status, done.headers.get("Location")]).toEqual([303, "/account"]);
    for (const link of others) expect(await isOpen(link)).toBe(false);
    expect(await enter(from("198.51.100.5"), newPassword)).toBe(303);
    expect(await askForLink("198.51.100.5")).toEqual(sent);
    expect(await isOpen(await mailedLink())).toBe(true);
  });

  test("is asked for in the same words past the count, with an account and without", async () => {
    const ask = async (email: string) => {
      const reply = await from("203.0.113.80").post("/forgot-password", { email });
      return [reply.status, [...reply.headers].filter(([name]) => name !== "date"), await reply.text()];
    };
    for (let asked = 0; asked < 8; asked += 1) {
      expect(await ask("nobody.here@example.org")).toEqual(await ask(ada.email));
    }
  });

  test("is not to be had for many addresses from one network", async () => {
    await askForLink("203.0.113.90");
    await setCount("reset from network", 20);
    const statuses: unknown[] = [];
    for (let asked = 0; asked < 3; asked += 1)
      statuses.push(((await askForLink("203.0.113.90", `u${asked}@example.org`)) as unknown[])[0]);
    expect(statuses).toEqual([303, 429, 429]);
    expect(await askForLink("203.0.113.91")).toEqual(sent);
  });
});
