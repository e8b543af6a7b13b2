import { parseArgs } from "node:util";
import { auditBill } from "#app/domain/audits/audit-bill.ts";
import { openStarterEdits } from "#app/domain/audits/starter/open-starter-edits.server.ts";
import { makeBills } from "./make-bills.ts";
import { printScore } from "./print-score.ts";
import { missedTargets, scoreAudits } from "./score.ts";

// npm run bench:audit -- [--seed 1] [--slips]
// Audits bills with known errors, and bills without one, and prints for each rule how much of what it found is right, how
// much of what is there it found, and how many amounts are exact. --slips tells of each miss. Exits with 1 where a target
// is missed.

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    slips: { type: "boolean", default: false },
  },
});
const bills = makeBills({ planted: 720, clean: 240, seed: Number(values.seed) });
const edits = openStarterEdits();
const audit = ({ bill, prices }: (typeof bills)[number]) => auditBill({ bill, edits, prices });
bills.slice(0, 50).forEach(audit);
const startedAt = performance.now();
const audits = bills.map(audit);
const msPerBill = (performance.now() - startedAt) / bills.length;

const score = scoreAudits(bills, audits);
if (values.slips) for (const slip of score.slips) console.log(slip);
printScore(score, bills);
console.log(`${msPerBill.toFixed(2)} ms a bill`);
const missed = missedTargets(score, bills.length);
for (const target of missed) console.log(`✗ ${target}`);
process.exitCode = missed.length > 0 ? 1 : 0;
