import { removeImport } from "#app/domain/imports/remove-import.server.ts";
import { openDatabase } from "#app/platform/db/open-database.server.ts";
import { readEnv } from "#app/platform/env/env.server.ts";

// npm run mrf:remove -- <import>…: numbers as mrf:list gives them. Exit codes: 0 removed, 1 unknown, 2 called wrongly.

/** PostgreSQL's integer goes no further. */
const LARGEST_NUMBER = 2_147_483_647;

const given = process.argv.slice(2);
const numbers = given.map(Number);
if (given.length === 0 || !given.every((one) => /^[1-9]\d*$/.test(one) && Number(one) <= LARGEST_NUMBER)) {
  console.error("Usage: npm run mrf:remove -- <import>…   (numbers as npm run mrf:list gives them)");
  process.exit(2);
}
const database = await openDatabase(readEnv(process.env));
try {
  for (const importId of numbers) {
    const removed = await removeImport(database.db, importId);
    if (removed.outcome === "unknown") {
      console.error(`There is no import ${importId}.`);
      process.exitCode = 1;
    } else {
      const then =
        removed.currentImportId === null
          ? "It has no prices left."
          : `Its prices are those of import ${removed.currentImportId}.`;
      console.log(`Import ${importId} of ${removed.hospitalName} is removed. ${then}`);
    }
  }
} finally {
  await database.close();
}
