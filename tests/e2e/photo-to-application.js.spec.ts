import { readFile } from "node:fs/promises";
import { billPath, expect, expectAccessible, expectNoSidewaysScroll, test } from "../support/browser-test.ts";
import { newPerson, signUpInBrowser } from "../support/sign-up-in-browser.ts";

const statement = `
  <body style="font: 26px sans-serif; margin: 60px; width: 1000px; background: #fff; color: #000">
    <h1>Juniper Fictional Hospital</h1>
    <p>Statement date: 04/01/2026 &nbsp; Account: 5512098</p>
    <table style="width: 100%; border-spacing: 0 14px; text-align: left">
      <tr><th>Date</th><th>Code</th><th>Description</th><th>Qty</th><th style="text-align: right">Amount</th></tr>
      <tr><td>03/02/2026</td><td>99284</td><td>Emergency visit</td><td>1</td><td style="text-align: right">$1,900.00</td></tr>
      <tr><td></td><td></td><td>Total charges</td><td></td><td style="text-align: right">$1,900.00</td></tr>
      <tr><td></td><td></td><td>Amount due</td><td></td><td style="text-align: right">$1,900.00</td></tr>
    </table>
  </body>`;

test("on a phone a photo of a bill leads in six steps to a printed application for financial assistance", async ({
  page,
  mail,
}) => {
  await page.setViewportSize({ width: 1120, height: 900 });
  await page.setContent(statement);
  const photo = { name: "bill.png", mimeType: "image/png", buffer: await page.screenshot() };
  await page.setViewportSize({ width: 360, height: 780 });
  await signUpInBrowser(page, mail, newPerson("Ada Example"));
  await page.goto("/account/add-bill/upload-document");

  // 1
  await page.getByLabel("Photos or files of one bill").setInputFiles(photo);
  await page.getByRole("button", { name: "Upload and read" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Check your bill");

  // 2
  await page.getByRole("button", { name: "Finish and save this bill" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Juniper Fictional Hospital");

  // 3
  await page.getByText("More about this bill").click();
  await page.getByRole("link", { name: "Apply for financial assistance" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Apply for financial assistance");
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  // 4
  await page.getByLabel("People in your household").fill("2");
  const row = page.getByRole("group", { name: "Row 1" });
  await row.getByLabel("Who").fill("Me");
  await row.getByLabel("Kind").selectOption("Wages or salary");
  await row.getByLabel("Dollars").fill("1500");
  await row.getByLabel("How often").selectOption("every two weeks");
  await page.getByRole("button", { name: "Make my application" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Application for financial assistance: Juniper Fictional Hospital",
  );
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  // 5
  await page.getByText("Add: Pay stubs").click();
  await page.getByLabel("Photos or files: Pay stubs").setInputFiles(billPath("urgent-care-receipt.png"));
  await page.getByRole("button", { name: "Add this document" }).filter({ visible: true }).click();
  await expect(page.getByText("The document was added.")).toBeVisible();

  // 6
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Everything as one PDF" }).click(),
  ]);
  const pdf = await readFile(await download.path());
  expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
  expect(pdf.length).toBeGreaterThan(50_000);
});
