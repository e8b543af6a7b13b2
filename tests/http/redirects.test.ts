import { expect, test } from "vitest";
import { siteForTests } from "../support/site-for-tests.ts";

const site = siteForTests({ SAMPLE_DATA: "on" });

async function ask(path: string, init?: RequestInit) {
  const reply = await site.fetch(path, init);
  return [reply.status, reply.headers.get("Location")];
}

test("an address with a slash at its end or capitals leads for good to the one without, with its query", async () => {
  for (const [path, address] of [
    ["/data/", "/data"],
    ["/Hospitals", "/hospitals"],
    ["/HOSPITALS/?state=TX&Q=A%20B", "/hospitals?state=TX&Q=A%20B"],
    ["/Hospital_Details?name=Amberlight+Medical+Center", "/hospital_details?name=Amberlight+Medical+Center"],
    ["/Upload-Bill", "/upload-bill"],
    ["/Sitemap.XML", "/sitemap.xml"],
  ] as const) {
    expect([path, await ask(path)]).toEqual([path, [301, address]]);
    expect(await ask(path, { method: "HEAD" })).toEqual([301, address]);
  }
});

test("names in the data API's paths keep their capitals", async () => {
  for (const path of [
    "/common/hospital_metadata/Amberlight%20Medical%20Center",
    "/statewise_pricing/get_pricing/Imaging",
  ]) {
    expect([path, await ask(path)]).toEqual([path, [200, null]]);
  }
});

test("capitals in an address that is no page's, or of a hashed file, lead nowhere", async () => {
  for (const path of ["/Nowhere", "/assets/Gone-AbC123.js"]) {
    expect([path, await ask(path)]).toEqual([path, [404, null]]);
  }
});

test("what is sent stays where it is sent to", async () => {
  const [status] = await ask("/Theme", { method: "POST", body: new URLSearchParams({ theme: "light" }) });
  expect(status).toBe(303);
});

test("no address leads to another site", async () => {
  for (const path of ["//evil.example/", "//Evil.Example", "/\\evil.example/", "///DATA/"]) {
    const [, location] = await ask(`${site.origin}${path}`);
    expect(new URL(String(location ?? "/"), site.origin).origin).toBe(site.origin);
  }
});

test.each([
  ["/data?category=Imaging&subcategory=CT+scan", "/data?category=imaging&subcategory=ct-scan"],
  ["/data.csv?category=Bone%2C+joint+and+spine", "/data.csv?category=bone-joint-and-spine"],
  ["/hospitals?state=TX&category=Imaging", "/hospitals?state=TX&category=imaging"],
  ["/hospitals.json?category=Imaging", "/hospitals.json?category=imaging"],
  ["/compare?category=Imaging", "/compare?category=imaging"],
  ["/data/price-history?category=Imaging", "/data/price-history?category=imaging"],
  ["/hospital_details?name=A&category=Imaging", "/hospital_details?name=A&category=imaging"],
])("a category's name in an address leads to its slug: %s", async (named, slugged) => {
  const reply = await site.fetch(named);
  expect([reply.status, reply.headers.get("Location")]).toEqual([301, slugged]);
});

test.each([
  ["/hospitals?state=TX&category=&cpt=&sort=", "/hospitals?state=TX"],
  ["/hospital_search?search=knee&location=&=yes&min_price=", "/hospital_search?search=knee"],
  ["/data/price-history?state=&category=", "/data/price-history"],
  ["/Compare?category=&q=a%26b", "/compare?q=a%26b"],
])("what a form left empty is not in an address: %s", async (sent, address) => {
  expect(await ask(sent)).toEqual([301, address]);
});

test("an empty parameter of the data API is answered by the call", async () => {
  expect((await ask("/hospital_finder/get_categories?state="))[0]).toBe(200);
});
