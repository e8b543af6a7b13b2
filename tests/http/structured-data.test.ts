import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { blogPosts } from "#app/content/blog-posts.server.ts";
import { sayGlossaryCategory } from "#app/content/say-glossary-category.ts";
import { glossaryCategories } from "#app/domain/glossary/glossary-categories.ts";
import { socialCards } from "#app/domain/social-cards.ts";
import { readPage } from "../support/read-page.ts";
import { siteForTests } from "../support/site-for-tests.ts";

const site = siteForTests({ SAMPLE_DATA: "on" });

const hospital = "/hospital_details?name=Amberlight+Medical+Center&state=CA&city=Los+Angeles";
const post = blogPosts("en")[0]!;

/** What a page says of itself to machines. */
async function read(path: string) {
  const { html, headers } = await readPage(site, path);
  const root = parse(html);
  const block = root.querySelector('script[type="application/ld+json"]')?.textContent;
  const meta = (name: string) => root.querySelector(`meta[property="${name}"]`)?.getAttribute("content");
  return {
    root,
    html,
    headers,
    // biome-ignore lint/suspicious/noExplicitAny: schema.org has no fixed shape.
    things: (block === undefined ? [] : JSON.parse(block)["@graph"]) as any[],
    card: meta("og:image"),
    robots: root.querySelector('meta[name="robots"]')?.getAttribute("content") ?? null,
    canonical: root.querySelector('link[rel="canonical"]')?.getAttribute("href"),
    title: root.querySelector("title")?.text,
  };
}

const typesOf = (things: { "@type": string }[]) => things.map((thing) => thing["@type"]);

test("the landing page describes the site with its search, and the questions that it answers", async () => {
  const { things, root } = await read("/");
  expect(typesOf(things)).toEqual(["WebSite", "FAQPage"]);
  const [website, faq] = things;
  const search = website.potentialAction.target.urlTemplate.replace("{search_term}", "knee+mri");
  expect((await fetch(search)).status).toBe(200);
  const words = root.querySelector("main")?.text;
  for (const { name, acceptedAnswer } of faq.mainEntity) {
    expect(words).toContain(name);
    expect(words).toContain(acceptedAnswer.text);
  }
});

test("a hospital's page describes the hospital, and the way down to it, which it shows", async () => {
  const { things, root } = await read(hospital);
  expect(typesOf(things)).toEqual(["Hospital", "BreadcrumbList"]);
  const [described, trail] = things;
  expect(described.name).toBe("Amberlight Medical Center");
  expect(described.url).toBe(root.querySelector('link[rel="canonical"]')?.getAttribute("href"));
  expect(described.geo.latitude).toBeCloseTo(34, 0);
  const shown = root.querySelectorAll('nav[aria-label="Breadcrumbs"] li').map((crumb) => crumb.text);
  expect(shown).toEqual(["Search Hospitals", "California", "Amberlight Medical Center"]);
  expect(trail.itemListElement.map((step: { name: string }) => step.name)).toEqual(shown);
  for (const { item } of trail.itemListElement) expect((await fetch(item)).status).toBe(200);
});

test("a category of the glossary is a set of its terms, each at its anchor", async () => {
  const category = glossaryCategories[0]!;
  const { things, root } = await read(`/glossarycategory/${category.id}`);
  const [set] = things;
  expect(set).toMatchObject({ "@type": "DefinedTermSet", name: sayGlossaryCategory("en", category).title });
  expect(set.hasDefinedTerm.length).toBeGreaterThanOrEqual(25);
  for (const { url } of set.hasDefinedTerm) {
    expect(root.querySelector(`[id="${new URL(url).hash.slice(1)}"]`)).not.toBeNull();
  }
});

test("a post tells its dates, and /data is a data set with its files", async () => {
  const { things } = await read(`/blog/${post.slug}`);
  expect(typesOf(things)).toEqual(["BlogPosting", "BreadcrumbList"]);
  expect(things[0]).toMatchObject({
    headline: post.title,
    datePublished: post.date,
    dateModified: post.updated,
  });
  const [dataset] = (await read("/data")).things;
  expect(dataset["@type"]).toBe("Dataset");
  for (const { contentUrl, encodingFormat } of dataset.distribution) {
    const file = await fetch(contentUrl);
    expect([file.status, file.headers.get("Content-Type")]).toEqual([
      200,
      expect.stringContaining(encodingFormat),
    ]);
  }
});

test("the downloads are a data set of the files that there are", async () => {
  const dataset = async () => (await read("/data/downloads")).things[0];
  await expect.poll(dataset).toBeDefined(); // the files are made when they are first asked for
  const { distribution } = await dataset();
  expect(distribution.length).toBeGreaterThan(3);
  for (const { contentUrl } of distribution) {
    expect([contentUrl, (await fetch(contentUrl)).status]).toEqual([contentUrl, 200]);
  }
});

test("what is put into an address cannot end the block", async () => {
  const attack = encodeURIComponent("</script><script>alert(1)</script>");
  for (const path of [
    `/hospital_details?name=${attack}`,
    `/blog?title=${attack}`,
    `/data?category=${attack}`,
  ]) {
    expect((await read(path)).html).not.toContain("<script>alert");
  }
});

test("the policy stays strict: the blocks are data, which no browser runs", async () => {
  const { headers } = await read(hospital);
  expect(headers.get("Content-Security-Policy")).toContain("script-src 'self';");
});

test("each kind of page has a card of its own, and all cards are pictures of 1200 × 630", async () => {
  const { site: home, data, hospital: ofHospital, glossary, blog } = socialCards;
  for (const [path, file] of [
    ["/", home],
    ["/hospitals", data],
    ["/data", data],
    [hospital, ofHospital],
    ["/glossary", glossary],
    [`/blog/${post.slug}`, blog],
  ] as const) {
    expect([path, (await read(path)).card]).toEqual([path, `${site.origin}/${file}`]);
    const png = Buffer.from(await (await site.fetch(`/${file}`)).arrayBuffer());
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  }
});

// The sample prices of this site are kept out of search engines; sitemap.test.ts asks what they get of real ones.
test("a service's prices have one address, however they were searched; narrower ones are kept out", async () => {
  const byWords = await read("/hospital_search?search=knee+mri");
  expect(byWords.robots).toBe("noindex");
  expect(byWords.canonical).toMatch(/\/hospital_search\?code_type=CPT&code=\w+$/);
  const byCode = await read(byWords.canonical!.slice(site.origin.length));
  expect([byCode.canonical, byCode.title, byCode.robots]).toEqual([
    byWords.canonical,
    byWords.title,
    "noindex",
  ]);
  for (const query of ["search=knee+mri&location=Houston,+TX", "search=knee+mri&page=2", "search=qqqqzzzz"]) {
    expect([query, (await read(`/hospital_search?${query}`)).robots]).toEqual([query, "noindex"]);
  }
});

test("a list's order, page and place do not make another page", async () => {
  const { canonical, robots } = await read(
    "/hospitals?state=TX&category=imaging&sort=highestPrice&parts=yes",
  );
  expect([canonical, robots]).toEqual([`${site.origin}/hospitals?state=TX&category=imaging`, "noindex"]);
  expect((await read("/hospitals")).robots).toBeNull();
});
