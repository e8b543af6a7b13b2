import { expect, expectAccessible, expectNoSidewaysScroll, test } from "../support/browser-test.ts";
import { newPerson, signUpInBrowser } from "../support/sign-up-in-browser.ts";

test("on a phone a line that is charged twice becomes a finding, a letter, an appeal and money back", async ({
  page,
  mail,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const check = async () => {
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  };
  await signUpInBrowser(page, mail, newPerson("Ada Example"));
  await page.goto("/account/add-bill/manual-entry?next=audit");
  await page.getByLabel("Hospital or practice, as printed").fill("Juniper General Hospital");
  await page.getByLabel("Statement date").fill("2026-04-01");
  for (const line of ["#line-1", "#line-2"]) {
    await page.locator(line).getByLabel("Day of care").fill("2026-03-02");
    await page.locator(line).getByLabel("Code", { exact: true }).fill("85025");
    await page.locator(line).getByLabel("Charge").fill("50");
  }
  await page.getByRole("button", { name: "Finish and save this bill" }).click();
  await page.getByLabel("Where was care given?").selectOption({ label: "Hospital, without a stay" });
  await page.getByRole("button", { name: "Audit this bill" }).click();

  await page.getByRole("link", { name: "Choose a letter" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Which letter?");
  await check();
  await page.getByRole("link", { name: "Dispute billing errors" }).click();
  await expect(page.getByLabel("Lines charged twice")).toBeChecked();
  await page.getByLabel("Account number on the bill").fill("JG-77");
  await check();
  await page.getByRole("button", { name: "Write the letter" }).click();

  const letter = page.locator("article");
  await expect(letter).toContainText("Account number: JG-77");
  await expect(letter).toContainText("Amount in question: $50.00.");
  await expect(page.getByRole("status")).toContainText("[address of this office]");
  await check();
  const text = page.getByRole("textbox", { name: "Text" });
  await text.fill(`${await text.inputValue()}\n\nPlease call me in the morning.`);
  await page.getByRole("button", { name: "Save the letter" }).click();
  await expect(page.getByText("Saved as version 2.")).toBeVisible();
  await expect(letter).toContainText("Please call me in the morning.");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "PDF to print" }).click();
  expect((await download).suggestedFilename()).toMatch(/^dispute-billing-errors-\d{4}-\d\d-\d\d\.pdf$/);

  const today = new Date().toLocaleDateString("en-CA", { timeZone: "America/New_York" });
  await page.getByLabel("Sent on").fill(today);
  await page.getByLabel("How", { exact: true }).selectOption("Certified mail");
  await page.getByRole("button", { name: "Note that it was sent" }).click();
  await expect(page.locator("main")).toContainText("version 2 of the letter");
  const ended = page.locator("details", { hasText: "I know how it ended" });
  if ((await ended.getAttribute("open")) === null) await ended.locator("summary").click();
  await page.getByLabel("Decided on").fill(today);
  await page.getByLabel("How it ended").selectOption("I got what I asked for");
  await page.getByLabel("Amount removed").fill("50");
  await page.getByRole("button", { name: "Note how it ended" }).click();
  await expect(page.locator("main")).toContainText("Won: $50.00 removed");
  await page.getByRole("link", { name: "Open the letter" }).click();
  await expect(page.getByText("so its letter stays as it is.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Save the letter" })).toHaveCount(0);
});
