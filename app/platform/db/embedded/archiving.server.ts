import { appendFile, chown, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { ClusterHome } from "./cluster-home.server.ts";
import { dataDirectoryOf } from "./initialise.server.ts";
import type { PostgresSettings } from "./postgres-settings.ts";

/** A file of ours that PostgreSQL includes: unlike settings of its command line, a reload applies its changes. */
const FILE_NAME = "archiving.conf";
const INCLUDE = `include '${FILE_NAME}'\n`;

/** Of a quiet site's log, what is not yet in the archive covers this long at most. */
const ARCHIVE_AFTER_SECONDS = 900;

/** There are no backups: each segment of the log counts as archived, so that none piles up. A shell and cmd.exe know it. */
export const NO_ARCHIVE: PostgresSettings = { archive_command: "exit 0" };

/** PostgreSQL's own module writes each segment of the log into `folder`, whole and on the disk, before it lets go of it. */
export function archiveInto(folder: string): PostgresSettings {
  return {
    archive_library: "basic_archive",
    "basic_archive.archive_directory": folder,
    archive_timeout: String(ARCHIVE_AFTER_SECONDS),
  };
}

/** Says where the log of a cluster goes; one that runs has to reload its configuration then. */
export async function configureArchiving(home: ClusterHome, settings: PostgresSettings): Promise<void> {
  const lines = Object.entries(settings).map(
    ([name, value]) => `${name} = '${value.replaceAll("'", "''")}'\n`,
  );
  const file = path.join(dataDirectoryOf(home), FILE_NAME);
  await writeFile(file, lines.join(""), { mode: 0o600 });
  if (home.user) await chown(file, home.user.uid, home.user.gid);
  const configuration = path.join(dataDirectoryOf(home), "postgresql.conf");
  const isIncluded = (await readFile(configuration, "utf8")).includes(INCLUDE);
  if (!isIncluded) await appendFile(configuration, INCLUDE);
}

/** Before a start: a cluster without a setting for its log's place keeps no archive. */
export async function ensureArchivingConfigured(home: ClusterHome): Promise<void> {
  const file = path.join(dataDirectoryOf(home), FILE_NAME);
  await readFile(file).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
    await configureArchiving(home, NO_ARCHIVE);
  });
}
