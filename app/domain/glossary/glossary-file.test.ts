import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fleschKincaid } from "flesch-kincaid";
import { syllable } from "syllable";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { wordsIn } from "#app/content/words/words.ts";
import { projectRoot } from "#app/platform/files/project-root.server.ts";
import { getCategoryOfTerm, glossaryCategories, termPath, termsOnPage } from "./glossary-categories.ts";
import type { GlossaryTerm } from "./glossary-term.ts";
import { type LinkedTerm, termPaths } from "./linked-terms.ts";
import { linkedParts, plainText } from "./linked-text.ts";
import { parseGlossary } from "./parse-glossary.ts";
import { readGlossary } from "./read-glossary.server.ts";

const glossaryPath = path.join(projectRoot(), "public/glossary.txt");
const parsed = parseGlossary(await readFile(glossaryPath, "utf8"));
const glossary = parsed.outcome === "parsed" ? parsed.categories : [];
const terms = glossary.flatMap((category) => category.terms);

const linkablePaths = [
  "/hospitals",
  "/hospital_search",
  "/compare",
  "/upload-bill",
  "/data",
  "/data/downloads",
  "/price-files",
  "/api",
  "/glossary",
  "/blog",
  "/roadmap",
  "/privacy-policy",
  "/security",
];

test("the glossary is well-formed, without duplicates and empty categories", () => {
  expect(parsed.outcome === "malformed" ? parsed.problems : []).toEqual([]);
});

test("each page finds its own category and at least 25 terms; together they have 240 and leave none out", () => {
  expect(glossaryCategories).toHaveLength(8);
  for (const page of glossaryCategories) {
    const onPage = termsOnPage(glossary, page);
    expect([page.id, new Set(onPage.map(({ category }) => category)).size]).toEqual([page.id, 1]);
    expect(onPage.length).toBeGreaterThanOrEqual(25);
    expect(onPage.every((term) => getCategoryOfTerm(term) === page)).toBe(true);
  }
  const shown = glossaryCategories.flatMap((page) => termsOnPage(glossary, page));
  expect(shown).toHaveLength(terms.length);
  expect(shown.length).toBeGreaterThanOrEqual(240);
});

test("every term has a definition, a context with a link, a function and an example with a number", () => {
  for (const { term, context, function: purpose, example } of terms) {
    expect([term, /\d/.test(example ?? ""), Boolean(purpose)]).toEqual([term, true, true]);
    const hrefs = linkedParts(context ?? "").flatMap(({ href }) => href ?? []);
    expect([term, hrefs.length > 0]).toEqual([term, true]);
    for (const href of hrefs) expect([term, linkablePaths.includes(href)]).toEqual([term, true]);
  }
});

test("texts are sentences in plain signs, and no link is left unread", () => {
  for (const { term, definition, context, function: purpose, example } of terms) {
    for (const text of [definition, plainText(context ?? ""), purpose ?? "", example ?? ""]) {
      expect([term, text, /[.?]”?$/.test(text)]).toEqual([term, text, true]);
      expect([term, text, /\]\(|['!—–]| {2}/.test(text)]).toEqual([term, text, false]);
    }
    expect([term, sentencesOf(definition) <= 3]).toEqual([term, true]);
  }
});

test("no two terms share a definition, function or example", () => {
  for (const field of ["definition", "context", "function", "example"] as const) {
    const seen = new Map<string, string>();
    for (const entry of terms) {
      const text = entry[field] ?? "";
      expect([seen.get(text), entry.term]).toEqual([undefined, entry.term]);
      seen.set(text, entry.term);
    }
  }
});

test("definitions read at grade 9 or lower in the middle", () => {
  const grades = terms.map(gradeOfDefinition).sort((a, b) => a - b);
  expect(grades[Math.floor(grades.length / 2)]).toBeLessThanOrEqual(9);
});

test("what other pages show of a term is what the glossary says", () => {
  for (const [term, { name, definition }] of Object.entries(wordsIn("en").linkedTerms)) {
    const entry = terms.find((known) => known.term === term);
    expect({ term: name, definition, href: termPaths[term as LinkedTerm] }).toEqual({
      term,
      definition: entry?.definition,
      href: entry && termPath(getCategoryOfTerm(entry).id, entry.slug),
    });
  }
});

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "faircharge-glossary-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test("the site reads the same file", async () => {
  expect(await readGlossary(glossaryPath)).toEqual(glossary);
});

test("a file that is missing or malformed is logged and gives an empty glossary", async () => {
  expect(await readGlossary(path.join(folder, "none.txt"))).toEqual([]);
  const malformed = path.join(folder, "malformed.txt");
  await writeFile(malformed, "# A\n## T\n# B\nloose\n## U\nDefinition: d");
  expect(await readGlossary(malformed)).toEqual([]);
  const logged = vi.mocked(console.error).mock.calls.map(([line]) => String(line));
  vi.mocked(console.error).mockClear();
  expect(logged).toEqual([
    expect.stringContaining("The glossary could not be read: Error ENOENT"),
    expect.stringContaining("The glossary is malformed, line 2, 4: Error"),
  ]);
});

function sentencesOf(text: string): number {
  return text.match(/[.?!](?=\s|$)/g)?.length ?? 0;
}

function gradeOfDefinition({ definition }: GlossaryTerm): number {
  const words = definition.match(/[\p{L}\d’]+/gu) ?? [];
  return fleschKincaid({
    sentence: sentencesOf(definition),
    word: words.length,
    syllable: words.reduce((sum, word) => sum + syllable(word), 0),
  });
}
