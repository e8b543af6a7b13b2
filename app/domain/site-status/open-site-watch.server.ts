import { timeout } from "remix-utils/promise";
import type { SiteStatus } from "./read-site-status.server.ts";

/** How the site is, for probes that anyone may call as often as they like. */
export interface SiteWatch {
  /** As it was within the last seconds; null: the database did not tell in time. Never throws. */
  look(): Promise<SiteStatus | null>;
}

const KEPT_MS = 5_000;

/** Reads the status at most once in five seconds, no matter who asks, and waits `timeoutMs` for it. */
export function openSiteWatch(
  read: () => Promise<SiteStatus>,
  { timeoutMs }: { timeoutMs: number },
  nowMs = () => performance.now(),
): SiteWatch {
  let last: { status: SiteStatus; readAtMs: number } | null = null;
  let underWay: Promise<SiteStatus | null> | null = null;

  function readAnew(): Promise<SiteStatus | null> {
    underWay ??= read()
      .then(
        (status) => {
          last = { status, readAtMs: nowMs() };
          return status;
        },
        () => null,
      )
      .finally(() => {
        underWay = null;
      });
    return underWay;
  }

  return {
    async look() {
      if (last && nowMs() - last.readAtMs < KEPT_MS) return last.status;
      return timeout(readAnew(), { ms: timeoutMs }).catch(() => null);
    },
  };
}
