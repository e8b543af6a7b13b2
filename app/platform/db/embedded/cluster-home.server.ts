import { randomBytes } from "node:crypto";
import { chmod, cp, mkdir, readdir, readlink, realpath, rename, rm, stat, symlink } from "node:fs/promises";
import path from "node:path";
import { binariesAt, locateBinaries, type PostgresBinaries } from "./binaries.server.ts";
import { canEnter, canRun, findUnprivilegedUser, type UnprivilegedUser } from "./unprivileged-user.server.ts";

/** Where a cluster lives, with what it runs and as whom (null: as this process' own user). */
export type ClusterHome = { folder: string; binaries: PostgresBinaries; user: UnprivilegedUser | null };

/** Open to every user of the machine, for any project folder. */
const SYSTEM_FOLDER = "/var/lib/faircharge";

/**
 * The home of the cluster of `dataDir`: `dataDir/postgres`. Where PostgreSQL must run as another user, `dataDir` is
 * opened for passing through; where folders above it are closed (a project under /root), the cluster and a copy of the
 * binaries go to /var/lib/faircharge, and `dataDir/postgres` becomes a link. `announce` gets a line in both cases.
 */
export async function findClusterHome(
  dataDir: string,
  announce: (line: string) => void,
): Promise<ClusterHome> {
  await mkdir(dataDir, { recursive: true });
  const wanted = path.join(await realpath(dataDir), "postgres");
  const binaries = await locateBinaries();
  const linked = await followLink(wanted);
  const user = await findUnprivilegedUser(linked);
  if (!user) return { folder: linked, binaries, user };
  await openForPassing(user, path.dirname(wanted), announce);
  const folder = await reachableFolder(user, wanted, linked);
  const reachable = await reachableBinaries(user, binaries);
  const moved = [
    folder !== wanted && `data in ${folder}`,
    reachable !== binaries && `programs in ${reachable.root}`,
  ];
  if (moved.some(Boolean)) {
    const places = moved.filter(Boolean).join(", ");
    announce(
      `The user ${user.name}, who runs PostgreSQL here, cannot reach this project's folder: ${places}.`,
    );
  }
  return { folder, binaries: reachable, user };
}

/** Only `dataDir` itself, which is the site's own: files in it that others can't read have their own mode. */
async function openForPassing(user: UnprivilegedUser, dataDir: string, announce: (line: string) => void) {
  const isTheOnlyClosedOne =
    !(await canEnter(user, dataDir)) && (await canEnter(user, path.dirname(dataDir)));
  if (!isTheOnlyClosedOne) return;
  const { mode } = await stat(dataDir);
  await chmod(dataDir, mode | 0o011);
  announce(`The user ${user.name}, who runs PostgreSQL here, may now pass through ${dataDir} (not list it).`);
}

async function reachableFolder(user: UnprivilegedUser, wanted: string, linked: string): Promise<string> {
  if (linked !== wanted) return linked;
  if (await canEnter(user, path.dirname(wanted))) return wanted;
  if (await exists(wanted)) {
    throw new Error(
      `The user ${user.name}, who runs PostgreSQL, cannot reach ${wanted}: open the folders above it.`,
    );
  }
  await makeSystemFolder();
  const target = path.join(SYSTEM_FOLDER, `postgres-${randomBytes(4).toString("hex")}`);
  await symlink(target, wanted).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
  return followLink(wanted);
}

async function reachableBinaries(
  user: UnprivilegedUser,
  binaries: PostgresBinaries,
): Promise<PostgresBinaries> {
  if (await canRun(user, binaries.programs.postgres, ["--version"])) return binaries;
  await makeSystemFolder();
  const copy = path.join(SYSTEM_FOLDER, `postgresql-${binaries.version}`);
  if (!(await exists(copy))) await copyReadableByAll(binaries.root, copy);
  const copied = binariesAt(copy, binaries.version);
  if (await canRun(user, copied.programs.postgres, ["--version"])) return copied;
  throw new Error(`The user ${user.name} can run PostgreSQL neither in ${binaries.root} nor in ${copy}.`);
}

async function copyReadableByAll(source: string, target: string): Promise<void> {
  const unfinished = `${target}.new-${process.pid}`;
  await cp(source, unfinished, { recursive: true, verbatimSymlinks: true });
  for (const entry of await readdir(unfinished, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const { mode } = await stat(file);
    await chmod(file, mode | (entry.isDirectory() || mode & 0o100 ? 0o555 : 0o444));
  }
  await chmod(unfinished, 0o755);
  await rename(unfinished, target).catch(async (error: NodeJS.ErrnoException) => {
    await rm(unfinished, { recursive: true, force: true });
    const anotherWasFaster = error.code === "ENOTEMPTY" || error.code === "EEXIST";
    if (!anotherWasFaster) throw error;
  });
}

async function makeSystemFolder(): Promise<void> {
  await mkdir(SYSTEM_FOLDER, { recursive: true });
  await chmod(SYSTEM_FOLDER, 0o755);
}

async function followLink(file: string): Promise<string> {
  return readlink(file).catch(() => file);
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}
