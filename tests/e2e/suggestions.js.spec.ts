import { expect, expectAccessible, expectNoSidewaysScroll, test } from "../support/browser-test.ts";

for (const address of ["/", "/hospital_search"]) {
  test(`on ${address} what is typed is offered as a list, which arrows and Enter go through`, async ({
    page,
  }) => {
    await page.goto(address);
    const field = page.getByRole("combobox", { name: "Service or code" });
    await field.pressSequentially("knee m");
    const list = page.getByRole("listbox");
    await expect(list.getByRole("option").first()).toContainText(/knee m/i);
    await expect(field).toHaveAttribute("aria-expanded", "true");

    await field.press("ArrowDown");
    const chosen = list.getByRole("option", { selected: true });
    await expect(chosen).toHaveCount(1);
    await expect(field).toHaveAttribute("aria-activedescendant", (await chosen.getAttribute("id")) ?? "");
    await field.press("Enter");
    if (address === "/") await page.keyboard.press("Enter"); // its place may stay empty
    await expect(page).toHaveURL(/\/hospital_search\?search=knee/i);
    await expect(page.getByText(/at \d+ hospitals?/).first()).toBeVisible();
  });
}

test("on / a chosen service fills the field, the place is typed next, and its code is searched", async ({
  page,
}) => {
  await page.goto("/");
  const field = page.getByRole("combobox", { name: "Service or code" });
  const place = page.getByLabel("Where");
  await field.pressSequentially("73721");
  await page.getByRole("option", { name: /CPT 73721/ }).click();
  await expect(field).toHaveValue(/MRI/);
  await expect(page.getByRole("listbox")).toBeHidden();
  await expect(place).toBeFocused();
  await expect(page).toHaveURL(/\/$/);
  await place.fill("Houston, TX");
  await place.press("Enter");
  await expect(page).toHaveURL(/code_type=CPT/);
  const asked = new URL(page.url()).searchParams;
  expect(asked.get("code")).toBe("73721");
  expect(asked.get("location")).toBe("Houston, TX");
  await expect(page.getByText("CPT 73721").first()).toBeVisible();
});

test("on / words typed after a choice are searched without the code that was chosen", async ({ page }) => {
  await page.goto("/");
  const field = page.getByRole("combobox", { name: "Service or code" });
  await field.pressSequentially("73721");
  await page.getByRole("option", { name: /CPT 73721/ }).click();
  await expect(page.getByLabel("Where")).toBeFocused();
  await field.fill("colonoscopy");
  await expect(page.getByRole("listbox")).toBeVisible();
  await field.press("Escape");
  await field.press("Enter");
  await expect(page).toHaveURL(/search=colonoscopy/);
  expect(new URL(page.url()).searchParams.has("code")).toBe(false);
});

test("on / a hospital's suggestion leads to its page", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("combobox", { name: "Service or code" }).pressSequentially("lakegl");
  await page.getByRole("option", { name: /Lakeglass/ }).click();
  await expect(page).toHaveURL(/\/hospital_details\?name=Lakeglass/);
});

test("what is typed while an answer is awaited is answered", async ({ page }) => {
  await page.goto("/");
  let letFirstGo = () => {};
  const isTypedOn = new Promise<void>((resolve) => {
    letFirstGo = resolve;
  });
  await page.route(/q=knee$/, async (route) => {
    await isTypedOn;
    await route.continue().catch(() => {}); // it is no longer wanted
  });
  const field = page.getByRole("combobox", { name: "Service or code" });
  const first = page.waitForRequest(/q=knee$/);
  const second = page.waitForRequest(/q=knee%20m$/);
  await field.pressSequentially("knee");
  await first;
  await field.pressSequentially(" m");
  await second;
  letFirstGo();
  await expect(page.getByRole("option").first()).toContainText(/knee m/i);
});

test("Escape closes the list, keeps what was typed, and Enter then searches it", async ({ page }) => {
  await page.goto("/");
  const field = page.getByRole("combobox", { name: "Service or code" });
  await field.pressSequentially("knee mri");
  await expect(page.getByRole("listbox")).toBeVisible();
  await field.press("Escape");
  await expect(page.getByRole("listbox")).toBeHidden();
  await expect(field).toHaveAttribute("aria-expanded", "false");
  await expect(field).toHaveValue("knee mri");
  await field.press("Enter");
  await expect(page).toHaveURL(/\/hospital_search\?search=knee\+mri/);
});

test("a click on an offer keeps the place that was typed", async ({ page }) => {
  await page.goto("/");
  await page.getByLabel("Where").fill("Houston, TX");
  await page.getByRole("combobox", { name: "Service or code" }).pressSequentially("knee m");
  await page.getByRole("option").first().click();
  await expect(page).toHaveURL(/location=Houston/);
});

for (const width of [390, 1280]) {
  test(`the open list at ${width} px meets WCAG 2.2 AA as far as axe sees and nothing is cut off`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/");
    const field = page.getByRole("combobox", { name: "Service or code" });
    await field.pressSequentially("knee m");
    await expect(page.getByRole("option").first()).toBeVisible();
    await field.press("ArrowDown");
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}
