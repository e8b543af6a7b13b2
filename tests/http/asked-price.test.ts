import { parse } from "node-html-parser";
import { beforeAll, expect, test } from "vitest";
import { importPriceTexts } from "../fixtures/mrf/import-price-texts.ts";
import { charge, nthHospital, priceFileText, rate } from "../fixtures/mrf/write-price-file.ts";
import { readPage } from "../support/read-page.ts";
import { siteForTests } from "../support/site-for-tests.ts";

/** Cash prices of eight hospitals: a quarter ask up to 900, half up to 1,200, three quarters up to 1,500. */
const cash = [800, 900, 1000, 1200, 1300, 1500, 1900, 2400];
const site = siteForTests();
beforeAll(async () => {
  await importPriceTexts(
    site.db,
    cash.map((price, n) =>
      priceFileText({
        hospital: nthHospital(n, "CA"),
        charges: [
          charge("73721", {
            cash: String(price),
            gross: "5000",
            payers: n === 0 ? [rate("BCBS MCAID", "BCBS MCAID", "302.84")] : [],
          }),
        ],
      }),
    ),
  );
});

const scan = "/hospital_search?code_type=CPT&code=73721";
const ask = (asked: string, more = "") => readPage(site, `${scan}&asked=${encodeURIComponent(asked)}${more}`);

test.each([
  ["4,500.00", "$4,500 is more than most hospitals charge", "I was asked to pay $4,500 for CPT 73721."],
  ["1501", "$1,501 is more than most hospitals charge", "Can you match $1,200, all in, in writing?"],
  ["$1,500", "$1,500 is within what most hospitals charge", "Is $1,500 the self-pay price for CPT 73721"],
  ["900", "$900 is within what most hospitals charge", "Is there a discount if I pay up front?"],
  ["899.99", "$900 is less than most hospitals charge", "Make sure that nothing is left out."],
])("who was asked for %s learns whether it is fair, why, and what to say", async (asked, verdict, next) => {
  const { status, text } = await ask(asked);
  expect(status).toBe(200);
  expect(text).toContain(verdict);
  expect(text).toContain(
    "Most of the 8 hospitals in the United States charge $900 to $1,500, the middle 50%.",
  );
  expect(text).toMatch(/It is [\d.]+ times what Medicare pays the hospital \(\$242\)\./);
  expect(text).toContain(next);
});

test.each([
  "0",
  "−1",
  "-1",
  "1e9",
  "1000000000",
  "4.500,00",
  "💸",
  "x".repeat(400),
  "12,00",
])("what is no amount is said at its field, and the page answers the rest: %s", async (asked) => {
  const { status, html, text, values } = await ask(asked);
  expect(status).toBe(200);
  expect(text).toContain("Write what you were asked to pay in dollars, for example 850 or 4,500.00.");
  const field = parse(html).querySelector("#asked");
  expect(field?.getAttribute("aria-invalid")).toBe("true");
  expect(field?.getAttribute("aria-describedby")).toContain("asked-error");
  expect(text).toContain("Most hospitals charge $900 to $1,500");
  expect(values("pick")).toHaveLength(8);
});

test("the amount stays in the address of whatever the page links to", async () => {
  const { html } = await ask("4500");
  const sort = parse(html).querySelector("form input[name=asked][type=hidden]");
  expect(sort?.getAttribute("value")).toBe("4500");
});

test("whoever has Medicaid is told first that they owe little, and what the plan pays is no price of theirs", async () => {
  const { text } = await readPage(site, `${scan}&payer=Medicaid&asked=4500`);
  expect(text).toContain("With Medicaid you usually pay little or nothing");
  expect(text).toContain("Do not pay $4,500 before you have asked your plan");
  expect(text).not.toContain("is more than most hospitals charge");
});
