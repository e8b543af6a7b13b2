import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { serveForBench } from "../bills/serve-for-bench.ts";
import { type KnownExplanation, type Prediction, postDocuments } from "./post-documents.ts";

// npm run bench -- eobs <folder with truth.json> [--score <script>] [--families a,b]
// Posts every file of the folder to a running server and prints how well and how fast it reads explanations: fields and lines by
// layout, and seconds a page. --score names the scorer. --families takes some layouts only.

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { score: { type: "string" }, families: { type: "string" } },
});
const [folder] = positionals;
if (!folder) {
  console.error("Which folder? npm run bench -- eobs <folder with truth.json> [--score <script>]");
  process.exit(2);
}

const families = values.families?.split(",") ?? null;
const all: KnownExplanation[] = JSON.parse(await readFile(path.join(folder, "truth.json"), "utf8"));
const truth = all.filter(({ family }) => families === null || families.includes(family));
const server = await serveForBench();
try {
  const predictions = await postDocuments(server.origin, folder, truth);
  await printScore(values.score ?? path.join(folder, "../score-eobs.mjs"), truth, predictions);
  printSpeed(truth, predictions);
} finally {
  await server.close();
}

/** Decision, fields and lines, over all files and by family and variant. */
async function printScore(scorer: string, known: readonly KnownExplanation[], predictions: Prediction[]) {
  const scratch = await mkdtemp(path.join(tmpdir(), "faircharge-score-"));
  const [truthFile, predictionsFile] = ["truth.json", "predictions.json"].map((name) =>
    path.join(scratch, name),
  ) as [string, string];
  await writeFile(truthFile, JSON.stringify(known));
  await writeFile(predictionsFile, JSON.stringify(predictions));
  execFileSync(process.execPath, [scorer, truthFile, predictionsFile, "--details"], { stdio: "inherit" });
  await rm(scratch, { recursive: true });
}

function printSpeed(known: readonly KnownExplanation[], predictions: readonly Prediction[]) {
  const pagesOf = new Map(known.map(({ file, pages = 1 }) => [file, pages]));
  const perPage = predictions
    .map(({ file, seconds }) => seconds / (pagesOf.get(file) ?? 1))
    .sort((a, b) => a - b);
  const at = (share: number) => perPage[Math.floor(share * (perPage.length - 1))]?.toFixed(2) ?? "-";
  console.log(`seconds a page   median ${at(0.5)}   95 of 100 within ${at(0.95)}`);
  console.log(`replies of 500 and above ${predictions.filter(({ statusCode }) => statusCode >= 500).length}`);
}
