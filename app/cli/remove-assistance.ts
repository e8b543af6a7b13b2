import { removeFilings } from "#app/domain/assistance/filings/remove-filings.server.ts";
import { defineCommand, exitCodes } from "./define-command.ts";

export const removeAssistance = defineCommand({
  usage: ["<filing | file name>… [--json]"],
  about: `Removes filings; those before them count again.
  <filing>     its number, as npx faircharge assistance list gives it
  <file name>  of a zip, with all that came of it, or of a return`,
  options: {
    json: { type: "boolean", default: false, about: "prints one line of JSON for each argument" },
  },
  examples: ["12", "2024_TEOS_XML_11A.zip"],
  read: ({ values: { json }, positionals }) =>
    positionals.length > 0 ? { wanted: positionals, json } : null,
  async run({ wanted, json }, { withDatabase }) {
    return withDatabase(async (db) => {
      let areAllRemoved = true;
      for (const one of wanted) {
        const removed = await removeFilings(db, one);
        areAllRemoved &&= removed > 0;
        if (json) console.log(JSON.stringify({ wanted: one, removedFilings: removed }));
        else if (removed === 0) console.error(`There is no filing ${one}.`);
        else console.log(`${one}: ${removed} ${removed === 1 ? "filing is" : "filings are"} removed.`);
      }
      return areAllRemoved ? exitCodes.done : exitCodes.failed;
    });
  },
});
