import { type ChildProcess, fork } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";

/** The code of a worker: a TypeScript file next to the module that starts it, which the build makes a separate program. */
export interface WorkerCode {
  /** `import.meta.url` of the module that starts it. */
  startedBy: string;
  source: string;
  built: string;
}

interface WorkerOptions {
  /** A program with its arguments that starts the process, such as one that takes its network away; empty: none. */
  launcher?: readonly string[] | undefined;
  /** Bounds JavaScript objects. */
  maxHeapMb: number;
}

/** For glibc, which otherwise gives each of Node's threads its own heap: 90 MB more, and no faster. */
const ONE_NATIVE_HEAP = { MALLOC_ARENA_MAX: "1" };

/** Starts a process that answers messages. A process rather than a thread: native code that fails, or a computation that is
 *  ended before its end, takes its whole process down, and that is not the server's. */
export function startWorker(code: WorkerCode, { launcher = [], maxHeapMb }: WorkerOptions): ChildProcess {
  const { path, execArgv } = locate(code);
  const [program = process.execPath, ...before] = [...launcher, process.execPath];
  return fork(path, {
    execPath: program,
    execArgv: [...before, ...execArgv, `--max-old-space-size=${maxHeapMb}`],
    env: { ...process.env, ...ONE_NATIVE_HEAP },
    serialization: "advanced",
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
}

/** Returns the worker's code. TypeScript source is next to its starter and loaded by tsx. In the built server,
 *  the code is next to the server, one folder up if the build put the starter into a chunk. A server's flags
 *  don't apply to its workers. */
function locate({ startedBy, source, built }: WorkerCode): { path: string; execArgv: string[] } {
  const pathOf = (name: string) => fileURLToPath(new URL(name, startedBy));
  if (startedBy.endsWith(".ts")) {
    const tsx = createRequire(import.meta.url).resolve("tsx");
    return { path: pathOf(source), execArgv: ["--import", pathToFileURL(tsx).href] };
  }
  const path = [built, `../${built}`].map(pathOf).find((place) => existsSync(place));
  if (!path) throw new Error(`${built} is missing beside the built server`);
  return { path, execArgv: [] };
}
