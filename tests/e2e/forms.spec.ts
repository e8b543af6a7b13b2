import { expect, test } from "../support/browser-test.ts";

test("a form that comes back has the focus on what is wrong, and each problem leads to its field", async ({
  page,
  complaints,
}) => {
  await page.goto("/coming-soon");
  await page.getByLabel("Name").fill("Ada Example");
  await page.getByRole("button", { name: "Request a demo" }).click();
  await expect(page).toHaveTitle(/^Error: Coming soon/);
  const problems = page.locator("#demo-problems");
  await expect(problems).toBeFocused();
  await expect(page.getByLabel("Name")).toHaveValue("Ada Example");
  await problems.getByRole("link", { name: /email address/ }).click();
  await expect(page.locator("#demo").getByLabel("Email")).toBeFocused();
  complaints.length = 0; // the browser logs the refusal's status
});

test("choosing a theme at the foot of a page leaves the reader there", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Light" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await expect(page.getByRole("button", { name: "Light" })).toBeInViewport();
  await expect(page).toHaveURL(/\/#theme$/);
});
