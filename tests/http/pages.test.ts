import { parse } from "node-html-parser";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { readPage } from "../support/read-page.ts";
import { siteForTests } from "../support/site-for-tests.ts";

const site = siteForTests();

const page = async (path: string, init?: RequestInit) => (await site.fetch(path, init)).text();

describe.each(["/", "/upload-bill", "/coming-soon"])("%s", (path) => {
  test("tells search engines and link previews what it is", async () => {
    const html = await page(path);
    expect(html).toMatch(/<title>[^<]+ \| Faircharge<\/title>/);
    expect(html).toMatch(/<meta name="description" content="[^"]{60,}"/);
    expect(html).toMatch(/<meta name="keywords" content="[^"]+"/);
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"');
    expect(html).toContain(`<link rel="canonical" href="${new URL(path, site.origin).href}"`);
    expect(html).toMatch(/<meta property="og:image" content="http[^"]+\/social-card\.png"/);
  });

  test("carries the header's groups, the tagline and a skip link", async () => {
    const html = await page(path);
    for (const text of ["Data", "Explore Data", "Search Hospitals", "About", "Team", "Blog", "Our Process"]) {
      expect(html).toContain(text);
    }
    for (const text of [
      "Learning Portal",
      "Privacy Policy",
      "Terms &amp; Conditions",
      "Security",
      "Book a Demo",
    ]) {
      expect(html).toContain(text);
    }
    expect(html).toContain("Crowdsourcing medical bill transparency for everyone.");
    expect(html).toContain('href="#main"');
  });
});

test("titles differ from page to page", async () => {
  const titles = await Promise.all(
    ["/", "/upload-bill", "/coming-soon", "/nowhere"].map(
      async (path) => /<title>(.*?)<\/title>/.exec(await page(path))?.[1],
    ),
  );
  expect(new Set(titles).size).toBe(titles.length);
});

test("content pages carry no framework script, only a module of at most 2 kB", async () => {
  for (const path of ["/coming-soon", "/nowhere"]) {
    const scripts = [
      ...(await page(path)).matchAll(/<script(?! type="application\/ld\+json")[^>]*>|rel="modulepreload"/g),
    ].map(([tag]) => tag);
    expect(scripts).toHaveLength(1);
    const source = /src="([^"]+)"/.exec(scripts[0] ?? "")?.[1] ?? "";
    const script = await site.fetch(source);
    expect(script.headers.get("Cache-Control")).toContain("immutable");
    expect((await script.text()).length).toBeLessThanOrEqual(2048);
  }
});

test("the landing page carries no framework script, only modules of at most 8 kB for its search", async () => {
  const sources = [...(await page("/")).matchAll(/<script type="module" src="([^"]+)"/g)].map(
    ([, src]) => src!,
  );
  const all = (await page("/")).match(/<script(?! type="application\/ld\+json")|rel="modulepreload"/g);
  expect(sources).toHaveLength(all!.length);
  const texts = await Promise.all(sources.map(async (source) => (await site.fetch(source)).text()));
  expect(texts.join("").length).toBeLessThanOrEqual(8192);
  expect(texts.join("")).not.toContain("react");
});

test("every page's policy allows only the site's own scripts, and no inline one", async () => {
  for (const path of ["/", "/upload-bill"]) {
    const policy = (await site.fetch(path)).headers.get("Content-Security-Policy");
    expect([path, policy]).toEqual([path, expect.stringContaining("script-src 'self';")]);
  }
});

test("every link of the header and footer leads to a page", async () => {
  const links = (await readPage(site, "/")).links().filter((link) => link.startsWith("/"));
  const hrefs = new Set(links.map((link) => link.split("#")[0]!));
  expect(hrefs.size).toBeGreaterThan(10);
  for (const href of hrefs) {
    const reply = await fetch(new URL(href, site.origin));
    expect([href, reply.status]).toEqual([href, 200]);
  }
});

