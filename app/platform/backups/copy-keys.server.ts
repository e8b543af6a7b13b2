import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { destroySecretFile } from "#app/platform/files/secret-file.server.ts";
import { copyWithChecksum } from "./copy-with-checksum.server.ts";
import { type Checksums, writeManifest } from "./manifest.server.ts";

const SECRETS = ["account-key", "account-key.next", "session-secret"];
const FOLDERS = ["account-keys", "waiting-keys"];

/** The names of all keys in a data folder, or in a copy of its keys. */
export async function listKeys(folder: string): Promise<string[]> {
  const inFolders = FOLDERS.map(async (name) => {
    const files = await readdir(path.join(folder, name)).catch(() => []);
    return files.map((file) => `${name}/${file}`);
  });
  const there: string[] = await readdir(folder).catch(() => []);
  return [...SECRETS.filter((name) => there.includes(name)), ...(await Promise.all(inFolders)).flat()];
}

/** Makes `target` the copy of a data folder's keys as they are now: one that was destroyed since is destroyed there, too. */
export async function mirrorKeys(dataDir: string, target: string): Promise<number> {
  await rm(path.join(target, "manifest.json"), { force: true });
  const names = await listKeys(dataDir);
  for (const name of await listKeys(target)) {
    const [ours, copied] = await Promise.all(
      [dataDir, target].map((folder) => readFile(path.join(folder, name)).catch(() => null)),
    );
    if (!ours || !copied?.equals(ours)) await destroySecretFile(path.join(target, name));
  }
  const files = await copyKeys(dataDir, names, target);
  await writeManifest(target, { format: 1, files });
  return Object.keys(files).length;
}

/** Copies keys; one that was destroyed a moment ago is left out. */
export async function copyKeys(source: string, names: string[], target: string): Promise<Checksums> {
  await mkdir(target, { recursive: true, mode: 0o700 });
  const files: Checksums = {};
  for (const name of names) {
    const file = path.join(target, name);
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    const checksum = await copyWithChecksum(path.join(source, name), file).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code !== "ENOENT") throw error;
      },
    );
    if (checksum) files[name] = checksum;
  }
  return files;
}
