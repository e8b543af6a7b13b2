import { execFile } from "node:child_process";
import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { programEnvironment } from "./program-environment.server.ts";

/** The user and group that PostgreSQL runs as where this process is root. */
export type UnprivilegedUser = { name: string; uid: number; gid: number };

const CANDIDATES = ["postgres", "nobody"];

/**
 * PostgreSQL refuses to run as root. Null: this process is not root, PostgreSQL runs as the same user.
 * The owner of an existing cluster keeps it, and the owner of the folder gets a new one, unless that is root: then it is
 * `postgres`, or `nobody` where there is no such user.
 */
export async function findUnprivilegedUser(clusterHome: string): Promise<UnprivilegedUser | null> {
  if (process.getuid?.() !== 0) return null;
  const users = parsePasswd(await readFile("/etc/passwd", "utf8"));
  const owner = await stat(clusterHome)
    .catch(() => stat(path.dirname(clusterHome)))
    .catch(() => null);
  if (owner && owner.uid !== 0) {
    const name = users.find(({ uid }) => uid === owner.uid)?.name ?? `number ${owner.uid}`;
    return { name, uid: owner.uid, gid: owner.gid };
  }
  const user = CANDIDATES.map((name) => users.find((candidate) => candidate.name === name)).find(Boolean);
  if (!user)
    throw new Error("PostgreSQL does not run as root, and there is no user postgres or nobody here.");
  return user;
}

/** Whether that user reaches a folder: asked of the system, which knows modes, ACLs and mounts. */
export async function canEnter(user: UnprivilegedUser, folder: string): Promise<boolean> {
  return canRun(user, "/bin/sh", ["-c", 'cd "$1"', "sh", folder]);
}

/** Whether that user can run a program, with the libraries it needs. */
export async function canRun(user: UnprivilegedUser, program: string, args: string[]): Promise<boolean> {
  const { uid, gid } = user;
  return promisify(execFile)(program, args, { uid, gid, cwd: "/", env: programEnvironment() }).then(
    () => true,
    () => false,
  );
}

function parsePasswd(text: string): UnprivilegedUser[] {
  return text.split("\n").flatMap((line) => {
    const [name, , uid, gid] = line.split(":");
    return name && uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : [];
  });
}
