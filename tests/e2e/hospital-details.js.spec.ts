import type { Page } from "@playwright/test";
import sharp from "sharp";
import { mapTileOrigin } from "#app/ui/map/map-tiles.ts";
import {
  expect,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  test,
} from "../support/browser-test.ts";

const hospital = "/hospital_details?name=Amberlight+Medical+Center&state=CA&city=Los+Angeles";
/** One gray pixel: the map's pictures are fetched from no one here. */
const tile = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mOora39DwAFiAKx4h9sxgAAAABJRU5ErkJggg==",
  "base64",
);

test.beforeEach(async ({ page }) => {
  await page.route("https://tile.openstreetmap.org/**", (route) =>
    route.fulfill({ body: tile, contentType: "image/png" }),
  );
});

for (const width of [360, 1280]) {
  test(`a hospital's page in both themes at ${width} px fits and meets WCAG 2.2 AA`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(hospital);
    await expectNoSidewaysScroll(page);
    await expectAccessibleInBothThemes(page);
  });

  test(`a service's page in both themes at ${width} px fits and meets WCAG 2.2 AA`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${hospital}&category=imaging&subcategory=mri`);
    await page.locator("#other-services").getByRole("table").getByRole("link").first().click();
    await expect(page.getByRole("heading", { name: "The lines of the price file" })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessibleInBothThemes(page);
  });
}

test("the panel renews itself: category, subcategory, services, reset", async ({ page }) => {
  await page.goto(hospital);
  const show = page.getByRole("button", { name: "Show Services" });
  await expect(page.getByRole("button", { name: "Update choices" })).toBeHidden();
  await expect(page.getByLabel("Subcategory")).toBeDisabled();
  await page.getByLabel("Service category").selectOption("Imaging");
  await expect(page.getByLabel("Subcategory")).toBeEnabled();
  await expect(show).toBeDisabled();
  await page.getByLabel("Subcategory").selectOption("MRI");
  await expect(show).toBeEnabled();
  await show.click();
  await expect(page.getByRole("columnheader", { name: "CPT Code" })).toBeVisible();
  expect(page.url()).toContain("subcategory=mri");
  await page.getByLabel("Service category").selectOption("Emergency care");
  await expect(page.getByText("Please select a category and subcategory to view services.")).toBeVisible();
  await expect(page.getByLabel("Subcategory")).toHaveValue("");
  await page.getByRole("button", { name: "Reset" }).click();
  await expect(page.getByLabel("Service category")).toHaveValue("");
  await expect(page.getByLabel("Subcategory")).toBeDisabled();
});

test("services that fail to load say so and can be tried again", async ({ page, complaints }) => {
  await page.goto(hospital);
  await page.route(/category=imaging/, (route) => route.abort());
  await page.getByLabel("Service category").selectOption("Imaging");
  await expect(page.getByText("Failed to fetch subcategories")).toBeVisible();
  await page.unroute(/category=imaging/);
  await page.getByRole("button", { name: "Try again" }).first().click();
  await page.getByLabel("Subcategory").selectOption("MRI");
  await page.route(/subcategory=mri/, (route) => route.abort());
  await page.getByRole("button", { name: "Show Services" }).click();
  await expect(page.getByText("Failed to load services. Please try again.")).toBeVisible();
  await page.unroute(/subcategory=mri/);
  await page.getByRole("button", { name: "Try again" }).first().click();
  await expect(page.getByRole("columnheader", { name: "CPT Code" })).toBeVisible();
  complaints.length = 0; // the browser logs the request that failed
});

test("while services load the panel says so", async ({ page }) => {
  await page.goto(hospital);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/category=imaging/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByLabel("Service category").selectOption("Imaging");
  await expect(page.getByText("Loading services...")).toBeVisible();
  release();
  await expect(page.getByText("Loading services...")).toBeHidden();
});

/** The streets' pictures come from elsewhere: here each is one grey point. */
async function answerTiles(page: Page): Promise<void> {
  const body = await sharp({ create: { width: 1, height: 1, channels: 3, background: "#888" } })
    .png()
    .toBuffer();
  await page.route(`${mapTileOrigin}/**`, (route) => route.fulfill({ contentType: "image/png", body }));
}

test("streets that were asked for are there again after a reload, where they were looked at", async ({
  page,
}) => {
  await answerTiles(page);
  await page.goto(hospital);
  await page.getByRole("button", { name: /Show streets/ }).click();
  const map = page.getByRole("region", { name: "Map of Amberlight Medical Center" });
  await map.getByRole("button", { name: "Zoom in" }).click();
  const kept = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  await expect.poll(kept).toContain('\\"zoom\\":16');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/leaflet.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.reload({ waitUntil: "domcontentloaded" });
  const message = page.getByRole("status").filter({ hasText: "Loading..." });
  await expect(message).toBeVisible();
  release();
  await expect(map.locator('img[src*="/16/"]').first()).toBeAttached();
  await expect(message).toBeHidden();
  await expect(page.getByRole("button", { name: /Show streets/ })).toBeHidden();
});

test("the map shows the hospital with a marker whose popup names it", async ({ page }) => {
  await answerTiles(page);
  await page.goto(hospital);
  await page.getByRole("button", { name: /Show streets/ }).click();
  const map = page.getByRole("region", { name: "Map of Amberlight Medical Center" });
  await map.getByTitle("Amberlight Medical Center").click();
  await expect(map.locator(".leaflet-popup")).toContainText("1420 Amberlight Way");
});
