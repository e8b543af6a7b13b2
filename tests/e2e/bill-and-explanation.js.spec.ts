import { readFile } from "node:fs/promises";
import { expect, expectNoSidewaysScroll, test } from "../support/browser-test.ts";
import { drawKneeExplanation } from "../support/drawn-papers.ts";

const bill = `
  <body style="font: 26px sans-serif; margin: 60px; width: 1000px; background: #fff; color: #000">
    <h1>St. Jude's Hospital</h1>
    <p>Patient statement &nbsp; Statement date: 03/25/2026 &nbsp; Account: 5512098</p>
    <table style="width: 100%; border-spacing: 0 14px; text-align: left">
      <tr><th>Date</th><th>Code</th><th>Description</th><th style="text-align: right">Amount</th></tr>
      <tr><td>03/02/2026</td><td>73721</td><td>MRI of the knee</td><td style="text-align: right">$1,200.00</td></tr>
      <tr><td></td><td></td><td>Total charges</td><td style="text-align: right">$1,200.00</td></tr>
      <tr><td></td><td></td><td>Insurance payments</td><td style="text-align: right">-$800.00</td></tr>
      <tr><td></td><td></td><td>Amount due</td><td style="text-align: right">$400.00</td></tr>
    </table>
  </body>`;

test("on a phone a photo of a bill and a PDF of its explanation lead in five steps to a letter that asks for the cents between them", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1120, height: 700 });
  await page.setContent(bill);
  const photo = { name: "bill.png", mimeType: "image/png", buffer: await page.screenshot() };
  const buffer = Buffer.from(await drawKneeExplanation());
  await page.setViewportSize({ width: 360, height: 740 });

  await page.goto("/audit");
  await page.getByLabel("The bill", { exact: true }).setInputFiles(photo);
  await page
    .getByLabel("The explanation of benefits", { exact: true })
    .setInputFiles({ name: "eob.pdf", mimeType: "application/pdf", buffer });
  await page.getByRole("button", { name: "Read and compare" }).click();
  await expect(page.getByRole("heading", { name: "Where the money went" })).toBeVisible();
  await expect(page.getByText("Compared with what your plan decided.")).toBeVisible();
  await expect(page.locator("main")).toContainText("$300.00");
  await expectNoSidewaysScroll(page);

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save the letter (text)" }).click(),
  ]);
  const letter = await readFile(await download.path(), "utf8");
  expect(letter).toContain("St. Jude's Hospital");
  expect(letter).toContain("$300.00");
});
