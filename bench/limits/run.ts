import { cpuMsOf } from "../../tests/support/cpu-time.ts";
import { openTestSite } from "../../tests/support/open-test-site.ts";
import { accountTasks } from "./account-tasks.ts";
import { auditTasks } from "./audit-tasks.ts";
import type { LimitedTask } from "./limited-task.ts";
import { readingTasks } from "./reading-tasks.ts";

// npm run bench -- limits What the largest bills, letters and accounts take of a processor, against what each may take, since the
// server answers no one else during that time. The least of ten runs: the first ones compile what they call, and other work on
// the machine adds to each. Exits with 1 where one takes more.

const RUNS = 10;

process.env.NODE_ENV = "production";
const site = await openTestSite();
try {
  for (const { name, limitMs, run } of [
    ...readingTasks(),
    ...auditTasks,
    ...(await accountTasks(site)),
  ] satisfies LimitedTask[]) {
    let leastMs = Number.POSITIVE_INFINITY;
    for (let no = 0; no < RUNS; no++) leastMs = Math.min(leastMs, await cpuMsOf(run));
    const isWithin = leastMs < limitMs;
    console.log(
      `${isWithin ? " " : "✗"} ${name.padEnd(60)} ${leastMs.toFixed(0).padStart(5)} of ${limitMs} ms`,
    );
    if (!isWithin) process.exitCode = 1;
  }
} finally {
  await site.close();
}
