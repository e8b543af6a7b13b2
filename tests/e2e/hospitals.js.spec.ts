import { expect, expectAccessibleInBothThemes, test } from "../support/browser-test.ts";

const kneeMri = "/hospitals?state=TX&category=imaging&subcategory=mri&cpt=73721";
const dot = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==",
  "base64",
);

const addresses = [
  "/hospitals",
  kneeMri,
  "/hospital_search?search=knee+mri",
  "/hospital_search?search=73721&min_price=500&max_price=100",
  "/compare",
  "/compare?hospital1=Bayou+Larkspur+Medical+Center&hospital2=Copper+Magnolia+Hospital&category=imaging",
];

for (const address of addresses) {
  test(`${address} meets WCAG 2.2 AA in both themes as far as axe sees`, async ({ page, complaints }) => {
    await page.goto(address);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expectAccessibleInBothThemes(page);
    }
    complaints.length = 0; // the browser logs the refusal's status
  });
}

const streets = { name: "Show streets (loads map tiles from OpenStreetMap)" };

test("the map is fetched only when it is asked for, shows each hospital, and keeps where it was moved", async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await page.route(/tile\.openstreetmap\.org/, (route) =>
    route.fulfill({ contentType: "image/png", body: dot }),
  );
  await page.goto(kneeMri, { waitUntil: "networkidle" });

  const map = page.getByRole("region", { name: "The hospitals on this page" });
  await page.getByText("Show these hospitals on a map").click();
  await page.waitForLoadState("networkidle");
  expect(fetched.filter((url) => /leaflet|openstreetmap/.test(url))).toEqual([]);
  await page.getByRole("button", streets).click();
  await expect(map.getByRole("button", { name: /Hospital|Medical Center/ })).toHaveCount(4);
  await map.getByRole("button", { name: "Prairie Falcon Medical Center" }).click();
  await expect(map.getByRole("link", { name: "Prairie Falcon Medical Center" })).toBeVisible();
  await expect(map.getByText("OpenStreetMap")).toBeVisible();

  await map.getByRole("button", { name: "Zoom in" }).click();
  const views = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  await expect.poll(views).toContain('\\"zoom\\"');
});

test("without the map's pictures the links to a map stand there", async ({ page, complaints }) => {
  await page.route(/tile\.openstreetmap\.org/, (route) => route.abort());
  await page.goto(kneeMri);
  await page.getByText("Show these hospitals on a map").click();
  await page.getByRole("button", streets).click();
  await expect(page.getByText("Map not available")).toBeVisible();
  await expect(page.getByRole("link", { name: "See it on OpenStreetMap" })).toHaveCount(4);
  complaints.length = 0;
});

test("a choice that does not come is told in the catalogue's words and can be tried again", async ({
  page,
  complaints,
}) => {
  await page.goto("/hospitals");
  await page.getByText("More filters").click();
  await page.route(/\/hospitals\?/, (route) => route.abort());
  await page.getByLabel("State").selectOption("TX");
  await expect(page.getByRole("alert")).toContainText("Failed to fetch categories");
  await page.unroute(/\/hospitals\?/);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("Hospitals in Texas")).toBeVisible();
  complaints.length = 0;
});

test("the way back leads through the choices", async ({ page }) => {
  await page.goto("/hospitals");
  await page.getByText("More filters").click();
  await page.getByLabel("State").selectOption("TX");
  await expect(page).toHaveURL("/hospitals?state=TX");
  await page.goBack();
  await expect(page).toHaveURL("/hospitals");
  await expect(page.getByLabel("State")).toHaveValue("");
});

test("the visitor's position goes into the field, to about a mile", async ({ page, context }) => {
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: 29.756_91, longitude: -95.362_14 });
  await page.goto("/hospital_search?search=knee+mri");
  await page.getByRole("button", { name: "Use my location" }).click();
  await expect(page.getByLabel("Where")).toHaveValue("29.76,-95.36");
  await page.getByRole("button", { name: "Search prices" }).click();
  await expect(page.getByText("Distances are in a straight line from 29.76, -95.36.")).toBeVisible();
});

const kneeNearHouston = "/hospital_search?search=knee+mri&location=Houston%2C+TX&radius=any";

test("the drawn map gives way to streets where they are asked for, and comes back where they do not come", async ({
  page,
  complaints,
}) => {
  await page.route(/tile\.openstreetmap\.org/, (route) =>
    route.fulfill({ contentType: "image/png", body: dot }),
  );
  await page.goto(kneeNearHouston);
  const drawn = page.getByRole("group", { name: "These hospitals on a map" });
  await page.getByRole("button", streets).click();
  await expect(page.locator(".leaflet-marker-icon")).toHaveCount(20);
  await expect(drawn).toBeHidden();

  await page.unroute(/tile\.openstreetmap\.org/);
  await page.route(/tile\.openstreetmap\.org/, (route) => route.abort());
  await page.goto(kneeNearHouston); // the streets that were asked for are asked for again
  await expect(page.getByText("Map not available: we couldn’t load it from OpenStreetMap.")).toBeVisible();
  await expect(drawn).toBeVisible();
  await expect(page.getByRole("button", streets)).toBeVisible();
  complaints.length = 0; // the browser logs the tiles
});

test("a sort is taken as soon as it is chosen, and the address has it", async ({ page }) => {
  await page.goto(kneeNearHouston);
  await page.getByLabel("Sort by").selectOption("Nearest");
  await expect(page).toHaveURL(`${kneeNearHouston}&sort=nearest`);
  await expect(page.getByLabel("Sort by")).toHaveValue("nearest");
  await expect(page.getByRole("status").filter({ hasText: "at 36 hospitals" })).toBeAttached();
});
