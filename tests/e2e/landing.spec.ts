import { expect, expectAccessible, expectNoSidewaysScroll, test } from "../support/browser-test.ts";

const tile = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
test.beforeEach(({ page }) =>
  page.route(/tile\.openstreetmap\.org/, (route) => route.fulfill({ body: tile, contentType: "image/png" })),
);

test("a search from the first page leads to nearby prices", async ({ page }) => {
  await page.goto("/");
  await page.getByLabel("Service or code").fill("knee mri");
  await page.getByRole("textbox", { name: "Where" }).fill("Houston, TX");
  await page.getByRole("button", { name: "Search prices" }).click();
  await expect(page).toHaveURL(/\/hospital_search\?search=knee\+mri&location=Houston/);
  await expect(page.getByRole("heading", { level: 1, name: /knee/i })).toBeVisible();
});

test("a place that is misspelled on the first page is asked for again, and one press mends it", async ({
  page,
  complaints,
  javaScriptEnabled,
}) => {
  await page.goto("/");
  await page.getByLabel("Service or code").fill("knee mri");
  await page.getByRole("textbox", { name: "Where" }).fill("Chicgo");
  await page.getByRole("button", { name: "Search prices" }).click();
  await expect(page.getByRole("textbox", { name: "Where" })).toHaveAttribute("aria-invalid", "true");
  complaints.length = 0; // the browser reports the status 400
  if (javaScriptEnabled) await expectAccessible(page);
  await page.getByRole("link", { name: "Chicago, IL" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /knee/i })).toBeVisible();
  await expect(page.getByText("from Chicago, IL.")).toBeVisible();
});

test("an example is one press away", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("list", { name: "Examples" }).getByRole("link", { name: "Mammogram" }).click();
  await expect(page.locator("#results")).toContainText(/mammogram/i);
});

test("the prices of a real service stand on the first screen of a phone, and lead to them all", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/");
  const live = page.getByRole("region", { name: "CT scan of the head, without contrast" });
  const strip = await live.getByRole("img").boundingBox();
  expect(strip!.y + strip!.height).toBeLessThanOrEqual(640);
  await live.getByRole("link", { name: /See the prices of all \d+ hospitals/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("CT scan of the head");
});

test("an address that is none, given on the first page, comes back to be mended", async ({
  page,
  complaints,
}) => {
  await page.goto("/");
  const form = page.locator("#waitlist");
  await form.getByLabel("Email").fill("nobody");
  await form.getByRole("button", { name: "Submit" }).click();
  await expect(page.locator("#waitlist").getByLabel("Email")).toHaveAttribute("aria-invalid", "true");
  complaints.length = 0; // the browser logs the refusal's status
});

test("breadcrumbs lead back up", async ({ page }) => {
  await page.goto("/hospital_details?name=Amberlight+Medical+Center");
  const trail = page.getByRole("navigation", { name: "Breadcrumbs" });
  await expect(trail.getByText("Amberlight Medical Center")).toHaveAttribute("aria-current", "page");
  await trail.getByRole("link", { name: "California" }).click();
  await expect(page).toHaveURL("/hospitals?state=CA");
});

for (const path of ["/", "/hospital_details?name=Amberlight+Medical+Center", "/hospital_search"]) {
  for (const width of [360, 1280]) {
    test(`${path} fits ${width} px and meets WCAG`, async ({ page, javaScriptEnabled }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await expectNoSidewaysScroll(page);
      if (javaScriptEnabled !== false) await expectAccessible(page);
    });
  }
}
