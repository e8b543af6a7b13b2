import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { Jimp } from "jimp";
import { makePdf } from "../fixtures/documents/make-documents.ts";
import { billPath, expect, expectAccessible, test } from "../support/browser-test.ts";
import { countSheets } from "../support/count-sheets.ts";
import { longScannedBill } from "../support/long-scanned-bill.ts";

const card = (page: Page) => page.getByRole("region", { name: "Share Your Bill" });
const button = (page: Page) => page.getByRole("button", { name: "Upload File" });
const checkHeading = (page: Page) => card(page).getByRole("heading", { name: "Check, then share" });
const thanks = (page: Page) => card(page).getByRole("heading", { name: "Thank you for sharing your bill" });
const choose = (page: Page, ...files: Parameters<ReturnType<Page["getByLabel"]>["setInputFiles"]>) =>
  page.getByLabel("Choose File").setInputFiles(...files);

interface ProgressStep {
  percent: number;
  label: string;
  isLocked: boolean;
}

/** Takes down each state of the progress bar from now on, however short it lasts; gives them in their order. */
async function watchProgress(page: Page): Promise<() => Promise<ProgressStep[]>> {
  await page.evaluate(() => {
    const seen: ProgressStep[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const bar = document.querySelector("progress");
      if (!bar?.value) return;
      const [label = ""] =
        /(Preparing|Uploading|Processing)[^.\n]*\.\.\./.exec(bar.closest("form")!.innerText) ?? [];
      const isLocked = document.querySelector<HTMLButtonElement>("#UploadBill form [data-submit]")!.disabled;
      const last = seen.at(-1);
      if (last?.percent !== bar.value || last.label !== label || last.isLocked !== isLocked)
        seen.push({ percent: bar.value, label, isLocked });
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  return () => page.evaluate(() => (window as unknown as { seen: ProgressStep[] }).seen);
}

test.beforeEach(async ({ page }) => {
  await page.goto("/upload-bill", { waitUntil: "networkidle" });
});

test("a bill goes through its steps to the thank-you panel, and the recent list shows it", async ({
  page,
}) => {
  await choose(page, billPath("urgent-care-receipt-scan.jpg"));
  await expect(card(page).getByText("urgent-care-receipt-scan.jpg")).toBeVisible();
  const steps = await watchProgress(page);
  await button(page).click();
  await expect(checkHeading(page)).toBeFocused();
  const [first, last] = [(await steps())[0], (await steps()).at(-1)];
  expect(first).toMatchObject({ isLocked: true, label: "Preparing your file..." });
  expect(last).toMatchObject({ isLocked: true, label: "Processing your bill..." });
  await expect(card(page).getByRole("img", { name: "The first page of your bill" })).toBeVisible();
  await expect(card(page).getByLabel("Hospital or practice")).toHaveValue("QUICKSTEP URGENT CARE");
  await expect(card(page).getByLabel("Total charges in dollars")).toHaveValue("531.03");
  await expect(page).toHaveURL(/\?check=/);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Share this" }).click();

  await expect(thanks(page)).toBeVisible();
  await expect(page).toHaveTitle(/^Thank you for sharing your bill/);
  await expect(card(page).getByText("QUICKSTEP URGENT CARE")).toBeVisible();
  await expect(card(page).getByText("$531.03")).toBeVisible();
  const recent = page.getByRole("region", { name: "Recent Community Upload" });
  await expect(recent.getByRole("listitem").first()).toContainText("QUICKSTEP URGENT CARE");
  await expect(recent.getByRole("listitem").first()).toContainText("Invoice Date - Nov 11, 2025");
  await expectAccessible(page);
  expect(await countSheets(page)).toBe(1);
});

test("a bill that is not to be shared leaves nothing", async ({ page }) => {
  const listShared = async () => (await page.request.get("/ocr/get_recent_uploads")).json();
  const before = await listShared();
  await choose(page, billPath("physician-statement.pdf"));
  await button(page).click();
  await page.getByRole("link", { name: "Share nothing" }).click();
  await expect(card(page).getByText("We didn’t share or keep anything from your bill.")).toBeVisible();
  expect(await listShared()).toEqual(before);
});

test("progress comes to 90 with the reply and to 100 at the end, and nothing can be sent meanwhile", async ({
  page,
}) => {
  await choose(page, billPath("physician-statement.pdf"));
  const steps = await watchProgress(page);
  await button(page).click();
  await expect(checkHeading(page)).toBeVisible();
  const seen = await steps();
  expect(seen.slice(-2).map(({ percent }) => percent)).toEqual([90, 100]);
  expect(seen.filter(({ isLocked }) => !isLocked)).toEqual([]);
});

test("a long bill shows which page is read", async ({ page }) => {
  const buffer = Buffer.from(await longScannedBill(3));
  await choose(page, { name: "b.pdf", mimeType: "application/pdf", buffer });
  await button(page).click();
  await expect(page.getByText(/^Page [23] of 3$/)).toBeVisible();
  await expect(checkHeading(page)).toBeVisible();
});

test("a wrong type is refused at once, with an invalid look for two seconds", async ({ page }) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await choose(page, { name: "bill.docx", mimeType: "application/msword", buffer: Buffer.from("x") });
  await expect(page.getByRole("alert")).toHaveText(
    "Invalid file type. Please upload a supported format: JPG, JPEG, PNG, BMP, TIFF, WebP, or PDF",
  );
  await expect(button(page)).toBeDisabled();
  await expect(page.locator('[data-look="invalid"]')).toBeVisible();
  await page.clock.runFor(1990);
  await expect(page.locator('[data-look="invalid"]')).toBeVisible();
  await page.clock.runFor(10);
  await expect(page.locator('[data-look="invalid"]')).toHaveCount(0);
  await choose(page, billPath("urgent-care-receipt.png"));
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(button(page)).toBeEnabled();
});

test("the button waits for a file while an error that came with the page shows", async ({
  page,
  complaints,
}) => {
  await page.goto("/upload-bill?check=gone");
  complaints.length = 0; // the browser logs the page's status
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(button(page)).toBeDisabled();
  await choose(page, billPath("urgent-care-receipt.png"));
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(button(page)).toBeEnabled();
});

test("each rejection looks invalid for two seconds of its own", async ({ page }) => {
  const wrong = { name: "bill.docx", mimeType: "application/msword", buffer: Buffer.from("x") };
  const invalid = page.locator('[data-look="invalid"]');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await choose(page, wrong);
  await expect(invalid).toBeVisible();
  await page.clock.runFor(1500);
  await choose(page, wrong);
  await page.clock.runFor(1500);
  await expect(invalid).toBeVisible();
  await page.clock.runFor(500);
  await expect(invalid).toHaveCount(0);
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
  const posted = page.waitForRequest(/upload-bill\?follow/);
  await button(page).click();
  const length = Number((await (await posted).allHeaders())["content-length"]);
  expect(length).toBeLessThan(buffer.length * 0.9);
  await expect(page.getByRole("alert")).toBeVisible(); // noise holds no bill
  complaints.length = 0;
});

test("a large TIFF, which browsers cannot decode, is made smaller before it travels, too", async ({
  page,
  complaints,
}) => {
  const picture = new Jimp({ width: 2400, height: 1800 });
  for (let at = 0; at < picture.bitmap.data.length; at++) picture.bitmap.data[at] = (at * 2654435761) >>> 24;
  const buffer = await picture.getBuffer("image/tiff");
  expect(buffer.length).toBeGreaterThan(1_000_000);
  await choose(page, { name: "scan.tif", mimeType: "image/tiff", buffer });
  const posted = page.waitForRequest(/upload-bill\?follow/);
  await button(page).click();
  const length = Number((await (await posted).allHeaders())["content-length"]);
  expect(length).toBeLessThan(buffer.length * 0.9);
  await expect(page.getByRole("alert")).toBeVisible(); // noise holds no bill
  complaints.length = 0;
});

test("a file without bill data is told, and the form is ready for another", async ({ page, complaints }) => {
  await choose(page, billPath("letter-not-a-bill.pdf"));
  await button(page).click();
  await expect(page.getByRole("alert")).toHaveText(
    "No bill data found. This looks like a letter about an appointment. Please upload a medical bill.",
  );
  await expect(card(page).getByText("letter-not-a-bill.pdf")).toHaveCount(0);
  complaints.length = 0; // the browser logs the refusal's status
});

test("a broken connection is told, and the same file can be sent again at once", async ({
  page,
  complaints,
}) => {
  await page.route(/upload-bill\?follow/, (route) => route.abort());
  await choose(page, billPath("urgent-care-receipt.png"));
  await button(page).click();
  await expect(page.getByRole("alert")).toHaveText(
    "Upload failed. Please try again with a smaller file or different format.",
  );
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  await expect(button(page)).toBeDisabled();
  complaints.length = 0;
  await page.unroute(/upload-bill\?follow/);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(checkHeading(page)).toBeVisible();
});

test("a bill whose reply was lost is read again, and shared once", async ({ page }) => {
  await page.evaluate(() => {
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      XMLHttpRequest.prototype.send = send;
      const { onerror } = this;
      this.onload = () => onerror?.call(this, new ProgressEvent("error"));
      send.call(this, body);
    };
  });
  const countShared = async () =>
    (await (await page.request.get("/ocr/get_recent_uploads")).json()).data.recent_uploads.filter(
      ({ hospital_name }: { hospital_name: string }) => hospital_name === "MEDPOINT EXPRESS CLINIC",
    ).length;
  const before = await countShared();
  await choose(page, billPath("urgent-care-receipt.png"));
  await button(page).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("button", { name: "Share this" }).click();
  await expect(thanks(page)).toBeVisible();
  await page.goBack();
  await page.getByRole("button", { name: "Share this" }).click();
  await expect(thanks(page)).toBeVisible();
  expect(await countShared()).toBe(before + 1);
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
