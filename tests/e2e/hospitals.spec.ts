import type { Page } from "@playwright/test";
import { expect, expectNoSidewaysScroll, test } from "../support/browser-test.ts";

const kneeMri = "/hospitals?state=TX&category=imaging&subcategory=mri&cpt=73721";

const addresses = [
  "/hospitals",
  "/hospitals?state=TX",
  kneeMri,
  "/hospital_search",
  "/hospital_search?search=knee+mri&location=Houston%2C+TX",
  "/compare",
  "/compare?hospital1=Bayou+Larkspur+Medical+Center&hospital2=Copper+Magnolia+Hospital&category=imaging",
];

for (const address of addresses) {
  test(`${address} fits a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(address);
    await expectNoSidewaysScroll(page);
  });
}

/** With script a choice is taken at once; without, its button takes it. */
async function choose(page: Page, label: string, value: string) {
  await page.getByLabel(label, { exact: true }).selectOption(value);
  const update = page.getByRole("button", { name: "Update choices" });
  if (await update.isVisible()) await update.click();
}

test("choices lead step by step to prices, and a changed state clears what came after", async ({ page }) => {
  await page.goto("/hospitals");
  await page.getByText("More filters").click();
  await choose(page, "State", "TX");
  await expect(page).toHaveURL(/\/hospitals\?state=TX/);
  await choose(page, "Category", "Imaging");
  await expect(page.getByLabel("Category", { exact: true })).toHaveValue("imaging");
  await choose(page, "Subcategory", "MRI");
  await expect(page.locator("select#cpt")).toBeVisible();
  await choose(page, "CPT code", "73721");
  await expect(page).toHaveURL(/state=TX&category=imaging&subcategory=mri&cpt=73721/);
  await expect(page.getByText("4 prices at 4 hospitals")).toBeVisible();
  await choose(page, "State", "CA");
  await expect(page).toHaveURL(/\/hospitals\?state=CA(#results)?$/);
  await expect(page.getByLabel("Category", { exact: true })).toHaveValue("");
});

test("two hospitals of the list are picked and compared", async ({ page }) => {
  await page.goto(kneeMri);
  await page.getByLabel("Pick Mesquite Lantern Hospital").check();
  await page.getByLabel("Pick Bayou Larkspur Medical Center").check();
  await page.getByRole("button", { name: "Compare" }).click();
  await expect(page).toHaveURL(
    /\/compare\?hospital1=Mesquite\+Lantern\+Hospital&id1=[0-9a-f]{10}&hospital2=/,
  );
  await expect(page.getByText(/Bayou Larkspur charges (more|less) for \d+ of \d+ services/)).toBeVisible();
  await expect(page.getByText(/\$[\d,.]+ less/).first()).toBeVisible();
});

test("a comparison without hospitals says what is missing, and they can be chosen", async ({
  page,
  complaints,
}) => {
  await page.goto("/compare");
  await page.getByRole("button", { name: "Compare", exact: true }).click();
  await expect(page.getByText("Both hospitals must be selected.")).toBeVisible();
  for (const [side, state, name] of [
    ["First hospital", "TX", "Copper Magnolia Hospital, Houston, TX"],
    ["Second hospital", "CA", "Cedar Lantern Hospital, Los Angeles, CA"],
  ] as const) {
    const fields = page.getByRole("group", { name: side });
    await fields.getByLabel("State").selectOption(state);
    const update = page.getByRole("button", { name: "Update choices" });
    if (await update.isVisible()) await update.click();
    await fields.getByLabel("Hospital", { exact: true }).selectOption({ label: name });
  }
  await page.getByRole("button", { name: "Compare", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Copper Magnolia and Cedar Lantern");
  await expect(page).toHaveURL(/hospital1=Copper\+Magnolia\+Hospital/);
  complaints.length = 0; // the browser logs the refusal's status
});

const near = "/hospital_search?search=knee+mri&location=Houston%2C+TX&radius=any";

test("a phone's first screen has the answer, what to say and the first hospital; no row is taller than 96 px", async ({
  page,
}) => {
  const height = 800; // 740, and the notice that the data are made up
  await page.setViewportSize({ width: 360, height });
  await page.goto(near);
  await expect(page.getByText("knee mri · Houston, TX")).toBeVisible();
  await expect(page.getByLabel("Service or code")).toBeHidden();
  const list = page.getByRole("table").first();
  const parts = [
    page.getByText(/^Most hospitals charge \$[\d,]+ to \$[\d,]+$/),
    page.getByText(/at 36 hospitals at any distance from Houston, TX\./),
    page.getByText(/I’d like the self-pay price for CPT 73721/),
    list.getByRole("rowheader").first().getByRole("link").first(),
  ];
  for (const part of parts) {
    const box = await part.boundingBox();
    expect(box!.y + box!.height).toBeLessThanOrEqual(height);
  }
  const rows = await list
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader") })
    .all();
  expect(rows).toHaveLength(20);
  for (const row of rows) expect((await row.boundingBox())!.height).toBeLessThanOrEqual(96);
});

test("at 1280 px results begin in the first screen, in rows of 64 px at most, and a page says few numbers", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(near);
  const rows = await page
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader") })
    .all();
  const boxes = await Promise.all(rows.map((row) => row.boundingBox()));
  expect(boxes[0]!.y + boxes[0]!.height).toBeLessThanOrEqual(800);
  for (const box of boxes) expect(box!.height).toBeLessThanOrEqual(64);
  const numbers = await page.evaluate(() => {
    for (const select of document.querySelectorAll("main select")) select.remove(); // unseen until it opens
    return document.querySelector<HTMLElement>("main")?.innerText.match(/\d[\d,.]*/g)?.length;
  });
  expect(numbers).toBeLessThanOrEqual(120);
});

test("at 1280 px a row that says what its price is instead is no taller", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${near}&page=2`);
  const rows = page.getByRole("row").filter({ hasText: /Gross charge · \d\d × Medicare/ });
  expect(await rows.count()).toBeGreaterThan(0);
  for (const row of await rows.all()) expect((await row.boundingBox())!.height).toBeLessThanOrEqual(64);
});

