import { removeCmsFile } from "#app/domain/cms-files/remove-cms-file.server.ts";
import type { PooledDatabase } from "#app/platform/db/open-database.server.ts";
import { exitCodes, runCommand } from "./run-command.ts";

// npm run rules:remove -- <id>…

/** PostgreSQL's integer goes no further. */
const LARGEST_NUMBER = 2_147_483_647;

await runCommand({
  usage: `Usage: npm run rules:remove -- <file>…   (numbers as npm run rules:list gives them)
Exit codes: 0 removed, 1 there is no such file, 2 called wrongly`,
  options: {},
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
