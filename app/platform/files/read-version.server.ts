import { readFile } from "node:fs/promises";
import path from "node:path";
import { projectRoot } from "./project-root.server.ts";

/** The version of this code, as package.json says it. */
export async function readVersion(): Promise<string> {
  return JSON.parse(await readFile(path.join(projectRoot(), "package.json"), "utf8")).version;
}
