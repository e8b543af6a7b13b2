import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import * as care from "#app/domain/bills/read/vocabulary/care.ts";
import * as names from "#app/domain/bills/read/vocabulary/name-words.ts";
import { neverInNames } from "#app/domain/bills/read/vocabulary/never-in-names.ts";
import * as organisations from "#app/domain/bills/read/vocabulary/organisations.ts";
import { foldCase } from "#app/domain/reading/labels/fold-text.ts";
import { type Phrase, patternOf } from "#app/domain/reading/labels/phrases.ts";
import { layOutRows } from "#app/domain/reading/page/lay-out-rows.ts";
import { printDocument } from "#app/domain/reading/page/printed-page.fixture.ts";
import type { DocumentText } from "#app/platform/ocr/layout/document-text.ts";
import { findIdlePhrases, textsOfRows } from "../../tests/support/idle-phrases.ts";

// npm run bench -- vocabulary <folder of words>…
// Prints the phrases of the bill reader's vocabulary that no document has: of the tests' fixtures, and of folders with words that
// `npm run bench -- weights --words <folder>` keeps.

const fixtures = path.resolve(import.meta.dirname, "../../tests/fixtures/bills");
const documents = [...(await readPrinted()), ...(await readFolders())];
const texts = documents.flatMap((document) => textsOfRows(layOutRows(document)));
const folded = [...new Set(texts.map(foldCase))].join("\n");

const isIdle = (phrase: Phrase) => !patternOf([phrase]).test(folded);

for (const [list, phrases] of Object.entries<readonly Phrase[]>({
  ...care,
  ...names,
  ...organisations,
  neverInNames,
})) {
  const idle = phrases.filter(isIdle);
  print(
    list,
    idle.map((phrase) => (typeof phrase === "object" && "phrase" in phrase ? phrase.phrase : String(phrase))),
  );
}
for (const [list, idle] of findIdlePhrases(texts)) print(list, idle);
console.log(`\n${documents.length} documents`);

function print(list: string, idle: readonly string[]): void {
  console.log(`\n${list}: ${idle.length} in no document`);
  if (idle.length > 0) console.log(`  ${idle.join(" | ")}`);
}

async function readPrinted(): Promise<DocumentText[]> {
  const folder = path.join(fixtures, "printed");
  const files = (await readdir(folder)).filter((name) => name.endsWith(".txt")).sort();
  return Promise.all(
    files.map(async (name) =>
      printDocument(...(await readFile(path.join(folder, name), "utf8")).split("\f")),
    ),
  );
}

async function readFolders(): Promise<DocumentText[]> {
  const read: DocumentText[] = [];
  for (const folder of [path.join(fixtures, "words"), ...process.argv.slice(2)]) {
    for (const name of (await readdir(folder)).filter((name) => name.endsWith(".json")).sort()) {
      read.push(JSON.parse(await readFile(path.join(folder, name), "utf8")));
    }
  }
  return read;
}
