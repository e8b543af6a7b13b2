import { expect, expectAccessible, expectNoSidewaysScroll, test } from "../support/browser-test.ts";
import { newPerson, signUpInBrowser } from "../support/sign-up-in-browser.ts";

test("on a phone a bill is typed in and audited; what was entered outlives a reload, and no sign-out", async ({
  page,
  mail,
  javaScriptEnabled,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signUpInBrowser(page, mail, newPerson("Ada Example"));
  await page.goto("/account/run-audit");
  await page.getByRole("link", { name: "Type in new lines" }).click();
  await page.getByLabel("Hospital or practice, as printed").fill("Juniper General Hospital");
  await page.getByLabel("Statement date").fill("2026-04-01");
  for (const line of ["#line-1", "#line-2"]) {
    await page.locator(line).getByLabel("Day of care").fill("2026-03-02");
    await page.locator(line).getByLabel("Code", { exact: true }).fill("85025");
    await page.locator(line).getByLabel("Charge").fill("50");
  }
  await page.getByRole("button", { name: "Finish and save this bill" }).click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Audit Bill");
  const owed = page.getByLabel("What it says you owe");
  await page.getByLabel("Where was care given?").selectOption({ label: "Hospital, without a stay" });
  await page.getByLabel("It was an emergency").check();
  await owed.fill("20.00");
  await expectNoSidewaysScroll(page);
  if (!javaScriptEnabled) {
    await page.getByRole("button", { name: "Save for later" }).click();
    await expect(page.getByText("Saved for later.")).toBeVisible();
    await page.goto(page.url().replace("&done=saved", ""));
  } else await page.reload();
  await expect(owed).toHaveValue("20.00");
  await expect(page.getByLabel("Where was care given?")).toHaveValue("outpatient");
  await expect(page.getByLabel("It was an emergency")).toBeChecked();
  if (javaScriptEnabled) await expectAccessible(page);

  await page.getByRole("button", { name: "Audit this bill" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Audit of Juniper General Hospital");
  const finding = page.locator('[id^="duplicate-line-"]');
  await expect(finding).toContainText("At stake: $50.00");
  await expectNoSidewaysScroll(page);
  await finding.getByText("This is wrong").click();
  await finding.getByLabel("What is wrong with it?").selectOption({ label: "Something else" });
  await expect(finding.getByLabel("Let the people who run this site read this text")).not.toBeChecked();
  await finding.getByRole("button", { name: "Send" }).click();
  await expect(finding).toContainText("You called this wrong: Something else.");
  if (javaScriptEnabled) await expectAccessible(page);

  await page.getByRole("link", { name: "Change what you entered and audit again" }).click();
  await expect(owed).toHaveValue("20.00");
  await owed.fill("30.00");
  const kept = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  if (javaScriptEnabled) expect(await kept()).toContain("30.00");
  await page.getByRole("button", { name: "Account menu" }).click();
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByText("You are signed out")).toBeVisible();
  if (javaScriptEnabled) expect(await kept()).not.toContain("30.00");
});
