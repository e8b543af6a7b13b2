import { spawn } from "node:child_process";
import { once } from "node:events";
import { constants, setPriority } from "node:os";
import path from "node:path";
import type { Env } from "#app/platform/env/env.server.ts";
import { projectRoot } from "#app/platform/files/project-root.server.ts";

/** What reading and importing a file takes is bounded; without this much is left to be collected later: 444 MB in place of 270. */
const MAX_HEAP_MB = 256;
/** For glibc, which else gives each of Node's threads a separate heap. */
const ONE_NATIVE_HEAP = { MALLOC_ARENA_MAX: "1" };
const COMMAND = ["app/cli/faircharge.js", "sources", "check", "--now", "--due"];
/** How long a round may take to stop before it is ended: what it was at is undone by the database. */
const STOPPING_MS = 8_000;
const SHOWN_CHARACTERS = 2_000;
const STOPPED = 130;

/**
 * Returns how a site makes a round: by the command that an operator has, in a separate process with low priority. What strangers
 * send is read there. Null where SOURCES_CHECK is off. Throws with what the command said where it failed.
 */
export function openRoundProcess(env: Env): ((signal: AbortSignal) => Promise<void>) | null {
  if (env.sourcesCheck === "off") return null;
  return async (signal) => {
    const child = spawn(process.execPath, [`--max-old-space-size=${MAX_HEAP_MB}`, ...COMMAND], {
      cwd: projectRoot(),
      env: { ...process.env, ...ONE_NATIVE_HEAP, ...settingsOf(env) },
      stdio: ["ignore", "ignore", "pipe"],
    });
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    let said = "";
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      said = (said + text).slice(-SHOWN_CHARACTERS);
    });
    const stop = () => {
      child.kill("SIGTERM");
      setTimeout(() => child.kill("SIGKILL"), STOPPING_MS).unref();
    };
    signal.addEventListener("abort", stop);
    const [code] = await once(child, "close").finally(() => signal.removeEventListener("abort", stop));
    if (code !== 0 && code !== STOPPED && !signal.aborted) {
      console.error(
        `A round of the sources failed:\n${path.basename(process.execPath)} ${COMMAND.join(" ")}\n${said}`,
      );
    }
  };
}

/** Where the site's data are, whatever the folder is that the command begins in. */
function settingsOf(env: Env): Record<string, string> {
  return {
    DATA_DIR: env.dataDir,
    ...(env.databaseUrl && { DATABASE_URL: env.databaseUrl }),
    ...(env.directDatabaseUrl && { DATABASE_DIRECT_URL: env.directDatabaseUrl }),
    SOURCES_ALLOW_PRIVATE: env.allowsPrivateSources ? "on" : "off",
    SOURCES_CHECK: env.sourcesCheck,
  };
}
