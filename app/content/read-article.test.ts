import { expect, test } from "vitest";
import { articleHtml, figuresIn, readArticle } from "./read-article.server.ts";

const front = (changes: Record<string, string | undefined> = {}) => {
  const fields = {
    title: "A title",
    description: "A description of sixty characters or more, which says what the reader finds.",
    keywords: "bill, price",
    date: "2026-11-21",
    updated: "2026-11-22",
    sources: "[{label: A law, url: https://law.example/1}]",
    ...changes,
  };
  const lines = Object.entries(fields).filter(([, value]) => value !== undefined);
  return `---\n${lines.map(([name, value]) => `${name}: ${value}`).join("\n")}\n---\n`;
};

test("an article is its front matter, its file's name, and its text as HTML", () => {
  expect(readArticle("./blog/a-post.md", `${front()}## What's due *now*\n\nOne **word**.\n`)).toEqual({
    slug: "a-post",
    title: "A title",
    description: "A description of sixty characters or more, which says what the reader finds.",
    keywords: "bill, price",
    date: "2026-11-21",
    updated: "2026-11-22",
    sources: [{ label: "A law", url: "https://law.example/1" }],
    parts: [
      {
        html: '<h2 id="whats-due-now">What&#39;s due <em>now</em></h2>\n<p>One <strong>word</strong>.</p>\n',
      },
    ],
  });
});

test("the product's name stands where the text leaves room for it", () => {
  const article = readArticle("a.md", `${front({ title: '"On {product}"' })}It is {product}.\n`);
  expect([article.title, articleHtml(article)]).toEqual(["On Faircharge", "<p>It is Faircharge.</p>\n"]);
});

test("a line that names a figure parts the text there, and leaves nothing in its HTML", () => {
  const file = `${front()}One.\n\n::figure kinds-of-price\n\nTwo.\n\n::figure what-became-of-amounts\n`;
  const article = readArticle("a.md", file);
  expect(article.parts).toEqual([
    { html: "<p>One.</p>\n" },
    { figure: "kinds-of-price" },
    { html: "<p>Two.</p>\n" },
    { figure: "what-became-of-amounts" },
  ]);
  expect(figuresIn(article)).toEqual(["kinds-of-price", "what-became-of-amounts"]);
  expect(articleHtml(article)).toBe("<p>One.</p>\n<p>Two.</p>\n");
});

test.each([
  ["no front matter", "## Text\n", "has no front matter"],
  ["no title", front({ title: undefined }), "title"],
  ["a short description", front({ description: "Short" }), "description"],
  ["a field that nobody reads", front({ author: "X" }), "author"],
  ["a date that is none", front({ date: "2026-02-30" }), "date"],
  ["a change before it was published", front({ updated: "2026-11-20" }), "updated is before date"],
  ["a figure that nobody draws", `${front()}::figure toString\n`, 'nobody draws a figure "toString"'],
  ["a figure without a name", `${front()}::figure\n`, 'nobody draws a figure ""'],
  ["a source without https", front({ sources: "[{label: A, url: http://law.example}]" }), "url"],
])("a file with %s is refused by its name and the reason", (_fault, file, reason) => {
  const read = () => readArticle("./blog/faulty.md", file);
  expect(read).toThrow("./blog/faulty.md");
  expect(read).toThrow(reason);
});
