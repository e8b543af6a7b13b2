import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";
import { type BackupVerdict, judgeBackup } from "#app/domain/site-status/judge-backup.ts";
import type { SiteStatus } from "#app/domain/site-status/read-site-status.server.ts";
import { AWAY_HEADERS } from "#app/platform/http/answers/answer-failures.server.ts";
import { caching } from "#app/platform/http/replies/caching.ts";

/** For load balancers: whether visitors may be sent here, in the first line and the status. The site listens only once its start
 *  is done; from then on the database decides. The other lines are for people who watch: a full disk or a late backup is no
 *  reason to send visitors elsewhere. */
export async function loader({ context }: LoaderFunctionArgs) {
  const isReady = await context.readiness.isReady();
  const lines = [isReady ? "ready" : "not ready", ...(await describeParts(context, isReady))];
  return new Response(`${lines.join("\n")}\n`, {
    status: isReady ? 200 : 503,
    headers: {
      ...(isReady ? { "Cache-Control": caching.never } : AWAY_HEADERS),
      "Content-Type": "text/plain",
    },
  });
}

async function describeParts(
  { siteWatch, disk, reader, clock }: AppLoadContext,
  isReady: boolean,
): Promise<string[]> {
  const status = isReady ? await siteWatch.look() : null;
  const { workers, busy, waiting } = reader.load();
  const isFull = await disk.isFull();
  return [
    `database: ${isReady ? "answers" : "does not answer"}`,
    `reader: ${busy} of ${workers} busy, ${waiting} waiting`,
    ...(isFull ? ["disk: full, nothing new can be saved"] : []),
    ...(status ? describeStatus(status, clock.now(), isFull) : []),
  ];
}

function describeStatus(status: SiteStatus, now: Date, isFull: boolean): string[] {
  const { dataVersion, freeBytes, queue } = status;
  const waiting = Object.values(queue).reduce((total, count) => total + count, 0);
  return [
    ...(isFull || freeBytes === null ? [] : [`disk: ${(freeBytes / 1e9).toFixed(1)} GB free`]),
    `schema: ${dataVersion}`,
    `queue: ${waiting} waiting`,
    `last backup: ${describeBackup(judgeBackup(status, now))}`,
  ];
}

function describeBackup(verdict: BackupVerdict): string {
  switch (verdict.outcome) {
    case "none":
    case "unknown":
      return verdict.outcome;
    case "failed":
      return `failed at ${verdict.failedAt}`;
    case "fresh":
      return `${hoursOf(verdict.ageMs)} hours old`;
    case "late":
      return `too old, ${hoursOf(verdict.ageMs)} hours`;
  }
}

function hoursOf(ms: number): number {
  return Math.floor(ms / 3_600_000);
}
