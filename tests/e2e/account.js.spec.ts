import { billPath, expect, expectAccessible, expectNoSidewaysScroll, test } from "../support/browser-test.ts";
import { mailedLink, newPerson, signUpInBrowser } from "../support/sign-up-in-browser.ts";

test("a person signs up, uploads a bill, puts it right and keeps it, and a daughter sees it until she no longer may", async ({
  page,
  mail,
  baseURL,
  browser,
}) => {
  const anne = newPerson("Anne Isabella");
  await signUpInBrowser(page, mail, newPerson("Ada Lovelace"));

  await page.getByRole("link", { name: "Add a bill" }).last().click();
  await page.getByRole("link", { name: "Upload photos or a PDF" }).click();
  await page.getByLabel("Photos or files of one bill").setInputFiles(billPath("physician-statement.pdf"));
  await page.getByRole("button", { name: "Upload and read" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Check your bill");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const due = page.getByLabel("Amount due");
  const read = await due.inputValue();
  await due.fill("1234.56");
  expect(read).not.toBe("1234.56");
  await page.getByRole("button", { name: "Finish and save this bill" }).click();
  await expect(page.getByText("$1,234.56").first()).toBeVisible();
  const billAddress = new URL(page.url()).pathname;

  await page.goto("/account/authorized-account");
  await page.getByLabel("Name").fill(anne.name);
  await page.getByLabel("Their email").fill(anne.email);
  await page.getByRole("button", { name: "Send invitation" }).click();
  await expect(page.getByText("The invitation is ready.")).toBeVisible();
  const personAddress = new URL(page.url()).pathname;
  const invitation = await mailedLink(mail, anne.email, "bills");

  const daughter = await (await browser.newContext({ baseURL })).newPage(); // someone else's
  await signUpInBrowser(daughter, mail, anne, "Invitation");
  await daughter.goto(invitation);
  await daughter.getByRole("button", { name: /accept/i }).click();
  await daughter.goto("/account/accounts");
  await daughter.getByRole("link", { name: "Account of Ada Lovelace", exact: true }).click();
  await expect(daughter.getByRole("heading", { level: 1 })).toHaveText("Ada Lovelace’s account");
  await daughter
    .getByRole("link", { name: "See your 1 bill" })
    .or(daughter.getByRole("link", { name: "Bills", exact: true }))
    .first()
    .click();
  await daughter.locator(`main a[href^="${billAddress}"]`).first().click();
  await expect(daughter.getByText("$1,234.56").first()).toBeVisible();
  await expect(daughter.getByRole("link", { name: "Setup Profile" })).toHaveCount(0);

  await page.goto(personAddress);
  await expect(page.getByText("Looked at a bill")).toBeVisible();
  await page.getByRole("button", { name: /^End access of/ }).click();
  await expect(page.getByText("Access ended.")).toBeVisible();
  await daughter.reload();
  await expect(daughter.getByRole("heading", { level: 1 })).toHaveText("You don’t have access to this page");
  await daughter.context().close();

  await page.getByRole("button", { name: "Sign out" }).click();
  await page.goto(billAddress);
  await expect(page).toHaveURL(/\/login\?redirectTo=/);
});

test("the sample account shows bills, and nothing in it can be changed", async ({ page, complaints }) => {
  await page.goto("/login");
  await page.getByRole("button", { name: "Explore with a sample account" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello, Sample User");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Tidepool Bay Medical Center" }).click();
  await expect(page.getByText("$4,022.00").first()).toBeVisible();
  await page.goto("/account/about");
  await page.getByRole("button", { name: "Save profile" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You don’t have access to this page");
  await expect(page.getByRole("link", { name: "Create your own account" }).last()).toBeVisible();
  expect(complaints.splice(0)).toEqual([expect.stringContaining("403")]);
});
