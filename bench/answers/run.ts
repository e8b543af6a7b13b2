import { existsSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { scoreParts } from "./score-parts.ts";

// npm run bench -- answers <folder with ask.mjs, questions.json and whose-fee.csv> [--site http://127.0.0.1:3000]
// [--questions more.json] [--files folder of the price files that whose-fee.csv names]
// Asks a running site questions labeled by people who had not seen its code. Prints the wrong answers and the number
// of right ones by kind, and how well `price_part` identifies whose fee a price is. Exits 1 unless all answers are
// right, and whole prices have a precision of 0.97 and a recall of 0.90.

interface Asked {
  right: number;
  total: number;
  wrong: { q: { id: string; search: string }; failed: { check: { path: string }; saw: string }[] }[];
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    site: { type: "string", default: "http://127.0.0.1:3000" },
    questions: { type: "string" },
    files: { type: "string" },
  },
});
const folder = path.resolve(positionals[0] ?? "../shared/testdata/answers");
const { askAll, load } = await import(pathToFileURL(path.join(folder, "ask.mjs")).href);
const questions = values.questions ?? path.join(folder, "questions.json");
const asked: Asked = await askAll(load(questions), values.site, (line: string) => console.log(line));
console.log(`questions right: ${asked.right} of ${asked.total}`);
if (asked.right < asked.total) process.exitCode = 1;

const labels = path.join(folder, "whose-fee.csv");
if (existsSync(labels) && values.files) {
  const { precision, recall } = await scoreParts(values.site, labels, values.files);
  console.log(`whole prices: precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}`);
  if (precision < 0.97 || recall < 0.9) process.exitCode = 1;
}
