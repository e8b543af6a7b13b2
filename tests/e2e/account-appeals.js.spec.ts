import { expect, expectAccessible, expectNoSidewaysScroll, test } from "../support/browser-test.ts";
import { newPerson, signUpInBrowser } from "../support/sign-up-in-browser.ts";

test("on a phone a letter is followed from its sending to what came of it", async ({
  page,
  mail,
  complaints,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signUpInBrowser(page, mail, newPerson("Ada Example"));
  await page.goto("/account/add-bill/manual-entry");
  await page.getByLabel("Hospital or practice, as printed").fill("Juniper General Hospital");
  await page.getByLabel("Statement date").fill("2026-04-01");
  await page.getByRole("button", { name: "Finish and save this bill" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Juniper General Hospital");
  const billId = new URL(page.url()).pathname.split("/").at(-1)!;

  await page.goto(`/account/file-appeal?bill=${billId}&kind=itemised-bill`);
  await page.getByRole("button", { name: "Write the letter" }).click();
  await page.goto("/account/audit/detailed");
  await expect(page.getByText("Nothing is sent yet.")).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Ask for an itemized bill" }).first().click();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await page.getByRole("button", { name: "Note that it was sent" }).click();
  await expect(page.getByRole("alert")).toContainText("Enter how you sent it");
  expect(complaints.splice(0)).toEqual([expect.stringContaining("422")]);
  await page.getByLabel("How", { exact: true }).selectOption("By hand");
  await page.getByRole("button", { name: "Note that it was sent" }).click();
  await expect(page.getByText("Your note is saved.")).toBeVisible();
  await expect(page.getByText("Sent by hand, version 1 of the letter").first()).toBeVisible();

  await page.getByText("I know how it ended").click();
  await page.getByLabel("How it ended").selectOption("I got what I asked for");
  await page.getByLabel("Why, or what you agreed on").fill("It came by mail");
  await page.getByRole("button", { name: "Note how it ended" }).click();
  await expect(page.getByText("Won. Started on")).toBeVisible();
  await expect(page.getByText("It came by mail")).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
