import { parse } from "node-html-parser";
import { describe, expect, test } from "vitest";
import { blogPosts } from "#app/content/blog-posts.server.ts";
import { articleHtml } from "#app/content/read-article.server.ts";
import { oddValues } from "../support/odd-values.ts";
import { siteForTests } from "../support/site-for-tests.ts";

const site = siteForTests();

async function read(path: string) {
  const reply = await site.fetch(path);
  const page = parse(await reply.text());
  const meta = (name: string) => page.querySelector(`meta[name="${name}"]`)?.getAttribute("content");
  return {
    status: reply.status,
    headers: reply.headers,
    page,
    title: page.querySelector("title")?.text,
    heading: page.querySelector("h1")?.text,
    main: page.querySelector("main")?.text ?? "",
    description: meta("description"),
    robots: meta("robots"),
    canonical: page.querySelector('link[rel="canonical"]')?.getAttribute("href"),
  };
}

const linksOf = (html: string) =>
  parse(html)
    .querySelectorAll("main a")
    .map((link) => link.getAttribute("href") ?? "");

describe("/blog", () => {
  test("lists every post, newest first, under its own title and description", async () => {
    const { status, page, title, robots, canonical, description, headers } = await read("/blog");
    expect([status, title, robots]).toEqual([
      200,
      "Blog: reading bills, prices and rights | Faircharge",
      undefined,
    ]);
    expect(canonical).toBe(`${site.origin}/blog`);
    expect(description).toMatch(/^How to read a hospital bill/);
    const listed = page
      .querySelectorAll("main li a")
      .map((link) => [link.text, link.getAttribute("href")])
      .filter(([, href]) => href?.startsWith("/blog/"));
    expect(listed).toEqual(blogPosts("en").map((post) => [post.title, `/blog/${post.slug}`]));
    expect(headers.get("Cache-Control")).toContain("public");
  });

  test("takes title and description from the address, and stays out of search engines then", async () => {
    const named = await read("/blog?title=Bills%20of%20spring&description=Three%20of%20them%2C%20read.");
    expect(named.title).toBe("Bills of spring | Faircharge");
    expect(named.heading).toBe("Bills of spring");
    expect(named.description).toBe("Three of them, read.");
    expect(named.main).toContain("Three of them, read.");
    expect([named.robots, named.canonical]).toEqual(["noindex", `${site.origin}/blog`]);
    const half = await read("/blog?description=Only%20this");
    expect([half.heading, half.description]).toEqual(["Blog: reading bills, prices and rights", "Only this"]);
    expect(half.robots).toBe("noindex");
  });

  test("shows script in its parameters as text", async () => {
    const attack = '</title><script>alert("1")</script><img src=x onerror=alert(2)>';
    const reply = await site.fetch(
      `/blog?${new URLSearchParams({ title: attack, description: `"${attack}` })}`,
    );
    const html = await reply.text();
    expect(html).not.toContain("<script>alert");
    expect(html).not.toContain("<img");
    expect(parse(html).querySelector("h1")?.text).toContain("<script>");
  });

  test("cuts what is too long", async () => {
    const { heading, description } = await read(
      `/blog?title=${"a".repeat(5000)}&description=${"b".repeat(5000)}`,
    );
    expect([heading, description]).toEqual(["a".repeat(120), "b".repeat(300)]);
  });

  test("takes odd parameters, and empty ones as none", async () => {
    for (const value of oddValues()) {
      for (const name of ["title", "description"]) {
        const odd = new URLSearchParams({ [name]: value });
        const { status, heading, description } = await read(`/blog?${odd}&${name}=another`);
        expect([status, Boolean(heading?.trim()), Boolean(description?.trim())]).toEqual([200, true, true]);
      }
    }
    expect((await read("/blog?title=&description=%00")).robots).toBeUndefined();
  });

  test("and its posts lead to both feeds", async () => {
    for (const path of ["/blog", `/blog/${blogPosts("en")[0]?.slug}`]) {
      const feeds = (await read(path)).page.querySelectorAll('link[rel="alternate"][type]');
      expect(feeds.map((feed) => [feed.getAttribute("type"), feed.getAttribute("href")])).toEqual([
        ["application/rss+xml", "/blog/rss.xml"],
        ["application/atom+xml", "/blog/atom.xml"],
      ]);
    }
  });
});

