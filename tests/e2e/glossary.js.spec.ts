import { expect, test } from "../support/browser-test.ts";

const claims = "/glossarycategory/claims-billing-appeals";

test("the terms follow the typing, the field keeps the focus, and back leads out of the page", async ({
  page,
}) => {
  await page.goto("/glossary");
  await page.goto(claims);
  const field = page.getByPlaceholder("Search terms in this category...");
  await field.pressSequentially("upcod", { delay: 30 });
  await expect(page.getByText("1 term found")).toBeVisible();
  await expect(field).toBeFocused();
  await field.pressSequentially("ers");
  await expect(page.getByText("No terms found matching your search.")).toBeVisible();
  await expect(field).toHaveValue("upcoders");
  await field.fill("");
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(page).toHaveURL(claims);
  await page.goBack();
  await expect(page).toHaveURL("/glossary");
});
