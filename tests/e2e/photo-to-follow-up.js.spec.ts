import { expect, expectNoSidewaysScroll, test } from "../support/browser-test.ts";
import { newPerson, signUpInBrowser } from "../support/sign-up-in-browser.ts";

const statement = `
  <body style="font: 26px sans-serif; margin: 60px; width: 1000px; background: #fff; color: #000">
    <h1>Juniper Fictional Hospital</h1>
    <p>Statement date: 04/01/2026 &nbsp; Account: 5512098</p>
    <table style="width: 100%; border-spacing: 0 14px; text-align: left">
      <tr><th>Date</th><th>Code</th><th>Description</th><th>Qty</th><th style="text-align: right">Amount</th></tr>
      ${[
        ["85025", "Complete blood count", "42.00"],
        ["85025", "Complete blood count", "42.00"],
        ["80053", "Metabolic panel", "96.00"],
      ]
        .map(
          ([code, name, amount]) =>
            `<tr><td>03/02/2026</td><td>${code}</td><td>${name}</td><td>1</td><td style="text-align: right">$${amount}</td></tr>`,
        )
        .join("")}
      <tr><td></td><td></td><td>Total charges</td><td></td><td style="text-align: right">$180.00</td></tr>
      <tr><td></td><td></td><td>Amount due</td><td></td><td style="text-align: right">$180.00</td></tr>
    </table>
  </body>`;

test("on a phone a photo of a bill leads in six steps to a letter that is sent and a day to follow up", async ({
  page,
  mail,
}) => {
  await page.setViewportSize({ width: 1120, height: 900 });
  await page.setContent(statement);
  const photo = { name: "bill.png", mimeType: "image/png", buffer: await page.screenshot() };
  await page.setViewportSize({ width: 390, height: 800 });
  await signUpInBrowser(page, mail, newPerson("Ada Example"));
  await page.goto("/account/run-audit");
  await page.locator("main").getByRole("link", { name: "Upload a bill" }).click();

  await page.getByLabel("Photos or files of one bill").setInputFiles(photo);
  await page.getByRole("button", { name: "Upload and read" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Check your bill");
  await expectNoSidewaysScroll(page);

  await page.getByRole("button", { name: "Finish and save this bill" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Audit Bill");

  await page.getByRole("button", { name: "Audit this bill" }).click();
  const finding = page.locator('[id^="duplicate-line-"]');
  await expect(finding).toContainText("At stake: $42.00");

  await finding.getByRole("link", { name: "Write a letter about this" }).click();
  await expect(page.getByRole("button", { name: "Write the letter" })).toBeVisible();

  await page.getByRole("button", { name: "Write the letter" }).click();
  await expect(page.getByLabel("How", { exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page);

  await page.getByLabel("How", { exact: true }).selectOption("Certified mail");
  await page.getByRole("button", { name: "Note that it was sent" }).click();
  await expect(page.getByText("Your note is saved.")).toBeVisible();
  const deadlines = page.getByRole("region", { name: "Deadlines" });
  await expect(deadlines.getByRole("row", { name: /Check the status of your letter/ })).toBeVisible();
});
