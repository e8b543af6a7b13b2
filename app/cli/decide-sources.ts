import { sayHold } from "#app/content/words/say-source.ts";
import type { Hold } from "#app/domain/imports/hold.ts";
import { type Decision, decideFile } from "#app/domain/sources/decide-file.server.ts";
import { type ListedFile, listSources } from "#app/domain/sources/list-sources.server.ts";
import { systemClock } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { CLI_LANGUAGE } from "./cli-language.ts";
import { defineCommand, type ExitCode, exitCodes } from "./define-command.ts";

export const decideSources = defineCommand({
  usage: ["[--json]", "<number> [--json]", "<number> --accept | --accept-always | --reject"],
  about: `Lists the files that wait for a decision; with a number, what changed against the file in force; and decides. An accepted
file comes in at the next look, which is due at once. Until then, and for a rejected one, the former prices stay.`,
  options: {
    accept: { type: "boolean", default: false, about: "takes this file" },
    "accept-always": {
      type: "boolean",
      default: false,
      about: "takes it, and any later one of this source that is held for the same reasons",
    },
    reject: { type: "boolean", default: false, about: "leaves it out" },
    json: { type: "boolean", default: false, about: "prints one line of JSON for each file" },
  },
  examples: ["", "12", "12 --accept"],
  read({ values, positionals }) {
    const decisions = (["accept", "accept-always", "reject"] as const).filter((one) => values[one]);
    const number = positionals[0] === undefined ? null : Number(positionals[0]);
    const isSound = number === null || (Number.isSafeInteger(number) && number > 0);
    if (!isSound || positionals.length > 1 || decisions.length > (number === null ? 0 : 1)) return null;
    return { number, decision: decisions[0] ?? null, json: values.json };
  },
  run: ({ number, decision, json }, { withDatabase }) =>
    withDatabase(async (db) => {
      const held = (await listSources(db)).flatMap(({ files }) => files).filter(({ hold }) => hold !== null);
      if (number === null) {
        for (const file of held) console.log(json ? JSON.stringify(file) : lineOf(file));
        if (!json) console.log(`Files that wait for a decision: ${held.length}`);
        return exitCodes.done;
      }
      const file = held.find(({ sourceFileId }) => sourceFileId === number);
      if (!file) {
        console.error(
          `No file ${number} waits for a decision. npx faircharge sources decide lists those that do.`,
        );
        return exitCodes.failed;
      }
      if (decision !== null) return decide(db, file, decision);
      console.log(json ? JSON.stringify(file) : describe(file));
      return exitCodes.done;
    }),
});

async function decide(db: Database, file: ListedFile, decision: Decision): Promise<ExitCode> {
  const { sourceFileId, sha256 } = file;
  const decided = await decideFile(db, {
    sourceFileId,
    sha256: sha256 ?? "",
    decision,
    now: systemClock.now(),
  });
  if (decided.outcome === "gone") {
    console.error("Another file has taken its place meanwhile. Look again before you decide.");
    return exitCodes.failed;
  }
  console.log(
    decision === "reject"
      ? "Rejected; the former prices stay."
      : `Accepted. npx faircharge sources check ${decided.sourceAddress} --now imports it at once.`,
  );
  return exitCodes.done;
}

const sentences = ({ hold }: ListedFile) => (hold ? sayHold(CLI_LANGUAGE, hold) : []);

function lineOf(file: ListedFile): string {
  return [`${file.sourceFileId}\t${file.address}`, ...sentences(file).map((one) => `\t${one}`)].join("\n");
}

function describe(file: ListedFile): string {
  const { hold } = file;
  if (hold === null) return lineOf(file);
  return [
    lineOf(file),
    countsLine("in force", hold.former),
    countsLine("new", hold.next),
    ...hold.moves.map(
      ({ codeType, code, setting, former, next, description }) =>
        `\t${codeType} ${code}\t${setting}\t$${former} → $${next}\t${description}`,
    ),
    ...(hold.moves.length > 0
      ? []
      : hold.samples.map(
          ({ codeType, code, setting, next, description }) =>
            `\t${codeType} ${code}\t${setting}\t$${next}\t${description}`,
        )),
  ].join("\n");
}

function countsLine(what: string, counts: Hold["next"]): string {
  if (counts === null) return `\t${what}: nothing to compare`;
  const { hospitalName, fileDate, rows, charges, negotiatedCharges, payers } = counts;
  return `\t${what}: ${hospitalName}, ${fileDate ?? "no date"}; ${rows} rows, ${charges} charges, ${negotiatedCharges} negotiated, ${payers} payers`;
}
