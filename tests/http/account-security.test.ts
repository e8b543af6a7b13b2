import { sql } from "drizzle-orm";
import { parse } from "node-html-parser";
import { Secret, TOTP } from "otpauth";
import { describe, expect, test } from "vitest";
import { openAccountWithPassword } from "../support/account-with-password.ts";
import { type Browser, openBrowser } from "../support/browser.ts";
import { mailedSiteForTests } from "../support/site-for-tests.ts";

const site = mailedSiteForTests();

const newPassword = "another good password";
const leadOf = (reply: Response) => [reply.status, reply.headers.get("Location")];
const mayEnter = async (browser: Browser) => (await browser.get("/account")).status === 200;
const problemsOf = async (reply: Response) => parse(await reply.text()).querySelector('[role="alert"]')?.text;
const forgetTries = () => site.db.execute(sql`delete from account_attempts`);

describe("a password", () => {
  test("is changed by who knows the present one; other devices are out, and the owner is told", async () => {
    const ann = await openAccountWithPassword(site);
    const [here, there] = [await ann.enter(), await ann.enter()];
    const change = (fields: Record<string, string>) => here.post("/account/security/password", fields);
    const wrong = await change({ presentPassword: "not this one", newPassword });
    expect([wrong.status, await problemsOf(wrong)]).toEqual([
      422,
      expect.stringContaining("not your password"),
    ]);
    const weak = await change({ presentPassword: ann.password, newPassword: "football1" });
    expect([weak.status, await problemsOf(weak)]).toEqual([422, expect.stringContaining("easy to guess")]);
    const changed = await change({ presentPassword: ann.password, newPassword });
    expect(leadOf(changed)).toEqual([303, "/account/security?done=password"]);
    expect([await mayEnter(here), await mayEnter(there)]).toEqual([true, false]);
    const { email } = ann;
    expect((await openBrowser(site).post("/login", { email, password: ann.password })).status).toBe(422);
    expect((await openBrowser(site).post("/login", { email, password: newPassword })).status).toBe(303);
    expect(await site.mailedPath(email, /password of your account was changed/)).toBe("/forgot-password");
  });

  test("that is forgotten is chosen anew by a link that works once, also past the waits of wrong ones", async () => {
    const bea = await openAccountWithPassword(site);
    const stolen = await bea.enter();
    for (let tries = 0; tries < 12; tries += 1)
      await openBrowser(site).post("/login", { email: bea.email, password: "wrong" });
    const browser = openBrowser(site);
    let foundAtOnce = 0; // by a program that looks through mail before it takes it
    site.mailServer.beforeAnswer = async ({ text }) => {
      const [, path = ""] = /example\.org(\/reset-password\S+)/.exec(text) ?? [];
      if (path !== "") foundAtOnce = (await browser.get(path)).status;
    };
    expect(leadOf(await browser.post("/forgot-password", { email: bea.email }))).toEqual([
      303,
      "/forgot-password?sent=1",
    ]);
    const link = await site.mailedPath(bea.email, /link to choose a new password/);
    expect(foundAtOnce).toBe(200);
    const token = new URLSearchParams(link.split("?")[1]).get("token") ?? "";
    for (let looks = 0; looks < 2; looks += 1) expect((await browser.get(link)).status).toBe(200);
    const weak = await browser.post("/reset-password", { token, password: "short" });
    expect([weak.status, await problemsOf(weak)]).toEqual([422, expect.stringContaining("8 characters")]);

    const windows = [browser, openBrowser(site)];
    const replies = await Promise.all(
      windows.map((window) => window.post("/reset-password", { token, password: newPassword })),
    );
    expect(replies.map(leadOf).sort()).toEqual([
      [303, "/account"],
      [303, "/reset-password"],
    ]);
    expect([await mayEnter(windows[0]!), await mayEnter(windows[1]!)].sort()).toEqual([false, true]);
    expect(await mayEnter(stolen)).toBe(false);
    expect((await openBrowser(site).get(link)).status).toBe(404);
    expect((await openBrowser(site).post("/login", { email: bea.email, password: newPassword })).status).toBe(
      303,
    );
  });

  test("has links that end after half an hour, work beside newer ones, and cannot be made up", async () => {
    const cat = await openAccountWithPassword(site);
    const ask = async () => {
      await openBrowser(site).post("/forgot-password", { email: cat.email });
      return site.mailedPath(cat.email, /link to choose a new password/);
    };
    const [first, second] = [await ask(), await ask()];
    const status = async (link: string) => (await openBrowser(site).get(link)).status;
    expect([await status(first), await status(second)]).toEqual([200, 200]);
    await site.db.execute(sql`update account_links set ends_at = now() - interval '1 second'`);
    expect([await status(second), await status("/reset-password?token=made-up")]).toEqual([404, 404]);
  });

  test("is asked for of an address without an account in the same words, and no mail is sent", async () => {
    const dan = await openAccountWithPassword(site);
    const asked = async (email: string) => {
      const reply = await openBrowser(site).post("/forgot-password", { email });
      return [reply.status, [...reply.headers].filter(([name]) => name !== "date"), await reply.text()];
    };
    expect(await asked("nobody.here@example.org")).toEqual(await asked(dan.email));
    await site.mailedPath(dan.email, /link to choose a new password/);
    expect(site.mailServer.mails.filter(({ to }) => to === "nobody.here@example.org")).toEqual([]);
  });
});

