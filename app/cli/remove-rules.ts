import { removeCmsFile } from "#app/domain/cms-files/remove-cms-file.server.ts";
import type { PooledDatabase } from "#app/platform/db/open-database.server.ts";
import { defineCommand, exitCodes } from "./define-command.ts";
import { readRowNumbers } from "./row-numbers.ts";

export const removeRules = defineCommand({
  usage: ["<number>… [--json]"],
  about:
    "Removes imported files of coding edits and fees, with their numbers as npx faircharge rules list gives them.",
  options: { json: { type: "boolean", default: false, about: "prints one line of JSON for each file" } },
  examples: ["3 4"],
  read: ({ values: { json }, positionals }) => (positionals.length > 0 ? { typed: positionals, json } : null),
  async run({ typed, json }, { withDatabase }) {
    const cmsFileIds = readRowNumbers(typed, "rules list");
    if (typeof cmsFileIds === "string") {
      console.error(cmsFileIds);
      return exitCodes.calledWrongly;
    }
    const areAllRemoved = await withDatabase((db) => removeAll(db, cmsFileIds, json));
    return areAllRemoved ? exitCodes.done : exitCodes.failed;
  },
});

async function removeAll(db: PooledDatabase, cmsFileIds: readonly number[], json: boolean): Promise<boolean> {
  let areAllRemoved = true;
  for (const cmsFileId of cmsFileIds) {
    const fileName = await removeCmsFile(db, cmsFileId);
    areAllRemoved &&= fileName !== null;
    if (json)
      console.log(
        JSON.stringify({ cmsFileId, fileName, outcome: fileName === null ? "unknown" : "removed" }),
      );
    else if (fileName === null) console.error(`There is no file ${cmsFileId}.`);
    else console.log(`File ${cmsFileId}, ${fileName}, is removed.`);
  }
  return areAllRemoved;
}
