import { expectAccessible, test } from "../support/browser-test.ts";

const pages = ["/", "/upload-bill", "/coming-soon", "/coming-soon?joined=yes"];

for (const path of pages) {
  for (const theme of ["Dark", "Light"]) {
    for (const width of [360, 1280]) {
      test(`${path} in ${theme.toLowerCase()} at ${width} px meets WCAG 2.2 AA as far as axe sees`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        await page.getByRole("button", { name: theme }).click();
        await expectAccessible(page);
      });
    }
  }
}

test("the header's menus meet WCAG 2.2 AA when open", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.locator("summary", { hasText: "About" }).click();
  await expectAccessible(page);
});
