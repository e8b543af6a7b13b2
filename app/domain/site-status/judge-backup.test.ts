import { expect, test } from "vitest";
import { judgeBackup } from "./judge-backup.ts";

const HOUR_MS = 3_600_000;
const now = new Date("2026-12-01T12:00:00Z");
const startedAt = (text: string | null) => ({ folder: "/backup", startedAt: text });

test.each([
  [null, null, { outcome: "none" }],
  [startedAt(null), null, { outcome: "unknown" }],
  [startedAt("2026-12-01T03:00:00Z"), null, { outcome: "fresh", ageMs: 9 * HOUR_MS }],
  [startedAt("2026-11-30T00:00:00Z"), null, { outcome: "fresh", ageMs: 36 * HOUR_MS }],
  [startedAt("2026-11-29T23:00:00Z"), null, { outcome: "late", ageMs: 37 * HOUR_MS }],
  [
    startedAt("2026-11-30T03:00:00Z"),
    "2026-12-01T03:00:00Z",
    { outcome: "failed", failedAt: "2026-12-01T03:00:00Z" },
  ],
  [null, "2026-12-01T03:00:00Z", { outcome: "failed", failedAt: "2026-12-01T03:00:00Z" }],
])("a backup of %j that failed at %j is %j", (lastBackup, backupFailedAt, verdict) => {
  expect(judgeBackup({ lastBackup, backupFailedAt }, now)).toEqual(verdict);
});
