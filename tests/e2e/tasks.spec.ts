import type { Page } from "@playwright/test";
import { billPath, expect, expectNoSidewaysScroll, test } from "../support/browser-test.ts";

// Ten questions that people come with, from the first page to the answer: on a phone without script, and at a desk with
// it. A step is one press: what is filled in before it belongs to it.

const MAX_STEPS = 3;

/** Counts the presses from '/', each of which must find its place without scrolling sideways. */
function stepsFromStart(page: Page) {
  let count = 0;
  return {
    async press(role: "button" | "link", name: string | RegExp, within: Pick<Page, "getByRole"> = page) {
      count += 1;
      await within.getByRole(role, { name }).first().click();
      await page.waitForLoadState();
      await expectNoSidewaysScroll(page);
    },
    expectFew: () => expect(count).toBeLessThanOrEqual(MAX_STEPS),
  };
}

async function search(page: Page, service: string, where: string) {
  await page.getByLabel("Service or code").fill(service);
  await page.getByRole("textbox", { name: "Where" }).fill(where);
}

test.use({
  viewport: ({ javaScriptEnabled }, use) =>
    use(javaScriptEnabled ? { width: 1280, height: 900 } : { width: 360, height: 640 }),
});

test("(a) the cheapest knee MRI near Chicago, and whether it is fair", async ({ page }) => {
  await page.goto("/");
  const steps = stepsFromStart(page);
  await search(page, "knee MRI", "Chicago");
  await steps.press("button", "Search prices");
  await expect(page.getByText(/at \d+ hospitals? within \d+ miles of Chicago, IL/)).toBeVisible();
  const cheapest = page.getByRole("row").nth(1);
  await expect(cheapest).toContainText(/\$[\d,.]+/);
  await expect(cheapest).toContainText(/Low|Typical|High/);
  steps.expectFew();
});

test("(b) a colonoscopy near a ZIP code with a plan", async ({ page }) => {
  await page.goto("/");
  const steps = stepsFromStart(page);
  await search(page, "colonoscopy", "60614");
  const more = page.locator("main summary", { hasText: "Insurance" });
  if (await more.isVisible()) await more.click();
  await page.getByLabel("Insurance").fill("Juniper");
  await steps.press("button", "Search prices");
  await expect(page.getByRole("main")).toContainText(/lowest.*negotiated rate.* of Juniper/);
  await expect(page.getByRole("row").nth(1)).toContainText(/\$[\d,.]+/);
  steps.expectFew();
});

test("(c) two hospitals for a CT of the head", async ({ page }) => {
  await page.goto("/");
  const steps = stepsFromStart(page);
  await steps.press("link", "Compare hospitals", page.getByRole("main"));
  await page.getByLabel(/Service/).fill("CT of the head");
  await page
    .getByLabel(/Or its name/)
    .nth(0)
    .fill("Harbor Puffin Hospital");
  await page
    .getByLabel(/Or its name/)
    .nth(1)
    .fill("Seven Sparrows Medical Center");
  await steps.press("button", "Compare");
  const answer = page.getByRole("main");
  await expect(answer).toContainText(/CT scan of the head/);
  await expect(answer).toContainText(/for \d+ of \d+ services/);
  steps.expectFew();
});

test("(d) an uninsured birth in Texas, all parts", async ({ page }) => {
  await page.goto("/");
  const steps = stepsFromStart(page);
  await search(page, "birth", "Texas");
  await steps.press("button", "Search prices");
  await steps.press("link", "Vaginal birth, the hospital stay");
  await steps.press("link", /All parts of a vaginal birth in Texas/);
  const parts = page.getByRole("region", { name: /all parts/i });
  await expect(parts).toContainText(
    /About \$[\d,]+ to \$[\d,]+ without anesthesia and newborn’s stay: hospital stay and doctor or midwife \$[\d,]+ in/,
  );
  await expect(parts).toContainText(/newborn’s doctor at 1 to 2\.5 times what Medicare pays/);
  steps.expectFew();
});

