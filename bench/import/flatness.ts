import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { runImport } from "./run-import.ts";

/** The hospitals around the tenth and around the last one are compared, this many each. */
const WINDOW = 200;
const SINGLE_RUNS = 5;

/**
 * Prints whether the ten-thousandth hospital imports as fast as the tenth: in one run of as many hospitals, and one
 * file by itself into a database of none and of all.
 */
export async function printFlatness(
  national: string,
  scratch: string,
  { hospitals, jobs }: { hospitals: number; jobs: number },
): Promise<void> {
  const folder = path.join(scratch, "many");
  await mkdir(folder);
  const names = (await readdir(national)).sort();
  for (let index = 0; index < hospitals; index++) {
    const text = await readFile(path.join(national, names[index % names.length]!), "utf8");
    await writeFile(path.join(folder, `${String(index).padStart(6, "0")}.csv`), rename(text, index));
  }
  const dataDir = await mkdtemp(path.join(scratch, "many-data-"));
  const empty = await importOne(dataDir, folder, scratch, hospitals);
  const run = await runImport(dataDir, folder, jobs);
  const early = run.doneAt[WINDOW]! - run.doneAt[0]!;
  const late = run.doneAt.at(-1)! - run.doneAt.at(-1 - WINDOW)!;
  const ms = (seconds: number) => `${((seconds / WINDOW) * 1000).toFixed(1)} ms`;
  console.log(
    `${hospitals.toLocaleString("en-US")} hospitals in one run: ${run.seconds.toFixed(1)} s, peak ${run.peakMb} MB`,
  );
  console.log(
    `  each of the first ${WINDOW} ${ms(early)}, each of the last ${WINDOW} ${ms(late)}: ` +
      `${(late / early).toFixed(2)} times (target 0.75 to 1.25)`,
  );
  const full = await importOne(dataDir, folder, scratch, hospitals + SINGLE_RUNS);
  console.log(
    `  one file by itself, statistics included: ${(empty * 1000).toFixed(0)} ms among none, ` +
      `${(full * 1000).toFixed(0)} ms among all: ${(full / empty).toFixed(2)} times`,
  );
  await rm(dataDir, { recursive: true, force: true });
}

/** Median seconds of a few imports of one new hospital each. */
async function importOne(dataDir: string, folder: string, scratch: string, from: number): Promise<number> {
  const names = (await readdir(folder)).sort();
  const seconds: number[] = [];
  for (let run = 0; run < SINGLE_RUNS; run++) {
    const text = await readFile(path.join(folder, names[run]!), "utf8");
    const file = path.join(scratch, `single-${from + run}.csv`);
    await writeFile(file, rename(text, from + run));
    seconds.push((await runImport(dataDir, file, 1)).seconds);
  }
  return seconds.sort((a, b) => a - b)[Math.floor(SINGLE_RUNS / 2)]!;
}

/** The same prices under another hospital's name, address and licence. */
function rename(text: string, index: number): string {
  const [names, values, ...rows] = text.split("\n");
  const cells = values!.match(/("(?:[^"]|"")*"|[^,]*)(,|$)/g)!.map((cell) => cell.replace(/,$/, ""));
  cells[0] = `Benchmark Hospital ${index}`;
  cells[3] = cells[0];
  cells[4] = `"${index} Benchmark Road, ${index}"`;
  cells[5] = `B${index}`;
  return [names, cells.slice(0, 9).join(","), ...rows].join("\n");
}
