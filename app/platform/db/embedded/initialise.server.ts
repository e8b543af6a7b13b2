import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chown, mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import type { ClusterHome } from "./cluster-home.server.ts";
import { isProcessAlive } from "./process-alive.server.ts";
import { programEnvironment } from "./program-environment.server.ts";

export const DATA_DIRECTORY_NAME = "files";

/** The data directory of PostgreSQL inside the home of a cluster. */
export function dataDirectoryOf(home: ClusterHome): string {
  return path.join(home.folder, DATA_DIRECTORY_NAME);
}

/** The file that holds the generated password of the cluster's only user, `postgres`. */
export function passwordFileOf(home: ClusterHome): string {
  return path.join(home.folder, "password");
}

/**
 * Creates the cluster unless it exists. Builds it in a neighboring folder and moves it into place whole. So neither a
 * process that dies halfway nor two that start together can leave half a cluster.
 */
export async function initialiseCluster(home: ClusterHome): Promise<void> {
  if (await isInitialised(home)) return;
  await mkdir(path.dirname(home.folder), { recursive: true });
  await removeAbandoned(home.folder);
  const unfinished = {
    ...home,
    folder: `${home.folder}.new-${process.pid}-${randomBytes(3).toString("hex")}`,
  };
  try {
    await makePrivateFolder(unfinished.folder, home);
    await makePrivateFolder(dataDirectoryOf(unfinished), home);
    await writePassword(unfinished);
    await runInitdb(unfinished);
    await rename(unfinished.folder, home.folder);
  } catch (error) {
    await rm(unfinished.folder, { recursive: true, force: true });
    const anotherWasFaster = await isInitialised(home);
    if (!anotherWasFaster) throw error;
  }
}

async function isInitialised(home: ClusterHome): Promise<boolean> {
  try {
    await stat(path.join(dataDirectoryOf(home), "PG_VERSION"));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
    throw error;
  }
}

async function makePrivateFolder(folder: string, { user }: ClusterHome): Promise<void> {
  await mkdir(folder, { mode: 0o700 });
  if (user) await chown(folder, user.uid, user.gid);
}

async function writePassword(home: ClusterHome): Promise<void> {
  await writeFile(passwordFileOf(home), randomBytes(24).toString("base64url"), { mode: 0o600 });
  if (home.user) await chown(passwordFileOf(home), home.user.uid, home.user.gid);
}

async function runInitdb(home: ClusterHome): Promise<void> {
  const args = [
    `--pgdata=${dataDirectoryOf(home)}`,
    "--username=postgres",
    `--pwfile=${passwordFileOf(home)}`,
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    // The same order and case rules on every system, independent of its installed languages.
    "--no-locale",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    "--no-instructions",
  ];
  await promisify(execFile)(home.binaries.programs.initdb, args, programOptions(home));
}

/** How the programs of a cluster are run: in its home, as its user. */
export function programOptions({ folder, user }: ClusterHome) {
  return { cwd: folder, env: programEnvironment(), ...(user && { uid: user.uid, gid: user.gid }) };
}

async function removeAbandoned(folder: string): Promise<void> {
  const prefix = `${path.basename(folder)}.new-`;
  const siblings = await readdir(path.dirname(folder));
  for (const name of siblings.filter((sibling) => sibling.startsWith(prefix))) {
    const pid = Number(name.slice(prefix.length).split("-")[0]);
    if (isProcessAlive(pid)) continue;
    await rm(path.join(path.dirname(folder), name), { recursive: true, force: true });
  }
}
