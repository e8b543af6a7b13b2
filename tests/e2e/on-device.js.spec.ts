import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { billPath, expect, expectAccessible, expectNoSidewaysScroll, test } from "../support/browser-test.ts";

const check = (page: Page) => page.locator("[data-check]");

/** Every request that the page and its worker make, with the bytes that go with it. */
function watchRequests(page: Page) {
  const seen: { url: string; bodyBytes: number }[] = [];
  page.context().on("request", (request) => {
    if (request.url().startsWith("blob:")) return; // a picture of the page's own
    seen.push({ url: request.url(), bodyBytes: request.postDataBuffer()?.byteLength ?? 0 });
  });
  return seen;
}

test("a bill is read in the browser: the reader comes when asked for, the picture goes nowhere, the approved facts do", async ({
  page,
  baseURL,
}) => {
  const requests = watchRequests(page);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/upload-bill", { waitUntil: "networkidle" });
  await page.getByRole("link", { name: "Read it on your own device" }).click();
  const fileName = "urgent-care-receipt.png";
  await page.getByLabel("Choose File").setInputFiles(billPath(fileName));
  await expect(page.getByText(fileName)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  expect(requests.filter(({ url }) => /\.(wasm|onnx)$|reading-worker/.test(url))).toEqual([]);

  const [worker] = await Promise.all([
    page.waitForEvent("worker"),
    page.getByRole("button", { name: "Read on this device" }).click(),
  ]);
  const reach = worker.evaluate(() =>
    fetch("/healthz").then(
      () => "reached",
      () => "refused",
    ),
  );
  await expect(check(page).getByRole("heading", { name: "Check, then share" })).toBeFocused();
  expect(await reach).toBe("refused"); // the worker has no network
  await expect(check(page).getByLabel("Hospital or practice")).toHaveValue("MEDPOINT EXPRESS CLINIC");
  await expect(check(page).getByLabel("Invoice date")).toHaveValue("2026-06-08");
  await expect(check(page).getByLabel("Total charges in dollars")).toHaveValue("423.39");
  await expect(check(page).getByText("Hard to read: please check")).toHaveCount(0);
  await expect(check(page).getByRole("img")).toBeVisible();
  await expectAccessible(page);
  expect(requests.filter(({ bodyBytes }) => bodyBytes > 0)).toEqual([]);

  await check(page).getByLabel("Total charges in dollars").fill("423.40");
  await check(page).getByRole("button", { name: "Share this" }).click();
  await expect(page.getByText("The bill was read on your device: its picture was never sent.")).toBeVisible();
  await expect(page.getByText("Corrected by hand")).toHaveCount(2); // of the receipt and of the recent list
  await expect(page.getByText("Read on its owner’s device", { exact: true })).toBeVisible();
  expect(requests.filter(({ url }) => !url.startsWith(baseURL!))).toEqual([]);
  const sent = requests.filter(({ bodyBytes }) => bodyBytes > 0);
  const picture = await readFile(billPath(fileName));
  expect(sent).toHaveLength(1);
  expect(sent[0]!.bodyBytes).toBeLessThan(Math.min(300, picture.byteLength));
});

test("a reading can be cancelled, and a reader that cannot be downloaded is told", async ({
  page,
  complaints,
}) => {
  await page.goto("/upload-bill/on-my-device", { waitUntil: "networkidle" });
  const lost = /recognition-.+\.onnx$/;
  await page.route(lost, (route) => route.abort());
  await page.getByLabel("Choose File").setInputFiles(billPath("urgent-care-receipt.png"));
  const read = page.getByRole("button", { name: "Read on this device" });
  await read.click();
  await expect(page.getByRole("alert")).toHaveText(
    "The reader could not be downloaded. Check your connection, then try again.",
  );
  await page.unroute(lost);
  await read.click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("Ready")).toBeVisible();
  await expect(page.getByRole("progressbar")).toBeHidden();
  await expect(read).toBeEnabled();
  complaints.length = 0; // the browser logs the download that failed
});
