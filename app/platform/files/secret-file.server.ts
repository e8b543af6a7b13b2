import { randomBytes } from "node:crypto";
import { chmod, link, mkdir, readFile, stat, unlink, writeFile } from "node:fs/promises";
import path from "node:path";

const SECRET_BYTES = 32;

/** The secret in a file that only its owner may read; null without the file. Throws where the file holds none. */
export async function readSecretFile(file: string, whatToDo: string): Promise<string | null> {
  const held = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  if (held === null) return null;
  const secret = held.trim();
  if (secret.length < SECRET_BYTES) throw new Error(`${file} holds no secret: ${whatToDo}`);
  const { mode } = await stat(file);
  if (process.platform !== "win32" && mode & 0o077) await chmod(file, 0o600);
  return secret;
}

/** Writes a new secret of 32 bytes, in base64url, unless there is a file. A link appears whole or not at all, and never
 *  replaces: of two processes, one wins and both read its secret. */
export async function createSecretFile(file: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.${randomBytes(6).toString("hex")}`;
  await writeFile(draft, randomBytes(SECRET_BYTES).toString("base64url"), {
    mode: 0o600,
    flag: "wx",
    flush: true,
  });
  try {
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    await unlink(draft);
  }
}
