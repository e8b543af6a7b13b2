import { cmsTables } from "#app/domain/cms-files/cms-edition.ts";
import { importCmsFile } from "#app/domain/cms-files/import-cms-file.server.ts";
import type { SaidOfFiles } from "#app/domain/cms-files/read-cms-member.server.ts";
import type { PooledDatabase } from "#app/platform/db/open-database.server.ts";
import { sayCmsEdition, sayCmsRefusal } from "./rules/say-cms-refusal.ts";
import { exitCodes, runCommand } from "./run-command.ts";

// npm run rules:import -- <file>…: CMS's coding edits and fees.

await runCommand({
  usage: `Usage: npm run rules:import -- <file>… [options]
  <file>             as CMS publishes it: .zip, .gz, .txt, .csv or .xlsx with NCCI pairs (PTP), unit limits (MUE),
                     add-on codes, PPRRVU, GPCI, OPPS addendum B, CLFS or ASP
  --edition <month>  of files whose name does not say it, as 2026-07
  --table <whose>    of files whose name does not say it: practitioner, hospital or dme
Exit codes: 0 all imported, 1 some file was not, 2 called wrongly`,
  options: { edition: { type: "string" }, table: { type: "string" } },
  read({ values, positionals }) {
    const table = cmsTables.find((one) => one === values.table) ?? null;
    const edition = values.edition ?? null;
    const isClear =
      (values.table === undefined || table !== null) &&
      (edition === null || /^20\d\d-(0[1-9]|1[0-2])$/.test(edition));
    return isClear && positionals.length > 0 ? { paths: positionals, said: { edition, table } } : null;
  },
  async run({ paths, said }, { withDatabase }) {
    const areAllImported = await withDatabase((db) => importAll(db, paths, said));
    return areAllImported ? exitCodes.done : exitCodes.failed;
  },
});

async function importAll(db: PooledDatabase, paths: readonly string[], said: SaidOfFiles): Promise<boolean> {
  let areAllImported = true;
  for (const path of paths) {
    const end = await importCmsFile(db, path, said);
    if (end.outcome === "refused") {
      console.error(`${end.fileName}: refused. ${sayCmsRefusal(end.refusal)}`);
      areAllImported = false;
      continue;
    }
    for (const { cmsFileId, fileName, edition, rowCount } of end.files) {
      const rows = `${rowCount.toLocaleString("en-US")} rows`;
      console.log(`${fileName}: imported as file ${cmsFileId}: ${sayCmsEdition(edition)}; ${rows}`);
    }
    if (end.leftOut.length > 0) console.log(`${path}: not read here: ${end.leftOut.join(", ")}`);
  }
  return areAllImported;
}
