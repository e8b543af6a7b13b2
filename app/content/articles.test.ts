import { parse } from "node-html-parser";
import { describe, expect, test } from "vitest";
import { blogPosts, findBlogPost } from "./blog-posts.server.ts";
import { articleHtml } from "./read-article.server.ts";
import { textPages } from "./text-pages.server.ts";

/** What the frame of an article's page takes for itself. */
const takenIds = ["top", "main", "sources", "others"];

describe.each(
  [...blogPosts("en"), ...textPages("en")].map((article) => [article.slug, article] as const),
)("%s", (_slug, { title, parts, sources }) => {
  const html = articleHtml({ parts });
  const headings = parse(html).querySelectorAll("h1, h2, h3, h4, h5, h6");

  test("goes down its headings step by step from h2", () => {
    let last = 1;
    for (const { tagName } of headings) {
      const level = Number(tagName.slice(1));
      expect([tagName, level >= 2 && level <= last + 1]).toEqual([tagName, true]);
      last = level;
    }
  });

  test("has one address for each heading", () => {
    const ids = [...takenIds, ...headings.map(({ id }) => id)];
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).not.toContain("");
  });

  test("names what it rests on, each source once", () => {
    expect(sources.length).toBeGreaterThan(0);
    expect(new Set(sources.map(({ url }) => url)).size).toBe(sources.length);
  });

  test("is quiet", () => {
    expect(title + parse(html).text).not.toContain("!");
  });
});

describe.each(blogPosts("en").map((post) => [post.slug, post] as const))("the post %s", (slug, post) => {
  const page = parse(articleHtml(post));
  const words = page.text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));

  test("has something to say, and an end", () => {
    expect(words.length).toBeGreaterThanOrEqual(700);
    expect(words.length).toBeLessThanOrEqual(1200);
  });

  test("works with numbers and says that they are made up", () => {
    expect(page.text).toMatch(/\bmade[- ]up\b/i);
    expect(page.querySelector("table")).not.toBeNull();
    expect(page.text).toMatch(/\$\d/);
  });

  test("ends with what the reader can do now, by this site too", () => {
    const last = page.querySelectorAll("h2").at(-1);
    expect(last?.text).toBe("What you can do now");
    expect(last?.nextElementSibling?.tagName).toBe("UL");
    const links = page.querySelectorAll("a").map((link) => link.getAttribute("href") ?? "");
    expect(links.filter((href) => /^\/(?!blog\/)/.test(href)).length).toBeGreaterThanOrEqual(3);
    expect(links).not.toContain(`/blog/${slug}`);
  });

  test("is found by its name", () => {
    expect(findBlogPost("en", slug)).toBe(post);
  });
});

test("posts come newest first, those of one day by title", () => {
  const order = blogPosts("en").map(({ date, title }) => ({ date, title }));
  expect(order).toEqual(
    order.toSorted((a, b) => (a.date === b.date ? (a.title < b.title ? -1 : 1) : a.date < b.date ? 1 : -1)),
  );
});

test("a post that is not there is null, whatever the name", () => {
  for (const slug of ["", "nowhere", "__proto__", "../pages/team", "\0"])
    expect(findBlogPost("en", slug)).toBeNull();
});
