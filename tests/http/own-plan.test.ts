import { sql } from "drizzle-orm";
import { type HTMLElement, parse } from "node-html-parser";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { type AccountProfile, newProfile } from "#app/domain/accounts/account.ts";
import { sealProfile } from "#app/domain/accounts/profile.server.ts";
import { importPriceTexts } from "../fixtures/mrf/import-price-texts.ts";
import { charge, nthHospital, priceFileText, rate } from "../fixtures/mrf/write-price-file.ts";
import { authorise } from "../support/authorise.ts";
import { keepBill, keptLine, stated } from "../support/kept-bills.ts";
import { readPage } from "../support/read-page.ts";
import { readZip } from "../support/read-zip.ts";
import { type SignedIn, signIn } from "../support/sign-in.ts";
import { siteForTests } from "../support/site-for-tests.ts";
import { visitsOf } from "../support/visits-of.ts";

const site = siteForTests({ SAMPLE_DATA: "off" });
let hospital: { name: string; shortId: string };
beforeAll(async () => {
  const payers = [
    rate("Aetna", "PPO", "1500"),
    rate("Aetna", "Open Access Elect", "1450"),
    rate("Aetna", "Medicare Advantage", "410"),
  ];
  const charges = [charge("70551", { gross: "4000", cash: "1300", payers })];
  const [hospitalId] = await importPriceTexts(site.db, [
    priceFileText({ hospital: nthHospital(0, "IL"), charges }),
  ]);
  const { rows } = await site.db.execute<typeof hospital>(
    sql`select name, short_id as "shortId" from hospitals where hospital_id = ${hospitalId!}`,
  );
  hospital = rows[0]!;
});

/** Each test has its own person. */
let ada: SignedIn;
beforeEach(async () => {
  ada = await signIn(site, { name: "Ada Example" });
});

const { get } = visitsOf(site, () => ada);
const pageOf = async (path: string, who = ada) => parse(await (await get(path, who)).text());
const mainText = (page: HTMLElement) =>
  page.querySelector("main")?.structuredText.replace(/\s+/g, " ").trim() ?? "";

async function saveAbout(fields: Record<string, string>, asked?: string) {
  const page = await pageOf("/account/about");
  const version = asked ?? page.querySelector('[name="version"]')?.getAttribute("value") ?? "";
  return site.post(
    "/account/about",
    { name: "Ada Example", language: "en", version, ...fields },
    { Cookie: ada.cookie },
  );
}

/** '' where none is. */
function chosenKind(page: HTMLElement): string {
  const field = page.querySelector('#about-form select[name="planKind"]')!;
  return field.querySelector("option[selected]")?.getAttribute("value") ?? "";
}

/** Where links lead whose address begins so. */
const hrefsTo = (page: HTMLElement, path: string) =>
  page.querySelectorAll(`main a[href^="${path}"]`).map((link) => link.getAttribute("href")!);

const aetnaAdvantage = { payerName: "Aetna", planKind: "medicare-advantage" };

test("the kind of plan is kept with the profile, shown again, and goes along in the export", async () => {
  expect(chosenKind(await pageOf("/account/about"))).toBe("");
  const saved = await saveAbout(aetnaAdvantage);
  expect([saved.status, saved.headers.get("Location")]).toEqual([303, "/account/about?done=saved"]);
  expect(chosenKind(await pageOf("/account/about"))).toBe("medicare-advantage");
  const archive = await get("/account/export/archive.zip");
  const files = readZip(Buffer.from(await archive.arrayBuffer()));
  expect(JSON.parse(files.get("account.json")!.toString()).profile).toMatchObject(aetnaAdvantage);
  await saveAbout({ ...aetnaAdvantage, planKind: "no such kind" });
  expect(chosenKind(await pageOf("/account/about"))).toBe("");
});

test("a second window is told that the kind of plan changed", async () => {
  await saveAbout({ planKind: "medicaid" }, "1");
  const reply = await saveAbout({ planKind: "auto" }, "1");
  expect(reply.status).toBe(409);
  const page = parse(await reply.text());
  expect(page.querySelector("#about-problems")?.text).toContain("Kind of plan is now “Medicaid”");
  expect(chosenKind(page)).toBe("auto");
});

