import { readFile } from "node:fs/promises";
import { CLI_LANGUAGE } from "#app/cli/cli-language.ts";
import { sayListProblem, sayProblem } from "#app/content/words/say-price-file.ts";
import { matchAgain } from "#app/domain/assistance/matching/match-facilities.server.ts";
import { matchEnforcement } from "#app/domain/enforcement/match-enforcement.server.ts";
import { locateHospitals } from "#app/domain/hospitals/addresses/locate-hospitals.server.ts";
import { readHospitalList } from "#app/domain/hospitals/hospital-list/read-hospital-list.ts";
import { listMerges, newestMergeId } from "#app/domain/hospitals/matching/list-merges.server.ts";
import { importHospitalList } from "#app/domain/imports/import-hospital-list.server.ts";
import { mergeTwins } from "#app/domain/imports/merge-twins.server.ts";
import { UnreadableBytesError } from "#app/domain/mrf/unreadable-bytes-error.ts";
import { wholeText } from "#app/domain/mrf/whole-text.server.ts";
import { openGazetteer } from "#app/domain/places/open-gazetteer.server.ts";
import { type CommandTools, defineCommand, type ExitCode, exitCodes } from "./define-command.ts";
import { describeNewMerges } from "./describe-merge.ts";

export const importHospitals = defineCommand({
  site: "may-be-new",
  usage: ["<csv> [options]"],
  about: `Adds phones, addresses, stars and quality counts to hospitals, and hospitals without prices. <csv> is CMS's list 'Hospital
General Information', or one with coordinates (latitude, longitude) joined to it.`,
  options: {
    edition: {
      type: "string",
      value: "<month>",
      about: "the month of the list, such as 2026-02, which pages name next to its stars",
    },
    all: {
      type: "boolean",
      default: false,
      about: "prints every problem and every hospital that was not matched, not the first 20 of each kind",
    },
    json: { type: "boolean", default: false, about: "prints one line of JSON, with all of them" },
  },
  examples: ["Hospital_General_Information.csv --edition 2026-02"],
  read({ values: { edition = null, ...values }, positionals: [file, more] }) {
    if (edition !== null && !/^20\d\d-(?:0[1-9]|1[0-2])$/.test(edition)) return null;
    return file && more === undefined ? { ...values, edition, file } : null;
  },
  run: importList,
});

interface Wanted {
  file: string;
  edition: string | null;
  all: boolean;
  json: boolean;
}

async function importList(
  { file, edition, all, json }: Wanted,
  { withDatabase, withProgressBar }: CommandTools,
): Promise<ExitCode> {
  const text = await readText(file).catch((error: Error) => error);
  if (text instanceof Error) return fail(`${file} cannot be read: ${whyUnreadable(text)}`);
  const reading = readHospitalList(text);
  if (reading.outcome === "not-a-hospital-list") {
    const columns = reading.missingColumns.map((column) => `"${column}"`).join(", ");
    return fail(`${file} is not a hospital list: its first row has no column ${columns}.`);
  }
  const { hospitals, problems } = reading;
  if (hospitals.length === 0) {
    for (const problem of problems.slice(0, 20)) {
      console.error(`  ${problem.place}: ${sayListProblem(CLI_LANGUAGE, problem)}`);
    }
    return fail(`${file} names no hospital.`);
  }
  const startedAt = performance.now();
  const result = await withDatabase(async (db) => {
    const before = await newestMergeId(db);
    const imported = await withProgressBar((bar) =>
      importHospitalList(db, hospitals, edition, (done) => bar.show(done, hospitals.length, "hospitals")),
    );
    await mergeTwins(db);
    await matchAgain(db);
    await matchEnforcement(db);
    const placedByZip = await locateHospitals(db, openGazetteer());
    return { ...imported, placedByZip, merges: await listMerges(db, { after: before }) };
  });
  const seconds = (performance.now() - startedAt) / 1000;
  if (json) console.log(JSON.stringify({ file, listed: hospitals.length, problems, ...result, seconds }));
  else {
    describe({ file, hospitals, problems, ...result, seconds }, all ? Number.POSITIVE_INFINITY : 20);
    if (result.merges.length > 0) console.log(describeNewMerges(result.merges));
  }
  return exitCodes.done;
}

async function readText(file: string): Promise<string> {
  return wholeText(await readFile(file));
}

function whyUnreadable(error: Error): string {
  if (error instanceof UnreadableBytesError)
    return sayProblem(CLI_LANGUAGE, { rule: "damaged", about: error.about });
  return error.message;
}

function fail(message: string): ExitCode {
  console.error(message);
  return exitCodes.failed;
}

type Read = Extract<ReturnType<typeof readHospitalList>, { hospitals: unknown }>;
type Result = Awaited<ReturnType<typeof importHospitalList>> & { placedByZip: number };
type Report = Pick<Read, "hospitals" | "problems"> & Result & { file: string; seconds: number };

function describe({ file, hospitals, problems, seconds, ...result }: Report, mostShown: number): void {
  const describeSome = <Item>(items: readonly Item[], what: string, describeOne: (item: Item) => string) => {
    if (items.length === 0) return;
    const shown = items.slice(0, mostShown);
    console.log(`  ${what}: ${number(items.length)}`);
    for (const item of shown) console.log(`    ${describeOne(item)}`);
    if (shown.length < items.length) {
      console.log(`    and ${number(items.length - shown.length)} more (--all)`);
    }
  };
  const evidence = Object.entries(result.matched);
  const matched = evidence.reduce((sum, [, count]) => sum + count, 0);
  const by = evidence.map(([kind, count]) => `${number(count)} by ${kind}`).join(", ");
  console.log(`${file}: ${number(hospitals.length)} hospitals; ${seconds.toFixed(1)} s`);
  describeSome(
    problems,
    "problems in the file",
    (problem) => `${problem.place}: ${sayListProblem(CLI_LANGUAGE, problem)}`,
  );
  console.log(
    `  matched: ${number(matched)}${by && ` (${by})`}, ${number(result.unchanged)} of them unchanged`,
  );
  console.log(`  added without prices: ${number(result.added)}`);
  if (result.placedByZip > 0) {
    console.log(`  placed by their ZIP code, as the list has no coordinates: ${number(result.placedByZip)}`);
  }
  describeSome(
    result.ambiguous,
    "not applied, as several hospitals fit",
    (entry) => `CCN ${entry.ccn}, ${placed(entry)}: ${named(entry.candidates)}`,
  );
  describeSome(
    result.contested,
    "not applied, as another stands for the same hospital",
    (entry) => `CCN ${entry.ccn}, ${placed(entry)}: ${named(entry.rivals)}`,
  );
  describeSome(
    result.withoutEntry,
    "hospitals with prices that no entry was found for",
    (hospital) => `hospital ${hospital.hospitalId}, ${placed(hospital)}`,
  );
}

function placed({ name, city, state }: { name: string; city: string | null; state: string }): string {
  return `${name} (${[city, state].filter(Boolean).join(", ")})`;
}

function named(others: readonly { name: string; hospitalId: number | null; ccn?: string | null }[]): string {
  return others
    .map(({ name, hospitalId, ccn }) =>
      [ccn && `CCN ${ccn}`, hospitalId && `hospital ${hospitalId}`, name].filter(Boolean).join(", "),
    )
    .join("; ");
}

function number(value: number): string {
  return value.toLocaleString("en-US");
}
