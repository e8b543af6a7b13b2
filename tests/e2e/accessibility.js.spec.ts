import {
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  test,
} from "../support/browser-test.ts";

const pages = [
  ...["/", "/upload-bill", "/audit", "/coming-soon", "/coming-soon?done=waitlist"],
  ...["/data", "/data?category=imaging&state=TX&sort=highest", "/data?code_type=CPT&code=73721&state=TX"],
  ...["/data/price-history", "/data/coverage", "/data/coverage?sort=worst&state=TX"],
  ...["/data/investor-dataroom", "/data/downloads", "/price-files"],
  ...["/price-files/check", "/price-files/archive", "/rights", "/rights/maryland"],
];
/** The browser logs their 404 as an error. */
const missing = ["/data?category=Wizardry", "/price-files/0"];

for (const path of [...pages, ...missing]) {
  test(`${path} meets WCAG 2.2 AA at 360 and 1280 px, in both themes as far as axe sees`, async ({
    page,
    complaints,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(path);
    await page.waitForLoadState();
    for (const folded of await page.locator("main details").all()) {
      await folded.evaluate((details) => details.setAttribute("open", ""));
    }
    await expectNoSidewaysScroll(page);
    await expectAccessibleInBothThemes(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    if (missing.includes(path)) complaints.length = 0;
  });
}

test("the header's menus meet WCAG 2.2 AA when open", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.locator("summary", { hasText: "About" }).click();
  await expectAccessible(page);
});
