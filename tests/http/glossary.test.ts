import { readFile } from "node:fs/promises";
import { parse } from "node-html-parser";
import { describe, expect, test } from "vitest";
import { sayGlossaryCategory } from "#app/content/say-glossary-category.ts";
import { glossaryCategories, termsOnPage } from "#app/domain/glossary/glossary-categories.ts";
import { parseGlossary } from "#app/domain/glossary/parse-glossary.ts";
import { oddValues } from "../support/odd-values.ts";
import { openTestSite } from "../support/open-test-site.ts";
import { readPage } from "../support/read-page.ts";
import { siteForTests } from "../support/site-for-tests.ts";

const written = await readFile(new URL("../../public/glossary.txt", import.meta.url), "utf8");
const parsed = parseGlossary(written);
const glossary = parsed.outcome === "parsed" ? parsed.categories : [];
const pages = glossaryCategories.map((category) => sayGlossaryCategory("en", category));
const claims = "/glossarycategory/claims-billing-appeals";

const site = siteForTests();

/** The page as a reader's tools take it apart. */
async function open(path: string) {
  const page = await readPage(site, path);
  return { ...page, root: parse(page.html) };
}

/** A term's own words on its category's page. */
const textOf = (root: ReturnType<typeof parse>, selector: string) =>
  root.querySelectorAll(selector).map((element) => element.structuredText.replace(/\s+/g, " ").trim());

test("the file itself is served as text", async () => {
  const reply = await site.fetch("/glossary.txt");
  expect(reply.headers.get("Content-Type")).toMatch(/^text\/plain/);
  expect(await reply.text()).toBe(written);
});

describe("the Learning Portal", () => {
  test("names the eight categories with what they are about and how many terms they have", async () => {
    const { status, root, text } = await open("/glossary");
    expect(status).toBe(200);
    expect(textOf(root, "h1")).toEqual(["Learning Portal"]);
    for (const category of pages) {
      const href = `/glossarycategory/${category.id}`;
      const entry = root.querySelector(`main li:has(a[href="${href}"])`);
      expect(entry?.structuredText).toContain(category.title);
      expect(entry?.structuredText).toContain(category.description);
      expect(entry?.structuredText).toContain(`${termsOnPage(glossary, category).length} terms`);
    }
    expect(text).toContain(`${glossary.flatMap(({ terms }) => terms).length} terms from medical bills`);
  });

  test("is reached from the header", async () => {
    expect((await readPage(site, "/")).link("Learning Portal")).toBe("/glossary");
    expect((await site.fetch("/glossary")).status).toBe(200);
  });

  test("searches all categories and leads to each term's anchor", async () => {
    const { root, text, html, links } = await open("/glossary?q=Chargemaster");
    expect(text).toMatch(/\d+ terms? found/);
    expect(links()).toContain("/glossarycategory/contracting-pricing-transparency#chargemaster");
    expect(root.querySelector("#q")?.getAttribute("value")).toBe("Chargemaster");
    expect(html).toContain('content="noindex"');
    expect((await open("/glossary?q=upcoding")).text).toContain("1 term found");
  });

  test("names first the terms that have the text in their name", async () => {
    const names = textOf((await open("/glossary?q=CASH")).root, "main h3");
    expect(names.length).toBeGreaterThan(5);
    expect(names[0]).toBe("Discounted cash price");
    expect(names.slice(1)).toEqual(names.slice(1).sort((a, b) => a.localeCompare(b, "en")));
  });

  test("says so when nothing is found", async () => {
    const { text } = await open("/glossary?q=zebra+crossing");
    expect(text).toContain("0 terms found");
    expect(text).toContain("No terms found matching your search.");
  });

  test("lists every term under its letter, each once, with an anchor that is there", async () => {
    const listed: string[] = [];
    const letters = (await open("/glossary")).root
      .querySelectorAll('nav[aria-label="Terms from A to Z"] a')
      .map((link) => link.getAttribute("href") ?? "");
    expect(letters.length).toBeGreaterThan(20);
    for (const letter of letters) {
      for (let next: string | undefined = letter; next; ) {
        const { status, root } = await open(next);
        expect([next, status]).toEqual([next, 200]);
        listed.push(...root.querySelectorAll("main h3 a").map((link) => link.getAttribute("href") ?? ""));
        next = root.querySelector('a[rel="next"]')?.getAttribute("href");
      }
    }
    const anchors = await Promise.all(
      glossaryCategories.map(async ({ id }) =>
        (await open(`/glossarycategory/${id}`)).root
          .querySelectorAll("article")
          .map((entry) => `/glossarycategory/${id}#${entry.id}`),
      ),
    );
    expect(listed.sort()).toEqual(anchors.flat().sort());
  });

  test("a page that the list does not have leads back to its first", async () => {
    for (const page of ["99", "0", "-1", "1e9", "two"]) {
      const { status, text, headers, links } = await open(`/glossary?q=the&page=${page}`);
      expect([page, status, headers.get("Cache-Control")]).toEqual([page, 404, null]);
      expect(text).toMatch(/This list doesn’t have that page\. It has \d+ pages\./);
      expect(links()).toContain("/glossary?q=the");
    }
  });
});

