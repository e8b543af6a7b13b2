import { expect, expectNoSidewaysScroll, test } from "../support/browser-test.ts";
import { mailedLink, newPerson, signUpInBrowser } from "../support/sign-up-in-browser.ts";

test("a person signs up, out and in again, and chooses a forgotten password anew", async ({ page, mail }) => {
  const ada = newPerson("Ada Lovelace");
  await signUpInBrowser(page, mail, ada);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello, Ada Lovelace");
  await page.goto("/logout");
  await page.getByRole("main").getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are signed out");

  await page.goto("/account/about");
  await expect(page).toHaveURL(/\/login\?redirectTo=%2Faccount%2Fabout$/);
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await page.getByLabel("Email").fill(ada.email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await page.goto(await mailedLink(mail, ada.email, "choose a new password"));
  await page.getByLabel("New password").fill("another good password");
  await page.getByRole("button", { name: "Save password and sign in" }).click();
  await expect(page).toHaveURL(/\/account$/);
});

test("the pages of signing in fit a phone", async ({ page, complaints, mail }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [
    "/signup",
    "/signup?sent=1",
    "/login",
    "/forgot-password",
    "/reset-password",
    "/logout",
  ]) {
    await page.goto(path);
    await expectNoSidewaysScroll(page);
  }
  complaints.length = 0; // the browser logs that a link is over
  await signUpInBrowser(page, mail, newPerson("Somebody With A Very Long Name That Has No End"));
  for (const path of ["", "/password", "/email", "/codes", "/passkeys", "/recovery-codes"]) {
    await page.goto(`/account/security${path}`);
    await expectNoSidewaysScroll(page);
  }
});
