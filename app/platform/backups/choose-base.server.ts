import { readdir, stat } from "node:fs/promises";
import path from "node:path";
import {
  type BackupFolder,
  type Base,
  isSegment,
  listBases,
  placeOfSegment,
} from "./backup-folder.server.ts";

/** The moments that a restore can reach; `until` by the archive's newest file, which may hold nothing so late. */
export interface Window {
  from: Date;
  until: Date;
}

/** "no-base": no backup was made to its end. */
export type BaseChoice =
  | { outcome: "chosen"; base: Base; window: Window }
  | { outcome: "no-base" }
  | { outcome: "outside"; window: Window };

/** The newest base before the moment to go back to; null: the newest of all, to restore to the end of the log. */
export async function chooseBase(backups: BackupFolder, moment: Date | null): Promise<BaseChoice> {
  const bases = await listBases(backups);
  const [oldest, newest] = [bases[0], bases.at(-1)];
  if (!oldest || !newest) return { outcome: "no-base" };
  const window = { from: new Date(oldest.manifest.endedAt), until: await findArchiveEnd(backups, newest) };
  const base = moment ? bases.findLast(({ manifest }) => new Date(manifest.endedAt) <= moment) : newest;
  if (!base || (moment && moment > window.until)) return { outcome: "outside", window };
  return { outcome: "chosen", base, window };
}

async function findArchiveEnd({ walFolder }: BackupFolder, { manifest }: Base): Promise<Date> {
  let end = new Date(manifest.endedAt).getTime();
  for (const name of (await readdir(walFolder).catch(() => [])).filter(isSegment)) {
    if (placeOfSegment(name) < placeOfSegment(manifest.lastWal)) continue;
    end = Math.max(end, (await stat(path.join(walFolder, name))).mtimeMs);
  }
  return new Date(end);
}
