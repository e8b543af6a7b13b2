import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { crc32 } from "node:zlib";
import { type Entry, openPromise, type ZipFile } from "yauzl";

export type Bytes = AsyncIterable<Uint8Array>;

/** A file that may be a return with Schedule H, one that is not, or one that cannot be read. */
export type ReturnMember =
  | { name: string; outcome: "candidate"; open: () => Promise<Bytes> }
  | { name: string; outcome: "without-schedule-h" }
  | { name: string; outcome: "broken"; told: string };

/** No return of a hospital comes near it; a bomb goes far beyond. */
const MAX_BYTES = 256 * 1024 * 1024;
const CHUNK_BYTES = 256 * 1024;
const SCHEDULE_H = Buffer.from("<IRS990ScheduleH");
const MAX_END_LENGTH = 64;
const END_OF_RETURN = /<\/(?:\w+:)?Return>\s*$/;

/** A file on disk. */
export async function memberOfFile(filePath: string): Promise<ReturnMember> {
  const name = path.basename(filePath);
  const open = async () => createReadStream(filePath, { highWaterMark: CHUNK_BYTES });
  const size = await stat(filePath).then((found) => (found.isFile() ? found.size : null), messageOf);
  if (size === null) return { name, outcome: "broken", told: "It is not a file." };
  return typeof size === "string" ? { name, outcome: "broken", told: size } : judge(name, size, open);
}

/** Returns a member for a return whose text is already available. */
export function memberOfText(name: string, text: string): ReturnMember {
  return { name, outcome: "candidate", open: async () => Readable.from([Buffer.from(text)]) };
}

/** The members of one of the IRS's zips that are XML, but for those of `leftOut`, by object id. Each is inflated once to see
 *  whether it is whole and has the schedule. Throws where the zip itself cannot be read. */
export async function* membersOfZip(
  zipPath: string,
  leftOut: ReadonlySet<string>,
): AsyncIterable<ReturnMember> {
  const zip = await openPromise(zipPath, { autoClose: false });
  try {
    for await (const entry of zip.eachEntry()) {
      if (!/\.xml$/i.test(entry.fileName) || leftOut.has(objectIdOf(entry.fileName))) continue;
      yield await judge(entry.fileName, entry.uncompressedSize, () => openEntry(zip, entry), entry.crc32);
    }
  } finally {
    zip.close();
  }
}

/** '202400193493000010' of '2024_TEOS_XML_11A/202400193493000010_public.xml'. */
export function objectIdOf(memberName: string): string {
  return path.posix.basename(memberName).replace(/(?:_public)?\.xml$/i, "");
}

async function openEntry(zip: ZipFile, entry: Entry): Promise<Bytes> {
  return zip.openReadStreamPromise(entry);
}

/** `checksum`: CRC-32 that the bytes must have; undefined: none is known. */
async function judge(
  name: string,
  size: number,
  open: () => Promise<Bytes>,
  checksum?: number,
): Promise<ReturnMember> {
  if (size > MAX_BYTES) {
    const told = `It unpacks to ${Math.round(size / 1024 / 1024)} MB; more than ${MAX_BYTES / 1024 / 1024} MB is not read.`;
    return { name, outcome: "broken", told };
  }
  const seen = await open().then(lookThrough).catch(messageOf);
  if (typeof seen === "string") return { name, outcome: "broken", told: seen };
  if (checksum !== undefined && seen.checksum !== checksum)
    return { name, outcome: "broken", told: "Its bytes do not have the checksum (CRC) that the zip states." };
  if (!seen.isWhole)
    return { name, outcome: "broken", told: "It is cut short: the end of the return is missing." };
  return seen.hasScheduleH ? { name, outcome: "candidate", open } : { name, outcome: "without-schedule-h" };
}

/** Looks for the schedule's first bytes as they come by; nothing is held. */
async function lookThrough(
  bytes: Bytes,
): Promise<{ hasScheduleH: boolean; isWhole: boolean; checksum: number }> {
  let [hasScheduleH, checksum] = [false, 0];
  let end = Buffer.alloc(0);
  for await (const chunk of bytes) {
    checksum = crc32(chunk, checksum);
    const last = Buffer.concat([end, chunk.subarray(0, SCHEDULE_H.length)]);
    hasScheduleH ||=
      last.includes(SCHEDULE_H) ||
      Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length).includes(SCHEDULE_H);
    end = Buffer.concat([end, chunk.subarray(-MAX_END_LENGTH)]).subarray(-MAX_END_LENGTH);
  }
  return { hasScheduleH, checksum, isWhole: END_OF_RETURN.test(end.toString("latin1")) };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
