import { matchAgain } from "#app/domain/assistance/matching/match-facilities.server.ts";
import { listMergeProposals } from "#app/domain/hospitals/matching/list-merge-proposals.server.ts";
import { listMerges } from "#app/domain/hospitals/matching/list-merges.server.ts";
import type {
  MergeCandidate,
  MergeEvidence,
  MergeProposal,
} from "#app/domain/hospitals/matching/propose-merges.ts";
import { mergeHospitals } from "#app/domain/imports/merge-hospitals.server.ts";
import { takeBackMerge } from "#app/domain/imports/take-back-merge.server.ts";
import { type CommandTools, defineCommand, type ExitCode, exitCodes } from "./define-command.ts";
import { describeMerge } from "./describe-merge.ts";

/** PostgreSQL's integer goes no further. */
const MAX_NUMBER = 2_147_483_647;

const EVIDENCE: Record<MergeEvidence, string> = {
  ccn: "the same CCN",
  npi: "the same NPI and name",
  "same-name": "the same name at two addresses of one ZIP code or city",
  spelling: "two spellings of a name in one ZIP code or city",
};

export const mergeTwoHospitals = defineCommand({
  usage: ["[--json]", "--apply <keep> <other>", "--undo <merge>"],
  about:
    "Lists hospitals that may be one, and merges that can be taken back. Nothing changes without an option.",
  options: {
    apply: { type: "boolean", default: false, about: "makes the other a part of the one that is kept" },
    undo: { type: "string", value: "<merge>", about: "makes two of them again; imports leave them two" },
    json: { type: "boolean", default: false, about: "prints the first list alone, as JSON" },
  },
  examples: ["--json", "--apply 12 345", "--undo 7"],
  read({ values: { apply, undo, json }, positionals }): Wanted | null {
    if (undo !== undefined) {
      const mergeId = readNumber(undo);
      return mergeId && positionals.length === 0 && !apply && !json ? { what: "undo", mergeId } : null;
    }
    if (!apply) return positionals.length === 0 ? { what: "list", json } : null;
    const [keepId, otherId] = positionals.map(readNumber);
    if (positionals.length !== 2 || !keepId || !otherId || keepId === otherId || json) return null;
    return { what: "apply", keepId, otherId };
  },
  run(wanted, tools) {
    if (wanted.what === "undo") return takeBack(wanted.mergeId, tools);
    return wanted.what === "apply" ? merge(wanted, tools) : list(wanted.json, tools);
  },
});

type Wanted =
  | { what: "list"; json: boolean }
  | { what: "apply"; keepId: number; otherId: number }
  | { what: "undo"; mergeId: number };

function readNumber(text: string): number | null {
  return /^[1-9]\d*$/.test(text) && Number(text) <= MAX_NUMBER ? Number(text) : null;
}

async function list(json: boolean, { withDatabase }: CommandTools): Promise<ExitCode> {
  const { proposals, merges } = await withDatabase(async (db) => ({
    proposals: await listMergeProposals(db),
    merges: await listMerges(db),
  }));
  if (json) console.log(JSON.stringify(proposals));
  else if (proposals.length === 0) console.log("No hospitals look like one and the same.");
  else {
    console.log(`Pairs of hospitals that may be one: ${proposals.length}`);
    for (const proposal of proposals) describe(proposal);
  }
  if (!json && merges.length > 0) {
    console.log(`\nMerges that can be taken back: ${merges.length}`);
    for (const one of merges) console.log(`\n${describeMerge(one)}`);
  }
  return exitCodes.done;
}

function describe({ keep, other, by }: MergeProposal): void {
  console.log(`
${EVIDENCE[by]}
  ${named(keep)}
  ${named(other)}
  npx faircharge hospitals merge --apply ${keep.id} ${other.id}`);
}

function named({ id, name, street, city, state, zip, ccn, hasPrices, fileDate }: MergeCandidate): string {
  const place = [street, city, [state, zip].filter(Boolean).join(" ")].filter(Boolean).join(", ");
  const prices = hasPrices ? `file of ${fileDate ?? "an unknown day"}` : "no prices";
  return [`hospital ${id}: ${name}`, place, ...(ccn ? [`CCN ${ccn}`] : []), prices].join("; ");
}

async function merge(
  { keepId, otherId }: { keepId: number; otherId: number },
  { withDatabase }: CommandTools,
): Promise<ExitCode> {
  const merged = await withDatabase(async (db) => {
    const result = await mergeHospitals(db, { keepId, otherId });
    if (result.outcome === "merged") await matchAgain(db);
    return result;
  });
  switch (merged.outcome) {
    case "unknown":
      console.error(`There is no hospital ${merged.hospitalId}.`);
      return exitCodes.failed;
    case "other-state":
      console.error(`Hospitals ${keepId} and ${otherId} are in two states: prices are counted by state.`);
      return exitCodes.failed;
    case "merged": {
      const { mergeId, name, importCount, currentImportId } = merged;
      const prices =
        currentImportId === null ? "without prices" : `with the prices of import ${currentImportId}`;
      console.log(
        `Hospital ${otherId} is now a part of hospital ${keepId}, ${name}: price files ${importCount}, ${prices}.
To take it back: npx faircharge hospitals merge --undo ${mergeId}`,
      );
      return exitCodes.done;
    }
  }
}

async function takeBack(mergeId: number, { withDatabase }: CommandTools): Promise<ExitCode> {
  const result = await withDatabase((db) => takeBackMerge(db, mergeId));
  switch (result.outcome) {
    case "unknown":
      return fail(`There is no merge ${mergeId}, or its hospital was removed.`);
    case "already":
      return fail(`Merge ${mergeId} was taken back before.`);
    case "nothing-left":
      return fail(`Nothing is left to make a hospital of: the price files of merge ${mergeId} were removed.`);
    case "taken":
      return fail(
        `Hospital ${result.hospitalId}, ${result.name}, has the same name, street number and ZIP code: they cannot be two.`,
      );
    case "taken-back":
      console.log("They are two hospitals again, and imports leave them two:");
      for (const { hospitalId, name, importCount } of [result.kept, result.other]) {
        console.log(`  hospital ${hospitalId}: ${name}; price files ${importCount}`);
      }
      return exitCodes.done;
  }
}

function fail(message: string): ExitCode {
  console.error(message);
  return exitCodes.failed;
}
