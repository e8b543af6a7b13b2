import { listMergeProposals } from "#app/domain/hospitals/list-merge-proposals.server.ts";
import type { MergeCandidate, MergeEvidence, MergeProposal } from "#app/domain/hospitals/propose-merges.ts";
import { mergeHospitals } from "#app/domain/imports/merge-hospitals.server.ts";
import { type CommandTools, type ExitCode, exitCodes, runCommand } from "./run-command.ts";

// npm run hospitals:merge: hospitals that may be one, and making them one.

/** PostgreSQL's integer goes no further. */
const LARGEST_NUMBER = 2_147_483_647;

const EVIDENCE: Record<MergeEvidence, string> = {
  ccn: "the same CCN",
  npi: "the same NPI and name",
  "same-name": "the same name at two addresses of one ZIP code or city",
  spelling: "two spellings of a name in one ZIP code or city",
};

await runCommand({
  usage: `Usage: npm run hospitals:merge [-- --json]                    lists hospitals that may be one; nothing changes
       npm run hospitals:merge -- --apply <keep> <other>    makes the other a part of the one that is kept
Exit codes: 0 done, 1 there is no such hospital, or they are in two states, 2 called wrongly`,
  options: { apply: { type: "boolean", default: false }, json: { type: "boolean", default: false } },
  read({ values: { apply, json }, positionals }) {
    if (!apply) return positionals.length === 0 ? { apply: null, json } : null;
    const [keepId, otherId] = positionals.map(readNumber);
    if (positionals.length !== 2 || !keepId || !otherId || keepId === otherId || json) return null;
    return { apply: { keepId, otherId }, json };
  },
  run: ({ apply, json }, tools) => (apply ? merge(apply, tools) : propose(json, tools)),
});

function readNumber(text: string): number | null {
  return /^[1-9]\d*$/.test(text) && Number(text) <= LARGEST_NUMBER ? Number(text) : null;
}

async function propose(json: boolean, { withDatabase }: CommandTools): Promise<ExitCode> {
  const proposals = await withDatabase(listMergeProposals);
  if (json) console.log(JSON.stringify(proposals));
  else if (proposals.length === 0) console.log("No hospitals look like one and the same.");
  else {
    console.log(`Pairs of hospitals that may be one: ${proposals.length}`);
    for (const proposal of proposals) describe(proposal);
  }
  return exitCodes.done;
}

function describe({ keep, other, by }: MergeProposal): void {
  console.log(`
${EVIDENCE[by]}
  ${named(keep)}
  ${named(other)}
  npm run hospitals:merge -- --apply ${keep.id} ${other.id}`);
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
  const merged = await withDatabase((db) => mergeHospitals(db, { keepId, otherId }));
  switch (merged.outcome) {
    case "unknown":
      console.error(`There is no hospital ${merged.hospitalId}.`);
      return exitCodes.failed;
    case "other-state":
      console.error(`Hospitals ${keepId} and ${otherId} are in two states: prices are counted by state.`);
      return exitCodes.failed;
    case "merged": {
      const { name, importCount, currentImportId } = merged;
      const prices =
        currentImportId === null ? "without prices" : `with the prices of import ${currentImportId}`;
      console.log(
        `Hospital ${otherId} is now a part of hospital ${keepId}, ${name}: price files ${importCount}, ${prices}.`,
      );
      return exitCodes.done;
    }
  }
}
