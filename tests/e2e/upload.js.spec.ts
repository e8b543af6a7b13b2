import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { Jimp } from "jimp";
import { makePdf } from "../fixtures/documents/make-documents.ts";
import { billPath, expect, expectAccessible, test } from "../support/browser-test.ts";
import { longScannedBill } from "../support/long-scanned-bill.ts";

const card = (page: Page) => page.getByRole("region", { name: "Share Your Bill" });
const button = (page: Page) => page.getByRole("button", { name: "Upload File" });
const choose = (page: Page, ...files: Parameters<ReturnType<Page["getByLabel"]>["setInputFiles"]>) =>
  page.getByLabel("Choose File").setInputFiles(...files);

test.beforeEach(async ({ page }) => {
  await page.goto("/upload-bill", { waitUntil: "networkidle" });
});

test("a bill goes through its steps to the thank-you panel, and the recent list shows it", async ({
  page,
}) => {
  await page.route(/cloud_ocr/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500)); // long enough to see the step
    await route.continue();
  });
  await choose(page, billPath("urgent-care-receipt-scan.jpg"));
  await expect(card(page).getByText("urgent-care-receipt-scan.jpg")).toBeVisible();
  await button(page).click();
  await expect(page.getByRole("progressbar")).toBeVisible();
  await expect(button(page)).toBeDisabled();
  await expect(page.getByText("Processing your bill...")).toBeVisible();

  await expect(card(page).getByRole("heading", { name: "Thank you for sharing your bill" })).toBeVisible();
  await expect(card(page).getByText("QUICKSTEP URGENT CARE")).toBeVisible();
  await expect(card(page).getByText("$531.03")).toBeVisible();
  const recent = page.getByRole("region", { name: "Recent Community Upload" });
  await expect(recent.getByRole("listitem").first()).toContainText("QUICKSTEP URGENT CARE");
  await expect(recent.getByRole("listitem").first()).toContainText("Invoice Date - Nov 11, 2025");
  await expectAccessible(page);
});

test("while the receipt loads, a spinner says so in the middle of the page and over the recent list", async ({
  page,
}) => {
  await page.route(/upload-bill\.data/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await choose(page, billPath("physician-statement.pdf"));
  await button(page).click();
  await expect(page.getByText("Loading...")).toHaveCount(2, { timeout: 15_000 });
  await expect(page.getByText("Thank you for sharing your bill")).toBeVisible();
  await expect(page.getByText("Loading...")).toHaveCount(0);
});

test("a long bill shows which page is read", async ({ page }) => {
  const buffer = Buffer.from(await longScannedBill(4));
  await choose(page, { name: "b.pdf", mimeType: "application/pdf", buffer });
  await button(page).click();
  await expect(page.getByText(/^Page [234] of 4$/)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText("Thank you for sharing your bill")).toBeVisible({ timeout: 60_000 });
});

test("a wrong type is refused at once, with an invalid look for two seconds", async ({ page }) => {
  await choose(page, { name: "bill.docx", mimeType: "application/msword", buffer: Buffer.from("x") });
  await expect(page.getByRole("alert")).toHaveText(
    "Invalid file type. Please upload a supported format: JPG, JPEG, PNG, BMP, TIFF, WebP, or PDF",
  );
  await expect(button(page)).toBeDisabled();
  await expect(page.locator('[data-look="invalid"]')).toBeVisible();
  await page.waitForTimeout(2100);
  await expect(page.locator('[data-look="invalid"]')).toHaveCount(0);
  await choose(page, billPath("urgent-care-receipt.png"));
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(button(page)).toBeEnabled();
});

test("a GIF is refused with the text for unsupported types", async ({ page }) => {
  await choose(page, { name: "bill.gif", mimeType: "image/gif", buffer: Buffer.from("GIF89a") });
  await expect(page.getByRole("alert")).toHaveText(
    "Unsupported file type. Please upload a valid image (JPG, PNG, BMP, TIFF, GIF, WEBP).",
  );
});

test("two dropped files are one too many", async ({ page }) => {
  const files = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(["a"], "a.png"));
    transfer.items.add(new File(["b"], "b.png"));
    return transfer;
  });
  const zone = page.locator("[data-look]");
  await zone.dispatchEvent("dragover", { dataTransfer: files });
  await expect(page.locator('[data-look="over"]')).toBeVisible();
  await zone.dispatchEvent("drop", { dataTransfer: files });
  await expect(page.getByRole("alert")).toHaveText("Please upload only one file at a time.");
});

