import { parseArgs } from "node:util";
import { auditBill } from "#app/domain/audits/audit-bill.ts";
import { openStarterEdits } from "#app/domain/coding-edits/starter/open-starter-edits.server.ts";
import type { BenchBill } from "./bench-bill.ts";
import { auditImages, pictureSources } from "./images/audit-images.ts";
import { makeBills } from "./make-bills.ts";
import { printScore } from "./print-score.ts";
import { missedReadTargets, missedTargets, scoreAudits } from "./score.ts";

// npm run bench -- audit [--seed=1] [--slips] [--images [60]]
// Audits 720 bills with known errors and 240 without. Prints for each rule its precision, its recall, and how many
// amounts are exact. --slips prints each miss. Exits with 1 if a target is missed. With --images, prints about that
// many bills in 19 layouts and reads them again, as PDFs and as scans. This measures what reading costs; 60 bills
// take about three minutes.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: "string", default: "1" },
    slips: { type: "boolean", default: false },
    images: { type: "boolean", default: false },
  },
});
const edits = openStarterEdits();

const bills = makeBills({ planted: 720, clean: 240, seed: Number(values.seed) });

if (values.images) {
  const step = Math.floor(bills.length / Number(positionals[0] ?? 60)) | 1; // odd: errors alone and together
  const some = bills.filter((_, index) => index % step === 0);
  const lineCount = some.reduce((sum, { bill }) => sum + bill.lines.length, 0);
  console.log("typed");
  printScore(scoreAudits(some, some.map(auditTyped)), some);
  for (const source of pictureSources) {
    const read = await auditImages(some, edits, source);
    const score = scoreAudits(read.bills, read.audits);
    const secondsPerBill = (read.seconds / some.length).toFixed(1);
    console.log(
      `\nread from a ${source}: ${read.linesRead} of ${lineCount} lines, ${secondsPerBill} s a bill`,
    );
    printScore(score, some);
    if (values.slips) for (const slip of score.slips) console.log(slip);
    exitWith(missedReadTargets(score, source));
  }
} else {
  bills.slice(0, 50).forEach(auditTyped);
  const startedAt = performance.now();
  const audits = bills.map(auditTyped);
  const msPerBill = (performance.now() - startedAt) / bills.length;
  const score = scoreAudits(bills, audits);
  if (values.slips) for (const slip of score.slips) console.log(slip);
  printScore(score, bills);
  console.log(`${msPerBill.toFixed(2)} ms a bill`);
  exitWith(missedTargets(score, bills.length));
}

function exitWith(missed: readonly string[]) {
  for (const target of missed) console.log(`✗ ${target}`);
  if (missed.length > 0) process.exitCode = 1;
}

function auditTyped({ bill, prices }: BenchBill) {
  return auditBill({ bill, edits, prices, isHospitalKnown: true });
}
