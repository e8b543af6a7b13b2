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

const locales: [files: RegExp, why: string][] = [
  [/^domain\/language\/locale-of\.ts$/, "the locale of each language"],
  [/^domain\/money\/format-dollars\.ts$/, "dollars look alike in each of the locales"],
  [/^domain\/dates\/(?:day-in-zone|eastern-day)\.ts$/, "days as programs write them"],
  [/^cli\//, "commands speak English"],
  [/^routes\/data-api\//, "errors of calls"],
];
const phraseFiles: [files: RegExp, why: string][] = [
  [
    /^routes\/data-api\/|^content\/(?:[\w-]+-(?:reply|request)|parquet-manifest)\.server\.ts$/,
    "the documentation of calls",
  ],
  [/^routes\/(?:metrics|readyz|security|sitemap)\//, "programs of operators and crawlers read it"],
  [/^routes\/admin\/hospitals-page\.tsx$/, "what the log of an operator's acts keeps"],
  [/^routes\/blog\/feed-links\.ts$/, "links of a route know no address; feed readers show it"],
  [
    /^routes\/bills\/(?:audit\/plan-in-form\.server|upload\/cloud-ocr|upload\/read-document)\.ts$/,
    "a purpose of sealing, and errors of calls",
  ],
  [/^routes\/data\/data-file\.ts$/, "values of a column of a file"],
  [/^routes\/home\/example-check\.server\.ts$/, "a made-up bill, in English as bills are"],
  [/^routes\/price-files\/(?:row-place\.ts|source-row\.tsx)$/, "the place of a row, as addresses name it"],
  [/^components\/page\/json-ld\.ts$/, "search engines read it"],
  [
    /^content\/(?:read-article\.server|roadmap-items)\.ts$/,
    "errors in an article, and an article of its own",
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

/** Every locale by name, and everything that writes in one and is not told which by `localeOf`. */
function namedLocales(tree: ts.SourceFile): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node) && /^[a-z]{2}-[A-Z]{2}$/.test(node.text)) found.push(node.text);
    if (isWriter(node) && !/^localeOf\(|^"/.test(node.arguments?.[0]?.getText() ?? "")) {
      found.push(node.getText().split("\n", 1).join());
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

const isWriter = (node: ts.Node): node is ts.NewExpression | ts.CallExpression =>
  (ts.isNewExpression(node) && node.expression.getText().startsWith("Intl.")) ||
  (ts.isCallExpression(node) && /\.toLocale(?:Date|Time)?String$/.test(node.expression.getText()));

/** Attributes that are read aloud or shown. */
const SHOWN =
  /^(?:alt|aria-(?:label|description|valuetext)|caption|heading|hint|label|legend|placeholder|summary|title)$/;
/** What these calls take is written into the log, or answers a program. */
const UNSHOWN_CALLS = /^(?:jsonError|readOrNull|logFailure|failed|.*\.includes)$/;
/** What these properties hold is a code. */
const CODES = /^(?:kind|outcome)$/;

/** Every literal in an attribute that people read, and every phrase of two words or a value and a word. */
function shownPhrases(tree: ts.SourceFile): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (isUnshown(node)) return;
    if (ts.isJsxAttribute(node)) {
      const { initializer } = node;
      if (initializer && SHOWN.test(node.name.getText())) found.push(...literalsIn(initializer));
      else if (initializer && !ts.isStringLiteral(initializer)) ts.forEachChild(initializer, visitMarkup);
      return;
    }
    const text = textOf(node)?.replace(/\s+/g, " ").trim() ?? "";
    if (!ts.isJsxText(node) && isPhrase(text)) found.push(text);
    ts.forEachChild(node, visit);
  };
  // Other attributes hold names and addresses; only the elements in them are looked at.
  const visitMarkup = (node: ts.Node) => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node) || ts.isJsxSelfClosingElement(node)) visit(node);
    else ts.forEachChild(node, visitMarkup);
  };
  visit(tree);
  return found;
}

function isUnshown(node: ts.Node): boolean {
  const parent = ts.isAsExpression(node.parent ?? node) ? node.parent.parent : node.parent;
  if (ts.isThrowStatement(node) || ts.isImportDeclaration(node) || ts.isTypeNode(node)) return true;
  if (ts.isNewExpression(node)) return node.expression.getText().endsWith("Error");
  if (textOf(node) === null) return false;
  if (ts.isCallExpression(parent) && UNSHOWN_CALLS.test(parent.expression.getText())) return true;
  if (ts.isBinaryExpression(parent) || ts.isCaseClause(parent))
    return /^(?:===|!==|)$/.test(operatorOf(parent));
  return ts.isPropertyAssignment(parent) && (parent.name === node || CODES.test(parent.name.getText()));
}

