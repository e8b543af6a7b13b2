import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, expectAccessibleInBothThemes, test } from "../support/browser-test.ts";

const PRICE = "/embed/price?name=Lakeglass+Medical+Center&code_type=CPT&code=73721";
const answers = [
  ["search", "/embed/search?search=knee+mri&location=60614"],
  ["search", "/embed/search?search=er+visit&location=60614"],
  ["search", "/embed/search?search=knee+replacement&payer=Medicaid&location=60614"],
  ["search", "/embed/search"],
  ["price", PRICE],
  ["price", `${PRICE}&payer=Medicaid`],
  ["assistance", "/embed/assistance?near=60614"],
  ["assistance", "/embed/assistance?hospital=Lakeglass"],
] as const;
const wholePages = {
  search: "/hospital_search",
  price: "/hospital_service_details",
  assistance: "/assistance",
};

for (const [name, path] of answers) {
  test(`${path} fits the height that is said of it, from 280 to 900 px`, async ({ page, baseURL }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).origin));
    const { search } = new URL(path, baseURL);
    for (const width of [280, 400, 600, 900]) {
      const url = `${baseURL}${wholePages[name]}${search}`;
      const said = await page.request.get("/oembed.json", { params: { url, maxwidth: String(width) } });
      const { height, width: saidWidth } = await said.json();
      expect(saidWidth).toBe(width);
      await page.setViewportSize({ width, height });
      await page.goto(path);
      const [contentPx = Number.NaN, widthPx] = await page.evaluate(() => [
        document.querySelector("main")!.getBoundingClientRect().bottom + scrollY,
        document.documentElement.scrollWidth,
      ]);
      expect(contentPx).toBeLessThanOrEqual(height);
      expect(widthPx).toBeLessThanOrEqual(width);
    }
    expect(new Set(asked)).toEqual(new Set([new URL(baseURL!).origin]));
  });
}

test("a frame reads the same on a page with hostile styles, and its links open beside that page", async ({
  page,
  baseURL,
}) => {
  const address = `${baseURL}/embed/search?search=knee+mri&location=60614&theme=light`;
  const styles =
    "* { color: red !important; font-size: 3px !important; display: block !important; letter-spacing: 9px !important }";
  const body = `<style>${styles}</style><iframe src="${address}" width="600" height="640"></iframe>`;
  const host = createServer((_request, response) => response.end(body)).listen(0, "127.0.0.1");
  await once(host, "listening");
  await page.goto(`http://127.0.0.1:${(host.address() as AddressInfo).port}/`);
  const frame = page.frameLocator("iframe");
  const lead = frame.getByText("Most hospitals charge");
  await expect(lead).toBeVisible();
  expect(await lead.evaluate((element) => getComputedStyle(element).fontSize)).toBe("24px");
  const opened = page.context().waitForEvent("page");
  await frame.getByRole("link", { name: "See every price" }).click({ timeout: 30_000 });
  await expect(await opened).toHaveURL(/\/hospital_search\?search=knee\+mri&location=60614$/);
  expect(new URL(page.url()).hostname).toBe("127.0.0.1");
  host.close();
});

for (const path of ["/embed/search?search=knee+mri&location=60614", PRICE, "/embed/assistance?near=60614"]) {
  test(`${path} is for everybody, light and dark`, async ({ page }) => {
    await page.goto(path);
    await expectAccessibleInBothThemes(page);
  });
}
