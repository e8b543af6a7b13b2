import { mkdtemp } from "node:fs/promises";
import pg from "pg";

const t0 = () => performance.now();
let start = 0;
const log: [number, number, string][] = [];

import { readdirSync, readFileSync } from "node:fs";

const pgCpu = () => {
  const out: string[] = [];
  for (const p of readdirSync("/proc")) {
    if (!/^\d+$/.test(p)) continue;
    try {
      const st = readFileSync(`/proc/${p}/stat`, "utf8");
      if (!st.includes("(postgres)")) continue;
      const f = st.slice(st.lastIndexOf(")") + 2).split(" ");
      const cmd = readFileSync(`/proc/${p}/cmdline`, "utf8").replace(/\0/g, " ").slice(0, 60);
      const ms = 10 * (Number(f[11]) + Number(f[12]));
      if (ms > 20) out.push(`${ms}ms ${cmd}`);
    } catch {}
  }
  return out.join("; ");
};
let marks = 0;
const orig = pg.Client.prototype.query as any;
(pg.Client.prototype as any).query = function (...args: any[]) {
  const a = args[0];
  const s = t0();
  const text = typeof a === "string" ? a : (a.text ?? a.cursor?.text ?? "?");
  if (
    /^ ?insert into services|^\s*with published|^update hospitals set curr|^update hospitals set summ/.test(
      String(text).trim(),
    ) &&
    marks++ < 6
  ) {
    const c = process.cpuUsage();
    console.log(
      String(text).trim().slice(0, 30).replace(/\s+/g, " "),
      (s - start).toFixed(0),
      "js cpu",
      ((c.user + c.system) / 1000).toFixed(0),
      pgCpu(),
    );
  }
  const done = () =>
    log.push([s - start, t0() - start, String(text).replace(/\s+/g, " ").trim().slice(0, 90)]);
  const r = orig.apply(this, args);
  if (r && typeof r.then === "function") r.then(done, done);
  else if (r && r.on) {
    r.on("finish", done);
  } else if (typeof args.at(-1) === "function")
    log.push([s - start, -1, String(text).replace(/\s+/g, " ").slice(0, 90)]);
  return r;
};
const { importPriceFiles } = await import("#app/domain/imports/import-price-files.server.ts");
const { MRF_CHECK_DEFAULTS } = await import("#app/domain/mrf/check-mrf.server.ts");
const { findPriceFiles } = await import("#app/domain/mrf/find-price-files.server.ts");
const { openDatabase } = await import("#app/platform/db/open-database.server.ts");
const dataDir = process.env.TRACE_DIR ?? (await mkdtemp("/tmp/tr/d-"));
const database = await openDatabase({ databaseUrl: null, dataDir, statementTimeoutMs: 0 } as any);
log.length = 0;
start = t0();
const cpu0 = process.cpuUsage();
await importPriceFiles(
  database.db,
  findPriceFiles([process.argv[2]!], { downloadDirectory: dataDir, maxBytes: MRF_CHECK_DEFAULTS.maxBytes }),
  {
    strict: false,
    maxBytes: MRF_CHECK_DEFAULTS.maxBytes,
    onResult({ result }) {
      if (result?.outcome !== "imported") console.log(result?.outcome, JSON.stringify(result).slice(0, 300));
    },
  },
);
const total = t0() - start;
const cpu = process.cpuUsage(cpu0);
await database.close();
if (process.env.AGG) {
  const m = new Map<string, [number, number]>();
  for (const [s, e, x] of log) {
    const k = m.get(x) ?? [0, 0];
    k[0]++;
    k[1] += e - s;
    m.set(x, k);
  }
  for (const [x, [n, ms]] of [...m].sort((a, b) => b[1][1] - a[1][1]).slice(0, 30))
    console.log(n, ms.toFixed(0), x);
} else
  for (const [s, e, x] of log.sort((a, b) => a[0] - b[0]))
    console.log(s.toFixed(0).padStart(6), (e - s).toFixed(0).padStart(6), x);
console.log("total", total.toFixed(0), "cpu", ((cpu.user + cpu.system) / 1000).toFixed(0), dataDir);
process.exit(0);
