import { readFile } from "node:fs/promises";
import { parse } from "node-html-parser";
import { beforeAll, expect, test } from "vitest";
import { blogPosts } from "#app/content/blog-posts.server.ts";
import { glossaryCategories } from "#app/domain/glossary/glossary-categories.ts";
import { refreshStatistics } from "#app/domain/statistics/counting/refresh-statistics.server.ts";
import { importPriceText } from "../fixtures/mrf/import-price-text.ts";
import { openTestSite, type TestSite } from "../support/open-test-site.ts";
import { siteForTests } from "../support/site-for-tests.ts";

const samples = siteForTests({ SAMPLE_DATA: "on" });
const real = siteForTests();
beforeAll(async () => {
  const file = await readFile(new URL("../fixtures/mrf/tall-good.csv", import.meta.url));
  await importPriceText(real.db, file, { fileName: "tall-good.csv" });
  await refreshStatistics(real.db);
});

/** What a file of the sitemap lists: addresses as paths, with their dates. */
async function listed(site: TestSite, path: string) {
  const reply = await site.fetch(path);
  const xml = parse(await reply.text());
  const entries = xml.querySelectorAll("sitemap, url").map((entry) => {
    const { origin, pathname, search } = new URL(
      entry.querySelector("loc")?.text.replaceAll("&amp;", "&") ?? "",
    );
    return { origin, path: pathname + search, changedOn: entry.querySelector("lastmod")?.text ?? null };
  });
  return { status: reply.status, type: reply.headers.get("Content-Type"), entries };
}

const isSpanish = (path: string) => /^\/es(?:[/?]|$)/.test(path);

/** The English addresses of a part; each has its Spanish one behind it. */
async function pathsOf(site: TestSite, part: string): Promise<string[]> {
  const { entries } = await listed(site, `/sitemaps/${part}.xml`);
  const paths = entries.map(({ path }) => path);
  const english = paths.filter((path) => !isSpanish(path));
  expect(paths.filter(isSpanish)).toEqual(english.map((path) => (path === "/" ? "/es" : `/es${path}`)));
  return english;
}

test("the index lists the parts by their absolute addresses, and every part answers", async () => {
  const index = await listed(real, "/sitemap.xml");
  expect([index.status, index.type]).toEqual([200, "application/xml; charset=utf-8"]);
  expect(index.entries.map(({ path }) => path)).toEqual(
    ["pages", "services", "rights", "glossary", "blog", "hospitals-1", "price-files-1"].map(
      (name) => `/sitemaps/${name}.xml`,
    ),
  );
  for (const { origin, path } of index.entries) {
    expect(origin).toBe(real.origin);
    const { status, entries } = await listed(real, path);
    expect([path, status]).toEqual([path, 200]);
    expect(entries.length).toBeGreaterThan(0);
    expect(entries.length).toBeLessThanOrEqual(50_000);
  }
});

test("a real hospital's page and its file's report are listed with the day of the import; samples are not", async () => {
  const { rows } = await real.db.execute(
    "select to_char(imported_at at time zone 'utc', 'YYYY-MM-DD') as day from imports",
  );
  const [hospital] = (await listed(real, "/sitemaps/hospitals-1.xml")).entries;
  expect(hospital).toEqual({
    origin: real.origin,
    path: expect.stringMatching(/^\/hospital_details\?name=Example\+Hospital&id=[0-9a-f]{10}$/),
    changedOn: rows[0]?.day,
  });
  const page = await real.fetch(hospital!.path);
  const html = await page.text();
  expect(page.status).toBe(200);
  expect(html).not.toContain("noindex");
  expect(html).toContain(
    `<link rel="canonical" href="${real.origin}${hospital!.path.replaceAll("&", "&amp;")}"`,
  );
  expect(await pathsOf(real, "price-files-1")).toEqual(["/price-files/1"]);

  const ofSamples = (await listed(samples, "/sitemap.xml")).entries.map(({ path }) => path);
  expect(ofSamples).not.toContain("/sitemaps/hospitals-1.xml");
  expect((await samples.fetch("/sitemaps/hospitals-1.xml")).status).toBe(404);
});

