import { billPath, expect, expectNoSidewaysScroll, test } from "../support/browser-test.ts";
import { newPerson, signUpInBrowser } from "../support/sign-up-in-browser.ts";

test("without script a bill is typed in, line by line, on a phone, and gone on with later", async ({
  page,
  mail,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await signUpInBrowser(page, mail, newPerson("Ada Lovelace"));
  await page.goto("/account/add-bill/manual-entry");
  await expectNoSidewaysScroll(page);
  await page.getByLabel("Hospital or practice, as printed").fill("Larkfield Fictional Hospital");
  await page.locator("#line-1").getByLabel("Description").fill("Knee MRI");
  await page.locator("#line-1").getByLabel("Charge").fill("1,200");
  await page.getByRole("button", { name: "Add a line" }).click();
  await expect(page.locator("#line-4")).toBeVisible();
  await page.locator("#line-4").getByLabel("Charge").fill("80");
  await page.getByRole("button", { name: "Remove line 2" }).click();
  await expect(page.locator("#line-2")).toHaveCount(0);
  await expect(page.locator("#line-4").getByLabel("Charge")).toHaveValue("80.00");
  await expectNoSidewaysScroll(page);

  await page.goto("/account/add-bill");
  await page.getByRole("link", { name: "Larkfield Fictional Hospital" }).click();
  await expect(page.locator("#line-1").getByLabel("Charge")).toHaveValue("1200.00");
  await page.goto(
    `${page
      .url()
      .split("?")[0]!
      .replace(/review$/, "add-document")}`,
  );
  await page.getByLabel("What is it?").selectOption({ label: "Good-faith estimate (from before your care)" });
  await page.getByLabel("Photos or files of the document").setInputFiles(billPath("letter-not-a-bill.pdf"));
  await page.getByRole("button", { name: "Add to this bill" }).click();
  await expect(page.getByText("Page 1 of 1, good-faith estimate")).toBeVisible();
  await page.getByRole("button", { name: "Finish and save this bill" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Larkfield Fictional Hospital/);
});
