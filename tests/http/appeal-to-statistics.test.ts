import { type Browser, chromium, type Page } from "@playwright/test";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { refreshPublishedOutcomes } from "#app/domain/appeals/outcomes/refresh-published-outcomes.server.ts";
import { hospitalPath } from "#app/domain/hospitals/finding/hospital-link.ts";
import { findChromium } from "../support/find-chromium.ts";
import { keepBill, keptLine, stated } from "../support/kept-bills.ts";
import { type SignedIn, signIn } from "../support/sign-in.ts";
import { siteForTests } from "../support/site-for-tests.ts";

const site = siteForTests({ SAMPLE_DATA: "on", PAGE_CACHE_MB: "0" });
let browser: Browser;
let person: SignedIn;
let hospital: { name: string; shortId: string };
beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: findChromium(),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  person = await signIn(site);
  const { rows } = await site.db.execute<typeof hospital>(
    sql`select name, short_id as "shortId" from hospitals where is_sample order by hospital_id limit 1`,
  );
  hospital = rows[0]!;
});
afterAll(() => browser.close());

/** Ten people before this one had a duplicate charge removed: one too few to be published. */
async function addTenOutcomes() {
  await site.db.execute(sql`
    insert into appeal_outcomes (outcome_id, hospital, subject, result, reduction_percent, days_to_answer)
    select gen_random_uuid(), ${hospital.shortId}, subject, 'won', 100, 21
    from generate_series(1, 10), unnest(array['any', 'duplicate-line']) as subject`);
}

async function openSignedIn(): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin });
  const [name = "", value = ""] = person.cookie.split(/=(.*)/);
  await context.addCookies([{ name, value, url: site.origin }]);
  return context.newPage();
}

const outcomesOf = async (page: Page) => {
  await page.goto(hospitalPath(hospital));
  return page.getByRole("row", { name: /charged twice/i });
};

test("without script, from a saved bill with a line charged twice to a finding, a letter, its sending, its outcome and the hospital's statistics", async () => {
  await addTenOutcomes();
  const line = { serviceDate: stated("2026-03-02"), units: stated(1) };
  const billId = await keepBill(site, person, {
    providerName: stated(hospital.name),
    hospital,
    statementDate: stated("2026-04-01"),
    lines: [keptLine(1, "85025", 5000, line), keptLine(2, "85025", 5000, line)],
  });
  const page = await openSignedIn();
  expect(await (await outcomesOf(page)).count()).toBe(0);

  await page.goto(`/account/run-audit?bill=${billId}`);
  await page.getByLabel("Where was care given?").selectOption({ label: "Hospital, without a stay" });
  await page.getByRole("button", { name: "Audit this bill" }).click();
  const finding = page.locator('[id^="duplicate-line-"]');
  await finding.getByRole("link", { name: "Write a letter about this" }).click();
  await page.getByRole("button", { name: "Write the letter" }).click();
  expect(await page.locator("article").textContent()).toContain("Amount in question: $50.00.");

  await page.getByLabel("How", { exact: true }).selectOption("Certified mail");
  await page.getByRole("button", { name: "Note that it was sent" }).click();
  const ended = page.locator("details", { hasText: "I know how it ended" });
  if ((await ended.getAttribute("open")) === null) await ended.locator("summary").click();
  await page.getByLabel("How it ended").selectOption("I got what I asked for");
  await page.getByLabel("Amount removed").fill("50");
  await page.getByRole("button", { name: "Note how it ended" }).click();
  expect(await page.locator("main").textContent()).toContain("Won: $50.00 removed");

  await page.getByLabel("Count my outcome, without my name").check();
  await page.getByRole("button", { name: "Save this choice" }).click();
  await refreshPublishedOutcomes({ db: site.db });
  const counted = await outcomesOf(page);
  expect(await counted.count()).toBe(1);
  expect((await counted.innerText()).replace(/\s+/g, " ")).toMatch(/at least 11/i);
});
