import { parse } from "node-html-parser";
import { beforeAll, expect, test } from "vitest";
import { importPriceTexts } from "../fixtures/mrf/import-price-texts.ts";
import { sharedPriceListTexts } from "../fixtures/mrf/shared-price-list.ts";
import { readPage } from "../support/read-page.ts";
import { siteForTests } from "../support/site-for-tests.ts";

const site = siteForTests();
beforeAll(async () => {
  await importPriceTexts(site.db, sharedPriceListTexts);
});

const WHY = "Each hospital has one vote. Some share one list of prices: 7 hospitals, 5 amounts.";

test("in a search's middle each hospital has a vote, and a list's amount is drawn as one dot with its number", async () => {
  const { text, html, values } = await readPage(site, "/hospital_search?code_type=CPT&code=73721");
  expect(text).toContain(
    "Most hospitals charge $1,000 to $2,000 if you pay yourself, at 7 hospitals in the United States. median: lower is better $1,000",
  );
  expect(text).toContain(`${WHY} Dots with a number are several hospitals: 4 at $1,000.00.`);
  expect(html.match(/<title>4 × \$1,000<\/title>/g)).toHaveLength(1); // one of them is alone
  expect(values("pick")).toHaveLength(7);
  expect(text).toContain("Prices 1 to 5 of 5, from 7 hospitals");
  expect(html.match(/id="row-\d+"/g)).toHaveLength(5);
  expect(text).toContain("3 hospitals that share a price list publish this amount");
  const reply = await site.fetch("/hospital_search.json?code_type=CPT&code=73721");
  const file = await reply.json();
  expect(file).toMatchObject({ like_price_count: 7, like_amount_count: 5, median: 1000, total: 7 });
  const lists = file.results.map((row: { price_list: string | null }) => row.price_list);
  expect(lists.filter((list: string | null) => list !== null)).toHaveLength(4);
  expect(new Set(lists).size).toBe(2); // one list, and none
});

test("each hospital of a row that several share has a pin, which leads to the row and is marked with it", async () => {
  await site.db.$client.query(
    "update hospitals set latitude = 34 + 0.1 * hospital_id, longitude = -118 - 0.1 * hospital_id",
  );
  const { html } = await readPage(site, "/hospital_search?code_type=CPT&code=73721&location=CA");
  const page = parse(html);
  const pins = page.querySelectorAll("svg a[data-pin]");
  const namesAt = (href: string) =>
    pins
      .filter((pin) => pin.getAttribute("href") === href)
      .map((pin) => pin.querySelector("title")?.textContent.replace(/, \$1,000\.00$/, ""));
  expect(pins).toHaveLength(7);
  const [shared] = page.querySelectorAll("tr").filter((row) => row.querySelector("[data-sharing]"));
  const row = shared?.previousElementSibling;
  const names = [row, ...(shared?.querySelectorAll("[data-sharing]") ?? [])].map(
    (one) => one?.querySelector('a[href*="/hospital_service_details"]')?.textContent,
  );
  expect(names).toHaveLength(3);
  expect(namesAt(`#${row?.id}`).toSorted()).toEqual(names.toSorted());
  const marks = [row, shared, ...pins.filter((pin) => pin.getAttribute("href") === `#${row?.id}`)].map(
    (one) => one?.getAttribute("data-row") ?? one?.getAttribute("data-pin"),
  );
  expect(new Set(marks).size).toBe(1);
});

test("a hospital's page of the service and the data by state tell the same middle", async () => {
  const search = await readPage(site, "/hospital_search?code_type=CPT&code=73721");
  const href = search.links().find((link) => /^\/(hospitals\/|hospital_service_details)/.test(link))!;
  const { text } = await readPage(site, href);
  expect(text).toContain(`California: ${WHY}`);
  expect(text).toContain("7 hospitals, 5 amounts");
  const data = await readPage(site, "/data?code_type=CPT&code=73721&state=CA");
  expect(data.text).toContain(
    "$1,000 is the median discounted cash price in California: one price from each of 7 hospitals.",
  );
  expect(data.text).toContain(WHY);
  const file = await site.fetch("/data.json?code_type=CPT&code=73721");
  expect(await file.json()).toMatchObject({ price_count: 7, amount_count: 5, median: 1000 });
});
