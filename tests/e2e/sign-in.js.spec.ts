import { expect, expectAccessible, expectAccessibleInBothThemes, test } from "../support/browser-test.ts";
import { newPerson, signUpInBrowser } from "../support/sign-up-in-browser.ts";

test("a passkey is added by who knows the password, signs in alone, and is removed", async ({
  page,
  mail,
  complaints,
}) => {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("WebAuthn.enable");
  const { authenticatorId } = await devTools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const ada = newPerson("Ada Lovelace");
  await signUpInBrowser(page, mail, ada);
  await page.goto("/account/security/passkeys");
  await expectAccessible(page);
  await page.getByLabel("Name", { exact: true }).fill("My phone");
  await page.getByLabel("Your current password").fill("not this one");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByRole("alert")).toContainText("This is not your password");
  complaints.length = 0; // the browser logs the refusal's status
  await page.getByLabel("Your current password").fill(ada.password);
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByRole("status").first()).toHaveText(
    "The passkey was added. It signs you in without a password.",
  );

  await page.goto("/logout");
  await page.getByRole("main").getByRole("button", { name: "Sign out" }).click();
  await page.goto("/login?redirectTo=/account/security");
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page).toHaveURL(/\/account\/security$/);
  await expect(page.getByRole("main")).toContainText("My phone");

  await page.goto("/account/security/passkeys");
  await page.locator("#remove-form").getByLabel("Your current password").fill(ada.password);
  await page.getByRole("button", { name: "Remove My phone" }).click();
  await expect(page.getByRole("status").first()).toHaveText("The passkey was removed.");
  await page.goto("/logout");
  await page.getByRole("main").getByRole("button", { name: "Sign out" }).click();
  await page.goto("/login");
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByRole("alert")).toContainText("That passkey did not work here.");
  complaints.length = 0;

  await devTools.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: false });
  await page.goto("/login");
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.locator("[data-failure]")).toHaveText(
    "That passkey did not work here. Sign in with your password instead.",
  );
});

test("every page of signing in is within reach of everybody, in both themes", async ({ page, mail }) => {
  await signUpInBrowser(page, mail, newPerson("Ada Lovelace"));
  const security = ["", "/password", "/email", "/codes", "/recovery-codes"].map(
    (path) => `/account/security${path}`,
  );
  for (const path of [...security, "/logout", "/signup", "/signup?sent=1", "/login", "/forgot-password"]) {
    await page.goto(path);
    await expectAccessibleInBothThemes(page);
  }
});