describe("a post", () => {
  test("is a page of its own with dates, sources and the way to the others", async () => {
    for (const post of blogPosts("en")) {
      const { status, page, title, description, canonical, robots, heading } = await read(
        `/blog/${post.slug}`,
      );
      expect([status, title, heading]).toEqual([200, `${post.title} | Faircharge`, post.title]);
      expect([description, robots]).toEqual([post.description, undefined]);
      expect(canonical).toBe(`${site.origin}/blog/${post.slug}`);
      expect(page.querySelectorAll("h1")).toHaveLength(1);
      expect(page.querySelector("article time")?.getAttribute("datetime")).toBe(post.updated);
      const links = linksOf(page.toString());
      for (const { url } of post.sources) expect(links).toContain(url);
      for (const other of blogPosts("en")) {
        expect(links.includes(`/blog/${other.slug}`) || other.slug === post.slug).toBe(true);
      }
    }
  });

  test("leads only to pages that are there", async () => {
    const inner = blogPosts("en").flatMap((post) => linksOf(`<main>${articleHtml(post)}</main>`));
    for (const href of new Set(inner)) {
      expect(href).toMatch(/^\//);
      expect([href, (await fetch(new URL(href, site.origin))).status]).toEqual([href, 200]);
    }
  });

  test("that is not there answers 404, says so and lists the posts", async () => {
    for (const slug of ["nowhere", "%00", "%F0%9F%98%80", "'", "__proto__", "x".repeat(5000), "a%2Fb"]) {
      const { status, heading, robots, main } = await read(`/blog/${slug}`);
      expect([slug, status, heading, robots]).toEqual([slug, 404, "Post not found", "noindex"]);
      for (const { title } of blogPosts("en")) expect(main).toContain(title);
    }
  });
});

describe("the figures of a post", () => {
  const sample = siteForTests({ SAMPLE_DATA: "on" });

  /** Each figure of a post: its sentence, its table and where it leads. */
  async function figuresOf(path: string) {
    const page = parse(await (await sample.fetch(path)).text());
    return page.querySelectorAll("figure:has(> figcaption)").map((figure) => ({
      sentence: figure.querySelector("figcaption p + p")?.text ?? "",
      dots: figure.querySelectorAll("circle").length,
      label: figure.querySelector('svg[role="img"]')?.getAttribute("aria-label"),
      rows: figure
        .querySelectorAll("tbody tr")
        .map((row) => row.querySelectorAll("th, td").map((cell) => cell.text)),
      about: figure.querySelector("table + p")?.text ?? "",
      link: figure.querySelector("a")?.getAttribute("href") ?? "",
    }));
  }

  test("show the kinds of price of one service, each with its middle half, middle and hospitals", async () => {
    const [kinds, ...others] = await figuresOf("/blog/what-hospital-prices-mean");
    expect(others).toEqual([]);
    expect(kinds?.sentence).toMatch(
      /^Median prices at US hospitals: a gross charge of \$[\d,.]+, a cash price of \$[\d,.]+, and a negotiated rate of \$[\d,.]+\.$/,
    );
    expect(kinds?.rows.map(([name]) => name)).toEqual(["Gross charge", "Cash price", "Negotiated rate"]);
    for (const [, half, middle, hospitals] of kinds?.rows ?? []) {
      expect(half).toMatch(/^\$[\d,.]+ to \$[\d,.]+$/);
      expect(kinds?.sentence).toContain(middle);
      expect(Number(hospitals)).toBeGreaterThanOrEqual(3);
    }
    expect(kinds?.about).toMatch(/^(CPT|HCPCS) \w+, .*\. Files of \w+ \d+, 2026 to \w+ \d+, 2026\./);
    expect((await sample.fetch(kinds?.link ?? "")).status).toBe(200);
  });

  test("show how far one service's prices lie apart as dots with their numbers", async () => {
    const [spread] = await figuresOf("/blog/how-to-use-a-hospital-price-file");
    const count = Number(/, (\d+) hospitals publish a cash price/.exec(spread?.sentence ?? "")?.[1]);
    expect(spread?.dots).toBe(count);
    expect(spread?.label).toContain(`${count} cash prices as dots`);
    expect(spread?.rows.map(([name]) => name)).toEqual([
      "Lowest",
      "A quarter charge this or less",
      "Median",
      "A quarter charge this or more",
      "Highest",
    ]);
    const amounts = spread?.rows.map(([, amount]) => Number(amount?.replace(/[$,]/g, ""))) ?? [];
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
    const list = parse(await (await sample.fetch(spread?.link ?? "")).text());
    expect(list.querySelector("main")?.text).toContain(`at ${count} hospitals`);
  });

  test("show the parts of a scan beside the whole, which costs more than either", async () => {
    const [, parts] = await figuresOf("/blog/compare-like-with-like");
    expect(parts?.rows.map(([name]) => name)).toEqual([
      "The wholeoutpatient, facility",
      "The images aloneoutpatient, facility, modifier TC",
      "The reading aloneoutpatient, professional, modifier 26",
    ]);
    const [whole, images, reading] = parts?.rows.map(([, , middle]) =>
      Number(middle?.replace(/[$,]/g, "")),
    ) as [number, number, number];
    expect([whole > images, whole > reading]).toEqual([true, true]);
  });

  test("are not there where nothing is published", async () => {
    for (const { slug } of blogPosts("en")) {
      const { page } = await read(`/blog/${slug}`);
      expect(page.querySelectorAll("figure")).toEqual([]);
      expect(page.text).not.toContain("::figure");
    }
  });
});

describe("the feeds", () => {
  test.each([
    ["/blog/rss.xml", "application/rss+xml", "item"],
    ["/blog/atom.xml", "application/atom+xml", "entry"],
  ])("%s holds every post, newest first, with addresses that work from elsewhere", async (path, type, entry) => {
    const reply = await site.fetch(path);
    expect([reply.status, reply.headers.get("Content-Type")]).toEqual([200, `${type}; charset=utf-8`]);
    const text = await reply.text();
    const entries = text.split(`<${entry}>`).slice(1);
    expect(entries).toHaveLength(blogPosts("en").length);
    for (const [index, post] of blogPosts("en").entries()) {
      expect(entries[index]).toContain(`${site.origin}/blog/${post.slug}`);
      expect(entries[index]).toContain("What you can do now");
    }
    expect(text).toContain(`${site.origin}${path}`);
    expect(text).not.toMatch(/href="\//);
    expect(text).not.toMatch(/::figure|<figure/);
  });
});
