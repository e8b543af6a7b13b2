import { beforeAll, expect, test } from "vitest";
import { importPriceTexts } from "../fixtures/mrf/import-price-texts.ts";
import { charge, nthHospital, priceFileText } from "../fixtures/mrf/write-price-file.ts";
import { readPage } from "../support/read-page.ts";
import { siteForTests } from "../support/site-for-tests.ts";

const site = siteForTests();
const hospital = nthHospital(0, "TX");
beforeAll(async () => {
  const prices = [
    ["2024-01-01", "400"],
    ["2025-01-01", "500"],
    ["2026-01-01", "600"],
  ];
  await importPriceTexts(
    site.db,
    prices.map(([date, cash]) =>
      priceFileText({
        hospital,
        date: date!,
        charges: [
          charge("71046", { gross: "900", cash: cash! }),
          charge("71046", { gross: "90", cash: "10", modifiers: ["26"] }),
          charge("70450", { gross: "900", cash: "450" }),
        ],
      }),
    ),
  );
});

const read = (code: string) =>
  readPage(site, `/hospital_service_details?${new URLSearchParams({ name: hospital.name, code })}`);

test("a price of several files is drawn over time, and told as how much it changed", async () => {
  const { text, html } = await read("71046");
  const change = "Discounted cash price: up 50%, from $400.00 (Jan 1, 2024) to $600.00 (Jan 1, 2026).";
  expect(text).toContain(change);
  expect(html).toContain(`role="img" aria-label="${change}"`);
  expect(text).toContain("Prices from the hospital’s earlier files, newest file first.");
});

test("a price that did not change says since when", async () => {
  expect((await read("70450")).text).toContain("Discounted cash price: $450.00 since Jan 1, 2024.");
});
