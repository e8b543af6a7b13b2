import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { plainServiceName } from "#app/domain/billing-codes/plain-service-name.ts";
import { siteForTests } from "../support/site-for-tests.ts";

const site = siteForTests({ SAMPLE_DATA: "on" });

const KNEE_MRI = { codeType: "CPT", code: "73721" } as const;
const query = "code_type=CPT&code=73721";
const english = plainServiceName("en", KNEE_MRI)!;
const spanish = plainServiceName("es", KNEE_MRI)!;

/** A page without what it marks as English. */
async function readSpanish(path: string) {
  const page = parse(await (await site.fetch(path)).text());
  const marked = page.querySelectorAll('body [lang="en"]').map(({ text }) => text);
  for (const element of page.querySelectorAll('body [lang="en"]')) element.remove();
  const linkTo = (route: string) =>
    page
      .querySelectorAll("a")
      .map((link) => link.getAttribute("href") ?? "")
      .find((href) => href.includes(route))
      ?.replaceAll("&amp;", "&");
  return { text: page.text, title: page.querySelector("title")?.text, marked, linkTo };
}

test("pages in Spanish name a service in Spanish, and mark what its hospital calls it in English", async () => {
  const found = await readSpanish(`/es/hospital_search?${query}`);
  expect(found.title).toContain(spanish);
  expect(found.text).toContain(spanish);
  expect(found.text).not.toContain(english);
  const service = await readSpanish(found.linkTo("/hospital_service_details?")!);
  expect(service.text).toContain(spanish);
  expect(service.text).not.toContain(english);
  expect(service.marked).toContain(english);
  const data = await readSpanish(`/es/data?${query}`);
  expect(data.text).toContain(spanish);
  expect(data.text).not.toContain(english);
});

test("files keep the English names in both languages", async () => {
  const file = await (await site.fetch(`/es/hospital_search.csv?${query}`)).text();
  expect(file).toContain(english);
  expect(file).not.toContain(spanish);
});
