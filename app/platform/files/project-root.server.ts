import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/**
 * The folder that holds package.json: the nearest one above this code, whether it runs
 * from app/ or bundled from build/server/. Throws if there is none.
 */
export function projectRoot(): string {
  const start = path.dirname(fileURLToPath(import.meta.url));
  let folder = start;
  while (!existsSync(path.join(folder, "package.json"))) {
    const parent = path.dirname(folder);
    if (parent === folder) throw new Error(`No package.json in ${start} or above it.`);
    folder = parent;
  }
  return folder;
}
