import { readFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { auditTruth } from "./audit-truth.ts";
import type { PairTruth } from "./pair-truth.ts";
import { postPairs } from "./post-pairs.ts";
import { judgePair } from "./relations.ts";

// npm run bench -- pairs <folder with truth.json and the files of its pairs> [--truth] [--details]
// Audits each bill with its explanation: posted as files, or with --truth from what they really say. Prints how often what is wrong
// between them is found, to the cent, and how many clean pairs are accused. --details prints each pair.

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { truth: { type: "boolean", default: false }, details: { type: "boolean", default: false } },
});
const [folder] = positionals;
if (!folder) {
  console.error("Which folder? npm run bench -- pairs <folder with truth.json> [--truth]");
  process.exit(2);
}

const pairs: PairTruth[] = JSON.parse(await readFile(path.join(folder, "truth.json"), "utf8"));
const audited = values.truth ? auditTruth(pairs) : await postPairs(folder, pairs);
const counts = { found: 0, toTheCent: 0, clean: 0, accused: 0 };
for (const [index, { pair, relation, cents_at_stake: stake }] of pairs.entries()) {
  const judged = audited[index];
  if (!judged) throw new Error(`${pair} was not audited.`);
  const verdict = judgePair(relation, stake, judged);
  counts.found += Number(verdict.isFound);
  counts.toTheCent += Number(verdict.isToTheCent);
  counts.clean += Number(relation === "clean");
  counts.accused += Number(verdict.isAccused);
  if (values.details || !verdict.isFound || !verdict.isToTheCent) {
    const errors = judged.errors.join(", ") || "no error";
    const matched = judged.isMatched ? "matched" : "not matched";
    console.log(`${pair}  ${relation}  ${matched}; ${errors}; ${judged.disputableCents} of ${stake} cents`);
  }
}
console.log(`relation found      ${counts.found} of ${pairs.length}`);
console.log(`to the cent         ${counts.toTheCent} of ${pairs.length}`);
console.log(`clean but accused   ${counts.accused} of ${counts.clean}`);
