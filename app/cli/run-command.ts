import { type ParseArgsConfig, parseArgs } from "node:util";
import { openDatabase, type PooledDatabase } from "#app/platform/db/open-database.server.ts";
import { type Env, readEnv } from "#app/platform/env/env.server.ts";
import { describeOutage } from "./describe-outage.ts";
import { loadEnvFile } from "./load-env-file.js";
import { stopOnInterrupt } from "./stop-on-interrupt.ts";

/** How a command ends, as every command's usage says it. */
export const exitCodes = { done: 0, failed: 1, calledWrongly: 2, stopped: 130 } as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

type OptionsConfig = NonNullable<ParseArgsConfig["options"]>;
type Given<Options extends OptionsConfig> = ReturnType<
  typeof parseArgs<{ options: Options; allowPositionals: true }>
>;

interface Command<Options extends OptionsConfig, Wanted> {
  /** What --help prints, and whoever calls it wrongly reads. */
  usage: string;
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
}

/** The frame of every command: `.env` and the environment, --help, options that do not exist, the database, Ctrl-C, exit
 *  codes. An outage is told in a line; a fault of the program ends with its stack. */
export async function runCommand<Options extends OptionsConfig, Wanted>(
  command: Command<Options, Wanted>,
): Promise<void> {
  process.exitCode = await endOf(command);
}

async function endOf<Options extends OptionsConfig, Wanted>(
  command: Command<Options, Wanted>,
): Promise<ExitCode> {
  const given = parse(command.options);
  if (given?.values.help) {
    console.log(command.usage);
    return exitCodes.done;
  }
  const wanted = given && command.read(given as Given<Options>);
  if (!wanted) {
    console.error(command.usage);
    return exitCodes.calledWrongly;
  }
  const signal = command.stopping ? stopOnInterrupt(command.stopping) : new AbortController().signal;
  try {
    loadEnvFile();
    const env = readEnv(process.env);
    const end = await command.run(wanted, {
      env,
      signal,
      withDatabase: (task) => withDatabase(env, task),
    });
    return signal.aborted ? exitCodes.stopped : end;
  } catch (error) {
    if (signal.aborted) return exitCodes.stopped;
    console.error(describeOutage(error));
    return exitCodes.failed;
  }
}

/** Null where an option does not exist or lacks its value. */
function parse(options: OptionsConfig) {
  try {
    return parseArgs({
      options: { ...options, help: { type: "boolean", short: "h" } },
      allowPositionals: true,
    });
  } catch {
    return null;
  }
}

async function withDatabase<T>(env: Env, task: (db: PooledDatabase) => Promise<T>): Promise<T> {
  const database = await openDatabase(env);
  try {
    return await task(database.sessions);
  } finally {
    await database.close();
  }
}
