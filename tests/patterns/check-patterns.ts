import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { projectRoot } from "#app/platform/files/project-root.server.ts";
import { collectPatterns } from "./collect-patterns.ts";
import { fingerprintOf, type Growth, judgePattern } from "./judge-pattern.ts";
import { listFaults } from "./pattern-faults.ts";

// `npm run check:patterns`: every regular expression of `app`, or of another folder, judged by how its steps grow with the length
// of a text. Judging all of them takes minutes, so `growth.tsv` keeps what was judged, by a fingerprint of each pattern, and only
// new ones are judged. `-- --record` rewrites that file.

const KEPT = path.join(import.meta.dirname, "growth.tsv");

const startedAt = Date.now();
Error.stackTraceLimit = 50; // a pattern is built by functions that call each other
const folder =
  process.argv.slice(2).find((argument) => !argument.startsWith("-")) ?? path.join(projectRoot(), "app");
const collection = await collectPatterns(folder);
const kept = readKept();
const growths = new Map<string, Growth>();
let judged = 0;
for (const pattern of collection.patterns) {
  const fingerprint = fingerprintOf(pattern);
  if (!kept.has(fingerprint)) judged += 1;
  growths.set(fingerprint, kept.get(fingerprint) ?? (await judgePattern(pattern)));
}
if (process.argv.includes("--record")) keep();

const faults = listFaults(collection, (pattern) => growths.get(fingerprintOf(pattern)) ?? "undecided");
for (const fault of faults) console.error(fault);
const counts = new Map<Growth, number>();
for (const growth of growths.values()) counts.set(growth, (counts.get(growth) ?? 0) + 1);
const said = [...counts].map(([growth, count]) => `${count} ${growth}`).join(", ");
const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
console.log(
  `${growths.size} patterns in ${seconds} s, ${judged} of them new: ${said}. ${faults.length} faults.`,
);
process.exit(faults.length > 0 ? 1 : 0); // recheck's own process would keep running

function readKept(): Map<string, Growth> {
  const lines = readFileSync(KEPT, "utf8").trim().split("\n");
  return new Map(lines.map((line) => line.split("\t") as [string, Growth]));
}

function keep(): void {
  const lines = [...growths].filter(([, growth]) => growth !== "undecided").map((pair) => pair.join("\t"));
  writeFileSync(KEPT, `${lines.sort().join("\n")}\n`);
}
