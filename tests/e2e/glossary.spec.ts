import {
  expect,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  test,
} from "../support/browser-test.ts";

const claims = "/glossarycategory/claims-billing-appeals";
const addresses = [
  "/glossary",
  "/glossary?letter=C",
  "/glossary?q=zzz",
  claims,
  `${claims}?layout=1&q=appeal`,
  "/glossarycategory/no-such-one",
];

for (const address of addresses) {
  test(`${address} meets WCAG 2.2 AA in both themes and fits a phone`, async ({
    page,
    complaints,
    javaScriptEnabled,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(address);
    await expectNoSidewaysScroll(page);
    if (javaScriptEnabled) await expectAccessibleInBothThemes(page);
    complaints.length = 0; // the browser logs the 404
  });
}

test("Show more opens a term's context, function and example, and becomes Show less", async ({ page }) => {
  await page.goto(claims);
  const claim = page.getByRole("article", { name: "Claim", exact: true });
  await expect(claim.getByText("Faircharge Context")).toBeHidden();
  await expect(claim.getByText("Show less")).toBeHidden();
  await claim.getByText("Show more").click();
  for (const heading of ["Faircharge Context", "Function", "Example"]) {
    await expect(claim.getByRole("heading", { name: heading })).toBeVisible();
  }
  await expect(claim.getByText("Show more")).toBeHidden();
  await claim.getByText("Show less").click();
  await expect(claim.getByText("Faircharge Context")).toBeHidden();
});

test("a search narrows the terms and can be shared as an address", async ({ page, javaScriptEnabled }) => {
  await page.goto(claims);
  await page.getByPlaceholder("Search terms in this category...").fill("redeterm");
  if (!javaScriptEnabled) await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByText("1 term found")).toBeVisible();
  await expect(page).toHaveURL(`${claims}?q=redeterm`);
  await expect(page.getByRole("article")).toHaveCount(1);
  await page.getByRole("link", { name: "One column" }).click();
  await expect(page).toHaveURL(`${claims}?q=redeterm&layout=1`);
  await expect(page.getByText("1 term found")).toBeVisible();
});

test("on a wide screen two columns stand side by side unless one is chosen", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const tops = async () => {
    const entries = page.getByRole("article");
    const [first, second] = await Promise.all([entries.nth(0).boundingBox(), entries.nth(1).boundingBox()]);
    return { first: first!.y, second: second!.y };
  };
  await page.goto(claims);
  const two = await tops();
  expect(two.second).toBe(two.first);
  await page.getByRole("link", { name: "One column" }).click();
  await expect(page).toHaveURL(`${claims}?layout=1`);
  const one = await tops();
  expect(one.second).toBeGreaterThan(one.first);
});

test("a letter leads to its terms, and a term to its place on the category's page", async ({ page }) => {
  await page.goto("/glossary");
  await page.getByRole("navigation", { name: "Terms from A to Z" }).getByRole("link", { name: "U" }).click();
  await expect(page).toHaveURL("/glossary?letter=U");
  await page.getByRole("link", { name: "Upcoding" }).click();
  await expect(page).toHaveURL(`${claims}#upcoding`);
  await expect(page.getByRole("article", { name: "Upcoding" })).toBeInViewport();
  await page.getByRole("link", { name: "All Categories" }).click();
  await expect(page).toHaveURL("/glossary");
});

test("a word in a text opens its meaning and leads to its term, without script too", async ({ page }) => {
  await page.goto("/glossary");
  const word = page.getByRole("button", { name: "gross charge" });
  const meaning = page.getByText("The full price of an item or service on the hospital’s own list");
  await expect(meaning).toBeHidden();
  await word.focus();
  await page.keyboard.press("Enter");
  await expect(meaning).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(meaning).toBeHidden();
  await word.click();
  await page.getByRole("link", { name: "More in the glossary" }).click();
  await expect(page).toHaveURL("/glossarycategory/contracting-pricing-transparency#gross-charge");
});