describe.each(pages)("the category $id", (category) => {
  const path = `/glossarycategory/${category.id}`;
  const terms = termsOnPage(glossary, category);

  test("shows its title, description, ways back and every term with all that is said of it", async () => {
    const { status, root, html, headers } = await open(path);
    expect(status).toBe(200);
    expect(headers.get("Cache-Control")).toMatch(/^public\b.*s-maxage=/);
    expect(textOf(root, "h1")).toEqual([category.title]);
    expect(root.querySelector("main")?.structuredText).toContain(category.description);
    const ways = root.querySelectorAll('main header a[href="/glossary"]');
    expect(ways).toHaveLength(2);
    expect(ways[0]?.querySelector("svg")).not.toBeNull();
    expect(ways[1]?.structuredText).toContain("All Categories");
    expect(textOf(root, "article > h2")).toEqual(terms.map(({ term }) => term));
    for (const { slug, definition, function: purpose, example } of terms) {
      const said = root.querySelector(`article[id="${slug}"]`)?.structuredText ?? "";
      for (const text of [definition, purpose, example]) expect(said).toContain(text);
    }
    expect(html).toContain(`<link rel="canonical" href="${site.origin}${path}"`);
    expect(html).not.toContain('content="noindex"');
  });
});

describe("a category's page", () => {
  test("keeps each term closed, with Show more and Show less, and the three headings inside", async () => {
    const { root } = await open(claims);
    const claim = root.querySelector("#claim");
    expect(claim?.querySelector("details")?.hasAttribute("open")).toBe(false);
    expect(claim?.querySelectorAll("summary span").map(({ text }) => text)).toEqual([
      "Show more",
      "Show less",
    ]);
    expect(textOf(root, "#claim h3")).toEqual(["Faircharge Context", "Function", "Example"]);
    expect(claim?.querySelector('details a[href="/hospital_search"]')).not.toBeNull();
  });

  test("counts what a search finds, and says nothing of counts without one", async () => {
    expect((await open(claims)).text).not.toMatch(/terms? found/);
    expect((await open(`${claims}?q=zzz`)).text).toContain("0 terms found");
    const one = await open(`${claims}?q=REDETERMINATION`);
    expect(one.text).toContain(" 1 term found");
    expect(textOf(one.root, "article h2")).toEqual(["Redetermination"]);
    expect((await open(`${claims}?q=appeal`)).text).toMatch(/ \d+ terms found/);
  });

  test("tells an empty search apart from an empty category", async () => {
    const { text } = await open(`${claims}?q=zzz`);
    expect(text).toContain("No terms found matching your search.");
    expect(text).not.toContain("No terms available in this category.");
  });

  test("has two columns unless one is asked for; search and layout keep each other", async () => {
    const chosen = (root: ReturnType<typeof parse>) =>
      root.querySelector('nav[aria-label="Layout"] a[aria-current]')?.structuredText;
    const links = (root: ReturnType<typeof parse>) =>
      root.querySelectorAll('nav[aria-label="Layout"] a').map((link) => link.getAttribute("href"));
    const two = await open(`${claims}?q=plan`);
    expect(chosen(two.root)).toBe("Two columns");
    expect(links(two.root)).toEqual([`${claims}?q=plan&layout=1`, `${claims}?q=plan`]);
    const one = await open(`${claims}?layout=1&q=plan`);
    expect(chosen(one.root)).toBe("One column");
    expect(one.root.querySelector('form[role="search"] input[name="layout"]')?.getAttribute("value")).toBe(
      "1",
    );
    for (const layout of ["2", "3", "", "one"]) {
      expect(chosen((await open(`${claims}?layout=${layout}`)).root)).toBe("Two columns");
    }
  });

  test("has the search box with its words", async () => {
    const { root } = await open(claims);
    expect(root.querySelector("#q")?.getAttribute("placeholder")).toBe("Search terms in this category...");
  });

  test("a category that there is not answers 404 in the specification's words, with what was looked for", async () => {
    const { status, root, text, html, headers, links } = await open("/glossarycategory/no-such-one");
    expect([status, headers.get("Cache-Control")]).toEqual([404, null]);
    expect(textOf(root, "h1")).toEqual(["Category Not Found"]);
    expect(text).toContain("The requested category was not found.");
    expect(text).toContain("No terms available in this category.");
    expect(text).toContain("Available categories: Claims, Billing &amp; Appeals; Contracting,");
    expect(text).toContain("Category ID: no-such-one");
    expect(links()).toContain("/glossary");
    expect(html).toContain('content="noindex"');
  });
});

