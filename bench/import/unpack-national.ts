import { execFile } from "node:child_process";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";

/** Unpacks the national set next to the benchmark's own files; returns the folder with its price files. */
export async function unpackNational(archive: string, scratch: string): Promise<string> {
  const folder = path.join(scratch, "unpacked");
  await mkdir(folder);
  await promisify(execFile)("tar", ["xzf", archive, "-C", folder]);
  return path.join(folder, "national");
}
