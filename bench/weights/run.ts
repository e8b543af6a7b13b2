import { writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { dueWeights } from "#app/domain/bills/read/amounts/due-weights.ts";
import { totalWeights } from "#app/domain/bills/read/amounts/total-weights.ts";
import type { Weights } from "#app/domain/bills/read/choice/scored-choice.ts";
import { dateWeights } from "#app/domain/bills/read/dates/date-weights.ts";
import { nameWeights } from "#app/domain/bills/read/names/name-weights.ts";
import { crossValidate } from "./cross-validate.ts";
import { listDecisions } from "./decisive-features.ts";
import { type Choice, choices, listExamples } from "./list-examples.ts";
import { addToManifest } from "./manifest.ts";
import { monotone } from "./monotone.ts";
import { priors } from "./priors.ts";
import { readCorpus, readPrinted } from "./read-corpus.ts";
import { type Example, fitWeights, type Penalty } from "./softmax.ts";
import { weightsModule, weightsPage } from "./weights-module.ts";

// npm run bench -- weights [<folder with truth.json>… --words <folder>] [--refit] [--write]
// Fits weights on other families and prints how well they choose a bill's total, amount due, date and provider. Also
// prints which documents each of the reader's weights decides. --refit starts from those weights and fits them to the
// documents; --write keeps what was printed. Without folders, reads only the tests' fixtures. For folders outside of
// this repository, bench/weights/manifest.json has the hashes (--add-to-manifest writes them).

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    words: { type: "string" },
    refit: { type: "boolean", default: false },
    write: { type: "boolean", default: false },
    "add-to-manifest": { type: "boolean", default: false },
    square: { type: "string", default: "0.002" },
    noise: { type: "string", default: "0.0002" },
  },
});
if (positionals.length > 0 && !values.words) {
  console.error("Where to keep words? npm run bench -- weights <folder with truth.json>… --words <folder>");
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
const kept: Record<Choice, Weights<string>> = {
  total: totalWeights,
  due: dueWeights,
  date: dateWeights,
  name: nameWeights,
};
const penaltyTo = (prior: Weights<string>): Penalty => ({
  square: Number(values.square),
  noise: Number(values.noise),
  prior,
});
const validated = choices.map((choice) => ({
  choice,
  ...crossValidate(examples[choice], penaltyTo(priors[choice])),
}));
for (const { choice, right, asked, misses, calibration } of validated) {
  const share = ((100 * right) / asked).toFixed(1);
  console.log(`\n${choice}: ${right} of ${asked} right on families left out (${share} %)`);
  for (const miss of misses) console.log(`  ${miss}`);
  console.log(calibration.map(({ from, asked, right }) => `  said ${from}: ${right} of ${asked}`).join("\n"));
}
console.log("\nshare of the choice, and how often such a choice is right:");
for (const { from, right } of monotone(validated.map(({ calibration }) => calibration))) {
  console.log(`  from ${from}: ${(100 * right).toFixed(1)} %`);
}

const judged = choices.map((choice) => {
  const weights = values.refit ? fitWeights(examples[choice], penaltyTo(kept[choice])) : kept[choice];
  return { choice, weights, decisions: listDecisions(examples[choice], weights) };
});
for (const { choice, decisions } of judged) {
  console.log(`\n${choice}: the documents that each feature decides`);
  for (const [name, { right, wrong }] of decisions) {
    console.log(`  ${name}: right ${right.join(", ") || "none"}; wrong ${wrong.join(", ") || "none"}`);
  }
}
if (values.write) {
  for (const one of judged) {
    const { path: file, text } = weightsModule(one);
    await writeFile(path.join(projectRoot, file), text);
  }
  await writeFile(
    path.join(projectRoot, "docs/measurements/reading-weights.md"),
    weightsPage(judged, validated, documents.length),
  );
  console.log("\nwritten");
}
