import { expect, expectAccessible, expectNoSidewaysScroll, test } from "../support/browser-test.ts";
import { drawKneeBill, drawKneeExplanation } from "../support/drawn-papers.ts";
import { newPerson, signUpInBrowser } from "../support/sign-up-in-browser.ts";

const pdf = (name: string, bytes: Uint8Array) => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.from(bytes),
});

test("on a phone a plan's explanation is kept beside its bill, checked, and held against it", async ({
  page,
  mail,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signUpInBrowser(page, mail, newPerson("Ada Example"));
  const send = async (name: string, bytes: Uint8Array) => {
    await page.goto("/account/add-bill/upload-document");
    await page.getByLabel("Photos or files of one bill").setInputFiles(pdf(name, bytes));
    await page.getByRole("button", { name: "Upload and read" }).click();
  };
  const heading = page.getByRole("heading", { level: 1 });

  await send("bill.pdf", await drawKneeBill());
  await expect(heading).toHaveText("Check your bill");
  await page.getByRole("button", { name: "Finish and save this bill" }).first().click();
  await expect(heading).toHaveText("St. Jude's Hospital");

  await send("eob.pdf", await drawKneeExplanation());
  await expect(page.getByRole("button", { name: "This is right: save it" })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "This is right: save it" }).click();
  await expect(page.getByRole("button", { name: "This is right: save it" })).toBeHidden();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await page.getByRole("link", { name: "Audit the bill: St. Jude's Hospital" }).click();
  await page.getByRole("button", { name: "Audit this bill" }).click();
  await expect(heading).toHaveText("Audit of St. Jude's Hospital");
  await expect(page.locator("main")).toContainText("its contract reduces the charges by $300.00");
  await expectNoSidewaysScroll(page);
});
