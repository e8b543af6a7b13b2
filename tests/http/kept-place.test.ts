import { expect, test } from "vitest";
import { readPage } from "../support/read-page.ts";
import { siteForTests } from "../support/site-for-tests.ts";

const site = siteForTests({ SAMPLE_DATA: "on" });

const place = "29.76,-95.36";

/** The addresses of the links of a page's main part. */
async function linksOf(path: string): Promise<URL[]> {
  const { main } = await readPage(site, path);
  return main
    .links()
    .map((href) => new URL(href, site.origin))
    .filter(({ origin }) => origin === site.origin);
}
const linkTo = (links: URL[], path: string) => links.find(({ pathname }) => pathname === path)!;

test("where the visitor looks goes along from search to hospital, service, comparison and back", async () => {
  const search = await linksOf(`/hospital_search?search=73721&location=${place}`);
  const service = linkTo(search, "/hospital_service_details");
  const hospital = linkTo(await linksOf(service.pathname + service.search), "/hospital_details");
  for (const link of [hospital, service, linkTo(search, "/compare")]) {
    expect([link.pathname, link.searchParams.get("location")]).toEqual([link.pathname, place]);
  }
  expect(linkTo(search, "/hospitals").searchParams.get("near")).toBe(place);
  for (const page of [hospital, service]) {
    const links = await linksOf(page.pathname + page.search);
    expect(linkTo(links, "/hospital_search").searchParams.get("location")).toBe(place);
    expect(linkTo(links, "/hospitals").searchParams.get("near")).toBe(place);
    expect(linkTo(links, "/hospital_service_details")?.searchParams.get("location") ?? place).toBe(place);
  }
});

test("the choices of Search Hospitals take their place along", async () => {
  const links = await linksOf(
    `/hospitals?state=TX&category=imaging&subcategory=mri&cpt=73721&near=Houston,+TX`,
  );
  expect(linkTo(links, "/hospital_details").searchParams.get("location")).toBe("Houston, TX");
  expect(linkTo(links, "/hospital_search").searchParams.get("location")).toBe("Houston, TX");
});

test("two hospitals that were picked are compared with the place in the address", async () => {
  const { button, values } = await readPage(site, `/hospital_search?search=73721&location=${place}`);
  expect(button(/^Compare/).fields.location).toBe(place);
  const [one, two] = values("pick");
  const { headers } = await site.fetch(`/compare?location=${place}&pick=${one}&pick=${two}&compare=yes`);
  const compared = new URL(headers.get("Location") ?? "", site.origin);
  expect(compared.searchParams.get("location")).toBe(place);
  const links = await linksOf(compared.pathname + compared.search);
  expect(linkTo(links, "/hospital_service_details").searchParams.get("location")).toBe(place);
});

test("without a place no link has one", async () => {
  const links = await linksOf("/hospital_search?search=73721");
  expect(
    links.filter(({ searchParams }) => searchParams.has("location") || searchParams.has("near")),
  ).toEqual([]);
});
