import { expect, test } from "../support/browser-test.ts";
import { longScannedBill } from "../support/long-scanned-bill.ts";
import { newPerson, signUpInBrowser } from "../support/sign-up-in-browser.ts";

// However fast the machine reads, its reply comes after the patience of this site.
test.use({ readingPatienceMs: 0 });

test("without script a long bill shows how far its reading is, until it is done", async ({ page }) => {
  await page.goto("/upload-bill");
  const buffer = Buffer.from(await longScannedBill(3));
  await page.getByLabel("Choose File").setInputFiles({ name: "b.pdf", mimeType: "application/pdf", buffer });
  await page.getByRole("button", { name: "Upload File" }).click();
  await expect(page.getByRole("heading", { name: "Processing your bill..." })).toBeVisible();
  await expect(page.getByText(/^Page \d of 3$/)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Check, then share" })).toBeVisible();
  await expect(page).toHaveURL(/check=/);
  await expect(page.getByText("We no longer have the image")).toBeVisible();
  await page.getByRole("button", { name: "Share this" }).click();
  await expect(page).toHaveURL(/receipt=/);
});

test("without script a long bill is read while its page waits, checked by the numbers on its picture, and kept", async ({
  page,
  mail,
  complaints,
}) => {
  await signUpInBrowser(page, mail, newPerson("Ada Lovelace"));
  await page.goto("/account/add-bill/upload-document");
  const buffer = Buffer.from(await longScannedBill(3));
  await page
    .getByLabel("Photos or files of one bill")
    .setInputFiles({ name: "long.pdf", mimeType: "application/pdf", buffer });
  await page.getByRole("button", { name: "Upload and read" }).click();
  await expect(page.getByRole("heading", { name: "Reading your bill" })).toBeVisible();
  await expect(page.getByText(/^Page \d of 3$/)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Check your bill");

  const mark = page.locator("#mark-statementDate");
  await page.locator('a[href="#mark-statementDate"]').click();
  await expect(mark.locator("rect").first()).toHaveCSS("stroke", "rgb(179, 38, 30)");

  await page.getByLabel("Statement date").fill("2030-01-01");
  await page.getByRole("button", { name: "Finish and save this bill" }).click();
  await expect(page.locator("#review-problems")).toBeFocused();
  await page.getByRole("link", { name: /^Statement date: Enter a date that is not in the future/ }).click();
  await page.getByLabel("Statement date").fill("2025-06-07");
  await page.getByRole("button", { name: "Finish and save this bill" }).click();
  await expect(page).toHaveURL(/\/account\/bills\/[0-9a-f-]+$/);
  complaints.length = 0; // the browser logs the refusal's status
});