const operatorOf = (node: ts.BinaryExpression | ts.CaseClause) =>
  ts.isCaseClause(node) ? "" : node.operatorToken.getText();

/** The words of a value that an attribute is given; those of an element or a call in it are their own. */
function literalsIn(node: ts.Node): string[] {
  if (ts.isCallExpression(node) || ts.isElementAccessExpression(node) || ts.isJsxElement(node)) return [];
  const text = textOf(node)?.replaceAll("{}", "") ?? "";
  if (/\p{L}{2}/u.test(text)) return [text];
  return node.getChildren().flatMap(literalsIn);
}

/** Two words beside one another, or a value with a word beside it; no selector, address or command. */
function isPhrase(text: string): boolean {
  if (/[=;<>/_\\]|^npx /.test(text)) return false;
  const parts = text.split(" ");
  return parts.some((part, index) => {
    const next = parts[index + 1] ?? "";
    return (isWord(part) && (isWord(next) || isValue(next))) || (isValue(part) && isWord(next));
  });
}

const isWord = (part: string) =>
  /^[("“]?\p{L}[\p{L}’']+[),.:?!…]*$/u.test(part) && !/^(?:\p{Lu}+|kB)$/u.test(part);
const isValue = (part: string) => part.includes("{}");

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

test("no code but the table of locales names one, and nothing writes without being told which", () => {
  const asked = files.filter(({ file }) => !isExcepted(file, locales));
  expect(asked.flatMap(({ file, tree }) => namedLocales(tree).map((text) => `${file}: ${text}`))).toEqual([]);
});

test("no page shows a phrase of its own, nor reads one aloud", () => {
  const asked = files.filter(
    ({ file }) =>
      /^(?:routes|components|ui|content)\//.test(file) &&
      !/^content\/words\/e[ns]\/|\.css\.ts$/.test(file) &&
      !isExcepted(file, phraseFiles),
  );
  expect(asked.flatMap(({ file, tree }) => shownPhrases(tree).map((text) => `${file}: ${text}`))).toEqual([]);
});

test("every exception is needed", () => {
  const needed = (list: typeof exceptions, find: (tree: ts.SourceFile) => string[]) =>
    list.filter(([names]) => !files.some(({ file, tree }) => names.test(file) && find(tree).length > 0));
  expect([
    ...needed(exceptions, namedLanguages),
    ...needed(englishFiles, spokenTexts),
    ...needed(locales, namedLocales),
    ...needed(phraseFiles, shownPhrases),
  ]).toEqual([]);
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

test.each([
  ['count.toLocaleString("en-US")', 1],
  ["count.toLocaleString()", 1],
  ["new Intl.NumberFormat(language)", 1],
  ["new Intl.NumberFormat(localeOf(language), { style })", 0],
  ["share.toLocaleString(localeOf(language), { style })", 0],
])("%s names a locale %i times", (code, times) => {
  expect(namedLocales(parse("near.ts", code))).toHaveLength(times);
});

test.each([
  ['const page = <Field label="Name" />;', 1],
  ['const page = <Field hint={isShort ? "Or a part" : undefined} />;', 1],
  ["const page = <img alt={`Map of ${" + "place}`} />;", 1],
  ['return amount === null ? "Not available" : format(amount);', 1],
  ["return `${" + "plans} from ${" + "low} to ${" + "high}`;", 1],
  ["return `modifier ${" + "modifiers}`;", 1],
  ["const page = <b>{`${" + "count} found`}</b>;", 1],
  ['const page = <Sentence as={{ term: (text) => <Field label="Name">{text}</Field> }} />;', 1],
  ['const page = <Term term="Gross charge" className="title wide" aria-labelledby="one two" />;', 0],
  ["const page = <Field label={words.label} title={`${" + "name}: ${" + "count}`} />;", 0],
  ['if (found.outcome === "no such page") return { outcome: "unknown payer" };', 0],
  ['const found = await readOrNull("The payers", listPayers(db));', 0],
  ['throw new Error("No such place");', 0],
  ["return `${" + "city}, ${" + "state}`;", 0],
])("%s shows %i phrases", (code, times) => {
  expect(shownPhrases(parse("near.tsx", code))).toHaveLength(times);
});
