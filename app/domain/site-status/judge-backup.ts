import type { SiteStatus } from "./read-site-status.server.ts";

/** A backup that is made each night is late after a day and a half. */
const MAX_AGE_MS = 36 * 3_600_000;

/** Whether the last backup is whole and new enough. "unknown": the folder of backups is closed to this user. "none": `npx faircharge backup` made none, as
 *  where the database is the operator's own. */
export type BackupVerdict =
  | { outcome: "none" | "unknown" }
  | { outcome: "failed"; failedAt: string }
  | { outcome: "fresh" | "late"; ageMs: number };

export function judgeBackup(
  { lastBackup, backupFailedAt }: Pick<SiteStatus, "lastBackup" | "backupFailedAt">,
  now: Date,
): BackupVerdict {
  if (backupFailedAt !== null) return { outcome: "failed", failedAt: backupFailedAt };
  const ageMs = ageOfBackup({ lastBackup }, now);
  if (ageMs === null) return { outcome: lastBackup === null ? "none" : "unknown" };
  return { outcome: ageMs > MAX_AGE_MS ? "late" : "fresh", ageMs };
}

/** Null: none was found. */
export function ageOfBackup({ lastBackup }: Pick<SiteStatus, "lastBackup">, now: Date): number | null {
  const startedAt = lastBackup?.startedAt;
  return startedAt ? now.getTime() - Date.parse(startedAt) : null;
}
