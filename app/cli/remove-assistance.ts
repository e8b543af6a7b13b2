import { removeFilings } from "#app/domain/assistance/filings/remove-filings.server.ts";
import { exitCodes, runCommand } from "./run-command.ts";

// npm run assistance:remove -- <filing | file name>…

await runCommand({
  usage: `Usage: npm run assistance:remove -- <filing | file name>…
  <filing>     its number, as npm run assistance:list gives it
  <file name>  of a zip, with all that came of it, or of a return
Exit codes: 0 removed, 1 there is no such filing, 2 called wrongly`,
  options: {},
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
