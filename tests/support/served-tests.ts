import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** The tests under `app` that need PostgreSQL: those whose imports of `tests/support` lead to its cluster. */
export function servedTests(): string[] {
  return readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".test.ts"))
    .map((file) => path.join("app", file))
    .filter((test) => leadsToCluster(test, new Set()));
}

function leadsToCluster(file: string, seen: Set<string>): boolean {
  if (file === path.normalize("tests/support/test-cluster.ts")) return true;
  if (seen.has(file)) return false;
  seen.add(file);
  return supportOf(file).some((support) => leadsToCluster(support, seen));
}

function supportOf(file: string): string[] {
  const imports = readFileSync(file, "utf8").matchAll(/(?:from|import\() ?"(\.{1,2}\/[^"]+\.ts)"/g);
  return [...imports]
    .map(([, from = ""]) => path.join(path.dirname(file), from))
    .filter((imported) => imported.startsWith(path.normalize("tests/support/")));
}
