import { billPath, expect, expectAccessible, expectNoSidewaysScroll, test } from "../support/browser-test.ts";

test("a photo that is checked shows how far its reading is, and the findings take the form's place", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/audit", { waitUntil: "networkidle" });
  await expect(page.getByText("Supported formats: JPG, JPEG, PNG, BMP, TIFF, WebP, or PDF.")).toBeVisible();
  await page.evaluate(() => {
    const labels: string[] = [];
    Object.assign(window, { labels });
    new MutationObserver(() => {
      const text = document.querySelector<HTMLElement>("[data-progress]:not([hidden])")?.innerText;
      if (text) labels.push(text);
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  await page.getByLabel("Choose File").setInputFiles(billPath("urgent-care-receipt-scan.jpg"));
  await page.getByRole("button", { name: "Read and check" }).click();
  await expect(page.getByRole("heading", { name: "What we found" })).toBeFocused();
  const labels = await page.evaluate(() => (window as unknown as { labels: string[] }).labels);
  expect(labels[0]).toContain("Preparing your file...");
  expect(labels.at(-1)).toContain("Processing your bill...");
  await expect(page.getByText("We read this from your file.")).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test("a file that is no bill is told at the form, which is ready for another", async ({
  page,
  complaints,
}) => {
  await page.goto("/audit", { waitUntil: "networkidle" });
  await page.getByLabel("Choose File").setInputFiles(billPath("letter-not-a-bill.pdf"));
  await page.getByRole("button", { name: "Read and check" }).click();
  await expect(page.locator("#upload-error")).toContainText("No bill data found");
  expect(complaints.splice(0)).toEqual([expect.stringContaining("422")]);
});