describe("an email", () => {
  test("is changed from the new address by its owner alone, and the former one is told", async () => {
    const eva = await openAccountWithPassword(site);
    const browser = await eva.enter();
    const email = "eva.new@example.org";
    const asked = await browser.post("/account/security/email", { email, presentPassword: eva.password });
    expect(leadOf(asked)).toEqual([303, "/account/security/email?sent=1"]);
    const link = await site.mailedPath(email, /use this email for your account/);
    const token = new URLSearchParams(link.split("?")[1]).get("token") ?? "";

    const other = await (await openAccountWithPassword(site)).enter();
    expect(await (await other.get(link)).text()).toContain(
      "This link no longer works, or it is for another account",
    );
    await other.post("/account/security/email", { token });
    expect(leadOf(await openBrowser(site).get(link))).toEqual([
      302,
      expect.stringMatching(/^\/login\?redirectTo=/),
    ]);

    expect(await (await browser.get(link)).text()).toContain(`From now on you sign in with ${email}.`);
    const enter = (address: string) =>
      openBrowser(site).post("/login", { email: address, password: eva.password });
    expect((await enter(email)).status).toBe(422);
    const changed = await browser.post("/account/security/email", { token });
    expect(leadOf(changed)).toEqual([303, "/account/security?done=email"]);
    expect([(await enter(email)).status, (await enter(eva.email)).status]).toEqual([303, 422]);
    expect(await site.mailedPath(eva.email, /email of your account was changed/)).toBe("/security");
    expect(leadOf(await browser.post("/account/security/email", { token }))).toEqual([
      303,
      "/account/security/email?token=over",
    ]);
  });

  test("of another account stays theirs, and nobody learns that before the link is followed", async () => {
    const [fay, gil] = [await openAccountWithPassword(site), await openAccountWithPassword(site)];
    const browser = await fay.enter();
    const fields = { email: gil.email, presentPassword: fay.password };
    expect(leadOf(await browser.post("/account/security/email", fields))).toEqual([
      303,
      "/account/security/email?sent=1",
    ]);
    const link = await site.mailedPath(gil.email, /use this email for your account/);
    const token = new URLSearchParams(link.split("?")[1]).get("token") ?? "";
    const taken = await browser.post("/account/security/email", { token });
    expect(leadOf(taken)).toEqual([303, "/account/security/email?taken=1"]);
    expect(
      (await openBrowser(site).post("/login", { email: gil.email, password: gil.password })).status,
    ).toBe(303);
  });
});

