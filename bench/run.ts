import { benches, drills } from "./benches.ts";

// npm run bench lists the benches, and npm run bench -- audit --images 60 runs one; npm run drill does the same for drills.

const [kind, name] = process.argv.slice(2);
const known: Readonly<Record<string, string>> = kind === "drill" ? drills : benches;
if (name === undefined) {
  console.log(`Usage: npm run ${kind} -- <name> [options]\n`);
  const width = Math.max(...Object.keys(known).map((one) => one.length));
  for (const [one, line] of Object.entries(known)) console.log(`  ${one.padEnd(width)}  ${line}`);
  console.log("\nThe first lines of bench/<name>/run.ts say what it measures and which options it takes.");
} else if (Object.hasOwn(known, name)) {
  process.argv.splice(2, 2); // it reads its own arguments
  await import(`./${name}/run.ts`);
} else {
  console.error(`There is no ${kind} ${name}. npm run ${kind} lists all.`);
  process.exitCode = 2;
}
