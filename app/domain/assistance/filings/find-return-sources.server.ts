import { open, readdir, stat } from "node:fs/promises";
import path from "node:path";
import { readOtherReturns } from "./read-index.server.ts";
import { memberOfFile, membersOfZip, type ReturnMember } from "./return-members.server.ts";

/** What is imported in one transaction: a zip, or the single returns of one place. */
export interface ReturnSource {
  fileName: string;
  /** Throws where the zip cannot be read (any further). */
  members: () => AsyncIterable<ReturnMember>;
}

export interface FoundSources {
  sources: ReturnSource[];
  /** Paths that cannot be read, or are nothing of the IRS's. */
  unreadable: { path: string; told: string }[];
}

/** The zips and returns at paths of zips, XML files, the IRS's indexes, and folders with any of them. An index lets zips be
 *  read faster; a row of it without a member is normal. */
export async function findReturnSources(paths: readonly string[]): Promise<FoundSources> {
  const leftOut = new Set<string>();
  const found: FoundSources = { sources: [], unreadable: [] };
  const refuse = (at: string, told: string) => void found.unreadable.push({ path: at, told });
  for (const given of paths) {
    const files = await filesAt(given).catch((error: Error) => error);
    if (files instanceof Error) {
      refuse(given, files.message);
      continue;
    }
    const returns: string[] = [];
    for (const file of files) {
      const kind = await kindOf(file).catch((error: Error) => error);
      if (kind instanceof Error) refuse(file, kind.message);
      else if (kind === "zip")
        found.sources.push({ fileName: path.basename(file), members: () => membersOfZip(file, leftOut) });
      else if (kind === "return") returns.push(file);
      else {
        const others = await readOtherReturns(file);
        for (const objectId of others ?? []) leftOut.add(objectId);
        if (others === null && files.length === 1)
          refuse(file, "It is no index of the IRS: it has no columns RETURN_TYPE and OBJECT_ID.");
      }
    }
    if (returns.length > 0)
      found.sources.push({ fileName: path.basename(given), members: () => membersOfFiles(returns) });
    if (files.length === 0) refuse(given, "It holds no zip, XML file or index of the IRS.");
  }
  return found;
}

async function* membersOfFiles(files: readonly string[]): AsyncIterable<ReturnMember> {
  for (const file of files) yield await memberOfFile(file);
}

async function filesAt(given: string): Promise<string[]> {
  if (!(await stat(given)).isDirectory()) return [given];
  const entries = await readdir(given, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /\.(?:zip|xml|csv)$/i.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

/** Of a zip with members, and of an empty one. */
const ZIP_STARTS = ["PK\u0003\u0004", "PK\u0005\u0006"];

async function kindOf(file: string): Promise<"zip" | "return" | "index"> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4), 0, 4, 0);
    if (ZIP_STARTS.includes(buffer.toString("latin1", 0, bytesRead))) return "zip";
  } finally {
    await handle.close();
  }
  if (/\.zip$/i.test(file)) throw new Error("It is no zip, or cut short at its beginning.");
  return /\.csv$/i.test(file) ? "index" : "return";
}
