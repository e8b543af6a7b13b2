import { readFileSync } from "node:fs";
import { openDatabase } from "#app/platform/db/open-database.server.ts";

const database = await openDatabase({
  databaseUrl: null,
  dataDir: process.argv[2]!,
  statementTimeoutMs: 0,
} as any);
const c = await database.db.$client.connect();
for (const q of readFileSync(0, "utf8").split(/;;\s*/)) {
  if (!q.trim()) continue;
  const t = performance.now();
  try {
    const r: any = await c.query(q);
    const rs = Array.isArray(r) ? r.at(-1) : r;
    console.log(
      "--",
      q.trim().replace(/\s+/g, " ").slice(0, 100),
      (performance.now() - t).toFixed(0) + " ms",
      rs.rowCount,
    );
    for (const x of (rs.rows ?? []).slice(0, 60)) console.log(Object.values(x).join(" | "));
  } catch (e: any) {
    console.log("ERR", e.message);
  }
}
c.release();
await database.close();
process.exit(0);
