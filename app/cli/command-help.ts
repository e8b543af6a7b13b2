import type { Command, CommandEntry, CommandGroup } from "./define-command.ts";

const EXIT_CODES =
  "Exit codes: 0 done, 1 failed, or some of it could not be done, 2 called wrongly, 130 stopped by Ctrl-C";

/** What `npx faircharge <name> --help` prints; also what a wrong call prints. */
export function helpOf(name: string, { usage, about, options, examples }: Command): string {
  const call = (rest: string) => `npx faircharge ${name} ${rest}`.trimEnd();
  const described = Object.entries({
    ...options,
    help: { short: "h", value: undefined, about: "prints this" },
  }).map(([option, { short, value, about }]): [string, string] => [
    `${short ? `-${short}, ` : ""}--${option}${value ? ` ${value}` : ""}`,
    about,
  ]);
  return [
    `Usage: ${usage.map(call).join("\n       ")}`,
    about,
    `Options:\n${inColumns(described)}`,
    `${examples.length > 1 ? "Examples" : "Example"}:\n${examples.map((one) => `  ${call(one)}`).join("\n")}`,
    EXIT_CODES,
  ].join("\n\n");
}

/** What `npx faircharge` alone prints. */
export function overviewOf(groups: readonly CommandGroup[]): string {
  return [
    "Usage: npx faircharge <command> [arguments]",
    ...groups.map(({ title, commands }) => `${title}:\n${listOf(commands)}`),
    "npx faircharge <command> --help has the arguments and examples of a command.",
  ].join("\n\n");
}

/** What the first word of several commands prints, as `npx faircharge rules`. */
export function familyOf(word: string, commands: readonly CommandEntry[]): string {
  return `Usage: npx faircharge ${word} <what>\n\n${listOf(commands)}`;
}

function listOf(commands: readonly CommandEntry[]): string {
  return inColumns(commands.map(({ name, summary }) => [name, summary]));
}

function inColumns(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows
    .map(
      ([left, right]) => `  ${left.padEnd(width)}  ${right.replaceAll("\n", `\n${" ".repeat(width + 4)}`)}`,
    )
    .join("\n");
}
