import { writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { crossValidate, type Level } from "./cross-validate.ts";
import { type Choice, choices, listExamples } from "./list-examples.ts";
import { monotone } from "./monotone.ts";
import { priors } from "./priors.ts";
import { readCorpus, readPrinted, readReceipts } from "./read-corpus.ts";
import { type Example, fitWeights } from "./softmax.ts";
import { surenessModule, weightsModule, weightsPage } from "./weights-module.ts";

// npm run bench:weights -- <folder with truth.json>… --words <folder> [--receipts <folder>] [--write]
// Fits what each feature is worth in choosing the total, what is due, the date and the provider of a bill, and prints how well
// the weights choose on layouts that they were not fitted on.

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    receipts: { type: "string", multiple: true, default: [] },
    words: { type: "string" },
    write: { type: "boolean", default: false },
    penalty: { type: "string", default: "0.002" },
  },
});
if (positionals.length === 0 || !values.words) {
  console.error(
    "Which folders? npm run bench:weights -- <folder with truth.json>… --words <folder> [--write]",
  );
  process.exit(2);
}
const projectRoot = path.resolve(import.meta.dirname, "../..");
const documents = [...(await readPrinted(path.join(projectRoot, "tests/fixtures/bills/printed")))];
for (const folder of positionals) documents.push(...(await readCorpus(folder, values.words)));
for (const folder of values.receipts) documents.push(...(await readReceipts(folder, values.words)));

const examples: Record<Choice, Example[]> = { total: [], due: [], date: [], name: [] };
for (const document of documents) {
  const of = listExamples(document);
  for (const choice of choices) examples[choice].push(...of[choice]);
}
const penalty = Number(values.penalty);
const levels: Level[][] = [];
const validated: { choice: Choice; right: number; asked: number }[] = [];
for (const choice of choices) {
  const { right, asked, misses, calibration } = crossValidate(examples[choice], {
    penalty,
    prior: priors[choice],
  });
  console.log(
    `\n${choice}: ${right} of ${asked} right on families left out (${((100 * right) / asked).toFixed(1)} %)`,
  );
  validated.push({ choice, right, asked });
  levels.push(calibration);
  for (const miss of misses) console.log(`  ${miss}`);
  console.log(calibration.map(({ from, asked, right }) => `  said ${from}: ${right} of ${asked}`).join("\n"));
}
const sureness = monotone(levels);
console.log("\nshare of the choice, and how often such a choice is right:");
for (const { from, right } of sureness) console.log(`  from ${from}: ${(100 * right).toFixed(1)} %`);
if (values.write) {
  const fitted = Object.fromEntries(
    choices.map((choice) => [choice, fitWeights(examples[choice], { penalty, prior: priors[choice] })]),
  );
  const file = path.join(projectRoot, "app/domain/bills/read/choice/fitted-weights.ts");
  await writeFile(file, weightsModule(fitted, documents.length));
  const surenessFile = path.join(projectRoot, "app/domain/bills/read/choice/fitted-sureness.ts");
  await writeFile(surenessFile, surenessModule(sureness));
  await writeFile(
    path.join(projectRoot, "docs/reading-weights.md"),
    weightsPage(fitted, validated, sureness),
  );
  console.log(`\nwritten to ${path.relative(projectRoot, file)}`);
}
