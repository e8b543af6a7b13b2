import { findReturnSources } from "#app/domain/assistance/filings/find-return-sources.server.ts";
import { type ImportedSource, importFilings } from "#app/domain/assistance/filings/import-filings.server.ts";
import { type CommandTools, defineCommand, type ExitCode, exitCodes } from "./define-command.ts";

const MAX_SHOWN = 20;

export const importAssistance = defineCommand({
  usage: ["<folder | zip | index csv | XML>… [options]"],
  about: `Imports hospitals' financial assistance from the IRS's filings (Form 990, Schedule H).
  <folder>     every zip, XML file and index in it
  <zip>        as the IRS publishes it: <year>_TEOS_XML_<nn>A.zip
  <index csv>  index_<year>.csv of the same page: zips are read faster beside it
  <XML>        one return`,
  options: {
    all: {
      type: "boolean",
      default: false,
      about: `names every member that cannot be read, not the first ${MAX_SHOWN} of each zip`,
    },
    json: { type: "boolean", default: false, about: "prints one line of JSON for each zip or return" },
  },
  examples: ["irs-filings/", "2024_TEOS_XML_11A.zip index_2024.csv"],
  read: ({ values: { all, json }, positionals }) =>
    positionals.length > 0
      ? { paths: positionals, json, mostShown: all ? Number.POSITIVE_INFINITY : MAX_SHOWN }
      : null,
  stopping: "Stopping: the zip under way is left out, what was imported stays.",
  run: importAll,
});

async function importAll(
  { paths, json, mostShown }: { paths: string[]; json: boolean; mostShown: number },
  { signal, withDatabase, withProgressBar }: CommandTools,
): Promise<ExitCode> {
  const { sources, unreadable } = await findReturnSources(paths);
  for (const { path, told } of unreadable) console.error(`${path}: cannot be read. ${told}`);
  let isWhole = unreadable.length === 0;
  if (sources.length > 0) {
    await withDatabase((db) =>
      withProgressBar(async (bar) => {
        for (const [index, source] of sources.entries()) {
          signal.throwIfAborted();
          bar.show(index, sources.length, source.fileName);
          const startedAt = performance.now();
          const imported = await importFilings(db, source, { signal });
          const seconds = (performance.now() - startedAt) / 1000;
          bar.clear();
          if (json) console.log(JSON.stringify({ ...imported, seconds }));
          else report(imported, seconds, mostShown);
          isWhole &&= imported.broken.length === 0 && imported.endedBy === null;
        }
      }),
    );
  }
  return isWhole ? exitCodes.done : exitCodes.failed;
}

function report(imported: ImportedSource, seconds: number, mostShown: number): void {
  const { fileName, broken, endedBy, before2014 } = imported;
  const counts = [
    `imported ${count(imported.imported)}`,
    ...(imported.unchanged > 0 ? [`known before ${count(imported.unchanged)}`] : []),
    ...(imported.withoutScheduleH > 0 ? [`without Schedule H ${count(imported.withoutScheduleH)}`] : []),
    ...(before2014 > 0 ? [`left out, of years before 2014 ${count(before2014)}`] : []),
    ...(broken.length > 0 ? [`not readable ${count(broken.length)}`] : []),
  ];
  console.log(`${fileName}: returns ${counts.join(", ")}; ${seconds.toFixed(1)} s`);
  for (const { memberName, told } of broken.slice(0, mostShown)) console.error(`  ${memberName}: ${told}`);
  if (broken.length > mostShown) console.error(`  and ${count(broken.length - mostShown)} more (--all)`);
  if (endedBy !== null)
    console.error(`  ${fileName} cannot be read to its end: ${endedBy}. What came before is in.`);
}

function count(value: number): string {
  return value.toLocaleString("en-US");
}
