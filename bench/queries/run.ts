import { parseArgs } from "node:util";
import { openDatabase } from "#app/platform/db/open-database.server.ts";
import { readEnv } from "#app/platform/env/env.server.ts";
import { judgeQueries, readServiceQueries } from "../../tests/support/judge-queries.ts";

// npm run bench -- queries [--wrong] [--file=queries.csv]
// Asks the database of DATA_DIR or DATABASE_URL every query of tests/data/service-queries.csv, or of another file with
// its columns, and prints the rank of the first right code, the share that is answered rightly and the time; --wrong
// prints only those that are not.

const TARGET_SHARE = 0.97;
const TARGET_P95_MS = 20;

const { values } = parseArgs({
  options: { wrong: { type: "boolean", default: false }, file: { type: "string" } },
});
const queries = readServiceQueries(values.file);
const database = await openDatabase({ ...readEnv(process.env), statementTimeoutMs: 0 });
try {
  await judgeQueries(database.db, queries); // warms caches, as a running site's are
  const judged = await judgeQueries(database.db, queries);
  for (const { area, query, isRight, rank, expected, answer } of judged) {
    if (values.wrong && isRight) continue;
    const place = expected === "codes" && rank !== null ? String(rank) : expected;
    console.log(`${isRight ? " " : "✗"} ${area.padEnd(10)} ${query.padEnd(42)} ${place.padEnd(9)} ${answer}`);
  }
  const right = judged.filter(({ isRight }) => isRight).length;
  const times = judged.map(({ durationMs }) => durationMs).toSorted((a, b) => a - b);
  const p95 = times[Math.floor(times.length * 0.95)]!;
  const first = judged.filter(({ rank }) => rank === 1).length;
  console.log(
    `${right} of ${judged.length} right (${((100 * right) / judged.length).toFixed(1)} %, target ${100 * TARGET_SHARE}), ${first} with a right code first; p95 ${p95.toFixed(1)} ms (target ${TARGET_P95_MS})`,
  );
} finally {
  await database.close();
}
