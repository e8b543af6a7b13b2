import { removeFilings } from "#app/domain/assistance/filings/remove-filings.server.ts";
import { defineCommand, exitCodes } from "./define-command.ts";

export const removeAssistance = defineCommand({
  usage: ["<filing | file name>…"],
  about: `Removes filings; those before them count again.
  <filing>     its number, as npx faircharge assistance list gives it
  <file name>  of a zip, with all that came of it, or of a return`,
  options: {},
  examples: ["12", "2024_TEOS_XML_11A.zip"],
  read: ({ positionals }) => (positionals.length > 0 ? { wanted: positionals } : null),
  async run({ wanted }, { withDatabase }) {
    return withDatabase(async (db) => {
      let areAllRemoved = true;
      for (const one of wanted) {
        const removed = await removeFilings(db, one);
        if (removed === 0) {
          console.error(`There is no filing ${one}.`);
          areAllRemoved = false;
        } else console.log(`${one}: ${removed} ${removed === 1 ? "filing is" : "filings are"} removed.`);
      }
      return areAllRemoved ? exitCodes.done : exitCodes.failed;
    });
  },
});
