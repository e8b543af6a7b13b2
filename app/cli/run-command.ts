import { parseArgs } from "node:util";
import { isSiteThere } from "#app/platform/db/is-site-there.server.ts";
import { openDatabase, type PooledDatabase } from "#app/platform/db/open-database.server.ts";
import { type Env, readEnv } from "#app/platform/env/env.server.ts";
import { explainReadOnly } from "#app/platform/files/explain-read-only.server.ts";
import { explainDisk } from "#app/platform/files/watch-disk.server.ts";
import { helpOf } from "./command-help.ts";
import { type Command, type CommandOptions, type ExitCode, exitCodes } from "./define-command.ts";
import { describeOutage } from "./describe-outage.ts";
import { loadSiteSettings } from "./load-site-settings.js";
import { withProgressBar } from "./progress-bar.ts";
import { placeOf, sayDatabase, sayNoSite } from "./say-database.ts";
import { stopOnInterrupt } from "./stop-on-interrupt.ts";

/** The frame of every command: the site's settings, --help, options that do not exist, the database, Ctrl-C, exit codes. An
 *  outage gives one line; a bug ends with its stack. */
export async function runCommand(name: string, command: Command, args: readonly string[]): Promise<ExitCode> {
  const given = parse(command.options, args);
  if (given?.values.help) {
    console.log(helpOf(name, command));
    return exitCodes.done;
  }
  const work = given && command.prepare(given);
  if (!work) {
    console.error(helpOf(name, command));
    return exitCodes.calledWrongly;
  }
  const signal = command.stopping === null ? new AbortController().signal : stopOnInterrupt(command.stopping);
  try {
    const { site } = given.values as { site?: string };
    const settingsFile = loadSiteSettings(site);
    const env = readEnv(process.env);
    const isThere = command.site === "none" || (await isSiteThere(env));
    if (command.site === "there") {
      if (!isThere) throw new Error(sayNoSite(env));
      console.error(sayDatabase(env, settingsFile));
    }
    const end = await work({
      env,
      signal,
      async withDatabase(task) {
        if (command.site === "may-be-new") console.error(sayDatabase(env, settingsFile));
        return withDatabase(env, async (db) => {
          if (!isThere) console.error(`Made a new site in ${placeOf(env)}.`);
          return task(db);
        });
      },
      withProgressBar: (task) => withProgressBar(signal, task),
    });
    return signal.aborted ? exitCodes.stopped : end;
  } catch (error) {
    if (signal.aborted) return exitCodes.stopped;
    console.error(describeOutage((await explainReadOnly(error, null)) ?? error));
    return exitCodes.failed;
  }
}

/** Null where an option does not exist or lacks its value. */
function parse(options: CommandOptions, args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { ...options, help: { type: "boolean", short: "h" } },
      allowPositionals: true,
    });
  } catch {
    return null;
  }
}

async function withDatabase<T>(env: Env, task: (db: PooledDatabase) => Promise<T>): Promise<T> {
  const database = await openDatabase(env).catch(async (error: unknown) => {
    throw (await explainDisk(env, error)) ?? error;
  });
  try {
    return await task(database.sessions);
  } finally {
    await database.close();
  }
}
