import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { foldCase, squash } from "#app/domain/bills/read/labels/fold-text.ts";
import { layOutRows } from "#app/domain/bills/read/layout/lay-out-rows.ts";
import { printDocument } from "#app/domain/bills/read/layout/printed-page.fixture.ts";
import { textOf } from "#app/domain/bills/read/layout/rows.ts";
import { amountLabels } from "#app/domain/bills/read/vocabulary/amount-labels.ts";
import * as care from "#app/domain/bills/read/vocabulary/care.ts";
import { columnLabels } from "#app/domain/bills/read/vocabulary/column-labels.ts";
import { amountConcepts, dateConcepts } from "#app/domain/bills/read/vocabulary/concepts.ts";
import { dateLabels } from "#app/domain/bills/read/vocabulary/date-labels.ts";
import * as names from "#app/domain/bills/read/vocabulary/name-words.ts";
import { neverInNames } from "#app/domain/bills/read/vocabulary/never-in-names.ts";
import * as organisations from "#app/domain/bills/read/vocabulary/organisations.ts";
import { partyLabels } from "#app/domain/bills/read/vocabulary/party-labels.ts";
import { type Phrase, patternOf } from "#app/domain/bills/read/vocabulary/phrases.ts";
import type { DocumentText } from "#app/platform/ocr/layout/document-text.ts";

// npm run bench:vocabulary -- <folder of words>…
// Prints the phrases of the bill reader's vocabulary that no document has: of the tests' fixtures, and of folders with words that
// `bench:weights -- --words <folder>` keeps.

const fixtures = path.resolve(import.meta.dirname, "../../tests/fixtures/bills");
const documents = [...(await readPrinted()), ...(await readFolders())];
const rows = documents.flatMap((document) => layOutRows(document).map(({ words }) => textOf(words)));
const folded = rows.map(foldCase).join("\n");
const squashed = rows.map(squash).join("\n");

const isIdle = (phrase: Phrase) => !patternOf([phrase]).test(folded);
const isIdleLabel = (phrase: string) => !squashed.includes(squash(phrase));

for (const [list, phrases] of Object.entries<readonly Phrase[]>({
  ...care,
  ...names,
  ...organisations,
  ...amountConcepts,
  ...dateConcepts,
  neverInNames,
})) {
  print(list, phrases, phrases.filter(isIdle));
}
for (const [kind, roles] of Object.entries<Record<string, readonly string[]>>({
  amount: amountLabels,
  column: columnLabels,
  date: dateLabels,
  party: partyLabels,
})) {
  for (const [role, phrases] of Object.entries(roles)) {
    print(`${kind} ${role}`, phrases, phrases.filter(isIdleLabel));
  }
}
console.log(`\n${documents.length} documents, ${rows.length} rows`);

function print(list: string, phrases: readonly Phrase[], idle: readonly Phrase[]): void {
  const texts = idle.map((phrase) =>
    typeof phrase === "object" && "phrase" in phrase ? phrase.phrase : String(phrase),
  );
  console.log(`\n${list}: ${idle.length} of ${phrases.length} in no document`);
  if (texts.length > 0) console.log(`  ${texts.join(" | ")}`);
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