test("(e) whether an amount on a bill is high", async ({ page }) => {
  await page.goto("/");
  const steps = stepsFromStart(page);
  await search(page, "99285", "Boston");
  await steps.press("button", "Search prices");
  await steps.press("link", "Harbor Puffin Hospital", page.getByRole("table"));
  await page.getByLabel(/What your bill charges/).fill("4,200");
  await steps.press("button", "Check this amount");
  await expect(page).toHaveURL(/amount=4%2C200/);
  await expect(page.getByText(/\$4,200 is \$[\d,]+ above this hospital’s list price/)).toBeVisible();
  steps.expectFew();
});

test("(f) a bill read, corrected, shared and withdrawn", async ({ page }) => {
  await page.goto("/");
  const steps = stepsFromStart(page);
  await page.getByLabel("Your bill").setInputFiles(billPath("urgent-care-receipt.png"));
  await steps.press("button", "Upload File");
  await page.getByLabel("Total charges in dollars").fill("432.39");
  await steps.press("button", "Share this");
  await expect(page.getByText("Corrected by hand").first()).toBeVisible();
  await page.locator("summary", { hasText: "Withdraw" }).click();
  await steps.press("button", "Withdraw this bill");
  await expect(page.getByText("Your bill is withdrawn. We keep nothing from it.")).toBeVisible();
  steps.expectFew();
});

test("(g) what an allowed amount is, from a price and back", async ({ page }) => {
  await page.goto("/");
  const steps = stepsFromStart(page);
  await search(page, "99285", "Boston");
  await steps.press("button", "Search prices");
  await steps.press("link", "Harbor Puffin Hospital", page.getByRole("table"));
  const from = page.url();
  await page
    .getByRole("button", { name: /allowed amount/i })
    .first()
    .click();
  await steps.press("link", "More in the glossary", page.locator(":popover-open"));
  await expect(page.getByRole("heading", { name: "Allowed amount", exact: true })).toBeInViewport();
  await page.goBack();
  expect(page.url().split("#")[0]).toBe(from.split("#")[0]);
  steps.expectFew();
});

test("(h) all cash prices of a code in Texas as a file with sources", async ({ page }) => {
  await page.goto("/");
  const steps = stepsFromStart(page);
  await search(page, "70553", "Texas");
  await steps.press("button", "Search prices");
  const href = await page.getByRole("link", { name: /^CSV/ }).first().getAttribute("href");
  const [heading = "", ...rows] = (await (await page.request.get(href ?? "")).text()).trim().split("\n");
  expect(heading).toMatch(/cash_price/);
  expect(heading).toMatch(/source/);
  expect(rows.length).toBeGreaterThan(2);
  expect(rows.every((row) => row.includes("70553"))).toBe(true);
  steps.expectFew();
});

test("(i) the states by the spread of their imaging prices, as a link", async ({ page }) => {
  await page.goto("/");
  const steps = stepsFromStart(page);
  await steps.press("link", "Explore Data", page.getByRole("contentinfo"));
  const fold = page.locator("main summary", { hasText: "Change" });
  if (await fold.isVisible()) await fold.click();
  await page.getByLabel("Category", { exact: true }).selectOption({ label: "Imaging" });
  const update = page.getByRole("button", { name: "Update choices" });
  if (await update.isVisible()) await steps.press("button", "Update choices");
  await steps.press("link", "Spread, widest first");
  await expect(page).toHaveURL(/category=imaging&sort=widest/);
  steps.expectFew();
});

test("(j) a vote on the roadmap", async ({ page }) => {
  await page.goto("/");
  const steps = stepsFromStart(page);
  await steps.press("link", "Roadmap", page.getByRole("contentinfo"));
  await steps.press("button", /^Vote for/);
  await expect(page.getByRole("button", { name: /^Undo your vote/ }).first()).toBeVisible();
  steps.expectFew();
});
