import { readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod/v4";
import { settleFolder } from "#app/platform/files/settle-folder.server.ts";

/** A path with slashes that leads nowhere but below its folder: a backup may have been in other hands. */
const pathBelow = z
  .string()
  .refine((name) => path.posix.normalize(name) === name && !/^(?:\/|\.\.?(?:\/|$))|[\0\\]/.test(name));
/** By a file's path below the folder of its manifest. */
const checksums = z.record(pathBelow, z.object({ sizeBytes: z.number(), sha256: z.string() }));
export type Checksums = z.output<typeof checksums>;

const baseManifest = z.object({
  format: z.literal(1),
  systemIdentifier: z.string(),
  postgresVersion: z.string(),
  startedAt: z.iso.datetime(),
  /** From this moment on a restore can reach. */
  endedAt: z.iso.datetime(),
  /** The first and last segment of the log that the base is of no use without. */
  firstWal: z.string(),
  lastWal: z.string(),
  wal: checksums,
  /** Empty ones too: PostgreSQL misses them. */
  folders: z.array(pathBelow),
  files: checksums,
});
/** What a base backup holds. It is written last: a base without one is incomplete. */
export type BaseManifest = z.output<typeof baseManifest>;

const keysManifest = z.object({ format: z.literal(1), files: checksums });
/** What a folder of keys holds. */
export type KeysManifest = z.output<typeof keysManifest>;

const FILE_NAME = "manifest.json";

/** The file of a base's manifest: a base is whole where it is there. */
export const manifestOf = (folder: string) => path.join(folder, FILE_NAME);

/** Null: none, or not one that this version reads. */
export const readBaseManifest = (folder: string) => read(folder, baseManifest);
export const readKeysManifest = (folder: string) => read(folder, keysManifest);

async function read<Shape extends z.ZodType>(folder: string, shape: Shape): Promise<z.output<Shape> | null> {
  const text = await readFile(manifestOf(folder), "utf8").catch(() => null);
  if (text === null) return null;
  try {
    return shape.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** It is there whole, and on the disk, or not at all. */
export async function writeManifest(folder: string, manifest: BaseManifest | KeysManifest): Promise<void> {
  const draft = path.join(folder, `${FILE_NAME}.new`);
  await writeFile(draft, `${JSON.stringify(manifest, null, 1)}\n`, { mode: 0o600, flush: true });
  await rename(draft, manifestOf(folder));
  await settleFolder(folder);
}
