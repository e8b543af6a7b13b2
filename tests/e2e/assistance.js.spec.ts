import { expect, expectAccessible, expectNoSidewaysScroll, test } from "../support/browser-test.ts";

test("from the home page to an answer in four questions, which no address holds, and to a more exact one", async ({
  page,
  complaints,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  await page.getByRole("link", { name: "Many hospitals forgive bills based on income" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You may owe nothing");
  await expectAccessible(page);

  await page.getByRole("textbox", { name: "Hospital" }).fill("Lakeglass Medical Center");
  await page.getByRole("button", { name: "See where I stand" }).click();
  await page.getByRole("link", { name: "Enter how many people are in your household" }).click();
  expect(complaints.splice(0)).toEqual([expect.stringContaining("422")]);
  await page.getByLabel("How many people are in your household").fill("4");
  await page.getByLabel("Amount").fill("2,100");
  await page.getByLabel("No", { exact: true }).check();
  await page.getByRole("button", { name: "See where I stand" }).click();

  await expect(page.getByRole("main").getByRole("status").first()).toContainText(
    "Under the policy that Lakeglass Medical Center filed for 2024, care is free for families up to 300%",
  );
  expect(new URL(page.url()).search).toBe("");
  await expect(page.getByRole("heading", { name: "How to apply" })).toBeVisible();
  await expect(page.getByLabel("Amount")).toHaveValue("2,100");
  for (const width of [320, 800, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
  }
  await expectAccessible(page);

  await page.getByLabel("Date of the first bill").fill("3/1/2026");
  await page.getByRole("button", { name: "Check again" }).click();
  await expect(page.getByText("Oct 27, 2026").first()).toBeVisible();
});
