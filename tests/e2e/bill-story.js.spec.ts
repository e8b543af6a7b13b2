import { expect, expectAccessible, expectNoSidewaysScroll, test } from "../support/browser-test.ts";
import { photographStatement } from "../support/photograph-statement.ts";
import {
  fillSignIn,
  fillSignUp,
  mailedLink,
  newPerson,
  signUpInBrowser,
} from "../support/sign-up-in-browser.ts";

test("from the camera to the first next step in four steps, and on to the letter and a noted call", async ({
  page,
  mail,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const photo = await photographStatement(page);
  await signUpInBrowser(page, mail, newPerson("Ada Example"));

  // 1
  await page.getByLabel("Photos or files of one bill").setInputFiles(photo);
  // 2
  await page.getByRole("button", { name: "Upload and read" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Check your bill");
  // 3
  await page.getByRole("button", { name: "Finish and save this bill" }).first().click();
  const next = page.getByRole("region", { name: "What to do next" });
  await expect(next).toContainText("Who pays for this care?");
  await expect(page.locator("main")).toContainText("it lists a charge twice");
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  // 4
  await next.getByLabel("Another health plan").check();
  await next.getByRole("button", { name: "Save" }).click();
  await expect(next).toContainText("Wait for your plan’s decision");

  await page.getByText(/^Other steps/).click();
  await page.getByText("Ask the billing office to correct the errors").click();
  await expect(page.getByRole("button", { name: "Write the letter" })).toBeVisible();
  await page.goBack();
  await page.getByText("What happened").click();
  await page.getByRole("link", { name: "Call about this bill" }).click();
  await page.getByLabel("What was said", { exact: true }).fill("They look into it.");
  await page.getByRole("button", { name: "Save this note" }).click();
  await expect(page.getByText("The note is saved.")).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.goto("/account");
  await expect(page.getByRole("region", { name: "Your bills, in order of what to do" })).toContainText(
    "Next: Wait for your plan’s decision.",
  );
});

test("a bill that was checked without an account is kept in a new one, without typing it again", async ({
  page,
  mail,
}) => {
  const look = async () => {
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  };
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/audit");
  await page
    .getByLabel("Charges, one per line")
    .fill(
      "3/2/2026 99284 Emergency visit $900.00\n3/2/2026 85025 Blood count $42.00\n3/2/2026 85025 Blood count $42.00",
    );
  await page.getByLabel("What you are asked to pay").fill("984.00");
  const next = page.getByRole("region", { name: "What to do next" });
  await page.getByRole("button", { name: "Check the bill" }).click();
  await expect(next).toContainText("Check what we read");
  await next.getByRole("link", { name: "Check and correct" }).click();
  await page.getByRole("button", { name: "Check the bill" }).click();
  await expect(next).toContainText("Say who pays for this care");
  await look();
  await next.getByRole("button", { name: "Another health plan" }).click();
  await expect(next).toContainText("Wait for your plan’s decision");
  await next.getByRole("button", { name: "Save this bill" }).click();
  await expect(page.getByText("$984.00 to pay")).toBeVisible();
  await look();
  await page.getByRole("button", { name: "Create an account" }).click();
  await expect(page.getByText("Your bill is included.")).toBeVisible();
  await look();
  const person = newPerson("Ada Example");
  await fillSignUp(page, person);
  await page.getByRole("button", { name: "Create account" }).click();
  await page.goto(await mailedLink(mail, person.email, "confirms your email"));
  await fillSignIn(page, person);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(next).toContainText("Wait for your plan’s decision");
  await expect(page.locator("main")).toContainText("it lists a charge twice");
});
