import { readFile } from "node:fs/promises";
import {
  listUnsureFacilities,
  type UnsureFacility,
} from "#app/domain/assistance/matching/list-unsure-facilities.server.ts";
import { loadEinPairs } from "#app/domain/assistance/matching/load-ein-pairs.server.ts";
import { readEinPairs } from "#app/domain/assistance/matching/read-ein-pairs.ts";
import { sayMatch } from "#app/domain/assistance/matching/say-match.server.ts";
import { wholeText } from "#app/domain/mrf/whole-text.server.ts";
import type { PooledDatabase } from "#app/platform/db/open-database.server.ts";
import { type CommandTools, defineCommand, type ExitCode, exitCodes } from "./define-command.ts";

/** PostgreSQL's integer goes no further. */
const MAX_NUMBER = 2_147_483_647;

export const matchAssistance = defineCommand({
  usage: ["[--json]", "--take <no> <hospital>", "--none <no>", "--pairs <csv>"],
  about: `Lists hospitals of filings that may be some of the site's. Nothing changes without an option.
<no> is as the list gives it: the filing's number and the hospital's line in it, as 12.3. What is said holds for later filings
of the same organisation, and can be said anew.`,
  options: {
    take: { type: "string", value: "<no>", about: "says which hospital it is, by short id or CCN" },
    none: { type: "string", value: "<no>", about: "says that it is none of them" },
    pairs: {
      type: "string",
      value: "<csv>",
      about: `loads which EIN runs which hospital, in the place of the pairs before:
columns ein and ccn (or medicare_provider_number)`,
    },
    json: { type: "boolean", default: false, about: "prints one line of JSON for each hospital of the list" },
  },
  examples: ["--json", "--take 12.3 140119", "--none 12.4", "--pairs ein-ccn.csv"],
  read({ values: { take, none, pairs, json }, positionals }): Wanted | null {
    const [hospital, more] = positionals;
    if (pairs !== undefined) {
      const isAlone = take === undefined && none === undefined && hospital === undefined && !json;
      return isAlone && pairs !== "" ? { what: "pairs", file: pairs } : null;
    }
    if (take === undefined && none === undefined)
      return hospital === undefined ? { what: "list", json } : null;
    const no = readNumber(take ?? none ?? "");
    if (!no || json || more !== undefined || (take !== undefined && none !== undefined)) return null;
    if ((take === undefined) !== (hospital === undefined)) return null;
    return { what: "say", ...no, hospital: hospital ?? null };
  },
  async run(wanted, { withDatabase }) {
    if (wanted.what === "pairs") return loadPairs(wanted.file, withDatabase);
    return withDatabase((db) => (wanted.what === "list" ? list(db, wanted.json) : say(db, wanted)));
  },
});

type Said = { filingId: number; facilityNo: number; hospital: string | null };
type Wanted = { what: "list"; json: boolean } | { what: "pairs"; file: string } | ({ what: "say" } & Said);

function readNumber(text: string): { filingId: number; facilityNo: number } | null {
  const [, filing, facility] = /^([1-9]\d*)\.([1-9]\d*)$/.exec(text) ?? [];
  const [filingId, facilityNo] = [Number(filing), Number(facility)];
  return filingId <= MAX_NUMBER && facilityNo <= MAX_NUMBER ? { filingId, facilityNo } : null;
}

async function loadPairs(file: string, withDatabase: CommandTools["withDatabase"]): Promise<ExitCode> {
  const text = await readFile(file).then(wholeText, (error: Error) => error);
  const pairs = text instanceof Error ? null : readEinPairs(text);
  if (pairs === null || pairs.length === 0) {
    const why = text instanceof Error ? text.message : "It has no columns ein and ccn with numbers in them.";
    console.error(`${file}: no pairs are loaded. ${why}`);
    return exitCodes.failed;
  }
  await withDatabase((db) => loadEinPairs(db, pairs));
  console.log(`${file}: pairs of EIN and CCN loaded: ${pairs.length}; filings are matched anew.`);
  return exitCodes.done;
}

async function list(db: PooledDatabase, json: boolean): Promise<ExitCode> {
  const unsure = await listUnsureFacilities(db);
  if (json) {
    for (const one of unsure) console.log(JSON.stringify(one));
    return exitCodes.done;
  }
  if (unsure.length === 0) console.log("No hospital of a filing waits to be matched.");
  else console.log(`Hospitals of filings that may be some of the site's: ${unsure.length}`);
  for (const one of unsure) describe(one);
  return exitCodes.done;
}

function describe({ facility, candidates, hasMore }: UnsureFacility): void {
  const { filingId, facilityNo, ein, filerName } = facility;
  const no = `${filingId}.${facilityNo}`;
  console.log(`\n${no}: ${placed(facility)}; filed by ${filerName}, EIN ${ein}`);
  for (const { hospital, reason } of candidates) {
    console.log(`  ${placed(hospital)}${hospital.ccn ? `, CCN ${hospital.ccn}` : ""}: ${reason}
    npx faircharge assistance match --take ${no} ${hospital.shortId}`);
  }
  if (hasMore) console.log("  and more");
  console.log(`  none of them: npx faircharge assistance match --none ${no}`);
}

function placed(one: {
  name: string;
  city: string | null;
  state: string | null;
  zip: string | null;
}): string {
  const place = [one.city, [one.state, one.zip].filter(Boolean).join(" ")].filter(Boolean).join(", ");
  return `${one.name} (${place || "place not filed"})`;
}

async function say(db: PooledDatabase, said: Said): Promise<ExitCode> {
  const result = await sayMatch(db, said);
  switch (result.outcome) {
    case "unknown-facility":
      console.error(`There is no hospital ${said.filingId}.${said.facilityNo} in any filing.`);
      return exitCodes.failed;
    case "unknown-hospital":
      console.error(`There is no hospital ${said.hospital} on the site, or more than one.`);
      return exitCodes.failed;
    case "said":
      console.log(
        result.hospitalName === null
          ? `${result.facilityName} is none of the site's hospitals.`
          : `${result.facilityName} is ${result.hospitalName}.`,
      );
      return exitCodes.done;
  }
}
