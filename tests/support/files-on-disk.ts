import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

/** Every file in a folder and its folders, with what is in it. A running database removes some of its files in the meantime:
 *  those are left out, since they are no longer on the disk. */
export async function* filesOnDisk(folder: string): AsyncGenerator<{ file: string; content: Buffer }> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const content = await readFile(file).catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return null;
      throw error;
    });
    if (content !== null) yield { file, content };
  }
}
