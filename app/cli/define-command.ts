import type { ParseArgsConfig, parseArgs } from "node:util";
import type { PooledDatabase } from "#app/platform/db/open-database.server.ts";
import type { Env } from "#app/platform/env/env.server.ts";
import type { ProgressBar } from "./progress-bar.ts";

/** How a command ends, as the help of every command says it. */
export const exitCodes = { done: 0, failed: 1, calledWrongly: 2, stopped: 130 } as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

type ParsedOption = NonNullable<ParseArgsConfig["options"]>[string];
/** An option as parseArgs takes it, with the words of the help. */
export type CommandOption = ParsedOption & {
  /** What its value is, such as "<month>"; an option without a value has none. */
  value?: string;
  about: string;
};
export type CommandOptions = Record<string, CommandOption>;
type Given<Options extends CommandOptions> = ReturnType<
  typeof parseArgs<{ options: Options; allowPositionals: true }>
>;

/** What the help of a command says. */
export interface CommandHelp {
  /** What follows the command's name, one line for each way to call it; "" where nothing does. */
  usage: readonly [string, ...string[]];
  /** What it does, and what its arguments are. */
  about: string;
  /** What follows the command's name in an example. */
  examples: readonly [string, ...string[]];
}

/** What a command needs of a site: none at all, a database that is there, or one that it may make. */
export type SiteNeed = "none" | "there" | "may-be-new";

interface CommandParts<Options extends CommandOptions, Wanted> extends CommandHelp {
  /** Left out: "there". */
  site?: SiteNeed;
  options: Options;
  /** What the arguments ask for; null: nothing that there is. */
  read(given: Given<Options>): Wanted | null;
  /** Said at Ctrl-C, before `signal` ends the work; without it Ctrl-C ends the command at once. */
  stopping?: string;
  run(wanted: Wanted, tools: CommandTools): Promise<ExitCode>;
}

export interface CommandTools {
  env: Env;
  signal: AbortSignal;
  /** Opens the database, at the server itself, for a task and closes it behind it. */
  withDatabase<T>(task: (db: PooledDatabase) => Promise<T>): Promise<T>;
  /** Does a task that shows on a terminal how far it is. */
  withProgressBar<T>(task: (bar: ProgressBar) => Promise<T>): Promise<T>;
}

export interface Command extends CommandHelp {
  site: SiteNeed;
  options: CommandOptions;
  stopping: string | null;
  /** The work that the arguments ask for; null: nothing that there is. */
  prepare(given: Given<CommandOptions>): ((tools: CommandTools) => Promise<ExitCode>) | null;
}

/** A line of the table of commands. */
export interface CommandEntry {
  /** One word or two, as they are typed. */
  name: string;
  summary: string;
  load(): Promise<Command>;
}

export interface CommandGroup {
  title: string;
  commands: readonly CommandEntry[];
}

const SITE_OPTION: CommandOption = {
  type: "string",
  value: "<place>",
  about: "the site's folder or env file (default: FAIRCHARGE_ENV, .env here, or /etc/faircharge/site.env)",
};

/** A command of `npx faircharge`. Its name is in the table of commands alone. */
export function defineCommand<Options extends CommandOptions, Wanted extends object>({
  read,
  run,
  site = "there",
  stopping = undefined,
  options,
  ...help
}: CommandParts<Options, Wanted>): Command {
  return {
    ...help,
    site,
    options: site === "none" ? options : { ...options, site: SITE_OPTION },
    stopping: stopping ?? null,
    prepare(given) {
      const wanted = read(given as Given<Options>);
      return wanted && ((tools) => run(wanted, tools));
    },
  };
}
