import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

const MANIFEST = path.join(import.meta.dirname, "manifest.json");

/** The SHA-256 of every file of a corpus that is outside this repository, by corpus and file. */
type Manifest = Record<string, Record<string, string>>;

/** Weights are only fitted on documents that the manifest names, so that the same ones give the same weights.
 *  @throws What differs, by file. */
export async function checkManifest(folder: string): Promise<void> {
  const known = (await readManifest())[path.basename(folder)];
  if (!known) throw new Error(`${path.basename(folder)} is in no manifest. Add it with --add-to-manifest.`);
  const found = await hashFiles(folder);
  const names = [...new Set([...Object.keys(known), ...Object.keys(found)])];
  const others = names.filter((name) => known[name] !== found[name]);
  if (others.length > 0) throw new Error(`${folder} is not what the manifest names: ${others.join(", ")}`);
}

/** Names the files of a folder in the manifest. */
export async function addToManifest(folder: string): Promise<void> {
  const manifest = { ...(await readManifest()), [path.basename(folder)]: await hashFiles(folder) };
  await writeFile(MANIFEST, `${JSON.stringify(manifest, null, 2)}\n`);
}

async function readManifest(): Promise<Manifest> {
  return JSON.parse(await readFile(MANIFEST, "utf8"));
}

async function hashFiles(folder: string): Promise<Record<string, string>> {
  const names = (await readdir(folder)).filter((name) => !name.endsWith(".md")).sort();
  const hashes = names.map(async (name) => {
    const bytes = await readFile(path.join(folder, name));
    return [name, createHash("sha256").update(bytes).digest("hex")] as const;
  });
  return Object.fromEntries(await Promise.all(hashes));
}
