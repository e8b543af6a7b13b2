import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";

export interface WorkerLocation {
  path: string;
  /** Node's own options; a server's flags are not for its workers. */
  execArgv: string[];
}

const BUILT_WORKER = "ocr-worker.js";
const SOURCE_WORKER = "ocr-worker.server.ts";

/** Finds the worker's code: beside this file while it is TypeScript source, which tsx loads; in the built server
 *  beside the server itself, one folder up where the build put this module into a chunk. */
export function locateWorker(): WorkerLocation {
  if (import.meta.url.endsWith(".ts")) {
    const tsx = createRequire(import.meta.url).resolve("tsx");
    return { path: pathFromHere(SOURCE_WORKER), execArgv: ["--import", pathToFileURL(tsx).href] };
  }
  const path = [BUILT_WORKER, `../${BUILT_WORKER}`].map(pathFromHere).find((place) => existsSync(place));
  if (!path) throw new Error(`${BUILT_WORKER} is missing beside the built server`);
  return { path, execArgv: [] };
}

/** The name stays a variable: bundlers take a literal here for an asset. */
function pathFromHere(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url));
}
