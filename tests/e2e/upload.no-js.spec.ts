import { billPath, expect, test } from "../support/browser-test.ts";

test("without script a bill is uploaded, read, checked, shared, corrected and withdrawn", async ({
  page,
  complaints,
}) => {
  await page.goto("/upload-bill");
  await page.getByLabel("Choose File").setInputFiles(billPath("urgent-care-receipt.png"));
  await page.getByRole("button", { name: "Upload File" }).click();

  const card = page.getByRole("region", { name: "Share Your Bill" });
  await expect(card.getByRole("heading", { name: "Check, then share" })).toBeVisible();
  await expect(card.getByRole("img", { name: "The first page of your bill" })).toBeVisible();
  await card.getByLabel("Total charges in dollars").fill("lots");
  await card.getByRole("button", { name: "Share this" }).click();
  await expect(page.locator("#check-problems")).toBeFocused();
  await card.getByLabel("Total charges in dollars").fill("423.39");
  await card.getByRole("button", { name: "Share this" }).click();
  await expect(card.getByRole("heading", { name: "Thank you for sharing your bill" })).toBeVisible();
  await expect(card.getByText("MEDPOINT EXPRESS CLINIC")).toBeVisible();
  await expect(card.getByText("$423.39")).toBeVisible();
  await expect(card.getByRole("link", { name: "Check this bill" })).toBeVisible();

  await card.getByText("Correct", { exact: true }).click();
  await card.getByLabel("Total charges in dollars").fill("432.39");
  await card.getByRole("button", { name: "Share the correction" }).click();
  await expect(card.getByText("$432.39")).toBeVisible();
  await expect(
    page.getByRole("region", { name: "Recent Community Upload" }).getByText("$432.39"),
  ).toBeVisible();

  await card.getByText("Withdraw", { exact: true }).click();
  await card.getByRole("button", { name: "Withdraw this bill" }).click();
  await expect(card.getByText("Your bill is withdrawn. We keep nothing from it.")).toBeVisible();
  await expect(page.getByText("$432.39")).toBeHidden();
  complaints.length = 0; // the browser logs the refusal's status
});

test("without script a refused file comes back with what to do, and another can be sent", async ({
  page,
  complaints,
}) => {
  await page.goto("/upload-bill");
  await page.getByRole("button", { name: "Upload File" }).click();
  await expect(page.getByRole("alert")).toHaveText("Please choose a file to upload.");
  await page.getByLabel("Choose File").setInputFiles(billPath("letter-not-a-bill.pdf"));
  await page.getByRole("button", { name: "Upload File" }).click();
  await expect(page.getByRole("alert")).toHaveText(
    "No bill data found. This looks like a letter about an appointment. Please upload a medical bill.",
  );
  await expect(page.getByRole("button", { name: "Upload File" })).toBeEnabled();
  complaints.length = 0; // the browser logs the two refusals' status
});
