import { type HTMLElement, parse } from "node-html-parser";
import { expect, test } from "vitest";
import { wordsIn } from "#app/content/words/words.ts";
import { siteForTests } from "../support/site-for-tests.ts";

const site = siteForTests({ SAMPLE_DATA: "on" });

type Texts = { [key: string]: string | Texts };

const textsOf = (texts: Texts): string[] =>
  Object.values(texts).flatMap((text) => (typeof text === "string" ? [text] : textsOf(text)));

/** Every four words in a row of the messages, between their values and elements; quotes of documents aside. */
function piecesIn(language: "en" | "es"): Set<string> {
  return new Set(
    textsOf(wordsIn(language) as object as Texts)
      .flatMap((text) => withoutQuotes(text).split(/\{\w+\}|<\/?\w+>/))
      .flatMap(piecesOf),
  );
}

/** What documents say is quoted as they say it. */
const withoutQuotes = (text: string) => text.replace(/“[^”]*”|https?:\S+/g, " ");

/** What a page says in its own language: not in an element of another one, nor as code. */
function textsOn(html: string): string[] {
  const page = parse(html);
  const language = page.querySelector("html")?.getAttribute("lang");
  const others = page
    .querySelectorAll("[lang]")
    .filter((element) => element.tagName !== "HTML" && element.getAttribute("lang") !== language);
  for (const element of [...others, ...page.querySelectorAll("script, style, code, pre")]) element.remove();
  return blocksOf(page.querySelector("body")!);
}

function blocksOf(element: HTMLElement): string[] {
  const attributes = [element, ...element.querySelectorAll("*")].flatMap((one) =>
    ["aria-label", "alt", "title", "placeholder"].flatMap((name) => one.getAttribute(name) ?? []),
  );
  return [...element.structuredText.split("\n"), ...attributes].map((text) =>
    withoutQuotes(text).replace(/\s+/g, " ").trim(),
  );
}

/** Words of one language that the other hasn't. */
const ENGLISH =
  /(?<![\p{L}“-])(?:the|and|of|with|your|you|this|from|are|is|was|have|which|than|by)(?![\p{L}”-])/giu;
const SPANISH = /(?<!\p{L})(?:el|los|las|del|una|con|que|para|su|usted|esta|este|más|por)(?!\p{L})/giu;

/** What the sample's owner wrote, and what a bill of theirs says. */
const DATA = /Half of the bill is forgiven|Tissue exam by pathologist/;

/** Blocks that hold a piece of a message of the other language, or are mostly words of it. */
function strangersOn(html: string, foreign: ReadonlySet<string>, marks: RegExp): string[] {
  return textsOn(html).filter((block) => {
    const words = block.match(/\p{L}+/gu) ?? [];
    if (DATA.test(block)) return false;
    if (words.length >= 5 && (block.match(marks) ?? []).length * 5 >= words.length) return true;
    return piecesOf(block).some((piece) => foreign.has(piece));
  });
}

/** Every four words in a row. */
function piecesOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}’]+/gu) ?? [];
  return words.slice(3).map((_, index) => words.slice(index, index + 4).join(" "));
}

const pieces = { en: piecesIn("en"), es: piecesIn("es") };
const english = new Set([...pieces.en].filter((piece) => !pieces.es.has(piece)));
const spanish = new Set([...pieces.es].filter((piece) => !pieces.en.has(piece)));

/** The pages of the sitemap, one of each kind, and what a visitor sees besides. */
async function publicPaths(): Promise<string[]> {
  const index = parse(await (await site.fetch("/sitemap.xml")).text());
  const parts = index.querySelectorAll("loc").map(({ text }) => new URL(text).pathname);
  const pages = await Promise.all(
    parts.map(async (part) =>
      parse(await (await site.fetch(part)).text())
        .querySelectorAll("loc")
        .map(({ text }) => new URL(text.replaceAll("&amp;", "&")))
        .map(({ pathname, search }) => pathname + search)
        .filter((path) => /^\/es(?:[/?]|$)/.test(path)),
    ),
  );
  const besides = [
    "/es/login",
    "/es/signup",
    "/es/forgot-password",
    "/es/saved",
    "/es/nada",
    "/es/first-steps",
  ];
  return [...pages.flat(), ...besides];
}

test("no page of the site says a word of English to those who read Spanish", async () => {
  const found: string[] = [];
  const paths = await publicPaths();
  expect(paths.length).toBeGreaterThan(40);
  for (const path of paths) {
    const html = await (await site.fetch(path)).text();
    found.push(...strangersOn(html, english, ENGLISH).map((text) => `${path}: ${text.slice(0, 200)}`));
  }
  expect([...new Set(found.map((one) => one.replace(/^[^:]*: /, "")))].length, found.join("\n")).toBe(0);
});

test("no page of the sample account does, and none says Spanish to those who read English", async () => {
  const signedIn = await site.post("/es/login", { intent: "sample" });
  const Cookie = signedIn.headers
    .getSetCookie()
    .map((cookie) => cookie.replace(/;.*/, ""))
    .join("; ");
  const read = async (path: string) => {
    const reply = await site.fetch(path, { headers: { Cookie } });
    return reply.headers.get("Content-Type")?.startsWith("text/html") ? reply.text() : null; // null: a picture or a file
  };
  const seen = new Set<string>(["/es/account"]);
  const found: string[] = [];
  for (const path of seen) {
    const html = await read(path);
    if (html === null) continue;
    found.push(...strangersOn(html, english, ENGLISH).map((text) => `${path}: ${text.slice(0, 200)}`));
    const links = parse(html)
      .querySelectorAll('main a[href^="/es/account"]')
      .map((link) => link.getAttribute("href")!.replace(/#.*/, ""));
    for (const link of links)
      if (seen.size < 60 && !/\.(?:pdf|csv|json|ics|txt|zip)/.test(link)) seen.add(link);
    if (seen.size % 4 === 0) {
      const twin = (await read(path.replace(/^\/es/, "") || "/")) ?? "<body></body>";
      found.push(
        ...strangersOn(twin, spanish, SPANISH).map((text) => `${path.slice(3)}: ${text.slice(0, 200)}`),
      );
    }
  }
  expect(seen.size).toBeGreaterThan(20);
  expect(found.length, found.join("\n")).toBe(0);
});
