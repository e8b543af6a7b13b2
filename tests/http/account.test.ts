import { parse } from "node-html-parser";
import { beforeAll, expect, test } from "vitest";
import { type SignedIn, signIn } from "../support/sign-in.ts";
import { siteForTests } from "../support/site-for-tests.ts";
import { visitsOf } from "../support/visits-of.ts";

const site = siteForTests();
let ada: SignedIn;
beforeAll(async () => {
  ada = await signIn(site, { name: "Ada Lovelace", email: "ada@example.org" });
});

const { get, post } = visitsOf(site, () => ada);

test("whoever is not signed in is led to /login, and back to where they wanted to go", async () => {
  for (const headers of [{}, { Cookie: "session=forged" }] as Record<string, string>[]) {
    const reply = await site.fetch("/account/about?done=saved", { headers });
    expect([reply.status, reply.headers.get("Location")]).toEqual([
      302,
      "/login?redirectTo=%2Faccount%2Fabout%3Fdone%3Dsaved",
    ]);
    expect(reply.headers.get("Cache-Control")).toBe("private, no-store");
  }
});

test("the account's first page greets its owner, and no cache or search engine takes it", async () => {
  const reply = await get("/account");
  expect(reply.status).toBe(200);
  expect(parse(await reply.text()).querySelector("h1")?.text).toBe("Hello, Ada Lovelace");
  expect(reply.headers.get("Cache-Control")).toBe("private, no-store");
  expect(reply.headers.get("X-Robots-Tag")).toBe("noindex");
});

test("the menu is put away and brought back by a form, and leads back to pages of the account alone", async () => {
  const away = await post("/account/menu", { menu: "hidden", returnTo: "/account/about?x=1" });
  expect([away.status, away.headers.get("Location")]).toEqual([303, "/account/about?x=1"]);
  const cookie = `${ada.cookie}; ${away.headers.get("Set-Cookie")?.split(";")[0]}`;
  const page = await (await site.fetch("/account", { headers: { Cookie: cookie } })).text();
  expect(page).toContain("Show menu");
  for (const returnTo of [
    "//evil.example",
    "https://evil.example",
    "/accountant",
    "/account/\\evil",
    "/account/..//evil.example",
    "/account\t",
    "",
  ]) {
    const reply = await post("/account/menu", { menu: "shown", returnTo });
    expect([returnTo, reply.headers.get("Location")]).toEqual([returnTo, "/account"]);
  }
});

const about = {
  name: "Ada King",
  phone: "+1 (312) 555-0142",
  streetAddress: "1 Analytical Way",
  city: "Chicago",
  state: "IL",
  zip: "60614-1234",
  insuranceKind: "employer-self-funded",
  payerName: "Aetna",
  planName: "Open Choice",
  householdSize: "3",
  incomeBand: "45000-60000",
  wantsReminders: "yes",
  language: "es",
};

const versionOf = async () =>
  parse(await (await get("/account/about")).text())
    .querySelector('[name="version"]')
    ?.getAttribute("value") ?? "";

test("a profile is kept as it was said, and shown again", async () => {
  const saved = await post("/account/about", { ...about, version: await versionOf() });
  expect([saved.status, saved.headers.get("Location")]).toEqual([303, "/account/about?done=saved"]);
  const page = parse(await (await get("/account/about?done=saved")).text());
  expect(page.querySelector('main [role="status"]')?.text).toBe("Saved.");
  const value = (name: string) =>
    page.querySelector(`#about-form input[name="${name}"]`)?.getAttribute("value");
  expect([value("name"), value("zip"), value("householdSize")]).toEqual(["Ada King", "60614", "3"]);
  const chosen = (name: string) =>
    page.querySelector(`#about-form select[name="${name}"] option[selected]`)?.getAttribute("value");
  expect([chosen("state"), chosen("insuranceKind"), chosen("incomeBand"), chosen("language")]).toEqual([
    "IL",
    "employer-self-funded",
    "45000-60000",
    "es",
  ]);
});

test("what is wrong in a profile is named at its field, and nothing is lost", async () => {
  const wrong = { ...about, name: " \u200b", phone: "call me", zip: "6061", householdSize: "-1" };
  const reply = await post("/account/about", { ...wrong, version: await versionOf() });
  expect(reply.status).toBe(422);
  const page = parse(await reply.text());
  expect(page.querySelector("title")?.text).toMatch(/^Error: /);
  expect(page.querySelectorAll("#about-problems a").map(({ text }) => text)).toEqual([
    "Enter your name",
    "Enter a phone number such as 312 555 0142",
    "Enter the five digits of a ZIP code",
    "Enter a number of people from 1 to 20",
  ]);
  expect(page.querySelector('[name="phone"]')?.getAttribute("value")).toBe("call me");
});

test.each([
  ["emoji", "Ada 👩‍👧"],
  ["right-to-left", "עדה לאבלייס"],
  ["combining", "Zo\u0308e"],
])("a name in %s is kept", async (_, name) => {
  await post("/account/about", { ...about, name, version: await versionOf() });
  expect(await (await get("/account")).text()).toContain(`Hello, ${name.normalize("NFC")}`);
});

test("of two windows the second is told what changed, loses nothing, and may save again", async () => {
  const version = await versionOf();
  await post("/account/about", { ...about, city: "Boston", planName: "", version });
  const reply = await post("/account/about", { ...about, city: "Denver", version });
  expect(reply.status).toBe(409);
  const page = parse(await reply.text());
  expect(page.querySelector("#about-problems")?.text).toContain(
    "City is now “Boston”; Plan is now empty. What you typed here is still in the form.",
  );
  expect(page.querySelector('[name="city"]')?.getAttribute("value")).toBe("Denver");
  const again = page.querySelector('[name="version"]')?.getAttribute("value") ?? "";
  expect((await post("/account/about", { ...about, city: "Denver", version: again })).status).toBe(303);
});

test("a session that is over signs nobody in", async () => {
  const other = await signIn(site);
  const ask = () => site.fetch("/account", { headers: { Cookie: other.cookie } });
  expect((await ask()).status).toBe(200);
  await site.db.execute(`update account_sessions set last_seen_at = now() - interval '15 days'
    where account_id = '${other.account.accountId}'`);
  expect((await ask()).status).toBe(302);
  await site.db.execute(`update account_sessions set last_seen_at = now(), expires_at = now() - interval '1 second'
    where account_id = '${other.account.accountId}'`);
  expect((await ask()).status).toBe(302);
});