test("a row and its pin mark one another, with and without script", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(near);
  const pin = page.getByRole("group", { name: "These hospitals on a map" }).getByRole("link").nth(2);
  const circle = pin.locator("circle");
  const row = page.locator("#row-3");
  const strokeOf = () => circle.evaluate((shape) => getComputedStyle(shape).strokeWidth);
  const groundOf = () => row.evaluate((shape) => getComputedStyle(shape).backgroundColor);
  const [stroke, ground] = [await strokeOf(), await groundOf()];
  await row.getByRole("checkbox").focus();
  expect(await strokeOf()).not.toBe(stroke);
  await pin.focus();
  expect(await groundOf()).not.toBe(ground);
});

test("each price has its level, and each pin of the drawn map leads to its row", async ({ page }) => {
  await page.goto(near);
  const row = page
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader") })
    .first();
  await expect(row.getByText("Low", { exact: true })).toHaveAttribute("title", /^\d+% below the median$/);
  const map = page.getByRole("group", { name: "These hospitals on a map" });
  await expect(map.getByRole("link")).toHaveCount(20);
  await map.getByRole("link").nth(2).click();
  await expect(page).toHaveURL(`${near}#row-3`);
});

test("what was asked is changed where it is folded on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(near);
  await page.getByText("Change", { exact: true }).click();
  await page.getByLabel("Insurance").fill("Juniper Mutual");
  await page.getByRole("button", { name: "Search prices" }).click();
  await expect(page.getByText(/with Juniper Mutual, at \d+ hospitals/).first()).toBeVisible();
  await expect(page.getByText("knee mri · Houston, TX · Juniper Mutual")).toBeVisible();
});

test("a search in one's own words shows what most hospitals charge and narrows by place", async ({
  page,
}) => {
  await page.goto("/hospital_search");
  await page.getByLabel("Service or code").fill("knee mri");
  await page.getByLabel("Service or code").press("Enter"); // the suggestions may cover the button
  await expect(page.getByText(/at 36 hospitals/).first()).toBeVisible();
  await page.getByLabel("Where").fill("Houston, TX");
  await page.getByLabel("Within").selectOption("25");
  await page.getByRole("button", { name: "Search prices" }).click();
  await expect(page.getByText(/at 2 hospitals within 25 miles of Houston, TX/).first()).toBeVisible();
  await expect(
    page
      .getByText(/^\d\.\d mi$/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
});