test("the header and the footer name every page of the sitemap", async () => {
  const listed = await (await site.fetch("/sitemaps/pages.xml")).text();
  const paths = [...listed.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address]) => new URL(address!).pathname)
    .filter((path) => !/^\/es(?:\/|$)/.test(path));
  const { element, links } = await readPage(site, "/team");
  element.querySelector("main")?.remove();
  expect(links()).toEqual(expect.arrayContaining([...paths, "/glossary", "/blog"]));
});

test("a page that is not open yet says which, and offers the waitlist", async () => {
  const reply = await site.fetch("/community");
  expect(reply.status).toBe(302);
  const html = await page(reply.headers.get("Location") ?? "");
  expect(html).toContain("Coming Soon!");
  expect(html).toContain("Community");
  expect(html).toContain("Submit");
});

test("the page that negotiating led to before it opened says where it is now", async () => {
  const reply = await site.fetch("/negotiate");
  expect(reply.status).toBe(302);
  const html = await page(reply.headers.get("Location") ?? "");
  expect(html).toContain("You can already negotiate a bill");
  expect(html).not.toContain("“Negotiate” is not open yet.");
  const menu = parse(html).querySelector("#site-menu");
  const inMenu = menu?.querySelectorAll("a").find(({ text }) => text === "Negotiate");
  expect(inMenu?.getAttribute("href")).toBe("/account/negotiate");
});

test("an unknown address answers 404 with a way on, and is no page for search engines", async () => {
  for (const path of ["/nowhere", "/upload-bill/nowhere", "/%F0%9F%98%80", "/nowhere?x=%00"]) {
    const reply = await site.fetch(path);
    expect(reply.status).toBe(404);
    const html = await reply.text();
    expect(html).toContain("This page does not exist");
    expect(html).toContain('href="/upload-bill"');
    expect(html).toContain('content="noindex"');
  }
});

test("an address or a method that no page takes is told so, in words", async () => {
  const odd = await site.fetch("/", { method: "POST", body: "x" });
  expect(odd.status).toBe(405);
  expect(await odd.text()).toContain("We could not accept this request");
  expect((await site.fetch("/%E0%A4%A")).status).toBe(404);
});

test("the theme is dark until another is chosen, and the choice comes with the first HTML", async () => {
  expect(await page("/")).toContain('data-theme="dark"');
  for (const theme of ["light", "system", "dark"]) {
    const chosen = await site.post("/theme", { theme, redirectTo: "/upload-bill?x=1" });
    expect([chosen.status, chosen.headers.get("Location")]).toEqual([303, "/upload-bill?x=1#theme"]);
    const cookie = chosen.headers
      .getSetCookie()
      .filter((text) => !text.includes("Max-Age=0") && !text.includes("1970"))
      .map((text) => text.split(";")[0])
      .join("; ");
    expect(await page("/", { headers: { Cookie: cookie } })).toContain(`data-theme="${theme}"`);
  }
});

test("a theme that does not exist changes nothing, and the way back stays on this site", async () => {
  const reply = await site.post("/theme", { theme: "pink", redirectTo: "//evil.example/" });
  expect([reply.status, reply.headers.get("Location")]).toEqual([303, "/#theme"]);
  expect(reply.headers.getSetCookie()).toEqual([]);
});

test("the social card is a real picture, 1200 × 630", async () => {
  const png = Buffer.from(await (await site.fetch("/social-card.png")).arrayBuffer());
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
});

test("favicon.ico is an icon of three sizes, for whoever asks for it by that name", async () => {
  const reply = await site.fetch("/favicon.ico");
  expect([reply.status, reply.headers.get("Content-Type")]).toEqual([200, "image/x-icon"]);
  const icon = Buffer.from(await reply.arrayBuffer());
  expect([icon.readUInt16LE(2), icon.readUInt16LE(4)]).toEqual([1, 3]);
  const [start, length] = [icon.readUInt32LE(6 + 2 * 16 + 12), icon.readUInt32LE(6 + 2 * 16 + 8)];
  expect(await sharp(icon.subarray(start, start + length)).metadata()).toMatchObject({
    width: 48,
    format: "png",
  });
});
