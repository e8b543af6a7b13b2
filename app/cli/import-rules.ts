import { cmsTables } from "#app/domain/cms-files/cms-edition.ts";
import { type CmsImport, importCmsFile } from "#app/domain/cms-files/import-cms-file.server.ts";
import { defineCommand, exitCodes } from "./define-command.ts";
import { sayCmsEdition, sayCmsRefusal } from "./rules/say-cms-refusal.ts";

export const importRules = defineCommand({
  usage: ["<file>… [options]"],
  about: `Imports CMS's coding edits and fees, for the audit and as the yardstick of prices. <file> is as CMS publishes it: .zip, .gz,
.txt, .csv or .xlsx with NCCI pairs (PTP), unit limits (MUE), add-on codes, PPRRVU, GPCI, OPPS addendum B, CLFS, ASP or NADAC.`,
  options: {
    edition: { type: "string", value: "<month>", about: "of files whose name does not say it, as 2026-07" },
    table: {
      type: "string",
      value: "<whose>",
      about: "of files whose name does not say it: practitioner, hospital or dme",
    },
    json: { type: "boolean", default: false, about: "prints one line of JSON for each file that was given" },
  },
  examples: ["addendum-b.csv PPRRVU.csv", "pairs.zip --edition 2026-07 --table practitioner"],
  read({ values, positionals }) {
    const table = cmsTables.find((one) => one === values.table) ?? null;
    const edition = values.edition ?? null;
    const isClear =
      (values.table === undefined || table !== null) &&
      (edition === null || /^20\d\d-(0[1-9]|1[0-2])$/.test(edition));
    return isClear && positionals.length > 0
      ? { paths: positionals, said: { edition, table }, json: values.json }
      : null;
  },
  run: ({ paths, said, json }, { withDatabase, withProgressBar }) =>
    withDatabase((db) =>
      withProgressBar(async (bar) => {
        let areAllImported = true;
        for (const [index, path] of paths.entries()) {
          bar.show(index, paths.length, path);
          const end = await importCmsFile(db, path, said);
          areAllImported &&= end.outcome === "imported";
          bar.clear();
          if (json) console.log(JSON.stringify({ path, ...end }));
          else report(path, end);
        }
        return areAllImported ? exitCodes.done : exitCodes.failed;
      }),
    ),
});

function report(path: string, end: CmsImport): void {
  if (end.outcome === "refused") {
    console.error(`${end.fileName}: refused. ${sayCmsRefusal(end.refusal)}`);
    return;
  }
  for (const { cmsFileId, fileName, edition, rowCount } of end.files) {
    const rows = `${rowCount.toLocaleString("en-US")} rows`;
    console.log(`${fileName}: imported as file ${cmsFileId}: ${sayCmsEdition(edition)}; ${rows}`);
  }
  if (end.leftOut.length > 0) console.log(`${path}: not read here: ${end.leftOut.join(", ")}`);
}
