import { cpSync, existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** Copies what Docker sends of `folder` to be built by a Dockerfile, as the Dockerfile's own .dockerignore has it. */
export function copySentFiles(folder: string, dockerfile: string, target: string): void {
  const isSent = readIgnoreFile(`${dockerfile}.dockerignore`);
  cpSync(folder, target, {
    recursive: true,
    preserveTimestamps: true,
    verbatimSymlinks: true,
    filter: (source) => isSent(path.relative(folder, source)),
  });
}

/** Whether a path is sent, or contains one that may be. The last line that matches a path or a folder above it decides. */
function readIgnoreFile(file: string): (name: string) => boolean {
  if (!existsSync(file)) return () => true;
  const lines = readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
  const rules = lines.map((line) => ({
    isKept: line.startsWith("!"),
    pattern: line.replace(/^!?\/?/, ""),
  }));
  return (name) => {
    if (name === "") return true;
    if (rules.some(({ isKept, pattern }) => isKept && pattern.startsWith(`${name}/`))) return true;
    return rules.findLast(({ pattern }) => expressionOf(pattern).test(name))?.isKept ?? true;
  };
}

function expressionOf(pattern: string): RegExp {
  const source = pattern
    .replace(/[.+^${}()|[\]\\]/g, "\\$&")
    .replace(/\*\*\/|\*/g, (found) => (found === "*" ? "[^/]*" : "(?:.*/)?"));
  return new RegExp(`^${source}(?:/|$)`);
}
