import { expect, expectNoSidewaysScroll, test } from "../support/browser-test.ts";

const pages = ["/", "/upload-bill", "/coming-soon"];

for (const path of pages) {
  for (const width of [360, 1280]) {
    test(`${path} at ${width} px takes the chosen theme and fits the screen`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      for (const theme of ["Light", "Dark"]) {
        const button = page.getByRole("button", { name: theme });
        await button.click();
        await expect(page.locator("html")).toHaveAttribute("data-theme", theme.toLowerCase());
        await expect(button).toHaveAttribute("aria-pressed", "true");
        await expect(page).toHaveURL(`${path}#theme`); // where the switch is, so that the reader stays there
        await expectNoSidewaysScroll(page);
      }
    });
  }
}

test("the system theme follows the device", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/");
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await ground();
  await page.getByRole("button", { name: "System" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "system");
  expect(await ground()).not.toBe(dark);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await ground()).toBe(dark);
});

test("a menu of the header opens by keyboard and leads to its page", async ({ page }) => {
  await page.goto("/");
  await page.locator("summary", { hasText: "Data" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("banner").getByRole("link", { name: "Explore Data" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Explore Data");
});

test("only one menu is open at a time", async ({ page }) => {
  await page.goto("/");
  await page.locator("summary", { hasText: "Data" }).click();
  await page.locator("summary", { hasText: "Terms" }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Security" })).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "Explore Data" })).toBeHidden();
});

test("on a phone the menu opens by its button and begins with prices, below a header of 120 px at most", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  const header = page.getByRole("banner");
  expect((await header.boundingBox())!.height).toBeLessThanOrEqual(120);
  await expect(header.getByRole("link", { name: "Book a Demo" })).toBeHidden();
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(header.getByRole("link", { name: "Book a Demo" })).toBeVisible();
  const links = header.getByRole("navigation").locator("> a");
  await expect(links).toHaveText([
    "Prices",
    "Compare",
    "Check a bill",
    "Upload a bill",
    "Negotiate",
    "Community",
    "Account",
    "Book a Demo",
  ]);
});

test("at 1280 px everything the header names stands in one line", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/team");
  expect((await page.getByRole("banner").boundingBox())!.height).toBeLessThanOrEqual(64);
});

test("the skip link leads past the header", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to main content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/#main");
});

test("the waitlist takes an address once and then is locked", async ({ page, complaints }) => {
  await page.goto("/coming-soon");
  const form = page.locator("#waitlist");
  await form.getByLabel("Email").fill("not an address");
  await form.getByRole("button", { name: "Submit" }).click();
  await expect(form.getByLabel("Email")).toHaveValue("not an address");
  await expect(form.getByLabel("Email")).toHaveAttribute("aria-invalid", "true");
  await form.getByLabel("Email").fill("patient@example.org");
  await form.getByRole("button", { name: "Submit" }).click();
  await expect(form.getByRole("button", { name: "Thanks!" })).toBeDisabled();
  await expect(form.getByLabel("Email")).toBeDisabled();
  complaints.length = 0; // the browser logs the refusal's status
});
