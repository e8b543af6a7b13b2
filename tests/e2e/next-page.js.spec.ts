import { expect, test } from "../support/browser-test.ts";

test("a page that takes long to come is announced by a spinner, which a page that came back does not show", async ({
  page,
}) => {
  await page.goto("/");
  // While a page is awaited Playwright asks nothing of the current one, so that one reports it itself.
  const spinnerText = new Promise((resolve) => page.exposeFunction("sayShown", resolve));
  await page.evaluate(() => {
    const spinner = document.querySelector("[data-page-spinner]")!;
    const says = window as unknown as { sayShown(text: string | null): void };
    new MutationObserver(() => says.sayShown(spinner.textContent)).observe(spinner, {
      childList: true,
      subtree: true,
    });
  });
  await page.route("**/glossary", async (route) => {
    await spinnerText;
    await route.continue();
  });
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: "Learning Portal" })
    .click({ noWaitAfter: true });
  expect(await spinnerText).toBe("Loading...");
  await expect(page).toHaveURL("/glossary");
  await page.goBack();
  await expect(page.locator("[data-page-spinner]")).toBeHidden();
});

test("a search that renews its page in place, and a file that is saved, are not waited for", async ({
  page,
}) => {
  await page.goto("/hospital_search");
  await page.clock.install();
  await page.getByLabel("Service or code").fill("knee mri");
  await page.getByLabel("Service or code").press("Enter"); // suggestions may cover the button by now
  await expect(page.getByRole("heading", { level: 1, name: /knee/i })).toBeVisible();
  const saved = page.waitForEvent("download");
  await page.getByRole("link", { name: /^CSV/ }).click();
  await saved;
  await page.clock.runFor(1000);
  await expect(page.locator("[data-page-spinner]")).toBeHidden();
});
