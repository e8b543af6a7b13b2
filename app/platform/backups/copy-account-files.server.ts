import { link, mkdir, readdir } from "node:fs/promises";
import path from "node:path";
import type { Base } from "./backup-folder.server.ts";
import { type Checksum, copyWithChecksum } from "./copy-with-checksum.server.ts";
import type { Checksums } from "./manifest.server.ts";
import { someAtOnce } from "./some-at-once.ts";

const FOLDER = "account-files";

/** Copies the sealed files of accounts into a base. They never change: what the former base has is shared with it. */
export async function copyAccountFiles(
  dataDir: string,
  target: string,
  former: Base | undefined,
): Promise<Checksums> {
  const names = (
    await readdir(path.join(dataDir, FOLDER), { recursive: true, withFileTypes: true }).catch(() => [])
  )
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dataDir, path.join(entry.parentPath, entry.name)).replaceAll("\\", "/"));
  const files: Checksums = {};
  await someAtOnce(names, async (name) => {
    const place = path.join(target, name);
    await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
    const checksum =
      (await share(former, name, place)) ??
      (await copyWithChecksum(path.join(dataDir, name), place).catch(nullIfMissing));
    if (checksum) files[name] = checksum;
  });
  return files;
}

/** Null: the former base has no such file, or the file system of the backups doesn't support links. */
async function share(former: Base | undefined, name: string, place: string): Promise<Checksum | null> {
  const held = former?.manifest.files[name];
  if (!former || !held) return null;
  return link(path.join(former.folder, name), place).then(
    () => held,
    () => null,
  );
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null; // its account was deleted a moment ago
  throw error;
}
