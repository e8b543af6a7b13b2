import { beforeAll, expect, test } from "vitest";
import { importPriceTexts } from "../fixtures/mrf/import-price-texts.ts";
import { charge, nthHospital, priceFileText } from "../fixtures/mrf/write-price-file.ts";
import { readPage } from "../support/read-page.ts";
import { siteForTests } from "../support/site-for-tests.ts";

const site = siteForTests({ PAGE_CACHE_MB: "0" });
beforeAll(async () => {
  const charges = ["71045", "71046"].map((code) => charge(code, { cash: "80" }));
  await importPriceTexts(site.db, [priceFileText({ hospital: nthHospital(0, "TX"), charges })]);
});

const NONE = "The file we have for this hospital lists no negotiated charges.";

test("a hospital whose file has no negotiated charges is said to have none in it, once, not to publish none", async () => {
  const hospital = "name=Hospital+A+of+Saint+Nobody";
  for (const path of [
    `/hospital_details?${hospital}`,
    `/hospital_service_details?${hospital}&code_type=CPT&code=71046`,
  ]) {
    const { text } = await readPage(site, path);
    expect([path, text.split(NONE).length - 1]).toEqual([path, 1]);
    expect(text).not.toContain("publishes no negotiated");
  }
});

test("a list of prices shows none in its rows, and so does not say that there are none", async () => {
  const { text } = await readPage(site, "/hospitals?state=TX&category=imaging");
  expect(text).toContain("2 prices at 1 hospital");
  expect(text).not.toMatch(/negotiated charges? (?:are|is) shown|No negotiated charges/);
});
