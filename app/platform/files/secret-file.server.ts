import { randomBytes } from "node:crypto";
import {
  chmod,
  type FileHandle,
  link,
  open,
  readFile,
  rename,
  rm,
  stat,
  unlink,
  writeFile,
} from "node:fs/promises";
import { userInfo } from "node:os";
import path from "node:path";
import { giveToOwner, makeOwnedFolder } from "./owned-files.server.ts";
import { settleFolder } from "./settle-folder.server.ts";

const SECRET_BYTES = 32;

/** The secret in a file that only its owner may read; null without the file. Throws where the file holds none. */
export async function readSecretFile(file: string, whatToDo: string): Promise<string | null> {
  const held = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw sayClosed(file, error);
  });
  if (held === null) return null;
  const secret = held.trim();
  if (secret.length < SECRET_BYTES) throw new Error(`${file} holds no secret: ${whatToDo}`);
  const { mode } = await stat(file);
  if (process.platform !== "win32" && mode & 0o077) await chmod(file, 0o600);
  return secret;
}

/** What to do about a file or folder of ours that this process can't read, such as one that root made; else the error. */
export function sayClosed(place: string, error: NodeJS.ErrnoException): Error {
  if (error.code !== "EACCES" && error.code !== "EPERM") return error;
  const { username } = userInfo();
  return new Error(
    `The user ${username}, as whom this runs, may not read ${place}: give it to them (chown -R ${username} ${place}), or run this as its owner.`,
    { cause: error },
  );
}

/** Writes a new secret of 32 bytes, in base64url, unless there is a file. A link appears whole or not at all, and never
 *  replaces: of two processes, one wins and both read its secret. */
export async function createSecretFile(file: string): Promise<void> {
  await makeOwnedFolder(path.dirname(file));
  const draft = `${file}.${randomBytes(6).toString("hex")}`;
  await writeFile(draft, randomBytes(SECRET_BYTES).toString("base64url"), {
    mode: 0o600,
    flag: "wx",
    flush: true,
  });
  try {
    await giveToOwner(draft);
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    await unlink(draft);
  }
  await settleFolder(path.dirname(file));
}

/** The secret of a file, generated first if there is no file. Throws if the file has none. */
export async function ensureSecretFile(file: string, whatToDo: string): Promise<string> {
  await createSecretFile(file);
  const secret = await readSecretFile(file, whatToDo);
  if (secret === null) throw new Error(`${file} was removed just after it was written: try again.`);
  return secret;
}

/** Overwrites a secret on the disk itself and removes the file; nothing happens without it. What a disk or a file system
 *  keeps of former writes is beyond any program's reach. */
export async function destroySecretFile(file: string): Promise<void> {
  const handle = await openIfThere(file);
  if (!handle) return;
  await overwrite(handle);
  await rm(file, { force: true });
  await settleFolder(path.dirname(file));
}

/** Puts `next` in a secret file's place at once, and then overwrites what the former one held. */
export async function replaceSecretFile(file: string, next: string): Promise<void> {
  const former = await openIfThere(file);
  await rename(next, file);
  await settleFolder(path.dirname(file));
  if (former) await overwrite(former);
}

async function openIfThere(file: string): Promise<FileHandle | null> {
  return open(file, "r+").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
}

async function overwrite(handle: FileHandle): Promise<void> {
  try {
    const { size } = await handle.stat();
    await handle.write(randomBytes(size), 0, size, 0);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
