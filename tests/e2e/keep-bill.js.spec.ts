import { billPath, expect, expectAccessible, expectNoSidewaysScroll, test } from "../support/browser-test.ts";
import { newPerson, signUpInBrowser } from "../support/sign-up-in-browser.ts";

test("the picture lights up where the field that has the focus is printed, and turns to its page", async ({
  page,
  mail,
  context,
  complaints,
}) => {
  await signUpInBrowser(page, mail, newPerson("Ada Lovelace"));
  await page.goto("/account/add-bill/upload-document");
  await expectAccessible(page);
  const files = ["scanned-statement-two-pages.pdf", "urgent-care-receipt.png"].map(billPath);
  await page.getByLabel("Photos or files of one bill").setInputFiles(files);
  await page.getByRole("button", { name: "Upload and read" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Check your bill");
  await expect(page.getByText("Page 3 of 3, the bill")).toBeAttached();
  const address = page.url();

  const isInSight = (mark: string) =>
    page.locator(mark).evaluate((element) => {
      const frame = element.closest("[data-pages]")!.getBoundingClientRect();
      const box = element.getBoundingClientRect();
      return box.top >= frame.top && box.bottom <= frame.bottom;
    });
  await page.locator("#line-20 summary").click();
  await page.locator("#line-20").getByLabel("Charge").focus();
  await expect(page.locator("#mark-line-20-amountCents")).toHaveAttribute("data-lit", "");
  await expect(page.locator("#mark-line-20-amountCents")).toBeVisible();
  expect(await isInSight("#mark-line-20-amountCents")).toBe(true);
  await page.getByLabel("Hospital or practice, as printed").focus();
  await expect(page.locator("#mark-line-20-amountCents")).toBeHidden();
  await expect(page.locator("#mark-providerName")).toHaveAttribute("data-lit", "");
  expect(await isInSight("#mark-providerName")).toBe(true);
  await expectAccessible(page);

  const heightOf = (mark: string) =>
    page.locator(mark).evaluate((element) => element.getBoundingClientRect().height);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.locator("#line-20").getByLabel("Charge").focus();
  await expect(page.getByRole("region", { name: "Pages of the bill" })).toBeInViewport();
  expect(await isInSight("#mark-line-20-amountCents")).toBe(true);
  expect(await heightOf("#mark-line-20-amountCents")).toBeGreaterThan(14);
  const [frame, field] = await Promise.all([
    page.locator("[data-pages]").boundingBox(),
    page.locator("#line-20").getByLabel("Charge").boundingBox(),
  ]);
  expect(field!.y).toBeGreaterThan(frame!.y + frame!.height);
  await expect(page.locator("[data-pages] text").first()).toBeHidden();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save and continue" }).first().focus();
  await expect(page.locator("[data-pages] text").first()).toBeVisible();

  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
  }

  const second = await context.newPage();
  await second.goto(address);
  await page.getByLabel("Amount due").fill("10");
  await page.getByRole("button", { name: "Save and continue" }).first().click();
  await expect(page.getByText("Saved. You can continue now")).toBeVisible();
  await second.getByLabel("Amount due").fill("20");
  await second.getByRole("button", { name: "Save and continue" }).first().click();
  await expect(second.getByText("the other window saved “10.00”, you have “20”")).toBeVisible();
  await expect(second.getByLabel("Amount due")).toHaveValue("20");
  await expectAccessible(second);
  complaints.length = 0; // the browser logs the status of the page that asks
});