test("the other parts list the pages, states, categories, common services, terms and posts", async () => {
  const pages = await listed(samples, "/sitemaps/pages.xml");
  const paths = pages.entries.map(({ path }) => path);
  for (const path of ["/", "/data", "/hospitals", "/hospital_search", "/upload-bill", "/team", "/security"]) {
    expect(paths).toContain(path);
  }
  for (const path of ["/old_landingpage", "/theme", "/demo"]) expect(paths).not.toContain(path);
  const services = await pathsOf(real, "services");
  for (const path of ["/hospitals?state=", "/hospitals?category=", "/hospital_search?"]) {
    const first = services.find((listed) => listed.startsWith(path));
    expect([path, first]).toEqual([path, expect.any(String)]);
    expect(await (await real.fetch(first!)).text()).not.toContain("noindex");
  }
  expect(await pathsOf(samples, "glossary")).toEqual([
    "/glossary",
    ...glossaryCategories.map(({ id }) => `/glossarycategory/${id}`),
  ]);
  const posts = (await listed(samples, "/sitemaps/blog.xml")).entries
    .filter(({ path }) => !isSpanish(path))
    .slice(1);
  expect(posts.map(({ path, changedOn }) => [path, changedOn])).toEqual(
    blogPosts("en").map(({ slug, updated }) => [`/blog/${slug}`, updated]),
  );
});

test("search engines get no list and no service of sample prices", async () => {
  const parts = (await listed(samples, "/sitemap.xml")).entries.map(({ path }) => path);
  expect(parts).not.toContain("/sitemaps/services.xml");
  expect((await samples.fetch("/sitemaps/services.xml")).status).toBe(404);
  const both = "hospital1=Bayou+Larkspur+Medical+Center&hospital2=Copper+Magnolia+Hospital";
  for (const [path, isLeftOut] of [
    ["/hospitals?state=TX", true],
    ["/hospitals?category=imaging", true],
    ["/hospital_search?code_type=CPT&code=73721", true],
    [`/compare?${both}`, true],
    ["/data?category=imaging", true],
    ["/hospitals", false],
    ["/hospital_search", false],
    ["/compare", false],
    ["/data", false],
  ] as const) {
    const html = await (await samples.fetch(path, { redirect: "follow" })).text();
    expect([path, html.includes('content="noindex"')]).toEqual([path, isLeftOut]);
  }
});

test("a part that there is not answers 404, whatever it is called", async () => {
  for (const name of [
    "nothing.xml",
    "pages",
    "hospitals-0.xml",
    "hospitals-2.xml",
    "hospitals-99999.xml",
    "%00.xml",
    "..%2Fpages.xml",
    `${"x".repeat(5000)}.xml`,
  ]) {
    expect([name.slice(0, 20), (await real.fetch(`/sitemaps/${name}`)).status]).toEqual([
      name.slice(0, 20),
      404,
    ]);
  }
});

test("robots.txt names the sitemap and what is no page", async () => {
  const reply = await real.fetch("/robots.txt");
  expect([reply.status, reply.headers.get("Content-Type")]).toEqual([200, "text/plain; charset=utf-8"]);
  const text = await reply.text();
  expect(text).toContain(`Sitemap: ${real.origin}/sitemap.xml`);
  for (const path of ["/theme", "/upload-bill?", "/ocr/"]) expect(text).toContain(`Disallow: ${path}\n`);
});

test("an empty site has a sitemap, too", async () => {
  const empty = await openTestSite();
  const { status, entries } = await listed(empty, "/sitemap.xml");
  expect([status, entries.map(({ path }) => path)]).toEqual([
    200,
    ["pages", "rights", "glossary", "blog"].map((part) => `/sitemaps/${part}.xml`),
  ]);
  expect((await listed(empty, "/sitemaps/pages.xml")).entries.length).toBeGreaterThan(5);
  await empty.close();
});
