import { type HTMLElement, parse } from "node-html-parser";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestSite, type TestSite } from "../support/open-test-site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ SAMPLE_DATA: "on" });
});
afterAll(() => site.close());

const open = async (address: string) => parse(await (await site.fetch(address)).text());
const linkTo = (page: HTMLElement, text: RegExp) =>
  page
    .querySelectorAll("a")
    .find((link) => text.test(link.text))
    ?.getAttribute("href")
    ?.replaceAll("&amp;", "&") ?? "";

test("a price is saved into the address, goes along while another one is searched, and both stand in the list", async () => {
  const found = await open("/hospital_search?search=99285&location=Boston");
  const first = await open(linkTo(found, /^Harbor Puffin Hospital/));
  const list = await open(linkTo(first, /^Save this price/));
  expect(list.querySelector("caption")?.text).toBe("1 saved price");
  expect(list.querySelector("table")?.text).toContain("Harbor Puffin Hospital");
  expect(list.querySelector("table")?.text).toMatch(/\$[\d,.]+Discounted cash price/);
  expect(list.querySelector('table a[href^="/price-files/"]')?.text).toMatch(/^File of /);

  const search = linkTo(list, /^Save another price/);
  expect(search).toMatch(/^\/hospital_search\?save=[0-9a-f]{10}\.CPT\.99285$/);
  const form = (await open(search)).querySelector('form[action="/hospital_search"] input[name="save"]');
  const save = form?.getAttribute("value") ?? "";
  const other = await open(`/hospital_search?search=73721&location=Houston&save=${save}`);
  const second = await open(linkTo(other, /Medical Center|Hospital$/));
  expect(linkTo(second, /^Saved \(/)).toContain(save);
  const both = await open(linkTo(second, /^Save this price/));
  expect(both.querySelector("caption")?.text).toBe("2 saved prices");

  const left = await open(linkTo(both, /^Remove/));
  expect(left.querySelector("caption")?.text).toBe("1 saved price");
});

test("an empty list says how to fill it, and what is not published any more is said to be left out", async () => {
  const empty = await open("/saved");
  expect(empty.querySelector("main")?.text).toContain("Nothing is saved yet.");
  expect(empty.querySelector('meta[name="robots"]')?.getAttribute("content")).toContain("noindex");
  const gone = await open("/saved?save=0000000000.CPT.99285&save=nonsense");
  expect(gone.querySelector("main")?.text).toContain("1 saved price is no longer published and left out.");
});

test("a list with more than twenty prices, and with bytes that are none, is answered", async () => {
  const many = Array.from({ length: 300 }, (_, index) => `save=0123456789.CPT.${10000 + index}`).join("&");
  for (const query of [many, "save=%00", "save=0123456789.CPT.%00", "save=%F0%9F%98%80"]) {
    expect((await site.fetch(`/saved?${query}`)).status).toBe(200);
  }
});
