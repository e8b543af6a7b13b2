import { cruise, type ICruiseResult } from "dependency-cruiser";
import extractOptions from "dependency-cruiser/config-utl/extract-depcruise-options";
import extractTsConfig from "dependency-cruiser/config-utl/extract-ts-config";

/** Every file of the site whose imports lead to one of these, these among them; as the check of boundaries reads imports. */
export async function listImporters(files: readonly string[]): Promise<ReadonlySet<string>> {
  const options = await extractOptions("./.dependency-cruiser.cjs");
  const { output } = await cruise(["app", "server.ts"], options, undefined, {
    tsConfig: extractTsConfig("./tsconfig.json"),
  });
  const importers = new Map<string, string[]>();
  for (const { source, dependencies } of (output as ICruiseResult).modules) {
    for (const { resolved } of dependencies) {
      importers.set(resolved, [...(importers.get(resolved) ?? []), source]);
    }
  }
  const reached = new Set(files);
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer);
  return reached;
}
