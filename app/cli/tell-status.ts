import { readSiteStatus, type SiteStatus } from "#app/domain/site-status/read-site-status.server.ts";
import { readVersion } from "#app/platform/files/read-version.server.ts";
import { defineCommand, exitCodes } from "./define-command.ts";

/** Sessions, limits and share checks go by the database's clock. */
const CLOCK_MATTERS_FROM_MS = 2_000;

export const tellStatus = defineCommand({
  usage: ["[--json]"],
  about: `Tells how the site is: versions of code and data, the database's size, room on the disk, what waits, the last import and
backup, and how far this machine's clock is from the database's.`,
  options: { json: { type: "boolean", default: false, about: "prints it as one line of JSON" } },
  examples: ["", "--json"],
  read: ({ values, positionals }) => (positionals.length === 0 ? { json: values.json } : null),
  async run({ json }, { env, withDatabase }) {
    const version = await readVersion();
    const status = await withDatabase((db) => readSiteStatus(db, env.dataDir));
    if (json) console.log(JSON.stringify({ version, dataDir: env.dataDir, ...status }));
    else for (const [what, text] of linesOf(version, env.dataDir, status)) console.log(`${what}: ${text}`);
    return exitCodes.done;
  },
});

function linesOf(version: string, dataDir: string, status: SiteStatus): [string, string][] {
  const { freeBytes, queue, lastBackup, clockAheadMs, oldestMailAt } = status;
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
    ["Last backup", lastBackup === null ? "none by npx faircharge backup" : sayBackup(lastBackup)],
    [
      "Clock",
      Math.abs(clockAheadMs) < CLOCK_MATTERS_FROM_MS
        ? "as the database's"
        : `${seconds} s ${clockAheadMs > 0 ? "ahead of" : "behind"} the database's: set both by NTP`,
    ],
  ];
}

function sayBackup({ folder, endedAt }: NonNullable<SiteStatus["lastBackup"]>): string {
  return endedAt === null ? `none that this user finds in ${folder}` : `${ageOf(endedAt)}, in ${folder}`;
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