test("a profile that was sealed before it had a kind of plan opens, and says none", async () => {
  const { accountId, key } = ada.account;
  const { planKind: _, ...older } = {
    ...newProfile({ name: "Olive Older", email: "olive@example.org" }),
    payerName: "Aetna",
  };
  const sealed = sealProfile(key, accountId, older as AccountProfile);
  await site.db.execute(sql`update accounts set sealed_profile = ${sealed} where account_id = ${accountId}`);
  const about = await pageOf("/account/about");
  expect(about.querySelector('[name="payerName"]')?.getAttribute("value")).toBe("Aetna");
  expect(chosenKind(about)).toBe("");
  const home = await pageOf("/account");
  expect(mainText(home)).toContain(
    "Prices of your insurer: Aetna (from your profile, which doesn’t say what kind of plan you have, so we look for commercial plans first)",
  );
  expect(hrefsTo(home, "/hospital_search")).toEqual(["/hospital_search?payer=Aetna"]);
  const archive = await get("/account/export/archive.zip");
  const files = readZip(Buffer.from(await archive.arrayBuffer()));
  expect(JSON.parse(files.get("account.json")!.toString()).profile.planKind).toBeNull();
});

test("the account links to the search with the profile's payer and kind, and whoever follows sees that kind's rates", async () => {
  await saveAbout(aetnaAdvantage);
  const href = "/hospital_search?payer=Aetna&plan_kind=medicare-advantage";
  for (const path of ["/account", "/account/about?done=saved"]) {
    const page = await pageOf(path);
    expect(mainText(page)).toContain("Prices of your plan: Aetna, Medicare Advantage (from your profile)");
    expect([path, hrefsTo(page, "/hospital_search")]).toEqual([path, [href]]);
  }
  const begin = parse((await readPage(site, href)).html);
  expect(begin.querySelector('[name="payer"]')?.getAttribute("value")).toBe("Aetna");
  expect(begin.querySelector('[name="plan_kind"] option[selected]')?.getAttribute("value")).toBe(
    "medicare-advantage",
  );
  const services = hrefsTo(begin, "/hospital_search").filter((to) => /[?&](search|code)=/.test(to));
  expect(services.length).toBeGreaterThan(0);
  for (const service of services) {
    const { text } = await readPage(site, service);
    expect(text).toContain("Aetna: $410.00, 1 Medicare Advantage plan.");
    expect(text).toContain("2 commercial plans");
    expect(text).not.toContain("Aetna: $1,500.00");
  }
});

test("an insurer that no price file names is left out of the link, which says so", async () => {
  await saveAbout({ payerName: "Marigold Assurance", planKind: "medicaid" });
  const home = await pageOf("/account");
  expect(hrefsTo(home, "/hospital_search")).toEqual(["/hospital_search"]);
  expect(mainText(home)).toContain(
    "None of the price files that we have names “Marigold Assurance”, so this search doesn’t ask for your insurer.",
  );
});

test("a bill's links to the hospital's prices ask for the plan, for the owner alone", async () => {
  const billId = await keepBill(site, ada, {
    providerName: stated(hospital.name),
    hospital,
    lines: [keptLine(1, "70551", 350_000)],
  });
  const paths = [`/account/bills/${billId}`, `/account/negotiate?bill=${billId}`];
  const linksOf = async (path: string, who = ada) => {
    const page = await pageOf(path, who);
    return { text: mainText(page), hrefs: hrefsTo(page, "/hospital_service_details") };
  };
  for (const path of paths) {
    const { text, hrefs } = await linksOf(path);
    expect([path, hrefs.length, hrefs.join().includes("payer=")]).toEqual([path, 1, false]);
    expect(text).not.toContain("from your profile");
  }
  await saveAbout(aetnaAdvantage);
  for (const path of paths) {
    const { text, hrefs } = await linksOf(path);
    expect(hrefs[0]).toContain("payer=Aetna&plan_kind=medicare-advantage");
    expect(text).toContain("ask for your plan: Aetna, Medicare Advantage (from your profile).");
    const asked = await readPage(site, hrefs[0]!);
    expect(asked.text).toContain("Rate of Aetna, Medicare Advantage plans $410.00");
  }
  const helper = await authorise(site, ada, ["view-bills"]);
  for (const path of ["/account", ...paths]) {
    const { text, hrefs } = await linksOf(
      `${path}${path.includes("?") ? "&" : "?"}for=${helper.grantId}`,
      helper,
    );
    expect([path, `${hrefs}`.includes("payer="), text.includes("Aetna, Medicare")]).toEqual([
      path,
      false,
      false,
    ]);
  }
});

test("a search for an insurer offers its plans of the kind shown, as the hospital names them", async () => {
  const page = await pageOf("/hospital_search?search=70551&payer=Aetna");
  const offered = page.querySelectorAll("main details li a[href*=plan]").map((link) => link.text);
  expect(offered).toEqual(["Aetna: Open Access Elect", "Aetna: PPO"]);
  const href = page
    .querySelectorAll("main details li a[href*=plan]")[0]!
    .getAttribute("href")!
    .replaceAll("&amp;", "&");
  expect(mainText(await pageOf(href))).toContain("Open Access Elect");
});
