import { dropKeptFile, keptFilesFolder } from "#app/domain/editions/kept-price-files.server.ts";
import { removeImport } from "#app/domain/imports/remove-import.server.ts";
import type { PooledDatabase } from "#app/platform/db/open-database.server.ts";
import { defineCommand, exitCodes } from "./define-command.ts";
import { readRowNumbers } from "./row-numbers.ts";

export const removePrices = defineCommand({
  usage: ["<number>… [--json]"],
  about: `Removes imported price files, with their numbers as npx faircharge prices list gives them. The prices of the file before
return, if there was one.`,
  options: { json: { type: "boolean", default: false, about: "prints one line of JSON for each file" } },
  examples: ["12 13"],
  read: ({ values: { json }, positionals }) => (positionals.length > 0 ? { typed: positionals, json } : null),
  async run({ typed, json }, { env, withDatabase }) {
    const importIds = readRowNumbers(typed, "prices list");
    if (typeof importIds === "string") {
      console.error(importIds);
      return exitCodes.calledWrongly;
    }
    const areAllRemoved = await withDatabase((db) =>
      removeAll(db, importIds, { json, keptFolder: keptFilesFolder(env) }),
    );
    return areAllRemoved ? exitCodes.done : exitCodes.failed;
  },
});

async function removeAll(
  db: PooledDatabase,
  importIds: readonly number[],
  { json, keptFolder }: { json: boolean; keptFolder: string },
): Promise<boolean> {
  let areAllRemoved = true;
  for (const importId of importIds) {
    const removed = await removeImport(db, importId);
    areAllRemoved &&= removed.outcome === "removed";
    if (removed.outcome === "removed") await dropKeptFile(keptFolder, removed.sha256);
    if (json) console.log(JSON.stringify({ importId, ...removed }));
    else if (removed.outcome === "unknown") console.error(`There is no import ${importId}.`);
    else {
      const then =
        removed.currentImportId === null
          ? "It has no prices left."
          : `Its prices are those of import ${removed.currentImportId}.`;
      console.log(`Import ${importId} of ${removed.hospitalName} is removed. ${then}`);
    }
  }
  return areAllRemoved;
}
