import { readFile } from "node:fs/promises";
import { importEnforcement } from "#app/domain/enforcement/import-enforcement.server.ts";
import type { EnforcementMatches } from "#app/domain/enforcement/match-enforcement.server.ts";
import {
  type EnforcementProblem,
  readEnforcementList,
} from "#app/domain/enforcement/read-enforcement-list.ts";
import { wholeText } from "#app/domain/mrf/whole-text.server.ts";
import { type CommandTools, defineCommand, type ExitCode, exitCodes } from "./define-command.ts";

export const importEnforcementList = defineCommand({
  usage: ["<csv> [options]"],
  about: `Puts CMS's list of what it did about hospitals' price files in place of the one that is here. <csv> is 'Hospital Price
Transparency Enforcement Activities and Outcomes' of data.cms.gov. An action shows beside the hospital whose name, city and house
number it has; others are listed, and show nowhere.`,
  options: {
    all: { type: "boolean", default: false, about: "prints every hospital that is unsure, not the first 20" },
    json: { type: "boolean", default: false, about: "prints one line of JSON, with all of them" },
  },
  examples: ["Hospital_Price_Transparency_Enforcement.csv"],
  read({ values, positionals: [file, more] }) {
    return file && more === undefined ? { ...values, file } : null;
  },
  run: importList,
});

interface Wanted {
  file: string;
  all: boolean;
  json: boolean;
}

async function importList({ file, all, json }: Wanted, { withDatabase }: CommandTools): Promise<ExitCode> {
  const text = await readFile(file)
    .then(wholeText)
    .catch((error: Error) => error);
  if (text instanceof Error) return fail(`${file} cannot be read: ${text.message}`);
  const reading = readEnforcementList(text);
  if (reading.outcome === "not-this-list") {
    return fail(
      `${file} is not this list: its first row has no column ${reading.missingColumns.join(", ")}.`,
    );
  }
  const { actions, problems } = reading;
  if (actions.length === 0) return fail(`${file} names no action.`);
  const matches = await withDatabase((db) => importEnforcement(db, actions));
  if (json) console.log(JSON.stringify({ file, actions: actions.length, problems, ...matches }));
  else describe(file, actions.length, problems, matches, all ? Number.POSITIVE_INFINITY : 20);
  return exitCodes.done;
}

function fail(message: string): ExitCode {
  console.error(message);
  return exitCodes.failed;
}

function describe(
  file: string,
  actionCount: number,
  problems: readonly EnforcementProblem[],
  { sureCount, unsure, unknownCount }: EnforcementMatches,
  mostShown: number,
): void {
  console.log(`${file}: ${actionCount.toLocaleString("en-US")} actions`);
  for (const { row, reason, written } of problems.slice(0, mostShown)) {
    console.log(`  row ${row} left out: ${reason}${written && ` (${written})`}`);
  }
  if (problems.length > mostShown) console.log(`  and ${problems.length - mostShown} more rows (--all)`);
  console.log(`  hospitals matched for sure: ${sureCount}`);
  console.log(`  hospitals that are not here: ${unknownCount}`);
  console.log(`  unsure, and shown nowhere: ${unsure.length}`);
  for (const { name, city, state, candidates } of unsure.slice(0, mostShown)) {
    const may = candidates.map((one) => `hospital ${one.hospitalId}, ${one.name}`).join("; ");
    console.log(`    ${name} (${city}, ${state}): ${may}`);
  }
  if (unsure.length > mostShown) console.log(`    and ${unsure.length - mostShown} more (--all)`);
}
