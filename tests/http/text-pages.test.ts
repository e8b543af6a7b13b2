import { parse } from "node-html-parser";
import { describe, expect, onTestFinished, test } from "vitest";
import { textPages } from "#app/content/text-pages.server.ts";
import { openTestSite, type TestSite } from "../support/open-test-site.ts";
import { siteForTests } from "../support/site-for-tests.ts";

const site = siteForTests();

async function read(path: string) {
  const reply = await site.fetch(path);
  return { status: reply.status, headers: reply.headers, page: parse(await reply.text()) };
}

describe.each([
  ["/team", "team"],
  ["/learn-roadmap-process", "our-process"],
  ["/privacy-policy", "privacy-policy"],
  ["/security", "security"],
  ["/terms-and-conditions", "terms"],
])("%s", (path, slug) => {
  const text = textPages("en").find((page) => page.slug === slug)!;

  test("is a dated text with its own title, description and keywords", async () => {
    const { status, headers, page } = await read(path);
    const meta = (name: string) => page.querySelector(`meta[name="${name}"]`)?.getAttribute("content");
    expect([status, page.querySelector("title")?.text]).toEqual([200, `${text.title} | Faircharge`]);
    expect(page.querySelectorAll("h1").map((heading) => heading.text)).toEqual([text.title]);
    expect([meta("description"), meta("keywords")]).toEqual([text.description, text.keywords]);
    expect(meta("robots")).toBeUndefined();
    expect(page.querySelector('link[rel="canonical"]')?.getAttribute("href")).toBe(site.origin + path);
    expect(page.querySelector("article header")?.text).toContain("Last changed Nov");
    expect(headers.get("Cache-Control")).toContain("public");
    expect(page.toString()).not.toContain("{product}");
  });

  test("leads only to pages and places that are there", async () => {
    const { page } = await read(path);
    const hrefs = page.querySelectorAll("main a").map((link) => link.getAttribute("href") ?? "");
    for (const href of new Set(hrefs.filter((href) => href.startsWith("/")))) {
      const reply = await fetch(new URL(href, site.origin));
      expect([href, reply.status]).toEqual([href, 200]);
      const [, id] = href.split("#");
      if (id) expect(await reply.text()).toContain(`id="${id}"`);
    }
  });

  test("is reached from the header of every page", async () => {
    const { page } = await read("/");
    expect(page.querySelector(`header a[href="${path}"]`)).not.toBeNull();
  });
});

describe("what became of the amounts", () => {
  const figureOn = async (asked: TestSite) =>
    parse(await (await asked.fetch("/learn-roadmap-process")).text()).querySelector("figure");

  test("is shown for all files that were read: stored, merged and left out add up", async () => {
    const sample = await openTestSite({ SAMPLE_DATA: "on" });
    const figure = await figureOn(sample);
    await sample.close();
    const number = (text: string | undefined) => Number(text?.replaceAll(",", ""));
    const [, files, read] = /^([\d,]+) price files had ([\d,]+) amounts\. We kept/.exec(
      figure?.querySelector("figcaption p + p")?.text ?? "",
    )!;
    expect(number(files)).toBe(40);
    const parts = figure?.querySelectorAll("tbody td").map((cell) => number(cell.text)) ?? [];
    expect(parts.reduce((sum, count) => sum + count, 0)).toBe(number(read));
    expect(figure?.querySelector('a[href="/price-files"]')).not.toBeNull();
  });

  test("is left out where none was", async () => {
    expect(await figureOn(site)).toBeNull();
  });
});

test("the earlier first page still opens, and points search engines to the present one", async () => {
  const { status, page } = await read("/old_landingpage?x=%00");
  expect([status, page.querySelectorAll("h1").length]).toEqual([200, 1]);
  expect(page.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex");
  expect(page.querySelector('link[rel="canonical"]')?.getAttribute("href")).toBe(`${site.origin}/`);
  const links = page.querySelectorAll("main a").map((link) => link.getAttribute("href"));
  expect(links).toContain("/upload-bill#UploadBill");
  expect(links).toContain("/");
});

describe("/.well-known/security.txt", () => {
  async function fieldsOf(asked: TestSite) {
    const reply = await asked.fetch("/.well-known/security.txt");
    expect([reply.status, reply.headers.get("Content-Type")]).toEqual([200, "text/plain; charset=utf-8"]);
    const lines = (await reply.text()).trimEnd().split("\n");
    return Object.fromEntries(lines.map((line) => /^([A-Za-z-]+): (.+)$/.exec(line)!.slice(1, 3)));
  }

  test("says where to report a fault, as RFC 9116 asks", async () => {
    const { Contact, Expires, Canonical, ...rest } = await fieldsOf(site);
    expect(Contact).toBe(`${site.origin}/security`);
    expect(Canonical).toBe(`${site.origin}/.well-known/security.txt`);
    expect(rest).toEqual({ "Preferred-Languages": "en", Policy: `${site.origin}/security` });
    const days = (Date.parse(Expires ?? "") - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(30);
    expect(days).toBeLessThan(365);
  });

  test.each([
    ["security@site.example", "mailto:security@site.example"],
    ["https://site.example/report", "https://site.example/report"],
  ])("names the operator's contact %s", async (contact, uri) => {
    const other = await openTestSite({ SECURITY_CONTACT: contact });
    onTestFinished(() => other.close());
    expect((await fieldsOf(other)).Contact).toBe(uri);
  });
});