describe("codes from an app", () => {
  /** Turns codes on, and gives the app that shows them and the recovery codes. */
  async function turnOn(browser: Browser, presentPassword: string) {
    const page = parse(await (await browser.get("/account/security/codes")).text());
    const keyOf = (html: ReturnType<typeof parse>) =>
      html.querySelectorAll("main form p").find(({ text }) => /^[A-Z2-7 ]{30,}$/.test(text))?.text ?? "";
    const key = keyOf(page);
    const app = new TOTP({ secret: Secret.fromBase32(key.replaceAll(" ", "")) });
    expect(page.querySelector('main svg[role="img"] path')?.getAttribute("d")).toMatch(/^M4 4h1v1h-1z/);
    const wrong = await browser.post("/account/security/codes", {
      intent: "on",
      code: "000000",
      presentPassword,
    });
    const again = parse(await wrong.text());
    expect([wrong.status, keyOf(again)]).toEqual([422, key]);
    const code = app.generate();
    const on = await browser.post("/account/security/codes", { intent: "on", code, presentPassword });
    expect(leadOf(on)).toEqual([303, "/account/security/recovery-codes"]);
    const shown = parse(await (await browser.get("/account/security/recovery-codes")).text());
    const codes = shown.querySelectorAll("main ul li").map(({ text }) => text);
    return { app, codes, usedCode: code };
  }

  test("are asked for at sign-in, each once; a recovery code stands in, once, and its owner is told", async () => {
    const hal = await openAccountWithPassword(site);
    const browser = await hal.enter();
    const { app, codes, usedCode } = await turnOn(browser, hal.password);
    expect(codes).toHaveLength(10);
    const file = await browser.get("/account/security/recovery-codes.txt");
    expect(file.headers.get("Content-Disposition")).toBe(
      'attachment; filename="faircharge-recovery-codes.txt"',
    );
    expect(await file.text()).toContain(codes.join("\r\n"));

    const signIn = async (code: string) => {
      const phone = openBrowser(site);
      const { email, password } = hal;
      const first = await phone.post("/login", { email, password, redirectTo: "/account/about" });
      expect(leadOf(first)).toEqual([303, "/login/code"]);
      expect([await mayEnter(phone), (await phone.get("/login/code")).status]).toEqual([false, 200]);
      return leadOf(await phone.post("/login/code", { code }));
    };
    expect((await signIn(usedCode))[0]).toBe(422);
    const next = app.generate({ timestamp: Date.now() + 30_000 });
    expect(await signIn(next)).toEqual([303, "/account/about"]);
    expect((await signIn(next))[0]).toBe(422);
    expect(await signIn(` ${codes[3]!.toUpperCase()}`)).toEqual([303, "/account/about"]);
    expect((await signIn(codes[3]!))[0]).toBe(422);
    expect(await site.mailedPath(hal.email, /signed in with one of your recovery codes/)).toBe(
      "/account/security",
    );
    expect(await (await browser.get("/account/security")).text()).toContain(
      "You have 9 recovery codes left.",
    );

    const { presentPassword } = { presentPassword: hal.password };
    const renewed = await browser.post("/account/security/codes", { intent: "renew", presentPassword });
    expect(leadOf(renewed)).toEqual([303, "/account/security/recovery-codes"]);
    expect((await signIn(codes[4]!))[0]).toBe(422);
    const off = await browser.post("/account/security/codes", { intent: "off", presentPassword });
    expect(leadOf(off)).toEqual([303, "/account/security?done=codes-off"]);
    const { email, password } = hal;
    expect(leadOf(await openBrowser(site).post("/login", { email, password }))).toEqual([303, "/account"]);
  });

  test("that are wrong make the next ones wait, however many browsers send them", async () => {
    await forgetTries();
    const ida = await openAccountWithPassword(site);
    await turnOn(await ida.enter(), ida.password);
    const { email, password } = ida;
    const guess = async () => {
      const browser = openBrowser(site);
      await browser.post("/login", { email, password });
      return browser.post("/login/code", { code: "123456" });
    };
    const replies: Response[] = [];
    for (let guesses = 0; guesses < 8; guesses += 1) replies.push(await guess());
    expect(replies.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422, 422, 429, 429]);
    expect(await replies[7]!.text()).toContain("Too many codes were wrong.");
  });

  test("are asked for after a new password was chosen by mail, too", async () => {
    const joe = await openAccountWithPassword(site);
    await turnOn(await joe.enter(), joe.password);
    const browser = openBrowser(site);
    await browser.post("/forgot-password", { email: joe.email });
    const link = await site.mailedPath(joe.email, /link to choose a new password/);
    const token = new URLSearchParams(link.split("?")[1]).get("token") ?? "";
    const reset = await browser.post("/reset-password", { token, password: newPassword });
    expect([leadOf(reset), await mayEnter(browser)]).toEqual([[303, "/login/code"], false]);
  });

  test.each([
    [
      "a new password",
      async (own: Browser, password: string) => {
        const changed = await own.post("/account/security/password", {
          presentPassword: password,
          newPassword,
        });
        expect(changed.status).toBe(303);
      },
    ],
    [
      "signing out everywhere",
      async (own: Browser) => {
        expect((await own.post("/account/security", { intent: "everywhere" })).status).toBe(303);
      },
    ],
  ])("are asked for in vain after %s: the step is over", async (_, end) => {
    await forgetTries();
    const kim = await openAccountWithPassword(site);
    const own = await kim.enter();
    const { codes } = await turnOn(own, kim.password);
    const thief = openBrowser(site);
    const { email, password } = kim;
    expect(leadOf(await thief.post("/login", { email, password }))).toEqual([303, "/login/code"]);
    await end(own, password);
    expect(leadOf(await thief.post("/login/code", { code: codes[0]! }))).toEqual([303, "/login?over=1"]);
    expect(await mayEnter(thief)).toBe(false);
  });

  test("are not asked of who came without a password: the second step alone leads nowhere", async () => {
    const browser = openBrowser(site);
    expect(leadOf(await browser.get("/login/code"))).toEqual([302, "/login?over=1"]);
    expect(leadOf(await browser.post("/login/code", { code: "123456" }))).toEqual([303, "/login?over=1"]);
  });
});

test("a passkey's answer that is made up, or to no question of ours, signs nobody in", async () => {
  const page = parse(await (await openBrowser(site).get("/login")).text());
  const challenge = page.querySelector('form[data-passkey] [name="challenge"]')?.getAttribute("value") ?? "";
  const answers = ["", "null", "[]", '{"id":1}', '{"id":"x"}', JSON.stringify({ id: "x", response: {} })];
  for (const answer of answers) {
    for (const asked of [challenge, "made-up"]) {
      const fields = { intent: "passkey", challenge: asked, answer };
      const reply = await openBrowser(site).post("/login", fields);
      expect([answer, reply.status]).toEqual([answer, 422]);
    }
  }
});
