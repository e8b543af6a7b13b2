import { removeImport } from "#app/domain/imports/remove-import.server.ts";
import type { PooledDatabase } from "#app/platform/db/open-database.server.ts";
import { defineCommand, exitCodes } from "./define-command.ts";

/** PostgreSQL's integer goes no further. */
const MAX_NUMBER = 2_147_483_647;

export const removePrices = defineCommand({
  usage: ["<number>… [--json]"],
  about: `Removes imported price files, with their numbers as npx faircharge prices list gives them. The prices of the file before
return, if there was one.`,
  options: { json: { type: "boolean", default: false, about: "prints one line of JSON for each file" } },
  examples: ["12 13"],
  read: ({ values: { json }, positionals }) =>
    positionals.length > 0 && positionals.every(isImportNumber)
      ? { importIds: positionals.map(Number), json }
      : null,
  async run({ importIds, json }, { withDatabase }) {
    const areAllRemoved = await withDatabase((db) => removeAll(db, importIds, json));
    return areAllRemoved ? exitCodes.done : exitCodes.failed;
  },
});

function isImportNumber(text: string): boolean {
  return /^[1-9]\d*$/.test(text) && Number(text) <= MAX_NUMBER;
}

async function removeAll(db: PooledDatabase, importIds: readonly number[], json: boolean): Promise<boolean> {
  let areAllRemoved = true;
  for (const importId of importIds) {
    const removed = await removeImport(db, importId);
    areAllRemoved &&= removed.outcome === "removed";
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
