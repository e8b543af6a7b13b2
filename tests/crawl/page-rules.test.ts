import { expect, test } from "vitest";
import { readPageFacts } from "./page-rules.ts";

const page = (body: string, head = "") =>
  `<!doctype html><html><head><title>A page</title><meta name="description" content="What it is.">
  <link rel="canonical" href="https://site.example/page">${head}</head><body>${body}</body></html>`;

const problemsOf = (html: string) => readPageFacts(html).problems;

test("a page that is in order has no problems", () => {
  const body = `<h1>Page</h1><h2 id="part">Part</h2><h3>Less</h3><h2>Part</h2><img src="/a.png" alt="">`;
  expect(problemsOf(page(body))).toEqual([]);
});

test("a missing title, description or canonical address is told; without an index none is needed", () => {
  expect(problemsOf("<h1>Page</h1>")).toEqual([
    "It has no title.",
    "It has no description.",
    "It is to be indexed and names no canonical address.",
  ]);
  const hidden = `<head><title>A</title><meta name="description" content="B"><meta name="robots" content="noindex"></head>`;
  expect(problemsOf(`<html>${hidden}<body><h1>Page</h1></body></html>`)).toEqual([]);
});

test("no h1, more than one, and a heading that leaves a level out are told", () => {
  expect(problemsOf(page("<h2>Part</h2>"))).toEqual([
    "It has 0 h1 headings.",
    "Its heading “Part” (h2) follows no h1.",
  ]);
  expect(problemsOf(page("<h1>One</h1><h1>Two</h1>"))).toEqual(["It has 2 h1 headings."]);
  expect(problemsOf(page("<h1>One</h1><h3>Deep</h3>"))).toEqual(["Its heading “Deep” (h3) follows an h1."]);
});

test("a NUL and a character that could not be read are told", () => {
  for (const broken of ["\0", "\ufffd"]) {
    const body = `<h1>A page with many words in it</h1><p>Cafe${broken}</p>`;
    expect(problemsOf(page(body))).toEqual([
      "It holds a broken character after “h many words in it</h1><p>Cafe”.",
    ]);
  }
});

test("a picture without alt and a repeated id are told", () => {
  expect(problemsOf(page(`<h1 id="a">One</h1><p id="a"></p><img src="/b.png">`))).toEqual([
    "More than one of its elements has the id “a”.",
    "Its picture /b.png has no alt.",
  ]);
});

test("a form that is sent to a fragment is told", () => {
  expect(problemsOf(page(`<h1>One</h1><form action="/a#b"></form><form action="/a"></form>`))).toEqual([
    "Its form is sent to a fragment, /a#b.",
  ]);
});

test("JSON-LD that does not parse, has another context or a thing without a type is told", () => {
  const block = (json: string) => page("<h1>One</h1>", `<script type="application/ld+json">${json}</script>`);
  const good = `{"@context":"https://schema.org","@graph":[{"@type":"WebSite","name":"\\u003c/script>"}]}`;
  expect(problemsOf(block(good))).toEqual([]);
  expect(problemsOf(block("{"))).toEqual(["Its JSON-LD does not parse."]);
  expect(problemsOf(block(`{"@type":"WebSite"}`))).toEqual([
    "Its JSON-LD is not in the context of schema.org.",
  ]);
  expect(problemsOf(block(`{"@context":"https://schema.org","@graph":[{"name":"x"}]}`))).toEqual([
    "Its JSON-LD describes a thing without a type.",
  ]);
});

test("links, files and anchors are gathered as the page writes them", () => {
  const facts = readPageFacts(
    page(
      `<h1 id="top">One</h1><a href="/a?b=1&amp;c=2#d">A</a><a name="old"></a><img src="/c.png" alt="">`,
      `<link rel="stylesheet" href="/d.css">`,
    ),
  );
  expect(facts.links).toEqual(["/a?b=1&c=2#d"]);
  expect(facts.files).toEqual(["/c.png", "/d.css"]);
  expect([...facts.anchors]).toEqual(["top", "old"]);
});
