import { STARTER_EDITION } from "#app/domain/coding-edits/starter/starter-edition.ts";
import { keptFilesFolder, measureKeptFiles } from "#app/domain/editions/kept-price-files.server.ts";
import { judgeBackup } from "#app/domain/site-status/judge-backup.ts";
import { readSiteStatus, type SiteStatus } from "#app/domain/site-status/read-site-status.server.ts";
import { readSources, type Sources } from "#app/domain/site-status/read-sources.server.ts";
import { readVersion } from "#app/platform/files/read-version.server.ts";
import { defineCommand, exitCodes } from "./define-command.ts";
import { sayCmsEdition } from "./rules/say-cms-refusal.ts";

/** Sessions, limits and share checks go by the database's clock. */
const CLOCK_MATTERS_FROM_MS = 2_000;

export const tellStatus = defineCommand({
  usage: ["[--json]"],
  about: `Tells how the site is: versions of code and data, the database's size, room on the disk, what waits, the last import and
backup, and how far this machine's clock is from the database's, and which data it holds.`,
  options: { json: { type: "boolean", default: false, about: "prints it as one line of JSON" } },
  examples: ["", "--json"],
  read: ({ values, positionals }) => (positionals.length === 0 ? { json: values.json } : null),
  async run({ json }, { env, withDatabase }) {
    const version = await readVersion();
    const [status, sources] = await withDatabase(async (db) => [
      await readSiteStatus(db, env.dataDir),
      await readSources(db),
    ]);
    const keptFiles = await measureKeptFiles(keptFilesFolder(env));
    if (json) {
      console.log(JSON.stringify({ version, dataDir: env.dataDir, ...status, sources, keptFiles }));
      return exitCodes.done;
    }
    const lines = [
      ...linesOf(version, env.dataDir, status),
      ...linesOfSources(sources),
      ["Originals of price files", sayKept(env.keptPriceFileBytes, keptFiles, sources)],
    ];
    for (const [what, text] of lines) console.log(`${what}: ${text}`);
    return exitCodes.done;
  },
});

function linesOf(version: string, dataDir: string, status: SiteStatus): [string, string][] {
  const { freeBytes, queue, clockAheadMs, oldestMailAt } = status;
  const requests = Object.entries(queue).map(([name, count]) => `${count} ${name}`);
  const seconds = Math.abs(clockAheadMs / 1000).toFixed(1);
  return [
    ["Version", version],
    ["Data", status.dataVersion],
    ["Size of the database", megabytes(status.databaseBytes)],
    ["Room on the disk", freeBytes === null ? `${dataDir} is not there` : megabytes(freeBytes)],
    ["Work that waits", requests.join(", ") || "none"],
    ["Bills that wait to be read", String(status.billsWaiting)],
    [
      "Mail that waits",
      `${status.mailWaiting}${oldestMailAt ? `, the oldest since ${ageOf(oldestMailAt)}` : ""}`,
    ],
    ["Last import", status.lastImportAt ? ageOf(status.lastImportAt) : "none"],
    ["Last backup", sayBackup(status)],
    [
      "Clock",
      Math.abs(clockAheadMs) < CLOCK_MATTERS_FROM_MS
        ? "as the database's"
        : `${seconds} s ${clockAheadMs > 0 ? "ahead of" : "behind"} the database's: set both by NTP`,
    ],
  ];
}

function sayBackup(status: SiteStatus): string {
  const { folder, startedAt } = status.lastBackup ?? {};
  const last = startedAt ? `${ageOf(startedAt)}, in ${folder}` : null;
  const verdict = judgeBackup(status, new Date());
  switch (verdict.outcome) {
    case "none":
      return "none by npx faircharge backup";
    case "unknown":
      return `none that this user finds in ${folder}`;
    case "failed":
      return `failed at ${ageOf(verdict.failedAt)}: see journalctl --unit=faircharge-nightly, or make one by hand. The last whole one: ${last ?? "none"}`;
    case "fresh":
      return `${last}`;
    case "late":
      return `too old, ${last}: see whether it is made each night (systemctl list-timers)`;
  }
}

/** The data that the site holds, with their dates. */
function linesOfSources(sources: Sources): [string, string][] {
  const { isSample, hospitals, listedHospitals, priceFiles, newestPriceFile, filings, newestFiling, rules } =
    sources;
  const newest = (day: string | null) => (day === null ? "" : `, the newest of ${day}`);
  const editions = rules.map((file) => `${sayCmsEdition(file)} (imported ${file.importedAt.slice(0, 10)})`);
  return [
    [
      "Hospitals",
      `${hospitals}, ${listedHospitals} with a number of CMS${isSample ? "; fictional sample data" : ""}`,
    ],
    ["Price files", `${priceFiles}${newest(newestPriceFile)}`],
    ["Filings of assistance", `${filings}${newest(newestFiling)}`],
    ["Rules and fees", editions.join("; ") || `the ${STARTER_EDITION}`],
  ];
}

/** What is kept, and what keeping all would take: as they came, since how small they become is not known before. */
function sayKept(
  maxBytes: number,
  { count, bytes }: { count: number; bytes: number },
  { priceFileBytes }: Sources,
): string {
  const all = `all imported files have ${megabytes(priceFileBytes)} as they came`;
  if (maxBytes === 0) return `${count === 0 ? "none" : count} kept (KEEP_PRICE_FILES is off); ${all}`;
  return `${count} kept, ${megabytes(bytes)} of ${megabytes(maxBytes)}; ${all}`;
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1e6)} MB`;
}

/** An ISO time and how long ago it was. */
function ageOf(time: string): string {
  const hours = Math.floor((Date.now() - Date.parse(time)) / 3_600_000);
  const age = hours < 48 ? `${hours} hours` : `${Math.floor(hours / 24)} days`;
  return `${time} (${age} ago)`;
}
