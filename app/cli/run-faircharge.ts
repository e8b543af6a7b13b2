import { editDistance } from "#app/domain/language/edit-distance.ts";
import { readVersion } from "#app/platform/files/read-version.server.ts";
import { familyOf, overviewOf } from "./command-help.ts";
import { commandGroups, commands } from "./commands.ts";
import { type CommandEntry, type ExitCode, exitCodes } from "./define-command.ts";
import { findFormerName } from "./former-names.ts";

const MAX_EDITS = 3;

/** Runs what was typed behind `faircharge`, and returns the exit code. */
export async function runFaircharge(args: readonly string[]): Promise<ExitCode> {
  const [first = "--help", second] = args;
  const isHelp = (word: string | undefined) => word === undefined || word === "--help" || word === "-h";
  if (first === "--version") return print(`faircharge ${await readVersion()}`);
  if (isHelp(first)) return print(overviewOf(commandGroups));

  const entry = commands.find(({ name }) => name === `${first} ${second}` || name === first);
  if (entry) {
    const { runCommand } = await import("./run-command.ts"); // the lists above need no database
    return runCommand(entry.name, await entry.load(), args.slice(entry.name.split(" ").length));
  }
  const family = commands.filter(({ name }) => name.startsWith(`${first} `));
  if (family.length > 0 && isHelp(second)) return print(familyOf(first, family));
  console.error(sayUnknown(args, family));
  return exitCodes.calledWrongly;
}

function print(text: string): ExitCode {
  console.log(text);
  return exitCodes.done;
}

function sayUnknown([first = "", second = ""]: readonly string[], family: readonly CommandEntry[]): string {
  const present = findFormerName(first);
  if (present !== null) return `${first} is now: ${present}`;
  const asked = family.length > 0 ? `${first} ${second}` : first;
  const distances = (family.length > 0 ? family : commands).map(({ name }) => ({
    name,
    edits: editDistance(asked, name, MAX_EDITS),
  }));
  const [nearest] = distances.sort((a, b) => a.edits - b.edits);
  const isAlike = nearest && nearest.edits <= MAX_EDITS && nearest.edits < asked.length / 2;
  const guess = isAlike ? ` Did you mean ${nearest.name}?` : "";
  return `Unknown command ${asked}.${guess} npx faircharge --help lists all commands.`;
}
