import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";

const app = path.resolve(import.meta.dirname, "../..");

/** What people read stands in `content/words/en`, and its language is an argument. What may stand elsewhere, and why: */
const exceptions: [files: RegExp, why: string][] = [
  [/^domain\/language\//, "which languages there are"],
  [/^cli\/cli-language\.ts$/, "the one language of commands"],
  [/^domain\/accounts\/(?:account|about-form\.server)\.ts$/, "a person's language of letters is data"],
  [/^domain\/search\/hospital-runs\.ts$/, "'en' is a preposition that people search with"],
];
const englishFiles: [files: RegExp, why: string][] = [
  [/^routes\/data-api\//, "the documentation of calls, which programs read"],
  [
    /^routes\/bills\/(?:audit\/(?:documents-call|findings-file)|upload\/(?:cloud-ocr|read-document))\.ts$/,
    "errors of calls",
  ],
  [/^routes\/sitemap\//, "crawlers read it"],
  [/^domain\/accounts\/export\/exported-account\.ts$/, "the documentation of the archive's files"],
  [/^domain\/(?:sample-data|accounts\/sample)\//, "the papers of fictional hospitals and people"],
  [/^domain\/glossary\//, "the glossary is one text with public/glossary.txt"],
  [/^domain\/mrf\/valid-values\.ts$/, "CMS's own words, to the letter"],
  [/^domain\/audits\/sources\.ts$/, "titles of others' pages"],
  [/^domain\/assistance\/filings\//, "an operator reads them among messages of the system"],
  [
    /^domain\/(?:accounts\/open-site-keys|imports\/open-import-process)\.server\.ts$/,
    "messages to operators",
  ],
];

const isExcepted = (file: string, list: typeof exceptions) => list.some(([files]) => files.test(file));

const parse = (file: string, text: string) =>
  ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );

/** Every literal "en" and every `.en`. */
function namedLanguages(tree: ts.SourceFile): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node) && node.text === "en") found.push(node.parent.getText());
    if (ts.isPropertyAccessExpression(node) && node.name.text === "en") found.push(node.getText());
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** Every sentence and every word between tags, but for what is thrown, what calls answer and what is typed into a terminal. */
function spokenTexts(tree: ts.SourceFile): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isThrowStatement(node) || ts.isImportDeclaration(node)) return;
    if (ts.isCallExpression(node) && node.expression.getText() === "jsonError") return;
    if (ts.isNewExpression(node) && node.expression.getText().endsWith("Error")) return;
    if (ts.isJsxElement(node) && node.openingElement.tagName.getText() === "code") return;
    const text = textOf(node)?.replace(/\s+/g, " ").trim() ?? "";
    if (ts.isJsxText(node) ? /\p{L}{2}/u.test(text) : isSentence(text)) found.push(text);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

function textOf(node: ts.Node): string | null {
  if (ts.isTaggedTemplateExpression(node.parent ?? node)) return null; // SQL
  if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join("");
}

/** Four words or more, from a capital to a full stop. */
const isSentence = (text: string) =>
  /^["“(]?(?:\p{Lu}|\{\})/u.test(text) &&
  /[.?!…]$/.test(text) &&
  (text.match(/\p{L}[\p{L}’'-]*/gu) ?? []).length >= 4;

const files = readdirSync(app, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|fixture)\.tsx?$/.test(file))
  .map((file) => ({ file, tree: parse(file, readFileSync(path.join(app, file), "utf8")) }));

test("no code but the catalogue names a language", () => {
  const asked = files.filter(
    ({ file }) => !file.startsWith("content/words/") && !isExcepted(file, exceptions),
  );
  const server = parse("server.ts", readFileSync(path.join(app, "../server.ts"), "utf8"));
  const found = [...asked, { file: "server.ts", tree: server }].flatMap(({ file, tree }) =>
    namedLanguages(tree).map((code) => `${file}: ${code}`),
  );
  expect(found).toEqual([]);
});

test("no route, component or rule says a sentence of its own", () => {
  const asked = files.filter(
    ({ file }) => /^(?:routes|components|domain|ui)\//.test(file) && !isExcepted(file, englishFiles),
  );
  expect(asked.flatMap(({ file, tree }) => spokenTexts(tree).map((text) => `${file}: ${text}`))).toEqual([]);
});

test("every exception is needed", () => {
  const needed = (list: typeof exceptions, find: (tree: ts.SourceFile) => string[]) =>
    list.filter(([names]) => !files.some(({ file, tree }) => names.test(file) && find(tree).length > 0));
  expect([...needed(exceptions, namedLanguages), ...needed(englishFiles, spokenTexts)]).toEqual([]);
});

test.each([
  ['say("en", words.title, {})', 1],
  ["wordsIn(`en`).site", 1],
  ["siteWords.en.title", 1],
  ['amount.toLocaleString("en-US")', 0],
  ['["in", "end"].includes(word)', 0],
  ["bounds.end + entry.enabled", 0],
])("%s names a language %i times", (code, times) => {
  expect(namedLanguages(parse("near.ts", code))).toHaveLength(times);
});

test.each([
  ['problems.push("We have no prices in this category.")', 1],
  ["const said = `${" + "hospital} has no prices here.`;", 1],
  ["const page = <p>Only {hospital}</p>;", 1],
  ['const page = <Field hint={isShort ? "Or a part of its name." : undefined} />;', 1],
  ['const page = <h2 className="title is-large wide two">{words.title}</h2>;', 0],
  ["const page = <p>{place} · {count}%</p>;", 0],
  ["const page = <code>npm run check</code>;", 0],
  ['throw new Error("No words for the finding of this kind.");', 0],
  ['return new MissingError("There is no such file here.");', 0],
  ['return jsonError(404, "No service with this name has prices.");', 0],
  ["db.execute(sql`Select a, b, c and d from prices.`)", 0],
  ['const keys = ["hospital_name", "Not available"];', 0],
])("%s says %i texts", (code, times) => {
  expect(spokenTexts(parse("near.tsx", code))).toHaveLength(times);
});