test("odd values are answered in words and soon", async () => {
  for (const odd of oddValues()) {
    const value = new URLSearchParams([["", odd]]).toString().slice(1);
    for (const path of [
      `/glossary?q=${value}`,
      `/glossary?letter=${value}`,
      `${claims}?layout=${value}`,
      `${claims}?q=${value}&q=claim`,
    ]) {
      expect([path.slice(0, 80), (await site.fetch(path)).status]).toEqual([path.slice(0, 80), 200]);
    }
    const unknown = await site.fetch(`/glossarycategory/${value}`);
    expect([400, 404]).toContain(unknown.status);
  }
});

test("what is searched for is shown as text", async () => {
  for (const path of ["/glossary", claims]) {
    const { html } = await open(`${path}?q=${encodeURIComponent('"><script>alert(1)</script>')}`);
    expect(html).not.toContain("<script>alert");
  }
});

test("both pages carry no framework script and differ in title", async () => {
  const titles = new Set<string | undefined>();
  for (const path of ["/glossary", "/glossary?letter=C", "/glossary?letter=C&page=2", claims]) {
    const { html } = await open(path);
    expect(html.match(/<script(?! type="application\/ld\+json")|rel="modulepreload"/g)).toHaveLength(2);
    titles.add(/<title>(.*?)<\/title>/.exec(html)?.[1]);
  }
  expect(titles.size).toBe(4);
});

test("prices are explained beside real ones, which a search puts away", async () => {
  const pricing = "/glossarycategory/contracting-pricing-transparency";
  expect((await open(pricing)).root.querySelector("figure")).toBeNull();
  const sample = await openTestSite({ SAMPLE_DATA: "on" });
  const rowsOn = async (path: string) =>
    parse(await (await sample.fetch(path)).text()).querySelectorAll("figure tbody th");
  expect((await rowsOn(pricing)).map((row) => row.text)).toEqual([
    "Gross charge",
    "Cash price",
    "Negotiated rate",
  ]);
  expect(await rowsOn(`${pricing}?q=charge`)).toEqual([]);
  expect(await rowsOn(claims)).toEqual([]);
  await sample.close();
});
