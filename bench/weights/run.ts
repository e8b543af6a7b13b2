import { writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { crossValidate } from "./cross-validate.ts";
import { listDecisions } from "./decisive-features.ts";
import { type Choice, choices, listExamples } from "./list-examples.ts";
import { addToManifest } from "./manifest.ts";
import { monotone } from "./monotone.ts";
import { priors } from "./priors.ts";
import { readCorpus, readPrinted } from "./read-corpus.ts";
import { type Example, fitWeights, type Penalty } from "./softmax.ts";
import { surenessModule, weightsModule, weightsPage } from "./weights-module.ts";

// npm run bench:weights -- [<folder with truth.json>… --words <folder>] [--write]
// Fits what each feature is worth in choosing the total, what is due, the date and the provider of a bill, and prints how well
// the weights choose on layouts that they were not fitted on. Without folders it fits on the tests' fixtures alone; of folders
// outside of this repository, bench/weights/manifest.json has the hashes (--add-to-manifest writes them).

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    words: { type: "string" },
    write: { type: "boolean", default: false },
    "add-to-manifest": { type: "boolean", default: false },
    square: { type: "string", default: "0.002" },
    noise: { type: "string", default: "0.0002" },
  },
});
if (positionals.length > 0 && !values.words) {
  console.error("Where to keep words? npm run bench:weights -- <folder with truth.json>… --words <folder>");
  process.exit(2);
}
const projectRoot = path.resolve(import.meta.dirname, "../..");
const documents = [...(await readPrinted(path.join(projectRoot, "tests/fixtures/bills/printed")))];
for (const folder of positionals) {
  if (values["add-to-manifest"]) await addToManifest(folder);
  documents.push(...(await readCorpus(folder, values.words ?? "")));
}

const examples: Record<Choice, Example[]> = { total: [], due: [], date: [], name: [] };
for (const document of documents) {
  const of = listExamples(document);
  for (const choice of choices) examples[choice].push(...of[choice]);
}
const penaltyOf = (choice: Choice): Penalty => ({
  square: Number(values.square),
  noise: Number(values.noise),
  prior: priors[choice],
});
const validated = choices.map((choice) => ({
  choice,
  ...crossValidate(examples[choice], penaltyOf(choice)),
}));
for (const { choice, right, asked, misses, calibration } of validated) {
  const share = ((100 * right) / asked).toFixed(1);
  console.log(`\n${choice}: ${right} of ${asked} right on families left out (${share} %)`);
  for (const miss of misses) console.log(`  ${miss}`);
  console.log(calibration.map(({ from, asked, right }) => `  said ${from}: ${right} of ${asked}`).join("\n"));
}
const sureness = monotone(validated.map(({ calibration }) => calibration));
console.log("\nshare of the choice, and how often such a choice is right:");
for (const { from, right } of sureness) console.log(`  from ${from}: ${(100 * right).toFixed(1)} %`);

const fitted = choices.map((choice) => {
  const weights = fitWeights(examples[choice], penaltyOf(choice));
  return { choice, weights, decisions: listDecisions(examples[choice], weights) };
});
for (const { choice, decisions } of fitted) {
  console.log(`\n${choice}: the documents that each feature decides`);
  for (const [name, { right, wrong }] of decisions) {
    console.log(`  ${name}: right ${right.join(", ") || "none"}; wrong ${wrong.join(", ") || "none"}`);
  }
}
if (values.write) {
  const folder = path.join(projectRoot, "app/domain/bills/read/choice");
  await writeFile(path.join(folder, "fitted-weights.ts"), weightsModule(fitted, documents.length));
  await writeFile(path.join(folder, "fitted-sureness.ts"), surenessModule(sureness));
  await writeFile(
    path.join(projectRoot, "docs/reading-weights.md"),
    weightsPage(fitted, validated, sureness, documents.length),
  );
  console.log("\nwritten");
}
