import { mkdtemp, rm } from "node:fs/promises";
import { runImport } from "./import/run-import.ts";
import { timeValidator } from "./import/time-validator.ts";

for (const f of process.argv.slice(2)) {
  const r: number[] = [];
  const v: number[] = [];
  let mb = 0;
  for (let i = 0; i < 3; i++) {
    const d = await mkdtemp("/tmp/tr/o-");
    const m = await runImport(d, f);
    r.push(m.seconds);
    mb = Math.max(mb, m.peakMb);
    await rm(d, { recursive: true });
  }
  console.log(f.split("/").at(-1), r.map((x) => x.toFixed(2)).join(" "), mb + " MB");
}
