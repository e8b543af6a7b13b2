import { removeCmsFile } from "#app/domain/cms-files/remove-cms-file.server.ts";
import type { PooledDatabase } from "#app/platform/db/open-database.server.ts";
import { defineCommand, exitCodes } from "./define-command.ts";

/** PostgreSQL's integer goes no further. */
const LARGEST_NUMBER = 2_147_483_647;

export const removeRules = defineCommand({
  usage: ["<number>…"],
  about:
    "Removes imported files of coding edits and fees, with their numbers as npx faircharge rules list gives them.",
  options: {},
  examples: ["3 4"],
  read: ({ positionals }) =>
    positionals.length > 0 &&
    positionals.every((text) => /^[1-9]\d*$/.test(text) && Number(text) <= LARGEST_NUMBER)
      ? { cmsFileIds: positionals.map(Number) }
      : null,
  async run({ cmsFileIds }, { withDatabase }) {
    const areAllRemoved = await withDatabase((db) => removeAll(db, cmsFileIds));
    return areAllRemoved ? exitCodes.done : exitCodes.failed;
  },
});

async function removeAll(db: PooledDatabase, cmsFileIds: readonly number[]): Promise<boolean> {
  let areAllRemoved = true;
  for (const cmsFileId of cmsFileIds) {
    const fileName = await removeCmsFile(db, cmsFileId);
    if (fileName === null) areAllRemoved = false;
    if (fileName === null) console.error(`There is no file ${cmsFileId}.`);
    else console.log(`File ${cmsFileId}, ${fileName}, is removed.`);
  }
  return areAllRemoved;
}