test("a PDF is checked before it travels: size, pages, and whether it is one", async ({ page }) => {
  const pdf = (buffer: Uint8Array) => ({
    name: "b.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from(buffer),
  });
  await choose(page, pdf(await makePdf(1, 20_000_001)));
  await expect(page.getByRole("alert")).toHaveText("File too large. Please upload a PDF smaller than 20 MB");
  await choose(page, pdf(await makePdf(26)));
  await expect(page.getByRole("alert")).toHaveText(
    "Too many pages. Please upload a PDF with no more than 25 pages (found 26)",
  );
  await choose(page, pdf(Buffer.from("no pdf")));
  await expect(page.getByRole("alert")).toHaveText("Failed to validate PDF. Please try again.");
});

test("a damaged large photo is found out before it travels", async ({ page }) => {
  const buffer = Buffer.concat([await readFile(billPath("blank-page.png")), Buffer.alloc(1_000_000)]).fill(
    0,
    40,
  );
  await choose(page, { name: "bill.png", mimeType: "image/png", buffer });
  await button(page).click();
  await expect(page.getByRole("alert")).toHaveText("Image loading error");
  await page.getByRole("button", { name: "Remove bill.png" }).click();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(button(page)).toBeEnabled();
});

test("a large photo is made smaller before it travels", async ({ page, complaints }) => {
  const photo = new Jimp({ width: 2400, height: 1800 });
  for (let at = 0; at < photo.bitmap.data.length; at++) photo.bitmap.data[at] = (at * 2654435761) >>> 24;
  const buffer = await photo.getBuffer("image/png");
  expect(buffer.length).toBeGreaterThan(1_000_000);
  await choose(page, { name: "photo.png", mimeType: "image/png", buffer });
  const posted = page.waitForRequest(/cloud_ocr/);
  await button(page).click();
  const length = Number((await (await posted).allHeaders())["content-length"]);
  expect(length).toBeLessThan(buffer.length * 0.9);
  await expect(page.getByRole("alert")).toBeVisible(); // noise holds no bill
  complaints.length = 0;
});

test("a file without bill data is told, and the form is ready for another", async ({ page, complaints }) => {
  await choose(page, billPath("letter-not-a-bill.pdf"));
  await button(page).click();
  await expect(page.getByRole("alert")).toHaveText("No bill data found. Try uploading a clearer image.");
  await expect(card(page).getByText("letter-not-a-bill.pdf")).toHaveCount(0);
  complaints.length = 0; // the browser logs the refusal's status
});

test("a broken connection is told, and progress starts over", async ({ page, complaints }) => {
  await page.route(/cloud_ocr/, (route) => route.abort());
  await choose(page, billPath("urgent-care-receipt.png"));
  await button(page).click();
  await expect(page.getByRole("alert")).toHaveText(
    "Upload failed. Please try again with a smaller file or different format.",
  );
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  complaints.length = 0;
});

test("the scroll-to-top button appears beyond 400 px and leads to the top", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 300 });
  const toTop = page.getByRole("link", { name: "Scroll to top" });
  await expect(toTop).toBeHidden();
  await page.evaluate(() => scrollTo(0, 400));
  await expect(toTop).toBeHidden();
  await page.evaluate(() => scrollTo(0, 401));
  await expect(toTop).toBeVisible();
  await toTop.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});
